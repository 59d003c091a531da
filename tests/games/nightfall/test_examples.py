"""The rulebook's worked examples, to the letter."""

from __future__ import annotations

import pytest

from tests.games.nightfall.story import seat, table

JANET, SCOTT, BRAD = 0, 1, 2


@pytest.mark.rule("NF-8.1")
def test_the_example_chain() -> None:
    """Janet starts; Scott sits to her left; Brad declines."""
    story = table(
        seat(hand=["Alton Hickman", "Furious Melee"]),
        seat(
            hand=["Shock and Awe"], minions=["Vulko"], archives=["Shock and Awe", "Blaine Cordell"]
        ),
        seat(hand=["Alton Hickman"], minions=["Zacharias Sands"]),
    )
    story.answer("play:alton-hickman", "link:furious-melee")
    assert story.asks(SCOTT, "link")
    assert story.options == ["link:nothing", "link:shock-and-awe"]
    story.answer("link:shock-and-awe")
    assert story.asks(BRAD, "link")  # white follows purple, but he declines
    story.answer("link:nothing")
    assert story.asks(SCOTT, "target-minion")
    assert story.options == ["minion:you-1", "minion:left-1-1"]  # Alton is not in play yet
    story.answer("minion:left-1-1")
    assert story.minions(BRAD) == []
    assert story.asks(JANET, "target-player")
    story.answer("player:left-1")
    assert story.minions(SCOTT) == ["Vulko 1"]
    assert story.asks(JANET, "target-archive")
    story.answer("archive:shock-and-awe")
    assert story.left_in("Shock and Awe") == 5
    assert story.minions(JANET) == ["Alton Hickman 3"]
