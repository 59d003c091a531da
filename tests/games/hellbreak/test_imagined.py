"""What somebody else imagines while a player is asked about cards nobody else sees. (HB-13.7)"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from breakfall import Luck, Match
from tests.contract.playing import play_to_the_end, position
from tests.games.hellbreak.story import CARFAX, Story, at, side, table
from tests.games.hellbreak.tables import side_of

DRACULA, JAWS, SPECTATOR = 0, 1, None
TWO_SHARKS = {"rogue-shark", "ravenous-predator"}


def spotting() -> Story:
    """Shark Spotter has found two different sharks, and Jaws may take one."""
    deck = ["Rogue Shark", "Ravenous Predator", *["Giant Octopus"] * 12]
    story = table(jaws=side(hand=["Shark Spotter"], blood=2, deck=deck), turn="jaws")
    story.answer("play:shark-spotter", "at:right")
    assert story.asks("jaws", "take-card")
    return story


def pranking() -> Story:
    """Dracula has called the prank, and Jaws may play one of two sharks."""
    hand = ["Shark in the Pond", "Rogue Shark", "Ravenous Predator"]
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]), jaws=side(hand=hand, blood=1), turn="jaws"
    )
    story.answer("play:shark-in-the-pond", "call")
    assert story.asks("jaws", "free-shark")
    return story


def guesses(story: Story, seat: int | None) -> list[Match]:
    found = []
    for seed in range(60):
        guess = story.match.copy()
        guess.redeal(seat, Luck(seed))
        found.append(guess)
    return found


stories = pytest.mark.parametrize("begin", [spotting, pranking])
others = pytest.mark.parametrize("seat", [DRACULA, SPECTATOR], ids=["dracula", "spectator"])


@pytest.mark.rule("HB-13.7")
@stories
@others
def test_nobody_else_can_imagine_a_choice_of_sharks_that_are_not_there(
    begin: Callable[[], Story], seat: int | None
) -> None:
    """What is offered in a guess lies in the hand or among the cards looked at, in that guess."""
    offered = set()
    for guess in guesses(begin(), seat):
        assert guess.choice is not None
        jaws = side_of(guess, JAWS).piles
        there = {card.face.key for card in (*jaws.hand.cards, *jaws.looked_at.cards)}
        names = {option.key.partition(":")[2] for option in guess.choice.options}
        assert names == (there & TWO_SHARKS or {""})
        offered.add(tuple(option.label for option in guess.choice.options))
    assert ("There is none",) in offered
    assert len(offered) > 2


@pytest.mark.rule("HB-13.7")
@stories
@others
def test_a_guess_without_any_shark_plays_on(begin: Callable[[], Story], seat: int | None) -> None:
    for seed, guess in enumerate(guesses(begin(), seat)):
        assert position(guess.copy()) == position(guess)
        play_to_the_end(guess, Luck(seed))
