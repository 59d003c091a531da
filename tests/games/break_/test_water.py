"""Stories about corals, rivers, floods and whirlpools. (BR-13, BR-14)"""

from __future__ import annotations

import pytest

from breakfall.games.break_.board import TILE_NAMED
from breakfall.games.break_.rules.damage import turn_into_snare
from tests.games.break_.laying import TROOP_NAMED
from tests.games.break_.story import table

# ---------------------------------------------------------------- corals


@pytest.mark.rule("BR-13.1")
def test_a_coral_grows_beside_a_coral_even_a_defeated_one() -> None:
    story = table(
        """
        3  .  .  Co .  .
        1  Ti .  .  .  st
        """,
        "water",
        "rock",
        reserve=[0, 1],
        fallen=["coral"],
    )
    story.answer("cast:grow", "coral:coral")
    assert sorted(story.options) == ["tile:b3", "tile:c2", "tile:c4", "tile:d3"]
    story.answer("tile:c4")
    assert story.at("c4") == "Co"
    assert story.first.fallen == []


@pytest.mark.rule("BR-13.1", "BR-5.4")
def test_without_a_mage_no_coral_grows() -> None:
    board = "3  {}  .  Co .  st"
    assert table(board.format("Ti"), "water", "rock").offers("cast:grow")
    assert not table(board.format("Se"), "water", "rock").offers("cast:grow")


@pytest.mark.rule("BR-13.2", "BR-13.3", "BR-7.17")
def test_who_breaks_a_snare_coral_is_held_by_it() -> None:
    story = table(
        """
        5  .  .  sc .  co
        4  .  .  St .  .
        """,
        "rock",
        "water",
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "St", "e5": "co"}
    assert story.offers("free:c5")
    assert not story.offers("move:c5")


@pytest.mark.rule("BR-13.2", "BR-13.4")
def test_a_coral_flipped_for_a_move_waits_for_the_next_enemy() -> None:
    story = table(
        """
        5  .  .  st .  .
        4  .  .  Sc .  Co
        """,
        "water",
        "rock",
    )
    assert story.match.choice is not None
    labels = [option.label for option in story.match.choice.options]
    assert "Snare Coral c4 (power 1) becomes a snare (1 heavy move)" in labels
    story.answer("flip:c4")
    assert story.lies("c4") == ["snare"]
    assert story.first.heavy == 1
    story.end_turn()
    story.answer("move:c5", "tile:c4")
    assert story.troop("c4").is_snared
    assert story.at("c4") == "st"


@pytest.mark.rule("BR-13.5")
def test_a_destroyed_coral_snare_is_a_defeated_coral() -> None:
    story = table("4  .  .  st .  Co", "water", "rock", turn=1, snares=["c4"])
    story.answer("free:c4")
    assert [card.key for card in story.first.fallen] == ["snare-coral"]
    assert story.offers("move:c4")


# ---------------------------------------------------------------- river


@pytest.mark.rule("BR-14.1", "BR-14.2")
def test_the_river_is_laid_on_two_empty_tiles_and_moves_when_laid_again() -> None:
    story = table("3  .  .  Ti .  st", "water", "rock", river="a7-a8")
    story.answer("cast:river", "tile:c4")
    assert sorted(story.options) == ["tile:b4", "tile:c5", "tile:d4"]
    story.answer("tile:c5")
    assert story.lies("a7") == story.lies("a8") == []
    assert story.tile_seen("c4", None)["river"] == {"seat": 0, "current": "north"}


@pytest.mark.rule("BR-14.3")
def test_a_troop_is_carried_to_the_tile_behind_the_river() -> None:
    story = table(
        """
        6  .  .  .  .  .
        3  .  .  St .  ti
        """,
        "rock",
        "water",
        river="c4-c5",
    )
    story.answer("move:c3", "tile:c4")
    assert story.at("c6") == "St"


@pytest.mark.rule("BR-14.4")
def test_a_carried_troop_hits_who_is_in_the_way_and_stays() -> None:
    story = table(
        """
        6  .  .  go .  .
        3  .  .  Se .  .
        2  .  .  Ti .  .
        """,
        "water",
        "rock",
        river="c4-c5",
    )
    story.answer("move:c2", "tile:b2", "move:b2", "tile:b3")
    story.end_turn()
    story.end_turn()
    story.answer("move:b3", "tile:b4", "move:b4", "tile:c4")
    assert story.troops == {"c6": "go3", "c5": "Ti", "c3": "Se"}


