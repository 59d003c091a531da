"""Stories about what is easily overlooked in combat and in traps. (BR-6 to BR-9)"""

from __future__ import annotations

import pytest

from tests.games.break_.story import table

# ---------------------------------------------------------------- combat


@pytest.mark.rule("BR-7.7")
def test_neither_another_card_nor_an_enemy_wolf_flips_a_wolf() -> None:
    beside_an_archer = table(
        """
        5  .  .  tu .  .
        4  .  Ar Wo .  .
        """,
        "forest",
        "water",
    )
    beside_an_archer.answer("move:c4", "tile:c5")
    assert beside_an_archer.at("c5") == "tu3"
    beside_an_enemy = table(
        """
        5  .  .  wa .  .
        4  .  wo Wo .  Ar
        """,
        "forest",
        "forest",
    )
    beside_an_enemy.answer("move:c4", "tile:c5")
    assert beside_an_enemy.at("c5") == "wa1"  # 2, and no blade


@pytest.mark.rule("BR-7.7")
def test_a_wolf_that_is_attacked_beside_its_twin_bites_with_its_blade() -> None:
    story = table(
        """
        5  .  .  tu .  .
        4  .  .  Wo .  .
        3  .  .  Wo .  .
        """,
        "forest",
        "water",
        turn=1,
    )
    story.answer("move:c5", "tile:c4")
    assert story.troops == {"c4": "tu2", "c3": "Wo"}


@pytest.mark.rule("BR-7.18")
def test_who_falls_by_a_first_strike_gives_no_answer_even_with_a_blade() -> None:
    story = table(
        """
        5  .  .  go1 .  st
        4  .  .  Rg .  .
        """,
        "forest",
        "rock",
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "Rg", "e5": "st"}


@pytest.mark.rule("BR-6.8", "BR-15.4")
def test_a_blow_that_a_helmet_stops_is_no_damage() -> None:
    story = table(
        """
        5  .  .  ru1 .  .
        4  .  .  Ru1 .  .
        """,
        "rock",
        "rock",
        quiet_turns=39,
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "ru1", "c4": "Ru1"}
    assert story.told[-3:] == [
        "Ruby (Second Rock) on c5 takes no damage from Ruby (First Rock): its helmet stops 1.",
        "Ruby (First Rock) on c5 takes no damage from Ruby (Second Rock): its helmet stops 1.",
        "Ruby (First Rock) goes back to c4.",
    ]
    story.end_turn()
    assert story.kind == "over"


@pytest.mark.rule("BR-15.4")
def test_a_sacrifice_breaks_the_quiet() -> None:
    story = table(
        """
        8  .  .  go .  .
        1  .  He .  Sa .
        """,
        "fire",
        "rock",
        quiet_turns=39,
    )
    story.answer("cast:pyre", "tile:d1", "stop")
    story.end_turn()
    assert story.winner is None


# ---------------------------------------------------------------- snares and bombs


@pytest.mark.rule("BR-9.10", "BR-9.2")
def test_a_snare_goes_with_the_prey_that_falls_in_it() -> None:
    story = table(
        """
        5  .  .  ro1 .  st
        4  .  .  Wo .  .
        """,
        "forest",
        "rock",
        snares=["c5"],
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "Wo1", "e5": "st"}
    assert story.lies("c5") == []
    assert [card.face.key for card in story.battle.spent_by(story.first).cards] == ["snare"]


@pytest.mark.rule("BR-9.10", "BR-2.7")
def test_the_nimble_get_free_with_a_nimble_move_and_others_with_a_heavy_one() -> None:
    board = """
        5  .  .  {}  .  .
        1  .  .  .  .  Wo
        """
    nimble = table(board.format("ro"), "forest", "rock", turn=1, heavy=0, snares=["c5"])
    nimble.answer("free:c5")
    assert (nimble.second.heavy, nimble.second.nimble) == (0, 1)
    heavy = table(board.format("st"), "forest", "rock", turn=1, heavy=0, snares=["c5"])
    assert not heavy.offers("free:c5")


