"""Stories about what is easily overlooked in what is cast. (BR-8, BR-10 to BR-14)"""

from __future__ import annotations

import pytest

from tests.games.break_.story import table

# ---------------------------------------------------------------- fire


@pytest.mark.rule("BR-11.1", "BR-2.3")
def test_a_bomb_is_not_thrown_onto_a_wall_but_flies_over_one() -> None:
    board = """
        8  .  .  .  .  st
        2  .  .  Bo .  .
        """
    assert not table(board, "fire", "rock", walls={"c5": 2}).offers("cast:bomb")
    assert table(board, "fire", "rock", walls={"c4": 2}).offers("cast:bomb")


@pytest.mark.rule("BR-11.4")
def test_two_blazes_march_and_none_of_them_twice() -> None:
    story = table(
        """
        8  .  .  .  .  st
        3  Bl Bl Bl .  .
        """,
        "fire",
        "rock",
    )
    story.answer("cast:march", "tile:a3")
    assert story.options == ["stop", "tile:b3", "tile:c3"]
    story.answer("tile:b3")
    assert story.asks(0, "action")


@pytest.mark.rule("BR-11.4", "BR-9.9")
def test_a_blaze_that_is_held_does_not_march() -> None:
    story = table(
        """
        8  .  .  .  .  wo
        3  .  .  Bl .  .
        """,
        "fire",
        "forest",
        snares=["c3"],
    )
    assert not story.offers("cast:march")


@pytest.mark.rule("BR-11.7")
def test_fire_walks_through_its_own_line_unhurt() -> None:
    story = table("3  .  .  Sa .  st", "fire", "rock", line="c3-c4")
    story.answer("move:c3", "tile:c4")
    assert story.at("c4") == "Sa"


@pytest.mark.rule("BR-12.2")
def test_a_rite_needs_a_mage_and_two_to_sacrifice() -> None:
    assert not table("3  .  .  Sa Sa st", "fire", "rock").offers("cast:rite")
    assert not table("3  .  .  He .  st", "fire", "rock").offers("cast:rite")
    assert table("3  .  .  He Sa st", "fire", "rock").offers("cast:rite")


@pytest.mark.rule("BR-12.2", "BR-12.4", "BR-2.4")
def test_a_blaze_appears_on_an_empty_tile_only() -> None:
    story = table("1  .  He .  Bo ti", "fire", "water", river="c2-c3")
    story.answer("cast:kindle", "tile:d1")
    assert story.offers("tile:b2")
    for taken in ("c2", "c3", "b1", "e1"):
        assert not story.offers(f"tile:{taken}")


@pytest.mark.rule("BR-12.2")
def test_a_rite_lights_no_fourth_blaze() -> None:
    story = table("1  He He Sa .  st", "fire", "rock", reserve=[4])
    story.answer("cast:rite", "tile:a1", "tile:b1", "tile:a3", "tile:b3", "tile:c3")
    assert story.asks(0, "action")
    assert story.first.reserve == [1]


@pytest.mark.rule("BR-12.3")
def test_a_pyre_burns_friends_too() -> None:
    story = table(
        """
        8  .  .  .  .  go
        1  He Sa Bo .  .
        """,
        "fire",
        "rock",
    )
    story.answer("cast:pyre", "tile:a1", "tile:b1", "stop", "tile:c1")
    assert story.at("c1") == "Bo1"


# ---------------------------------------------------------------- water


@pytest.mark.rule("BR-13.4")
def test_water_walks_over_a_snare_of_its_own() -> None:
    story = table("4  .  .  .  Se st", "water", "rock", snares=["c4"])
    story.answer("move:d4", "tile:c4")
    assert not story.troop("c4").is_snared
    assert story.lies("c4") == ["snare"]


@pytest.mark.rule("BR-13.2", "BR-13.4")
def test_a_coral_broken_from_afar_stays_on_its_tile_as_a_snare() -> None:
    story = table(
        """
        6  .  .  sc .  co
        3  .  .  Ru .  .
        """,
        "rock",
        "water",
    )
    story.answer("cast:fire-bolt")
    assert story.troops == {"e6": "co", "c3": "Ru"}
    assert story.tile_seen("c6", None)["snare"] == {"seat": 1, "card": "snare-coral"}


@pytest.mark.rule("BR-14.3", "BR-9.5")
def test_the_current_carries_a_troop_into_a_lurking_rogue() -> None:
    story = table(
        """
        8  .  .  .  .  Wo
        3  .  .  ti1 .  ti
        """,
        "forest",
        "water",
        turn=1,
        traps={"c6": "lurking-rogue"},
        river="c4-c5",
    )
    story.answer("move:c3", "tile:c4")
    assert story.troops == {"e8": "Wo", "e3": "ti"}
    assert story.lies("c6") == []


@pytest.mark.rule("BR-14.4", "BR-7.8")
def test_who_is_carried_into_a_blaze_may_fall_by_its_explosion() -> None:
    story = table(
        """
        8  .  .  .  .  Bo
        6  .  .  Bl .  .
        3  .  .  ti1 .  ti
        """,
        "fire",
        "water",
        turn=1,
        river="c4-c5",
    )
    story.answer("move:c3", "tile:c4")
    assert story.troops == {"e8": "Bo", "e3": "ti"}