@pytest.mark.rule("BR-14.4")
def test_a_carried_troop_takes_the_place_of_whom_it_kills() -> None:
    story = table(
        """
        6  .  .  ti1 .  ti
        3  .  .  St .  .
        """,
        "rock",
        "water",
        river="c4-c5",
    )
    story.answer("move:c3", "tile:c4")
    assert story.troops == {"c6": "St", "e6": "ti"}


@pytest.mark.rule("BR-14.5")
def test_a_carried_troop_is_hurt_by_what_blocks_the_river() -> None:
    story = table(
        """
        3  .  .  St .  ti
        """,
        "rock",
        "water",
        river="c4-c5",
        walls={"c6": 2},
    )
    story.answer("move:c3", "tile:c4")
    assert story.troops == {"c5": "St2", "e3": "ti"}


@pytest.mark.rule("BR-14.6")
def test_combat_in_the_river_comes_before_being_carried() -> None:
    story = table(
        """
        4  .  .  ti .  ti
        3  .  .  St .  .
        """,
        "rock",
        "water",
        river="c4-c5",
    )
    story.answer("move:c3", "tile:c4")
    assert story.troops == {"c6": "St2", "e4": "ti"}


@pytest.mark.rule("BR-14.7")
def test_seahorses_stand_in_the_current() -> None:
    story = table("3  .  .  Se .  st", "water", "rock", river="c4-c5")
    story.answer("move:c3", "tile:c4")
    assert story.at("c4") == "Se"


# ---------------------------------------------------------------- flood


@pytest.mark.rule("BR-14.8")
def test_a_flood_pushes_everybody_in_the_rivers_line_in_good_order() -> None:
    story = table(
        """
        7  .  .  st .  .
        6  .  .  st .  .
        2  .  .  Se .  Ti
        """,
        "water",
        "rock",
        river="c4-c5",
    )
    story.answer("cast:flood")
    assert story.troops == {"c8": "st", "c7": "st", "c3": "Se", "e2": "Ti"}


@pytest.mark.rule("BR-14.9")
def test_a_flood_dashes_troops_against_the_edge_and_each_other() -> None:
    story = table(
        """
        8  .  .  st .  .
        7  .  .  go .  .
        2  .  .  Co .  Ti
        """,
        "water",
        "rock",
        river="c4-c5",
    )
    story.answer("cast:flood")
    # The stone hits the edge for 1, then the golem hits the stone for 1. The coral is rooted.
    assert story.troops == {"c8": "st1", "c7": "go", "c2": "Co", "e2": "Ti"}


# ---------------------------------------------------------------- whirlpool


@pytest.mark.rule("BR-14.10", "BR-14.11")
def test_the_second_in_a_whirlpool_hits_the_first() -> None:
    story = table(
        """
        6  .  .  st .  .
        5  .  go .  .  .
        2  .  .  .  .  Ti
        """,
        "water",
        "rock",
    )
    story.answer("cast:whirlpool", "tile:c5", "tile:c6", "tile:b5")
    assert story.troops == {"c5": "st2", "b5": "go", "e2": "Ti"}


@pytest.mark.rule("BR-14.11")
def test_an_ally_in_the_whirlpool_is_hit_but_not_hurt() -> None:
    story = table(
        """
        6  .  .  Se .  .
        5  .  go .  .  .
        2  .  .  .  .  Ti
        """,
        "water",
        "rock",
    )
    story.answer("cast:whirlpool", "tile:c5", "tile:c6", "tile:b5")
    assert story.troops == {"c5": "Se", "b5": "go", "e2": "Ti"}


@pytest.mark.rule("BR-14.11")
def test_who_kills_the_first_in_the_whirlpool_takes_its_tile() -> None:
    story = table(
        """
        6  .  .  st1 .  .
        5  .  go .  .  .
        2  .  .  .  .  Ti
        """,
        "water",
        "rock",
    )
    story.answer("cast:whirlpool", "tile:c5", "tile:c6", "tile:b5")
    assert story.troops == {"c5": "go", "e2": "Ti"}


@pytest.mark.rule("BR-9.4", "BR-13.4", "BR-13.5")
def test_an_attacker_that_goes_back_from_the_snare_of_a_coral_is_held_where_it_is() -> None:
    story = table(
        """
        5  .  .  dr .  .
        4  .  .  Ti .  .
        """,
        "water",
        "forest",
        turn=1,
    )
    turn_into_snare(story.battle, story.first, TROOP_NAMED["snare-coral"], TILE_NAMED["c4"])
    story.answer("move:c5", "tile:c4")
    assert story.troops == {"c5": "dr1", "c4": "Ti"}
    assert story.troop("c5").is_snared
    assert (story.lies("c4"), story.lies("c5")) == ([], ["snare"])
    story.answer("free:c5")
    assert story.lies("c5") == []
