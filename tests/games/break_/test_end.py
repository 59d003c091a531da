"""Stories about how a match ends, and what is open to all. (BR-15, BR-16)"""

from __future__ import annotations

import pytest

import breakfall
from tests.games.break_.story import table


@pytest.mark.rule("BR-1.1", "BR-15.1")
def test_who_defeats_the_last_enemy_troop_wins() -> None:
    story = table(
        """
        5  .  .  ar .  .
        4  .  .  St .  .
        """,
        "rock",
        "forest",
    )
    story.answer("move:c4", "tile:c5")
    assert story.winner == 0
    assert story.kind == "over"


@pytest.mark.rule("BR-15.1")
def test_a_rite_is_judged_when_it_is_over() -> None:
    story = table(
        """
        6  .  .  .  .  go
        2  .  He He .  .
        """,
        "fire",
        "rock",
    )
    story.answer("cast:rite", "confirm")  # both have to go
    assert story.winner is None
    story.answer("tile:a1", "stop")
    assert story.winner is None
    assert story.troops == {"a1": "Bl", "e6": "go"}


@pytest.mark.rule("BR-15.1", "BR-12.4")
def test_a_herald_that_kindles_itself_leaves_a_blaze_behind_and_the_match_goes_on() -> None:
    story = table("1  .  He .  .  go", "fire", "rock")
    story.answer("cast:kindle", "confirm", "tile:a3")
    assert story.winner is None
    assert story.troops == {"a3": "Bl", "e1": "go"}


@pytest.mark.rule("BR-15.1")
def test_a_bomb_may_end_the_match_at_the_start_of_a_turn() -> None:
    story = table(
        """
        6  .  .  ar1 .  .
        2  .  He .  .  .
        """,
        "fire",
        "forest",
        turn=1,
        bomb="c6",
    )
    story.end_turn()
    assert story.winner == 0


@pytest.mark.rule("BR-15.2")
@pytest.mark.parametrize(("first", "second", "winner"), [("Ar", "ro", 0), ("Ro", "ar", 1)])
def test_if_nobody_is_left_the_lower_priority_wins(first: str, second: str, winner: int) -> None:
    """Forest has 2 and Rock 3, whoever of them attacked."""
    nations = ("forest", "rock") if first == "Ar" else ("rock", "forest")
    story = table(
        f"""
        5  .  .  {second} .  .
        4  .  .  {first} .  .
        """,
        *nations,
    )
    story.answer("move:c4", "tile:c5")
    assert story.winner == winner


@pytest.mark.rule("BR-15.2")
def test_an_explosion_that_clears_the_board_is_judged_like_a_combat() -> None:
    story = table(
        """
        5  .  .  he1 .  .
        4  .  .  Ru1 .  .
        """,
        "rock",
        "fire",
    )
    story.answer("cast:fire-bolt", "confirm")
    assert story.troops == {}
    assert story.winner == 1  # Fire has the lower priority, whoever shot


@pytest.mark.rule("BR-15.3")
def test_a_rogue_in_its_trap_does_not_count() -> None:
    story = table(
        """
        5  .  .  go .  .
        4  .  .  Dr .  .
        """,
        "forest",
        "rock",
        turn=1,
        traps={"a1": "lurking-rogue"},
    )
    story.answer("move:c5", "tile:c4")
    assert story.winner == 1


@pytest.mark.rule("BR-15.3")
def test_a_lone_coral_keeps_a_nation_in_the_match() -> None:
    story = table(
        """
        5  .  .  ti .  co
        4  .  .  Go .  .
        """,
        "rock",
        "water",
    )
    story.answer("move:c4", "tile:c5")
    assert story.winner is None


@pytest.mark.rule("BR-15.4")
def test_after_twenty_quiet_rounds_the_larger_power_wins() -> None:
    story = table(
        """
        8  .  .  go3 .  .
        1  .  .  Dr .  Dr
        """,
        "forest",
        "rock",
        quiet_turns=38,
    )
    story.end_turn()
    assert story.asks(1, "action")
    story.end_turn()
    assert story.winner == 0  # 4 against 3
    assert story.match.outcome is not None
    reason = "20 rounds without damage are over. Forest wins on total power, 4 to 3."
    assert story.match.outcome.reason == reason
    assert story.told[-1] == reason


@pytest.mark.rule("BR-15.4")
def test_with_equal_power_the_lower_priority_wins_a_quiet_match() -> None:
    story = table(
        """
        8  .  .  go4 .  .
        1  .  .  Dr .  Dr
        """,
        "forest",
        "rock",
        quiet_turns=39,
    )
    assert story.first.power == story.second.power
    story.end_turn()
    assert story.winner == 0