@pytest.mark.rule("BR-14.8", "BR-10.6", "BR-9.5")
@pytest.mark.parametrize(("trap", "after"), [("lurking-rogue", "Tu3"), ("snare", "Tu")])
def test_a_flood_washes_a_troop_into_a_trap(trap: str, after: str) -> None:
    story = table(
        """
        8  .  .  .  .  wo
        6  .  .  Tu .  Ti
        """,
        "water",
        "forest",
        traps={"c7": trap},
        river="c4-c5",
    )
    story.answer("cast:flood")
    assert story.at("c7") == after
    assert story.troop("c7").is_snared == (trap == "snare")


@pytest.mark.rule("BR-14.8", "BR-14.3", "BR-10.6")
def test_a_flood_pushes_one_tile_also_onto_the_river() -> None:
    story = table(
        """
        3  .  .  st .  .
        1  .  .  .  .  Ti
        """,
        "water",
        "rock",
        river="c4-c5",
    )
    story.answer("cast:flood")
    assert story.troops == {"c4": "st", "e1": "Ti"}


@pytest.mark.rule("BR-14.8", "BR-14.9")
def test_a_flood_hits_nobody_who_has_made_room() -> None:
    """All of them move one tile, and nobody is carried into those who have just moved."""
    story = table(
        """
        6  .  .  go .  .
        5  .  .  st .  .
        3  .  .  st .  .
        1  .  .  .  .  Ti
        """,
        "water",
        "rock",
        river="c4-c5",
    )
    story.answer("cast:flood")
    assert story.troops == {"c7": "go", "c6": "st", "c4": "st", "e1": "Ti"}


@pytest.mark.rule("BR-14.8", "BR-10.6")
def test_a_flood_pushes_onto_a_trap() -> None:
    story = table(
        """
        4  .  .  Se .  .
        2  .  .  .  .  Ti
        1  .  ar .  .  .
        """,
        "water",
        "forest",
        river="c1-c2",
        traps={"c5": "snare"},
    )
    story.answer("cast:flood")
    assert story.at("c5") == "Se2"
    assert story.troop("c5").is_snared


@pytest.mark.rule("BR-12.4")
def test_who_is_immune_to_thorns_cannot_pay_for_a_blaze() -> None:
    story = table("1  .  He Sa Bo st", "fire", "rock")
    story.answer("cast:kindle")
    assert story.options == ["tile:b1", "tile:d1"]


@pytest.mark.rule("BR-13.1")
def test_a_coral_that_grows_leaves_the_reserve() -> None:
    story = table("3  Ti .  Co .  st", "water", "rock", reserve=[1, 1])
    story.answer("cast:grow", "coral:snare-coral", "tile:c4")
    assert story.at("c4") == "Sc"
    assert story.first.reserve == [1, 0]


@pytest.mark.rule("BR-14.8", "BR-14.10", "BR-5.4")
def test_without_a_mage_there_is_no_flood_and_no_whirlpool_and_no_flood_without_a_river() -> None:
    board = """
        6  .  .  st .  .
        2  .  .  .  .  {}
        """
    dry = table(board.format("Ti"), "water", "rock")
    assert dry.offers("cast:whirlpool")
    assert not dry.offers("cast:flood")
    without = table(board.format("Se"), "water", "rock", river="c4-c5")
    assert not without.offers("cast:whirlpool")
    assert not without.offers("cast:flood")


@pytest.mark.rule("BR-14.1", "BR-14.2")
def test_a_river_needs_empty_tiles_and_leaves_empty_ones_behind() -> None:
    story = table(
        """
        5  .  .  .  .  st
        3  .  .  Ti .  .
        """,
        "water",
        "rock",
        river="a7-a8",
        walls={"c4": 2},
    )
    story.answer("cast:river")
    for taken in ("c4", "c3", "e5"):
        assert not story.offers(f"tile:{taken}")
    story.answer("tile:b3", "tile:b4")
    story.end_turn()
    story.answer("cast:wall")
    assert story.offers("tile:a7")
    assert not story.offers("tile:b3")


# ---------------------------------------------------------------- rock and forest


@pytest.mark.rule("BR-10.5")
def test_a_gust_pushes_nobody_into_trees_a_friend_or_off_the_board() -> None:
    story = table(
        """
        8  st .  .  .  .
        6  .  .  ro .  .
        5  .  st go .  .
        3  .  .  Dr .  .
        """,
        "forest",
        "rock",
        trees="b6",
    )
    story.answer("cast:gust")  # only the rock has room behind it
    assert story.troops == {"a8": "st", "c7": "ro", "b5": "st", "c5": "go", "c3": "Dr"}


@pytest.mark.rule("BR-8.2")
def test_a_stone_hurls_no_rock_of_the_enemy() -> None:
    story = table(
        """
        3  .  .  ro .  .
        2  .  .  St .  .
        """,
        "rock",
        "rock",
    )
    assert not story.offers("cast:hurl")


@pytest.mark.rule("BR-8.2")
def test_a_ruby_is_hurled_like_a_rock_but_a_golem_is_not() -> None:
    board = """
        8  .  .  .  .  ar
        3  .  .  {}  .  .
        2  .  .  St .  .
        """
    story = table(board.format("Ru"), "rock", "forest")
    story.answer("cast:hurl")
    assert story.troops == {"c5": "Ru", "c2": "St", "e8": "ar"}
    assert not table(board.format("Go"), "rock", "forest").offers("cast:hurl")


@pytest.mark.rule("BR-9.9", "BR-8.2")
def test_a_rock_that_is_held_is_not_hurled() -> None:
    story = table(
        """
        8  .  .  .  .  ar
        3  .  .  Ro .  .
        2  .  .  St .  .
        """,
        "rock",
        "forest",
        snares=["c3"],
    )
    assert not story.offers("cast:hurl")
