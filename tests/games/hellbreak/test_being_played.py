"""A card that is being played lies open before anything is asked about it. (HB-7.1)"""

from __future__ import annotations

import pytest

from breakfall import Luck
from tests.games.hellbreak.scare import scare
from tests.games.hellbreak.story import BEACH, Story, at, side, table
from tests.games.hellbreak.tables import sides_seen

JAWS = 1


def being_played(story: Story, seat: int) -> list[str | None]:
    """What the other player sees lie open between a seat's hand and the table."""
    shown: list[str | None] = sides_seen(story.match, 1 - seat)[seat]["being_played"]
    return shown


@pytest.mark.rule("HB-7.1")
def test_whoever_sees_a_card_being_paid_for_cannot_imagine_another() -> None:
    """Jaws has read that the Wildcat is played; in whatever he guesses, it is the Wildcat."""
    story = table(
        dracula=side(malice=3, blood=4, hand=["Carpathian Wildcat", "Renfield", "Drain Life"])
    )
    story.answer("play:carpathian-wildcat")
    assert story.asks("dracula", "pay")
    assert being_played(story, 0) == ["carpathian-wildcat"]
    assert sides_seen(story.match, JAWS)[0]["hand"] == [None, None]
    for seed in range(40):
        guess = story.match.copy()
        guess.redeal(JAWS, Luck(seed))
        guess.choose_key("pay:malice-0")
        guess.choose_key("at:right")
        assert [minion["card"] for minion in sides_seen(guess, JAWS)[0]["minions"]] == [
            "carpathian-wildcat"
        ]


@pytest.mark.rule("HB-7.5")
def test_a_minion_lies_open_while_its_location_is_chosen() -> None:
    story = table(dracula=side(blood=5, hand=["Mina Harker"]))
    story.answer("play:mina-harker")
    assert story.asks("dracula", "play-where")
    assert being_played(story, 0) == ["mina-harker"]
    story.answer("at:right")
    assert being_played(story, 0) == []
    assert story.in_play("dracula") == ["Mina Harker"]


@pytest.mark.rule("HB-7.9")
def test_an_event_lies_open_while_it_is_carried_out() -> None:
    minions = [at(BEACH, "Barracuda"), at(BEACH, "Giant Octopus")]
    story = table(dracula=side(blood=1, hand=["Drain Life"]), jaws=side(minions=minions))
    story.answer("play:drain-life")
    assert being_played(story, 0) == ["drain-life"]
    story.answer("target:enemy:left:barracuda")
    assert being_played(story, 0) == []
    assert story.pile("dracula", "crypt") == ["Drain Life"]


@pytest.mark.rule("HB-12.10")
def test_a_health_card_that_plays_itself_lies_open_too() -> None:
    story = scare("Bloodsucking Bat", "dracula", side(malice=1))
    story.answer("yes")
    assert story.asks("dracula", "play-where")
    assert being_played(story, 0) == ["bloodsucking-bat"]
