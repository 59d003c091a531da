"""Chain text, kickers and in-play text: when each of them works. (NF-2.13 to 2.15)"""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.cards import ORDERS
from breakfall.games.nightfall.terms import COLOURS, NO_COLOUR, WHITE, YELLOW
from tests.games.nightfall.chains import moon
from tests.games.nightfall.story import seat, table


@pytest.mark.rule("NF-2.13")
@pytest.mark.parametrize(
    ("name", "key", "wounds"),
    [("Enraged Wight", "enraged-wight", 1), ("Death Grip", "death-grip", 3)],
)
def test_chain_text_works_when_the_chain_is_resolved(name: str, key: str, wounds: int) -> None:
    """On a minion as on an action; not when it is discarded for influence."""
    story = table(seat(hand=[name, "bite"]), seat(hand=["bite"]))
    story.answer("play:nothing", f"discard:{key}")
    assert story.wounds(1) == 1  # the one in hand
    story = table(seat(hand=[name, "bite"]), seat(hand=["bite"]))
    story.answer(f"play:{key}")
    if story.kind == "target-player":
        story.answer("player:left-1")
    assert story.wounds(1) == 1 + wounds


@pytest.mark.rule("NF-2.13")
def test_chain_text_does_nothing_while_its_minion_is_in_play() -> None:
    """Enraged Wight attacks with its strength of two, and no more."""
    story = table(seat(hand=["bite"], minions=["Enraged Wight"]), seat(), phase="combat")
    assert story.asks(0, "claim")
    assert story.wounds(1) == 2


@pytest.mark.rule("NF-2.13", "NF-8.10")
@pytest.mark.parametrize(("colour", "hand"), [(YELLOW, ["Vulko", "bite"]), (WHITE, ["bite"])])
def test_a_kicker_happens_only_after_its_colour(colour: int, hand: list[str]) -> None:
    story = table(seat(hand=[moon(colour), "Blaine Cordell", "bite"], deck=["Vulko"]), seat())
    story.answer(f"play:{COLOURS[colour]}", "link:blaine-cordell")
    assert story.hand(0) == hand
    assert story.influence(0) == 3  # the chain text comes anyway


@pytest.mark.rule("NF-2.13")
def test_most_orders_have_a_kicker() -> None:
    assert sum(printed.kicker != NO_COLOUR for printed in ORDERS) > len(ORDERS) / 2
    assert all((printed.kicker != NO_COLOUR) == bool(printed.kicker_text) for printed in ORDERS)


TRAVAIL_HELPS = "claim:zacharias-sands"  # three, and there are two points


@pytest.mark.rule("NF-2.14", "NF-15.8")
def test_in_play_text_works_from_the_moment_its_minion_enters_play() -> None:
    story = table(seat(hand=["Sir John Travail", "bite"]), seat(), commons=["Zacharias Sands"])
    story.answer("play:sir-john-travail")
    assert TRAVAIL_HELPS in story.options


@pytest.mark.rule("NF-2.14")
def test_in_play_text_does_not_work_in_the_hand() -> None:
    story = table(seat(hand=["Sir John Travail", "bite"]), seat(), commons=["Zacharias Sands"])
    story.answer("play:nothing")
    assert TRAVAIL_HELPS not in story.options


@pytest.mark.rule("NF-2.14")
def test_in_play_text_stops_when_its_minion_leaves_play() -> None:
    story = table(
        seat(hand=["bite"], minions=["Sir John Travail"]),
        seat(),
        phase="combat",
        commons=["Zacharias Sands"],
    )
    assert story.asks(0, "claim")
    assert TRAVAIL_HELPS not in story.options


@pytest.mark.rule("NF-2.15")
def test_the_card_is_right_where_it_contradicts_a_rule() -> None:
    """Whoever is attacked may block (NF-6.4), but not Franz Orlok."""
    story = table(
        seat(hand=["bite"], minions=["Franz Orlok"]),
        seat(minions=["Alton Hickman"]),
        phase="combat",
    )
    assert story.asks(0, "claim")
    assert story.wounds(1) == 3
    assert story.minions(1) == ["Alton Hickman 3"]


@pytest.mark.rule("NF-2.15")
def test_alton_hickman_lets_you_draw_one_more_than_the_rules_do() -> None:
    story = table(
        seat(minions=["Alton Hickman"], deck=["Vulko"] * 8), seat(hand=["Vulko"]), phase="cleanup"
    )
    assert len(story.hand(0)) == 6
