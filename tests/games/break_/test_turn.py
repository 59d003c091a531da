"""Stories about the board, moves and casts. (BR-1, BR-2, BR-4, BR-5)"""

from __future__ import annotations

import pytest

from breakfall.games.break_.board import NAMES, OWN_SIDE
from tests.games.break_.story import table

# ---------------------------------------------------------------- the board


@pytest.mark.rule("BR-1.2")
def test_the_board_has_five_columns_and_eight_rows() -> None:
    story = table("3  .  .  St .  ar", "rock", "forest")
    seen = story.match.view(None)["table"]
    assert isinstance(seen, dict)
    names = [tile["name"] for tile in seen["tiles"]]
    assert names == [f"{column}{row}" for row in range(1, 9) for column in "abcde"]


@pytest.mark.rule("BR-1.3", "BR-2.2", "BR-4.5")
def test_a_tile_with_an_own_troop_cannot_be_entered() -> None:
    story = table("3  .  .  St St ar", "rock", "forest")
    story.answer("move:c3")
    assert sorted(story.options) == ["tile:b3", "tile:c2", "tile:c4"]


@pytest.mark.rule("BR-2.1", "BR-2.3", "BR-4.5")
def test_a_move_goes_to_an_adjacent_tile_never_diagonally_or_off_the_board() -> None:
    story = table("1  St .  .  .  ar", "rock", "forest")
    story.answer("move:a1")
    assert sorted(story.options) == ["tile:a2", "tile:b1"]


def test_a_question_about_a_troop_says_on_which_tile_it_stands() -> None:
    story = table("3  .  .  St .  ar", "rock", "forest")
    assert story.question.subject == ""
    story.answer("move:c3")
    assert story.question.subject == "tile:c3"


@pytest.mark.rule("BR-1.4")
@pytest.mark.parametrize(("turn", "hit"), [(0, "c6"), (1, "c3")])
def test_ahead_is_towards_the_enemys_edge(turn: int, hit: str) -> None:
    """Both rubies shoot at each other's army, in opposite directions."""
    story = table(
        """
        8  .  .  ru .  .
        6  .  .  st .  .
        3  .  .  St .  .
        1  .  .  Ru .  .
        """,
        "rock",
        "rock",
        turn=turn,
    )
    story.answer("move:c3" if turn == 0 else "move:c6", "tile:b3" if turn == 0 else "tile:b6")
    story.answer("cast:fire-bolt")
    assert story.troop(hit).power == 2


@pytest.mark.rule("BR-1.5")
def test_ones_side_is_the_half_in_front() -> None:
    sides = [sorted(NAMES[tile] for tile in side) for side in OWN_SIDE]
    assert sides[0] == sorted(f"{column}{row}" for column in "abcde" for row in (1, 2, 3, 4))
    assert sides[1] == sorted(f"{column}{row}" for column in "abcde" for row in (5, 6, 7, 8))


@pytest.mark.rule("BR-2.4")
def test_a_fire_line_leaves_tiles_empty_but_nothing_else_does() -> None:
    story = table(
        """
        5  .  .  .  .  ro
        1  He .  .  .  .
        """,
        "fire",
        "rock",
        turn=1,
        line="c4-c5",
        bomb="d4",
        walls={"b4": 2},
    )
    story.answer("cast:wall")
    assert story.offers("tile:c4")
    assert story.offers("tile:c5")
    for taken in ("d4", "b4", "e5", "a1"):
        assert not story.offers(f"tile:{taken}")


@pytest.mark.rule("BR-2.5")
def test_rivers_can_be_stepped_on_but_nothing_is_placed_there() -> None:
    story = table("3  .  .  St .  ti", "rock", "water", river="c4-c5")
    story.answer("cast:wall")
    assert not story.offers("tile:c4")
    story.answer("tile:a1", "move:c3")
    assert story.offers("tile:c4")


@pytest.mark.rule("BR-2.5")
def test_a_gust_may_push_an_enemy_onto_a_bomb() -> None:
    """In a forest against fire the bomb lies behind one of its own."""
    story = table(
        """
        6  .  .  bl .  .
        3  Dr .  .  .  .
        """,
        "forest",
        "fire",
        bomb="c7",
    )
    story.answer("cast:gust")
    assert story.troops == {"c7": "bl", "a3": "Dr"}


# ---------------------------------------------------------------- moves


@pytest.mark.rule("BR-4.1", "BR-5.1")
def test_moves_and_casts_are_mixed_freely_and_nothing_is_forced() -> None:
    story = table(
        """
        6  .  .  st .  .
        3  .  .  Ar Wo .
        """,
        "forest",
        "rock",
    )
    story.answer("move:d3", "tile:d4", "cast:arrow", "move:c3", "tile:c4")
    assert story.asks(0, "action")
    story.end_turn()
    assert story.asks(1, "action")
    story.end_turn()
    assert story.asks(0, "action")


@pytest.mark.rule("BR-4.2", "BR-4.3", "BR-2.7")
def test_only_the_nimble_move_when_heavy_moves_are_gone() -> None:
    story = table(
        """
        8  .  .  st .  .
        3  .  Ar .  Wo .
        """,
        "forest",
        "rock",
    )
    story.answer("move:b3", "tile:b4", "move:b4", "tile:b5")
    assert not story.offers("move:b5")
    assert story.offers("move:d3")


