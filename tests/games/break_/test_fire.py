"""Stories about bombs, marches, lines and rites. (BR-11, BR-12)"""

from __future__ import annotations

import pytest

from tests.games.break_.story import table


@pytest.mark.rule("BR-11.1", "BR-11.2", "BR-11.3")
def test_a_bomb_sticks_to_an_enemy_moves_with_it_and_goes_off() -> None:
    story = table(
        """
        6  .  .  go .  .
        5  .  .  .  .  st
        3  .  .  Bo .  .
        """,
        "fire",
        "rock",
    )
    story.answer("cast:bomb")
    assert story.troop("c6") is story.first.bomb_on
    story.end_turn()
    story.answer("move:c6", "tile:c5", "move:c5", "tile:d5")
    story.end_turn()
    assert story.troops == {"d5": "go3", "e5": "st2", "c3": "Bo"}
    assert story.first.bomb_on is None


@pytest.mark.rule("BR-11.2")
def test_a_bomb_that_hits_nobody_waits_for_the_first_enemy() -> None:
    story = table(
        """
        7  .  .  st .  .
        3  .  .  Bo .  .
        """,
        "fire",
        "rock",
    )
    story.answer("cast:bomb")
    assert story.lies("c6") == ["bomb"]
    story.end_turn()
    story.answer("move:c7", "tile:c6")
    assert story.lies("c6") == []
    assert story.first.bomb_on is story.troop("c6")


@pytest.mark.rule("BR-11.2")
def test_a_bomb_stays_where_its_carrier_fell() -> None:
    story = table(
        """
        6  .  .  ro1 .  st
        5  .  .  Sa .  .
        """,
        "fire",
        "rock",
        bomb="c6",
    )
    story.answer("move:c5", "tile:c6")
    assert story.at("c6") == "Sa2"
    assert story.lies("c6") == ["bomb"]


@pytest.mark.rule("BR-11.4")
def test_two_blazes_march_without_moves_and_into_enemies() -> None:
    story = table(
        """
        6  .  .  st .  .
        5  Bl .  Bl .  .
        3  .  .  .  .  He
        """,
        "fire",
        "rock",
    )
    story.answer("cast:march", "tile:c5", "tile:a5")
    # 1 in combat, then the explosion on the stone's own tile.
    assert story.troops == {"c6": "st1", "a6": "Bl", "e3": "He"}
    assert (story.first.heavy, story.first.nimble) == (2, 2)


@pytest.mark.rule("BR-11.5", "BR-11.7")
def test_passing_through_a_fire_line_hurts_before_the_combat() -> None:
    story = table(
        """
        6  .  .  ro .  st
        5  .  .  Sa .  .
        """,
        "fire",
        "rock",
        turn=1,
        line="c5-c6",
    )
    story.answer("move:c6", "tile:c5")
    assert story.troops == {"c5": "Sa2", "e6": "st"}  # the rock came with 1


@pytest.mark.rule("BR-11.7")
def test_who_falls_in_the_fire_line_does_not_arrive() -> None:
    story = table(
        """
        6  .  .  ro1 .  st
        5  .  .  Sa .  .
        """,
        "fire",
        "rock",
        turn=1,
        line="c5-c6",
    )
    story.answer("move:c6", "tile:c5")
    assert story.troops == {"c5": "Sa", "e6": "st"}


@pytest.mark.rule("BR-11.6")
def test_the_line_is_placed_or_taken_in_a_turn() -> None:
    story = table("3  .  .  Sa .  st", "fire", "rock")
    story.answer("cast:fire-line", "line:c4-c5")
    assert not story.offers("take:fire-line")
    story.end_turn()
    story.end_turn()
    story.answer("take:fire-line")
    assert not story.offers("cast:fire-line")


@pytest.mark.rule("BR-12.1", "BR-12.2", "BR-12.6")
def test_a_rite_burns_two_and_lights_three_after_the_explosions() -> None:
    story = table(
        """
        3  .  Bl Bl Bo .
        1  .  He .  .  st
        """,
        "fire",
        "rock",
        reserve=[3],
    )
    story.answer("cast:rite", "tile:b3", "tile:c3")
    # Each blaze died by the rite; the Bomb'O is hurt by the one beside it only.
    assert story.at("d3") == "Bo1"
    story.answer("tile:a1", "tile:c1", "tile:d1")
    blazes = {"a1": "Bl", "c1": "Bl", "d1": "Bl"}
    assert story.troops == {"d3": "Bo1", "b1": "He", "e1": "st", **blazes}
    assert story.first.reserve == [0]


@pytest.mark.rule("BR-7.11", "BR-12.2")
def test_a_rite_may_take_its_caster() -> None:
    story = table("1  Sa He Bo .  st", "fire", "rock")
    story.answer("cast:rite", "tile:b1", "tile:c1", "tile:a3", "stop")
    assert story.troops == {"a1": "Sa", "e1": "st", "a3": "Bl"}
    assert not story.offers("cast:kindle")  # no mage is left


@pytest.mark.rule("BR-12.3")
def test_a_pyre_burns_one_tile_fewer_than_were_sacrificed() -> None:
    story = table(
        """
        7  .  .  st .  .
        6  .  .  st .  .
        1  He Bo Sa .  .
        """,
        "fire",
        "rock",
    )
    story.answer("cast:pyre", "tile:a1", "tile:c1", "stop")
    assert story.kind == "burn"
    story.answer("tile:c6")
    assert story.troops == {"c7": "st", "c6": "st2", "b1": "Bo"}


@pytest.mark.rule("BR-12.3")
def test_the_tiles_of_a_pyre_are_connected() -> None:
    story = table(
        """
        7  .  .  st .  .
        1  He He Sa .  Sa
        """,
        "fire",
        "rock",
    )
    story.answer("cast:pyre", "tile:a1", "tile:b1", "tile:c1", "stop", "tile:a8")
    assert story.options == ["tile:a7", "tile:b8"]


@pytest.mark.rule("BR-12.4")
def test_kindle_hurts_an_ally_and_lights_a_blaze() -> None:
    story = table("3  .  .  Bo He st", "fire", "rock")
    story.answer("cast:kindle", "tile:c3", "tile:a4")
    assert story.troops == {"c3": "Bo1", "d3": "He", "e3": "st", "a4": "Bl"}
    assert story.first.reserve == [2]


@pytest.mark.rule("BR-12.5", "BR-5.1")
def test_scorch_burns_anybody_anywhere_once_a_turn() -> None:
    story = table(
        """
        8  .  .  go .  st
        3  .  .  Sa He .
        """,
        "fire",
        "rock",
    )
    story.answer("cast:scorch", "tile:c8")
    assert story.troops == {"c8": "go2", "e8": "st", "c3": "Sa", "d3": "He"}  # helmets do nothing
    assert not story.offers("cast:scorch")
