"""The turn and its combat phase: who attacks whom, and what becomes of the attackers.

(NF-5, NF-6.1 to 6.3, 6.7, 6.8, 6.12, 6.16, 6.17)
"""

from __future__ import annotations

import pytest

from tests.games.nightfall.printed import order
from tests.games.nightfall.story import seat, table

# ---------------------------------------------------------------- the turn


@pytest.mark.rule("NF-5.1")
def test_a_turn_has_four_phases_and_then_the_left_neighbour_has_one() -> None:
    story = table(
        seat(hand=["Alton Hickman", "bite"], minions=["Vulko"]),
        seat(hand=["Alton Hickman"]),
        seat(),
        phase="combat",
    )
    phases = []
    for answer in ("player:left-1", "play:nothing", "claim:nothing", "wound:keep"):
        assert story.turn == 0
        phases.append(story.phase)
        story.answer(answer)
    assert phases == ["combat", "chain", "claim", "cleanup"]
    assert (story.turn, story.phase) == (1, "chain")


@pytest.mark.rule("NF-5.1")
def test_combat_is_finished_before_the_chain_begins() -> None:
    story = table(
        seat(hand=["Alton Hickman"], minions=["Vulko"]),
        seat(minions=["Marcus Toth"]),
        phase="combat",
    )
    assert story.asks(1, "block")
    story.answer("block:nobody")
    assert story.asks(0, "start-chain")
    assert story.wounds(1) == 3
    assert story.discard(0) == ["Vulko"]


@pytest.mark.rule("NF-5.1", "NF-6.1")
def test_a_minion_that_comes_into_play_attacks_in_the_next_turn() -> None:
    story = table(seat(hand=["Alton Hickman", "bite"]), seat(hand=["Vulko"]))
    story.answer("play:alton-hickman")
    story.decline("link")
    story.answer("claim:nothing", "wound:keep")
    assert story.turn == 1
    assert story.wounds(1) == 0
    assert story.minions(0) == ["Alton Hickman 3"]
    story.answer("play:nothing", "claim:nothing")
    assert story.turn == 0
    assert story.wounds(1) == 2
    assert story.minions(0) == []


@pytest.mark.rule("NF-5.1")
def test_the_chain_is_finished_before_anything_is_claimed() -> None:
    story = table(
        seat(hand=["Death Grip", "bite"]), seat(hand=["Marcus Toth"]), commons=["Blaine Cordell"]
    )
    story.answer("play:death-grip")
    assert story.asks(1, "link")
    story.answer("link:marcus-toth", "player:left-1")
    assert story.asks(0, "claim")
    assert story.chain == []
    assert story.wounds(1) == 3


# ---------------------------------------------------------------- sending attackers


@pytest.mark.rule("NF-6.1")
def test_no_minion_can_be_held_back() -> None:
    story = table(
        seat(minions=["Vulko", "Alton Hickman"]), seat(), seat(hand=["bite"]), phase="combat"
    )
    for _ in range(2):
        assert story.asks(0, "attack")
        assert story.options == ["player:left-1", "player:left-2"]
        story.answer("player:left-1")
    assert story.wounds(1) == 3 + 2


@pytest.mark.rule("NF-6.1")
def test_a_minion_without_strength_must_attack_too() -> None:
    """And it is discarded like the others."""
    meek = order("Meek", strength=0)
    story = table(
        seat(hand=["bite"], minions=[meek]), seat(minions=["Alton Hickman"]), phase="combat"
    )
    assert story.asks(1, "block")
    story.answer("minion:left-1-1")
    assert story.minions(1) == ["Alton Hickman 3"]
    assert story.wounds(1) == 0
    assert story.discard(0) == ["Meek"]


@pytest.mark.rule("NF-6.2")
@pytest.mark.parametrize(
    ("first", "second", "wounds"),
    [("left-1", "left-1", [5, 0]), ("left-2", "left-2", [0, 5]), ("left-2", "left-1", [2, 3])],
)
def test_minions_attack_together_or_apart_each_one_opponent(
    first: str, second: str, wounds: list[int]
) -> None:
    story = table(
        seat(hand=["Vulko"], minions=["Vulko", "Alton Hickman"]), seat(), seat(), phase="combat"
    )
    story.answer(f"player:{first}", f"player:{second}")
    if story.kind == "next-blow":
        story.answer("minion:you-1")
    assert story.asks(0, "start-chain")
    assert [story.wounds(1), story.wounds(2)] == wounds


@pytest.mark.rule("NF-6.3")
def test_all_attackers_are_sent_before_anybody_blocks() -> None:
    story = table(
        seat(hand=["Vulko"], minions=["Vulko", "Big Ghost"]),
        seat(minions=["Alton Hickman"]),
        seat(),
        phase="combat",
    )
    story.answer("player:left-1")
    assert story.asks(0, "attack")  # the other one first
    story.answer("player:left-2")
    assert story.asks(1, "block")


@pytest.mark.rule("NF-6.3")
def test_no_attacker_changes_its_aim_when_it_meets_blockers() -> None:
    """Nothing is asked any more but the order of the blows."""
    story = table(
        seat(hand=["Vulko"], minions=["Vulko", "Big Ghost"]),
        seat(minions=["Overwatch Two"]),
        seat(),
        phase="combat",
    )
    story.answer("player:left-1", "player:left-2", "minion:left-2-1")
    asked = []
    while story.kind != "start-chain":
        asked.append(story.kind)
        story.match.choose(0)
    assert asked == ["next-blow"]
    assert story.minions(1) == ["Overwatch Two 1"]
    assert story.wounds(2) == 5