@pytest.mark.rule("BR-4.2", "BR-4.4", "BR-7.2")
def test_a_nimble_troop_may_use_all_four_moves() -> None:
    story = table(
        """
        8  st .  .  .  .
        1  .  .  .  Wo .
        """,
        "forest",
        "rock",
    )
    for row in (1, 2, 3, 4):
        story.answer(f"move:d{row}", f"tile:d{row + 1}")
    assert story.at("d5") == "Wo"
    assert (story.first.heavy, story.first.nimble) == (0, 0)


@pytest.mark.rule("BR-4.3")
def test_nimble_moves_are_used_up_first() -> None:
    story = table("3  .  .  .  Wo st", "forest", "rock")
    story.answer("move:d3", "tile:d4")
    assert (story.first.heavy, story.first.nimble) == (2, 1)


@pytest.mark.rule("BR-4.2")
def test_moves_that_are_not_used_are_lost() -> None:
    story = table("3  .  .  .  Wo st", "forest", "rock")
    story.end_turn()
    story.end_turn()
    assert (story.first.heavy, story.first.nimble) == (2, 2)


# ---------------------------------------------------------------- casts


@pytest.mark.rule("BR-5.1", "BR-5.2")
def test_a_utility_is_used_once_a_turn_and_recharges() -> None:
    story = table(
        """
        6  .  .  go .  .
        3  .  .  Ar .  .
        """,
        "forest",
        "rock",
    )
    story.answer("cast:arrow")
    assert not story.offers("cast:arrow")
    story.end_turn()
    story.end_turn()
    assert story.offers("cast:arrow")


@pytest.mark.rule("BR-5.4", "BR-7.9")
def test_without_a_mage_there_is_no_gust_and_without_an_archer_no_arrow() -> None:
    board = """
        6  .  .  go .  .
        3  .  .  {}  .  .
        """
    assert not table(board.format("Ar"), "forest", "rock").offers("cast:gust")
    assert table(board.format("Dr"), "forest", "rock").offers("cast:gust")
    assert not table(board.format("Dr"), "forest", "rock").offers("cast:arrow")
    assert table(board.format("Ar"), "forest", "rock").offers("cast:arrow")


@pytest.mark.rule("BR-5.4")
def test_who_shoots_is_chosen() -> None:
    story = table(
        """
        6  .  go go .  .
        3  .  Ar Ar .  Ar
        """,
        "forest",
        "rock",
    )
    story.answer("cast:arrow")
    assert story.options == ["tile:b3", "tile:c3"]  # the third would hit nobody


@pytest.mark.rule("BR-5.5", "BR-12.2", "BR-12.4", "BR-12.6")
@pytest.mark.parametrize("spell", ["cast:kindle", "cast:rite"])
def test_without_a_blaze_in_reserve_nobody_pays_for_one(spell: str) -> None:
    board = "3  .  .  Bo He st"
    assert not table(board, "fire", "rock", reserve=[0]).offers(spell)
    assert table(board, "fire", "rock", reserve=[1]).offers(spell)


@pytest.mark.rule("BR-5.7", "BR-12.2")
def test_a_rite_places_as_many_blazes_as_there_are() -> None:
    story = table("1  He He Sa .  st", "fire", "rock", reserve=[1])
    story.answer("cast:rite", "tile:a1", "tile:b1", "tile:a3")
    assert story.asks(0, "action")
    assert story.troops == {"a3": "Bl", "c1": "Sa", "e1": "st"}


@pytest.mark.rule("BR-5.3", "BR-7.4", "BR-9.2")
def test_a_sprung_trap_does_not_come_back() -> None:
    story = table(
        """
        5  .  .  st .  .
        3  Wo .  .  .  .
        """,
        "forest",
        "rock",
        turn=1,
        traps={"c4": "leaves"},
        hand=[],
    )
    story.answer("move:c5", "tile:c4")
    story.end_turn()
    assert not story.offers("cast:leaves")
    assert story.battle.hand_of(story.first).is_empty


@pytest.mark.rule("BR-9.3")
def test_own_troops_walk_over_a_trap() -> None:
    story = table("3  .  Wo .  .  st", "forest", "rock", traps={"c3": "snare"})
    story.answer("move:b3", "tile:c3")
    assert story.at("c3") == "Wo"
    assert not story.troop("c3").is_snared
    assert story.lies("c3") == ["trap"]


@pytest.mark.rule("BR-10.1")
def test_trees_grow_beside_own_troops_and_nobody_enters_them() -> None:
    story = table("3  .  .  Wo st .", "forest", "rock")
    story.answer("cast:trees")
    assert story.options == ["tile:c2", "tile:b3", "tile:c4"]
    story.answer("tile:c4", "move:c3")
    assert sorted(story.options) == ["tile:b3", "tile:c2", "tile:d3"]


@pytest.mark.rule("BR-6.9")
def test_all_who_fall_at_once_leave_together() -> None:
    """Both blazes are still there to explode, whichever fell first."""
    story = table(
        """
        6  .  he bl bl go
        5  .  .  bl .  .
        4  .  .  .  .  .
        3  .  .  Ru .  .
        """,
        "rock",
        "fire",
    )
    story.answer("cast:fire-bolt")
    told = [line for line in story.told if "explosion" in line]
    assert told[:4] == [
        "An explosion on c5.",
        "Blaze (Fire) on c5 takes 1 from the explosion and is defeated.",
        "Blaze (Fire) on c6 takes 1 from the explosion and is defeated.",
        "An explosion on c5.",
    ]
