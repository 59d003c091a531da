"""Minions that block damage inflicted on their player. (NF-6.14, NF-6.15)"""

from __future__ import annotations

import pytest

from tests.games.nightfall.printed import hurt
from tests.games.nightfall.story import seat, table


@pytest.mark.rule("NF-6.14")
@pytest.mark.parametrize("target", ["player:you", "player:left-1"])
def test_damage_from_a_text_is_blocked_also_from_your_own(target: str) -> None:
    """Both have a Vulko, who takes all three of Death Grip."""
    story = table(
        seat(hand=["Death Grip", "bite"], minions=["Vulko"]),
        seat(hand=["bite"], minions=["Vulko"]),
    )
    story.answer("play:death-grip", target)
    struck, other = (0, 1) if target == "player:you" else (1, 0)
    assert story.minions(struck) == []
    assert story.minions(other) == ["Vulko 3"]
    assert [story.wounds(0), story.wounds(1)] == [1, 1]  # the wounds in hand


@pytest.mark.rule("NF-6.14")
def test_damage_of_an_unblocked_attacker_is_blocked_without_a_choice() -> None:
    """Vulko may not have been assigned to block, but he must."""
    story = table(
        seat(hand=["bite"], minions=["Big Ghost"]), seat(minions=["Vulko"]), phase="combat"
    )
    story.answer("block:nobody")
    assert story.minions(1) == []
    assert story.wounds(1) == 2


@pytest.mark.rule("NF-6.14")
def test_damage_that_gets_past_a_fallen_blocker_is_blocked() -> None:
    story = table(
        seat(hand=["bite"], minions=["Big Ghost"]),
        seat(minions=["Alton Hickman", "Vulko"]),
        phase="combat",
    )
    story.answer("minion:left-1-1", "block:nobody")
    assert story.minions(1) == ["Vulko 1"]
    assert story.wounds(1) == 0


@pytest.mark.rule("NF-6.14")
def test_damage_on_somebody_else_is_not_blocked() -> None:
    story = table(seat(hand=["Death Grip", "bite"]), seat(hand=["bite"]), seat(minions=["Vulko"]))
    story.answer("play:death-grip", "player:left-1")
    assert story.wounds(1) == 1 + 3
    assert story.minions(2) == ["Vulko 3"]


@pytest.mark.rule("NF-6.15")
@pytest.mark.parametrize(
    ("first", "left"), [("minion:you-1", ["Vulko 1"]), ("minion:you-2", ["Bad Smoke 1"])]
)
def test_with_several_of_them_you_choose_who_absorbs_first(first: str, left: list[str]) -> None:
    """Death Grip inflicts three on the player of Bad Smoke and Vulko, who have two health each."""
    story = table(seat(hand=["Death Grip", "bite"]), seat(minions=["Bad Smoke", hurt("Vulko", 1)]))
    story.answer("play:death-grip", "player:left-1")
    assert story.asks(1, "absorb")
    story.answer(first)
    assert story.wounds(1) == 0
    assert story.minions(1) == left


@pytest.mark.rule("NF-6.15")
def test_who_absorbs_first_is_chosen_each_time() -> None:
    story = table(
        seat(hand=["Enraged Wight", "Enraged Wight", "bite"]), seat(minions=["Bad Smoke", "Vulko"])
    )
    story.answer("play:enraged-wight", "link:enraged-wight", "minion:you-1")
    assert story.asks(1, "absorb")
    story.answer("minion:you-2")
    assert story.minions(1) == ["Bad Smoke 1", "Vulko 2"]


@pytest.mark.rule("NF-6.15", "NF-6.14")
@pytest.mark.parametrize(
    ("first", "left"), [("minion:you-1", ["Vulko 3"]), ("minion:you-2", ["Vulko 2", "Vulko 1"])]
)
def test_of_two_equals_one_may_be_spared_for_the_attacker_it_blocks(
    first: str, left: list[str]
) -> None:
    """Sands is not blocked and inflicts two; the first Vulko has Bad Smoke before him yet."""
    story = table(
        seat(hand=["bite"], minions=["Zacharias Sands", "Bad Smoke"]),
        seat(minions=["Vulko", "Vulko"]),
        phase="combat",
    )
    story.answer("minion:left-1-2", "block:nobody", "minion:you-1")
    assert story.asks(1, "absorb")
    story.answer(first)
    assert story.minions(1) == left
    assert story.wounds(1) == 0


@pytest.mark.rule("NF-6.14", "NF-6.15")
def test_of_those_who_block_damage_one_absorbs_all_it_can_before_the_next() -> None:
    """Two damage on the first leaves nothing for the second."""
    story = table(
        seat(hand=["bite"], minions=["Zacharias Sands"]),
        seat(minions=["Bad Smoke", "Vulko"]),
        phase="combat",
    )
    story.answer("block:nobody", "block:nobody", "minion:you-2")
    assert story.minions(1) == ["Bad Smoke 2", "Vulko 1"]