@pytest.mark.rule("BR-11.3", "BR-3.2")
def test_of_two_bombs_on_a_tile_each_goes_off_in_its_owners_turn() -> None:
    story = table(
        """
        7  .  .  bo .  .
        1  .  .  Bo .  .
        """,
        "fire",
        "fire",
    )
    story.answer("cast:bomb")
    story.end_turn()
    story.answer("cast:bomb")
    story.end_turn()
    assert story.lies("c4") == ["bomb"]  # the second one is still there
    story.end_turn()
    assert story.lies("c4") == []


# ---------------------------------------------------------------- rock


@pytest.mark.rule("BR-4.5", "BR-8.1")
def test_only_a_rock_enters_a_golem() -> None:
    story = table("3  .  St Go .  ar", "rock", "forest")
    story.answer("move:b3")
    assert sorted(story.options) == ["tile:a3", "tile:b2", "tile:b4"]


# ---------------------------------------------------------------- traps


@pytest.mark.rule("BR-9.5")
def test_who_falls_by_a_lurking_rogue_does_not_strike_the_troop_above_it() -> None:
    story = table(
        """
        5  .  .  go1 .  st
        4  .  .  Dr .  .
        """,
        "forest",
        "rock",
        turn=1,
        traps={"c4": "lurking-rogue"},
    )
    story.answer("move:c5", "tile:c4")
    assert story.troops == {"c4": "Dr", "e5": "st"}


@pytest.mark.rule("BR-9.5", "BR-9.2", "BR-7.5")
def test_a_helmet_works_against_a_lurking_rogue_which_is_spent_then() -> None:
    story = table(
        """
        5  .  .  go .  .
        1  .  .  .  .  Dr
        """,
        "forest",
        "rock",
        turn=1,
        traps={"c4": "lurking-rogue"},
    )
    story.answer("move:c5", "tile:c4")
    assert story.at("c4") == "go3"
    assert story.lies("c4") == []
    assert [card.face.key for card in story.battle.spent_by(story.first).cards] == ["lurking-rogue"]


@pytest.mark.rule("BR-9.6")
def test_a_rogue_does_not_leap_out_for_a_nimble_move() -> None:
    story = table("3  Wo .  .  .  st", "forest", "rock", heavy=0, traps={"c3": "lurking-rogue"})
    assert story.offers("move:a3")
    assert not story.offers("leap:c3")


@pytest.mark.rule("BR-9.1", "BR-2.5")
def test_no_trap_in_a_river_or_on_a_snare() -> None:
    story = table(
        """
        5  .  .  Wo .  .
        3  Ar Dr .  .  ti
        """,
        "forest",
        "water",
        river="c4-c5",
    )
    story.answer("cast:leaves")
    assert story.options == ["tile:a3", "tile:b3"]


@pytest.mark.rule("BR-16.4")
def test_everybody_sees_that_a_trap_is_no_rogue_once_none_attacked() -> None:
    story = table(
        """
        6  .  .  .  .  ti
        5  .  .  ti1 .  .
        4  .  .  Wa .  .
        """,
        "forest",
        "water",
        turn=1,
        traps={"c4": "snare"},
    )
    assert story.tile_seen("c4", 1)["trap"] == {"seat": 0, "kind": None, "no_rogue": False}
    story.answer("move:c5", "tile:c4")
    assert story.tile_seen("c4", 1)["trap"] == {"seat": 0, "kind": None, "no_rogue": True}


@pytest.mark.rule("BR-16.1", "BR-9.4")
def test_who_attacks_is_told_what_lies_below_the_enemy() -> None:
    story = table(
        """
        5  .  .  ti .  .
        4  .  .  Dr .  .
        """,
        "forest",
        "water",
        turn=1,
        traps={"c4": "snare"},
    )
    story.answer("move:c5")
    assert story.match.choice is not None
    labels = [option.label for option in story.match.choice.options]
    assert "Attack Druid c4 (power 2): deals 1, takes 0, trap there" in labels
