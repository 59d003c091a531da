"""Stories about the last combat: what would come after it no longer does. (BR-15.1, BR-15.2)"""

from __future__ import annotations

import pytest

from tests.games.break_.story import table


@pytest.mark.rule("BR-15.1", "BR-9.4")
def test_who_is_left_after_the_last_combat_has_won_before_a_snare_can_kill_it() -> None:
    story = table(
        """
        5  .  .  ar .  .
        4  .  .  St .  .
        """,
        "rock",
        "forest",
        traps={"c5": "snare"},
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "St1"}  # 3 - 2, and the snare would have killed the last point
    assert story.winner == 0
    assert story.told[-1] == "Rock wins: no enemy troops are left."


@pytest.mark.rule("BR-15.1", "BR-14.6")
def test_who_is_left_after_the_last_combat_is_not_carried_away_by_the_river() -> None:
    story = table(
        """
        8  .  .  se1 .  .
        7  .  .  St1 .  .
        """,
        "rock",
        "water",
        river="b8-c8",
        walls={"d8": 2},
    )
    story.answer("move:c7", "tile:c8")
    assert story.troops == {"c8": "St1"}  # which the wall beyond the river would have killed
    assert story.winner == 0


@pytest.mark.rule("BR-15.2", "BR-7.8", "BR-6.12")
def test_the_explosion_of_the_last_blaze_is_part_of_the_last_combat() -> None:
    story = table(
        """
        5  .  .  bl .  .
        4  .  .  Ro .  .
        """,
        "rock",
        "fire",
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {}  # 2 - 1 in combat, - 1 by the explosion
    assert story.winner == 1
    assert story.told[-1] == ("Both armies are defeated. Fire wins by the lower starting priority.")


@pytest.mark.rule("BR-15.1", "BR-11.4")
def test_a_march_is_over_when_the_first_blaze_has_won() -> None:
    story = table(
        """
        4  .  .  se1 .  .
        3  Bl .  Bl .  .
        """,
        "fire",
        "water",
    )
    story.answer("cast:march", "tile:c3")
    assert story.winner == 0
    assert story.kind == "over"


@pytest.mark.rule("BR-15.1", "BR-14.9")
def test_a_flood_is_over_when_it_has_drowned_the_last_enemy() -> None:
    story = table(
        """
        8  .  .  ar1 .  .
        1  .  .  Ti1 .  .
        """,
        "water",
        "forest",
        river="c3-c4",
    )
    story.answer("cast:flood")
    assert story.winner == 0
    assert story.at("c1") == "Ti1"
    assert story.told[-1] == "Water wins: no enemy troops are left."


@pytest.mark.rule("BR-15.1", "BR-14.4")
def test_nothing_happens_after_the_current_has_killed_the_last_enemy() -> None:
    story = table(
        """
        6  .  .  ar1 .  .
        3  .  .  Ti .  .
        """,
        "water",
        "forest",
        river="c4-c5",
    )
    story.answer("move:c3", "tile:c4")
    assert story.winner == 0
    assert story.told[-1] == "Water wins: no enemy troops are left."


@pytest.mark.rule("BR-15.1", "BR-14.10")
def test_a_whirlpool_is_over_when_it_has_cost_its_player_the_last_troop() -> None:
    story = table(
        """
        5  .  .  bo .  .
        3  .  .  Ti1 .  .
        """,
        "water",
        "fire",
        line="c3-c4",
    )
    story.answer("cast:whirlpool", "tile:c4", "tile:c3")
    assert story.winner == 1
    assert story.kind == "over"
