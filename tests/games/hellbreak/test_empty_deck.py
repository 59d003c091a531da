"""Playing on with a short deck or none at all. (HB-12.14)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.terms import COLLECT
from tests.games.hellbreak.story import CARFAX, CardName, Story, at, side, table


def wisdom(deck: list[CardName], health: list[CardName] | None = None) -> Story:
    """Dracula plays Ancient Wisdom, which draws 2 cards."""
    dracula = side(
        hand=["Ancient Wisdom"], blood=3, vault=["Swarm of Rats"], deck=deck, health=health
    )
    story = table(dracula)
    story.answer("play:ancient-wisdom")
    return story


@pytest.mark.rule("HB-12.14")
@pytest.mark.parametrize(
    ("deck", "hand", "health"),
    [
        (["Renfield", "Aleera"], 2, 16),
        (["Renfield"], 1, 14),
        ([], 0, 12),
    ],
)
def test_each_card_that_is_not_there_costs_two_health(
    deck: list[CardName], hand: int, health: int
) -> None:
    """The last card of a deck is still free of charge."""
    story = wisdom(deck)
    assert len(story.pile("dracula", "hand")) == hand
    assert story.dracula.health == health
    assert story.pile("dracula", "deck") == []


def told_of_missing_cards(story: Story) -> int:
    return sum("no card to draw" in line for line in story.told)


@pytest.mark.rule("HB-12.14")
def test_draws_are_taken_one_after_the_other() -> None:
    """The second draw waits until the Jumpscare of the first one is finished."""
    story = wisdom([], ["Larry Vaughn", "Deputy Hendricks", "Renfield"])
    assert story.asks("dracula", "jumpscare")
    assert story.pile("dracula", "revealed") == ["Larry Vaughn"]
    assert told_of_missing_cards(story) == 1
    story.answer("no")
    assert story.pile("dracula", "revealed") == ["Deputy Hendricks"]
    assert told_of_missing_cards(story) == 2


@pytest.mark.rule("HB-12.14")
def test_a_card_that_is_there_is_drawn_before_the_missing_one_hurts() -> None:
    story = wisdom(["Renfield"], ["Larry Vaughn", "Renfield"])
    assert story.asks("dracula", "jumpscare")
    assert story.pile("dracula", "hand") == ["Renfield"]


@pytest.mark.rule("HB-12.14")
def test_the_first_missing_card_may_kill() -> None:
    story = wisdom([], ["Renfield"])
    assert story.winner == "jaws"


@pytest.mark.rule("HB-12.14")
def test_without_a_deck_the_match_goes_on() -> None:
    """Dracula draws two cards a round; four health a round are gone, and he still acts."""
    story = table(dracula=side(deck=[]), stage=COLLECT)
    assert story.dracula.health == 12
    story.bid_nothing()
    assert story.asks("dracula", "action")


@pytest.mark.rule("HB-12.14")
def test_searching_a_short_deck_does_not_hurt() -> None:
    """Shark Spotter looks at six cards, and there are two."""
    jaws = side(hand=["Shark Spotter"], blood=2, deck=["Barracuda", "Rogue Shark"])
    story = table(jaws=jaws, turn="jaws")
    story.answer("play:shark-spotter", "at:right")
    assert story.pile("jaws", "hand") == ["Rogue Shark"]
    assert story.pile("jaws", "deck") == ["Barracuda"]
    assert story.jaws.health == 16


@pytest.mark.rule("HB-12.14")
def test_searching_an_empty_deck_does_not_hurt() -> None:
    story = table(jaws=side(hand=["Shark Spotter"], blood=2, deck=[]), turn="jaws")
    story.answer("play:shark-spotter", "at:right")
    assert story.asks("dracula", "action")
    assert story.jaws.health == 16


@pytest.mark.rule("HB-12.14")
def test_discarding_from_an_empty_deck_does_not_hurt() -> None:
    """Marishka would discard the top card."""
    story = table(dracula=side(minions=[at(CARFAX, "Marishka")], deck=[]))
    story.answer("scheme:ally:right:marishka")
    assert story.asks("jaws", "action")
    assert story.dracula.health == 16
