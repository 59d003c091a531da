"""An amount stands once on a card: its text and what it does both come from there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import breakfall
from breakfall.core.overlay import apply_overlay, remove_overlay
from breakfall.games.break_.state import Utility
from tests.games.break_.story import table

CARDS = breakfall.find_game("break").faces()
UTILITIES = [card for card in CARDS if isinstance(card, Utility)]


@pytest.fixture(autouse=True)
def built_in_cards_afterwards() -> Iterator[None]:
    yield
    remove_overlay("break")


@pytest.mark.parametrize("card", UTILITIES, ids=lambda card: card.key)
def test_every_number_in_a_text_is_an_amount_of_the_card(card: Utility) -> None:
    template = card.text.replace("X - 1", "")  # Pyre: one tile fewer than were sacrificed
    assert not any(letter.isdigit() for letter in template)
    for name, amount in card.amounts().items():
        assert f"{{{name}}}" in card.text or amount == 0
        assert amount == 0 or str(amount) in card.printed_text


def text_of(key: str) -> str:
    return next(card.printed_text for card in UTILITIES if card.key == key)


def power_after_an_arrow() -> str:
    story = table(
        """
        6  .  .  go .  .
        3  .  .  Ar .  .
        """,
        "forest",
        "rock",
    )
    story.answer("cast:arrow")
    return story.at("c6")


def test_another_amount_changes_what_a_card_says_and_what_it_does() -> None:
    assert text_of("arrow") == "A shot in the archer's column: 2 damage to the first troop."
    assert power_after_an_arrow() == "go3"  # 4 - 2, with 1 less for its helmet
    apply_overlay("break", CARDS, {"Arrow": {"damage": 3}})
    assert text_of("arrow") == "A shot in the archer's column: 3 damage to the first troop."
    assert power_after_an_arrow() == "go2"


def test_a_longer_march_asks_for_more_blazes() -> None:
    apply_overlay("break", CARDS, {"March": {"blazes": 3}})
    assert text_of("march") == "Up to 3 of your blazes move one tile forward, into enemies too."
    story = table(
        """
        8  .  .  .  .  st
        2  Bl Bl Bl .  .
        """,
        "fire",
        "rock",
    )
    story.answer("cast:march", "tile:a2", "tile:b2")
    assert story.match.choice is not None
    assert story.match.choice.prompt.endswith("(3 of up to 3)")
    story.answer("tile:c2")
    assert story.troops == {"a3": "Bl", "b3": "Bl", "c3": "Bl", "e8": "st"}
