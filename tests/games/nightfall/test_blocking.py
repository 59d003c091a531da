"""Blocking attackers, and who takes the damage. (NF-6.4 to 6.6, 6.9 to 6.11, 6.13)"""

from __future__ import annotations

import pytest

from tests.games.nightfall.printed import hurt
from tests.games.nightfall.story import Story, seat, table

# ---------------------------------------------------------------- who blocks whom


@pytest.mark.rule("NF-6.4")
@pytest.mark.parametrize("blockers", [0, 1, 2])
def test_a_defender_may_block_with_any_number_of_minions(blockers: int) -> None:
    """Alton and Sands have five health between them; Ivan inflicts four."""
    story = table(
        seat(hand=["bite"], minions=["Ivan Radinsky"]),
        seat(minions=["Zacharias Sands", "Alton Hickman"]),
        phase="combat",
    )
    for number in (1, 2):
        assert story.asks(1, "block")
        assert story.options == ["block:nobody", "minion:left-1-1"]
        story.answer("minion:left-1-1" if number <= blockers else "block:nobody")
    if blockers == 2:
        story.answer("minion:you-1")
    assert story.wounds(1) == [4, 2, 0][blockers]
    assert (
        story.minions(1)
        == [
            ["Zacharias Sands 2", "Alton Hickman 3"],
            ["Alton Hickman 3"],
            ["Alton Hickman 1"],
        ][blockers]
    )


@pytest.mark.rule("NF-6.4")
def test_only_minions_that_attack_you_can_be_blocked() -> None:
    """Brad is attacked by Vulko, Janet by nobody; she is not asked."""
    story = table(
        seat(hand=["Vulko"], minions=["Vulko", "Big Ghost"]),
        seat(minions=["Alton Hickman"]),
        seat(minions=["Alton Hickman"]),
        seat(),
        phase="combat",
    )
    story.answer("player:left-1", "player:left-3")
    assert story.asks(1, "block")
    assert story.options == ["block:nobody", "minion:left-3-1"]
    story.answer("block:nobody")
    assert story.asks(0, "next-blow")


@pytest.mark.rule("NF-6.5")
def test_a_blocker_blocks_a_single_attacker() -> None:
    """Overwatch Two could take all four, but the second attacker goes through."""
    story = table(
        seat(hand=["bite"], minions=["Zacharias Sands", "Alton Hickman"]),
        seat(minions=["Overwatch Two"]),
        phase="combat",
    )
    assert story.options == ["block:nobody", "minion:left-1-1", "minion:left-1-2"]
    story.answer("minion:left-1-1")
    assert story.asks(0, "next-blow")  # there is no second block to declare
    story.answer("minion:you-1")
    assert story.minions(1) == ["Overwatch Two 2"]
    assert story.wounds(1) == 2


@pytest.mark.rule("NF-6.5", "NF-6.7")
def test_attackers_that_are_each_others_equal_are_offered_once() -> None:
    """Two unhurt Vulkos are one to block; once one of them is blocked, they are two."""
    story = table(
        seat(hand=["bite"], minions=["Vulko", hurt("Vulko", 1), "Vulko"]),
        seat(minions=["Alton Hickman", "Alton Hickman"]),
        phase="combat",
    )
    assert story.options == ["block:nobody", "minion:left-1-1", "minion:left-1-2"]
    story.answer("minion:left-1-2")
    assert story.options == ["block:nobody", "minion:left-1-1", "minion:left-1-2"]
    story.answer("minion:left-1-1")
    assert story.options == ["minion:you-1", "minion:you-2", "minion:you-3"]


@pytest.mark.rule("NF-6.7")
def test_attacks_that_come_to_the_same_are_offered_once() -> None:
    story = table(
        seat(hand=["Vulko"], minions=["Vulko", "Vulko", "Vulko", "Vulko"]),
        seat(minions=["Alton Hickman"]),
        seat(),
        phase="combat",
    )
    story.answer("player:left-1", "player:left-1", "player:left-2", "player:left-2")
    story.answer("minion:left-2-1")
    assert story.asks(0, "next-blow")
    assert story.options == ["minion:you-1", "minion:you-2", "minion:you-3"]
    story.answer("minion:you-3")
    assert story.wounds(2) == 3
    assert story.options == ["minion:you-1", "minion:you-2", "minion:you-4"]


