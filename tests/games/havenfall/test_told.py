"""What the log tells, and to whom it says "you"."""

from __future__ import annotations

import pytest

from breakfall.core.event import Happened
from breakfall.games.havenfall.events import HEIST, LAST_ROUND_OVER, MORE_PIXELS, TAKES
from tests.games.havenfall.story import Story, player, table


def last_event(story: Story, kind: str) -> Happened:
    return [event for event in story.haven.events if event.declared.kind == kind][-1]


def test_you_hear_of_yourself_and_others_hear_your_name() -> None:
    story = table(player("Greg", play=["Copper"] * 3 + ["Shield"], pixels="G"), player("Joe"))
    story.answer("buy:silver")
    assert story.told_to("Greg")[-1] == "You buy Silver."
    assert story.told_to("Joe")[-1] == "Player 1 buys Silver."
    assert story.told[-1] == "Player 1 buys Silver."


@pytest.mark.rule("HF-11.3")
def test_who_loses_a_card_hears_who_took_it_and_where_it_lies_now() -> None:
    story = table(player("Greg", play=["Sword"], pixels="R"), player("Joe", hand=["Gold"]))
    story.answer("ability:sword")
    assert story.told_to("Joe")[-1] == "Player 1 takes Gold from you."
    assert story.told_to("Greg")[-1] == "You take Gold from Player 2."
    facts = last_event(story, TAKES.kind).facts
    assert facts == {"who": [0], "card": {"card": "gold", "place": "play:0:1"}, "whom": [1]}


def test_a_heist_is_one_line_and_the_thief_has_gained_the_card() -> None:
    joe = player("Joe", spells=["Grand Heist"], pixels="RYB")
    story = table(player("Greg", play=["Gold", "Gold", "Shield"], pixels="G"), joe)
    story.answer("buy:gold", "cast:grand-heist")
    assert story.told[-1] == "Player 2 gains the Gold that Player 1 buys."
    assert story.told_to("Joe")[-1] == "You gain the Gold that Player 1 buys."
    assert story.told_to("Greg")[-1] == "Player 2 gains the Gold that you buy."
    event = last_event(story, HEIST.kind)
    assert (event.seat, event.cards("gains")) == (1, ["gold"])


@pytest.mark.rule("HF-8.7")
def test_a_fight_is_told_where_the_monster_stands() -> None:
    story = table(player("Greg", play=["Elite Guard"] * 2), row=["Fish", "Octopus", "Dragon"])
    story.answer("fight:minion-2")
    assert "You fight Octopus (minion 2)." in story.told_to("Greg")
    defeated = last_event(story, "defeats")
    assert defeated.places == ["row:minion-2"]
    assert defeated.cards("gains") == ["octopus"]


@pytest.mark.rule("HF-15.3", "HF-15.4")
def test_the_end_says_why_and_by_how_much() -> None:
    greg, joe = player("Greg", pixels="BB"), player("Joe", pixels="R", hand=["Copper"])
    story = table(greg, joe, round_now=5, last_round=5)
    story.answer("end")
    story.answer("end")
    outcome = story.match.outcome
    assert outcome is not None
    assert outcome.ending == MORE_PIXELS.kind
    assert outcome.reason == (
        "The last round is over. Player 1 wins the tie with more pixels, 2 to 1."
    )
    assert story.told_to("Greg")[-1].startswith("The last round is over. You win the tie")
    facts = {"why": LAST_ROUND_OVER, "who": [0], "pixels": 2, "other": 1}
    assert outcome.as_json()["facts"] == facts
