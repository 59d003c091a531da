"""Stories about golems, hurling, bolts and walls. (BR-8)"""

from __future__ import annotations

import pytest

from tests.games.break_.story import table


@pytest.mark.rule("BR-8.1")
def test_a_rock_merges_into_a_golem_and_heals_it() -> None:
    story = table(
        """
        3  .  Ro Go2 .  .
        1  .  .  .  .  ar
        """,
        "rock",
        "forest",
    )
    story.answer("move:b3", "tile:c3")
    assert story.troops == {"c3": "Go3", "e1": "ar"}
    assert story.first.nimble == 1


@pytest.mark.rule("BR-8.1")
def test_an_unhurt_golem_gains_nothing() -> None:
    story = table(
        """
        3  .  Ro Go .  .
        1  .  .  .  .  ar
        """,
        "rock",
        "forest",
    )
    story.answer("move:b3", "tile:c3")
    assert story.at("c3") == "Go"


@pytest.mark.rule("BR-8.2", "BR-8.3")
def test_a_rock_is_hurled_two_tiles_ahead_over_a_wall_and_a_troop() -> None:
    story = table(
        """
        5  .  .  .  .  ar
        3  .  .  Ro .  .
        2  .  .  St .  .
        """,
        "rock",
        "forest",
        walls={"c4": 2},
    )
    story.answer("cast:hurl")
    assert story.troops == {"c5": "Ro", "c2": "St", "e5": "ar"}


@pytest.mark.rule("BR-8.3")
@pytest.mark.parametrize("there", ["wall", "ally", "edge"])
def test_it_cannot_land_on_a_wall_an_ally_or_beyond_the_board(there: str) -> None:
    row = 7 if there == "edge" else 3
    story = table(
        f"""
        {row + 2 if row == 3 else 1}  .  .  {"St" if there == "ally" else "."} .  ar
        {row}  .  .  Ro .  .
        {row - 1}  .  .  St .  .
        """,
        "rock",
        "forest",
        walls={"c5": 2} if there == "wall" else None,
    )
    assert not story.offers("cast:hurl")


@pytest.mark.rule("BR-8.1", "BR-8.3")
def test_a_rock_may_be_hurled_into_a_golem() -> None:
    story = table(
        """
        5  .  .  Go1 .  ar
        3  .  .  Ro .  .
        2  .  .  St .  .
        """,
        "rock",
        "forest",
    )
    story.answer("cast:hurl", "confirm")
    assert story.troops == {"c5": "Go2", "c2": "St", "e5": "ar"}


@pytest.mark.rule("BR-8.4")
def test_a_hurled_rock_bounces_off_a_coral_to_where_it_was() -> None:
    story = table(
        """
        5  .  .  co .  .
        3  .  .  Ro1 .  .
        2  .  .  St .  .
        """,
        "rock",
        "water",
    )
    story.answer("cast:hurl")
    assert story.troops == {"c5": "co1", "c3": "Ro1", "c2": "St"}


@pytest.mark.rule("BR-8.5", "BR-5.4")
def test_a_fire_bolt_hits_friends_as_well() -> None:
    story = table(
        """
        5  .  .  .  .  ar
        4  .  .  St .  .
        3  .  .  Ru .  .
        """,
        "rock",
        "forest",
    )
    story.answer("cast:fire-bolt", "confirm")
    assert story.troops == {"c4": "St2", "c3": "Ru2", "e5": "ar"}


@pytest.mark.rule("BR-8.5", "BR-5.5")
def test_a_fire_bolt_must_hit_a_troop() -> None:
    story = table(
        """
        5  .  .  ar .  .
        3  .  .  Ru .  .
        """,
        "rock",
        "forest",
        walls={"c4": 2},
    )
    assert not story.offers("cast:fire-bolt")


@pytest.mark.rule("BR-8.6", "BR-8.7", "BR-8.9", "BR-4.6", "BR-5.3")
def test_a_wall_stands_for_two_turns_of_the_enemy_and_never_again() -> None:
    story = table(
        """
        5  .  .  .  .  ar
        3  .  .  St .  .
        """,
        "rock",
        "forest",
    )
    story.answer("cast:wall", "tile:c4", "cast:wall", "tile:d4")
    assert not story.offers("cast:wall")
    for tokens in (1, 0):
        story.end_turn()
        assert story.lies("c4") == ["wall"]
        story.end_turn()
        assert story.lies("c4") == (["wall"] if tokens else [])
    assert not story.offers("cast:wall")


@pytest.mark.rule("BR-8.8")
def test_walls_are_torn_down_for_free() -> None:
    story = table(
        """
        5  .  .  .  .  ar
        3  .  .  St .  .
        """,
        "rock",
        "forest",
        walls={"c4": 2, "b3": 1},
    )
    story.answer("tear-down:c4", "tear-down:b3")
    assert story.lies("c4") == story.lies("b3") == []
    assert (story.first.heavy, story.first.nimble) == (2, 2)


@pytest.mark.rule("BR-8.6")
def test_nobody_enters_a_wall() -> None:
    story = table(
        """
        5  .  .  .  .  ar
        3  .  .  St .  .
        """,
        "rock",
        "forest",
        walls={"c4": 2},
    )
    story.answer("move:c3")
    assert sorted(story.options) == ["tile:b3", "tile:c2", "tile:d3"]


@pytest.mark.rule("BR-8.3", "BR-8.4")
def test_a_rock_hurled_over_an_enemy_lands_in_a_snare() -> None:
    story = table(
        """
        4  .  .  ar .  .
        3  .  .  Ro .  .
        2  .  .  St .  .
        """,
        "rock",
        "forest",
        traps={"c5": "snare"},
    )
    story.answer("cast:hurl")
    assert story.troops == {"c5": "Ro1", "c4": "ar", "c2": "St"}
    assert story.troop("c5").is_snared