# ---------------------------------------------------------------- one combat after another


@pytest.mark.rule("NF-6.7")
@pytest.mark.parametrize(
    ("first", "with_bites", "with_burns"), [("minion:you-1", 1, 2), ("minion:you-2", 2, 1)]
)
def test_the_attacker_decides_which_combat_comes_first(
    first: str, with_bites: int, with_burns: int
) -> None:
    """Whoever is struck first gets the wounds on top."""
    story = table(
        seat(hand=["bite"], minions=["Alton Hickman", "Zacharias Sands"]),
        seat(),
        seat(),
        phase="combat",
        wounds=["bite", "bite", "burn", "burn", "bleed"],
    )
    story.answer("player:left-1", "player:left-2")
    assert story.asks(0, "next-blow")
    story.answer(first)
    assert story.discard(with_bites) == ["bite", "bite"]
    assert story.discard(with_burns) == ["burn", "burn"]


@pytest.mark.rule("NF-6.7", "NF-6.6")
def test_the_next_combat_is_chosen_when_the_last_one_is_over() -> None:
    story = table(
        seat(hand=["Vulko"], minions=["Vulko", "Big Ghost", "Ivan Radinsky"]),
        seat(minions=["Alton Hickman", "Overwatch Two"]),
        phase="combat",
    )
    story.answer("minion:left-1-1", "minion:left-1-2")
    assert story.options == ["minion:you-1", "minion:you-2", "minion:you-3"]
    story.answer("minion:you-2")
    assert story.minions(1) == ["Alton Hickman 3"]
    assert story.wounds(1) == 1
    assert story.asks(0, "next-blow")
    assert story.options == ["minion:you-1", "minion:you-3"]
    story.answer("minion:you-3")
    assert story.wounds(1) == 1 + 4
    assert story.minions(1) == []  # the last combat needed no choice
    assert story.asks(0, "start-chain")


@pytest.mark.rule("NF-6.12")
def test_blockers_do_not_strike_back() -> None:
    """Overwatch Two stays in play, so that what it took would be seen."""
    story = table(
        seat(hand=["bite"], minions=["Overwatch Two"]),
        seat(minions=["Big Ghost", "Ivan Radinsky"]),
        phase="combat",
    )
    story.answer("minion:left-1-1", "minion:left-1-1", "minion:you-1")
    assert story.minions(1) == ["Big Ghost 3", "Ivan Radinsky 2"]
    assert story.minions(0) == ["Overwatch Two 4"]


# ---------------------------------------------------------------- after the attacks


@pytest.mark.rule("NF-6.16")
def test_attackers_are_discarded_when_all_of_them_have_struck() -> None:
    story = table(
        seat(hand=["Vulko"], minions=["Alton Hickman", "Zacharias Sands", "Big Ghost"]),
        seat(),
        seat(),
        phase="combat",
    )
    story.answer("player:left-1", "player:left-2", "player:left-1", "minion:you-1")
    assert story.asks(0, "next-blow")  # Alton has struck, and is still there
    assert story.minions(0) == ["Alton Hickman 3", "Zacharias Sands 2", "Big Ghost 4"]
    story.answer("minion:you-2")
    assert story.phase == "chain"
    assert story.minions(0) == []
    assert sorted(story.discard(0)) == ["Alton Hickman", "Big Ghost", "Zacharias Sands"]


@pytest.mark.rule("NF-6.16")
def test_the_opponents_minions_stay_whether_they_blocked_or_not() -> None:
    story = table(
        seat(hand=["bite"], minions=["Zacharias Sands"]),
        seat(minions=["Alton Hickman", "Marcus Toth"]),
        seat(minions=["Lilith Lawrence"]),
        phase="combat",
    )
    story.answer("player:left-1", "minion:left-2-1", "block:nobody")
    assert story.phase == "claim"
    assert story.minions(1) == ["Alton Hickman 1", "Marcus Toth 2"]
    assert story.minions(2) == ["Lilith Lawrence 3"]


@pytest.mark.rule("NF-6.17", "NF-6.1")
@pytest.mark.parametrize(("name", "health"), [("Bad Smoke", 2), ("Overwatch Two", 4)])
def test_a_minion_that_stays_until_destroyed_attacks_again(name: str, health: int) -> None:
    story = table(seat(hand=["Vulko"], minions=[name]), seat(hand=["Vulko"] * 5), phase="combat")
    for wounds in (1, 2, 3):
        assert story.asks(0, "start-chain")
        assert story.wounds(1) == wounds
        assert story.minions(0) == [f"{name} {health}"]
        story.answer("play:nothing", "claim:nothing")
        story.answer("play:nothing", "claim:nothing")


@pytest.mark.rule("NF-6.17")
def test_a_minion_that_stays_until_destroyed_can_be_destroyed() -> None:
    story = table(
        seat(hand=["bite"], minions=["Ivan Radinsky"]),
        seat(minions=["Overwatch Two"]),
        phase="combat",
    )
    story.answer("minion:left-1-1")
    assert story.minions(1) == []
    assert story.discard(1) == ["Overwatch Two"]
