"""An amount stands once on a card: its text and what it does both come from there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import breakfall
from breakfall.core.overlay import apply_overlay, remove_overlay
from breakfall.games.nightfall.card import Order, Text, cards_in_words
from breakfall.games.nightfall.cards import ORDERS
from breakfall.games.nightfall.terms import GREEN
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.printed import Named, face
from tests.games.nightfall.story import seat, table

INFO = breakfall.find_game("nightfall")


@pytest.fixture(autouse=True)
def built_in_cards_afterwards() -> Iterator[None]:
    yield
    remove_overlay("nightfall")


def printed(name: str) -> Order:
    found = face(name)
    assert isinstance(found, Order)
    return found


def texts(order: Order) -> list[Text]:
    return [text for text in (order.chain, order.kick) if text is not None]


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.key)
def test_every_amount_can_be_read_on_the_card(order: Order) -> None:
    for text in texts(order):
        words = text.printed_text
        for amount in (text.amount, text.also):
            assert not amount or str(amount) in words or cards_in_words(amount) in words
        assert "{" not in words
        assert text.amount or not any(sign.isdigit() for sign in words)


def wounds_by_death_grip() -> int:
    story = table(seat(["Death Grip"]), seat(), commons=SHOP)
    resolve(story, "death-grip")
    story.answer("player:left-1")
    return story.wounds(1)


def test_another_amount_changes_what_a_card_says_and_what_it_does() -> None:
    assert printed("Death Grip").chain_text == "Inflict 3 damage on target player."
    assert wounds_by_death_grip() == 3
    apply_overlay("nightfall", INFO.faces(), {"Death Grip": {"chain.amount": 5}})
    assert printed("Death Grip").chain_text == "Inflict 5 damage on target player."
    assert wounds_by_death_grip() == 5
    assert printed("Shock and Awe").kicker_text == "Inflict 1 damage on target player."


@pytest.mark.parametrize(
    ("amount", "text"), [(1, "Draw a card."), (2, "Draw two cards."), (3, "Draw three cards.")]
)
def test_a_kicker_draws_as_many_cards_as_it_says(amount: int, text: str) -> None:
    apply_overlay("nightfall", INFO.faces(), {"Tag Team Takedown": {"kick.amount": amount}})
    assert printed("Tag Team Takedown").kicker_text == text
    hand: list[Named] = [moon(GREEN), "Tag Team Takedown", "bite"]
    story = table(seat(hand, deck=["Vulko"] * 5), seat(), commons=SHOP)
    resolve(story, "green", "tag-team-takedown")
    assert story.hand(0) == ["Vulko"] * amount + ["bite"]