@pytest.mark.rule("NF-6.6")
def test_all_blocks_stand_before_the_first_blow() -> None:
    story = table(
        seat(hand=["Vulko"], minions=["Vulko", "Big Ghost"]),
        seat(minions=["Alton Hickman"]),
        seat(minions=["Alton Hickman"]),
        phase="combat",
    )
    story.answer("player:left-1", "player:left-2", "block:nobody")
    assert story.asks(2, "block")
    assert [story.wounds(1), story.wounds(2)] == [0, 0]
    story.answer("minion:left-1-2")
    assert story.asks(0, "next-blow")
    assert [story.wounds(1), story.wounds(2)] == [0, 0]
    assert story.minions(2) == ["Alton Hickman 3"]


# ---------------------------------------------------------------- who takes the damage


@pytest.mark.rule("NF-6.9", "NF-6.11")
@pytest.mark.parametrize(
    ("attacker", "left", "wounds"),
    [
        ("Bad Smoke", ["Alton Hickman 2"], 0),
        ("Vulko", [], 0),
        ("Ivan Radinsky", [], 1),
        ("Big Ghost", [], 2),
    ],
)
def test_a_blocker_takes_the_damage_first_and_the_defender_what_is_left(
    attacker: str, left: list[str], wounds: int
) -> None:
    story = table(
        seat(hand=["bite"], minions=[attacker]), seat(minions=["Alton Hickman"]), phase="combat"
    )
    story.answer("minion:left-1-1")
    assert story.minions(1) == left
    assert story.wounds(1) == wounds


@pytest.mark.rule("NF-6.10")
@pytest.mark.parametrize(
    ("first", "left"),
    [
        ("minion:you-1", ["Zacharias Sands 1", "Yuri Koroviev 3"]),
        ("minion:you-2", ["Alton Hickman 1", "Yuri Koroviev 3"]),
    ],
)
def test_the_defender_chooses_the_order_and_each_absorbs_all_it_can(
    first: str, left: list[str]
) -> None:
    """Four damage: on Alton and then Sands, or the other way round; never on Yuri."""
    story = three_blockers()
    story.answer(first)
    assert story.asks(1, "absorb")
    story.answer("minion:you-1")  # the other of the two, since the first one has fallen
    assert story.minions(1) == left
    assert story.wounds(1) == 0


def three_blockers() -> Story:
    """Ivan is blocked by three; the defender says who takes the damage."""
    story = table(
        seat(hand=["bite"], minions=["Ivan Radinsky"]),
        seat(minions=["Alton Hickman", "Zacharias Sands", "Yuri Koroviev"]),
        phase="combat",
    )
    story.answer("minion:left-1-1", "minion:left-1-1", "minion:left-1-1")
    assert story.asks(1, "absorb")
    assert story.options == ["minion:you-1", "minion:you-2", "minion:you-3"]
    return story


@pytest.mark.rule("NF-6.10")
def test_who_absorbs_first_is_chosen_when_that_combat_is_resolved() -> None:
    """The other attack is resolved before, and shows what is at stake."""
    story = table(
        seat(hand=["bite"], minions=["Ivan Radinsky", "Big Ghost"]),
        seat(minions=["Alton Hickman", "Zacharias Sands"]),
        phase="combat",
    )
    story.answer("minion:left-1-1", "minion:left-1-1")
    assert story.asks(0, "next-blow")
    story.answer("minion:you-2")
    assert story.wounds(1) == 5
    assert story.asks(1, "absorb")


# ---------------------------------------------------------------- blockers that are gone


def struck_through_vulko() -> Story:
    """Big Ghost is not blocked, but Vulko blocks what it inflicts on his player, and falls.

    He was to block Ivan as well, as was Zacharias Sands.
    """
    story = table(
        seat(hand=["bite"], minions=["Ivan Radinsky", "Big Ghost"]),
        seat(minions=["Vulko", "Zacharias Sands"]),
        phase="combat",
    )
    story.answer("minion:left-1-1", "minion:left-1-1", "minion:you-2")
    return story


@pytest.mark.rule("NF-6.13", "NF-6.14")
def test_a_blocker_that_has_left_play_absorbs_nothing() -> None:
    """Sands alone absorbs two of Ivan's four, and nobody is asked."""
    story = struck_through_vulko()
    assert story.asks(0, "claim")
    assert story.wounds(1) == 2 + 2
    assert story.minions(1) == []


@pytest.mark.rule("NF-6.13")
def test_an_attack_whose_only_blocker_is_gone_goes_through() -> None:
    story = table(
        seat(hand=["bite"], minions=["Ivan Radinsky", "Big Ghost"]),
        seat(minions=["Vulko"]),
        phase="combat",
    )
    story.answer("minion:left-1-1", "minion:you-2")
    assert story.wounds(1) == 2 + 4