@pytest.mark.rule("BR-15.4")
def test_damage_breaks_the_quiet() -> None:
    story = table(
        """
        8  .  .  go .  .
        1  .  .  Ar .  Dr
        """,
        "forest",
        "rock",
        quiet_turns=39,
    )
    story.answer("cast:arrow")
    story.end_turn()
    assert story.winner is None
    assert story.battle.quiet_turns == 0


@pytest.mark.rule("BR-15.5")
def test_after_the_last_round_power_is_counted() -> None:
    story = table(
        """
        8  .  .  dr .  .
        1  .  .  Go .  .
        """,
        "rock",
        "forest",
        rounds=39,
        last_round=40,
    )
    story.end_turn()
    assert story.asks(1, "action")
    story.end_turn()
    assert story.winner == 0
    assert story.match.outcome is not None
    assert story.match.outcome.reason == "Round 40 is over. Rock wins on total power, 4 to 2."
    seen = story.match.view(None)["table"]
    assert isinstance(seen, dict)
    assert (seen["round"], seen["last_round"], seen["turn"]) == (40, 40, 80)


@pytest.mark.rule("BR-15.5")
def test_with_equal_power_after_the_last_round_the_lower_priority_wins() -> None:
    board = """
        8  .  .  ar .  .
        1  .  .  Ro .  .
        """
    story = table(board, "rock", "forest", turn=1, rounds=59, last_round=60)
    story.end_turn()
    assert story.winner == 1
    assert story.told[-1] == (
        "Round 60 is over. Forest wins with equal power, 2 each, by the lower starting priority."
    )


@pytest.mark.rule("BR-15.5")
def test_without_a_round_limit_the_match_goes_on() -> None:
    board = """
        8  .  .  dr .  .
        1  .  .  Go .  .
        """
    story = table(board, "rock", "forest", turn=1, rounds=5000)
    story.end_turn()
    assert story.asks(0, "action")


@pytest.mark.rule("BR-15.5")
@pytest.mark.parametrize(
    ("given", "agreed", "last"), [("none", "none", None), ("7", "7", 7), (60, "60", 60)]
)
def test_the_round_limit_is_a_setting_of_the_table(
    given: object, agreed: str, last: int | None
) -> None:
    match = breakfall.new_match("break", seed=1, rounds=given)
    assert match.setup.settings["rounds"] == agreed
    seen = match.copy().view(None)["table"]
    assert isinstance(seen, dict)
    assert seen["last_round"] == last


@pytest.mark.rule("BR-15.5")
def test_unless_agreed_otherwise_the_limit_is_eighty_rounds() -> None:
    assert breakfall.new_match("break", seed=1).setup.settings["rounds"] == "80"


@pytest.mark.rule("BR-15.5")
@pytest.mark.parametrize("given", ["0", "-3", "1001", "many", "", "4.5", "\u0664", "9" * 5000])
def test_a_round_limit_that_is_no_number_of_rounds_is_refused(given: str) -> None:
    with pytest.raises(breakfall.BreakfallError, match="none, or a number from 1 to 1000"):
        breakfall.new_match("break", seed=1, rounds=given)


@pytest.mark.rule("BR-16.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everything_but_the_kind_of_a_trap_is_open(seat: int | None) -> None:
    story = table(
        """
        6  .  .  go3 .  .
        3  .  .  Wo Wo .
        """,
        "forest",
        "rock",
        traps={"d3": "leaves"},
        walls={"b5": 1},
        trees="a3",
    )
    assert story.tile_seen("c6", seat)["troop"] == {
        "troop": "golem",
        "name": "Golem",
        "seat": 1,
        "power": 3,
        "printed_power": 4,
        "icons": ["helmet", "blade"],
        "flipped": False,
        "snared": False,
        "bomb": False,
    }
    assert story.tile_seen("b5", seat)["wall"] == {"seat": 1, "tokens": 1}
    assert story.tile_seen("a3", seat)["trees"] == {"seat": 0}
    assert "trap" in story.tile_seen("d3", seat)


@pytest.mark.rule("BR-16.2")
def test_only_the_owner_sees_which_traps_are_in_hand() -> None:
    story = table("3  .  .  Wo .  st", "forest", "rock", hand=["snare", "leaves"])
    hands = []
    for seat in (0, 1, None):
        seen = story.match.view(seat)["table"]
        assert isinstance(seen, dict)
        hands.append(seen["armies"][0]["hand"])
    assert hands == [["leaves", "snare"], [None, None], [None, None]]
