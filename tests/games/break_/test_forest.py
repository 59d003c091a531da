"""Stories about traps, trees, arrows and wind. (BR-9, BR-10, BR-16)"""

from __future__ import annotations

import random

import pytest

from breakfall.games.break_.board import TILE_NAMED
from breakfall.games.break_.rules.damage import turn_into_snare
from tests.games.break_.laying import TROOP_NAMED
from tests.games.break_.story import table

# ---------------------------------------------------------------- traps


@pytest.mark.rule("BR-9.1", "BR-16.2")
def test_the_enemy_sees_a_marker_and_not_which_trap_it_is() -> None:
    story = table("3  .  .  Wo .  st", "forest", "rock")
    story.answer("cast:snare")
    assert story.tile_seen("c3", 0)["trap"] == {"seat": 0, "kind": "snare", "no_rogue": False}
    assert story.tile_seen("c3", 1)["trap"] == {"seat": 0, "kind": None, "no_rogue": False}
    assert story.tile_seen("c3", None)["trap"] == {"seat": 0, "kind": None, "no_rogue": False}
    assert any("Snare" in line for line in story.match.log(0))
    assert not any("Snare" in line for line in story.match.log(1) + story.told)


@pytest.mark.rule("BR-16.2")
def test_a_guess_of_the_enemy_may_take_a_trap_for_any_other() -> None:
    story = table("3  .  .  Wo .  st", "forest", "rock", traps={"c3": "snare"})
    kinds: set[str] = set()
    for seed in range(40):
        guess = story.match.copy()
        guess.redeal(1, random.Random(seed))
        kinds.add(guess._table.armies[0].traps[0].card.face.key)  # type: ignore[attr-defined]
    assert kinds == {"snare", "leaves", "lurking-rogue"}


@pytest.mark.rule("BR-16.4")
def test_no_guess_puts_a_rogue_where_none_attacked() -> None:
    story = table(
        """
        8  .  .  .  .  st
        4  .  .  st .  .
        3  .  .  Wa .  .
        1  Wo .  .  .  .
        """,
        "forest",
        "rock",
        turn=1,
        traps={"c3": "snare", "a1": "leaves"},
    )
    story.answer("move:c4", "tile:c3")
    story.end_turn()
    attacked: set[str] = set()
    other: set[str] = set()
    for seed in range(40):
        guess = story.match.copy()
        guess.redeal(1, random.Random(seed))
        one, two = guess._table.armies[0].traps  # type: ignore[attr-defined]
        attacked.add(one.card.face.key)
        other.add(two.card.face.key)
    assert attacked == {"snare", "leaves"}
    assert other == {"snare", "leaves", "lurking-rogue"}


@pytest.mark.rule("BR-9.1")
def test_no_trap_on_a_trap() -> None:
    story = table("3  .  Wo Wo .  st", "forest", "rock", traps={"c3": "leaves"})
    story.answer("cast:leaves")
    assert story.lies("b3") == ["trap"]  # the only tile there was


@pytest.mark.rule("BR-9.8", "BR-9.9", "BR-9.10")
def test_a_snare_bites_and_holds_until_a_move_destroys_it() -> None:
    story = table(
        """
        5  .  .  st .  .
        4  .  .  .  .  .
        3  Wo .  .  .  .
        """,
        "forest",
        "rock",
        turn=1,
        traps={"c4": "snare"},
    )
    story.answer("move:c5", "tile:c4")
    assert story.at("c4") == "st2"
    assert story.offers("free:c4")
    assert not story.offers("move:c4")
    story.answer("free:c4")
    assert story.lies("c4") == []
    assert story.second.heavy == 0


@pytest.mark.rule("BR-9.4")
def test_the_trap_is_sprung_if_the_enemy_survived_also_when_it_goes_back() -> None:
    """The combat comes first; the only condition is that the enemy survived it."""
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
    story.answer("move:c5", "tile:c4")
    assert story.troops == {"c5": "ti1", "c4": "Dr1"}
    assert story.lies("c4") == []
    assert story.lies("c5") == ["snare"]
    assert story.troop("c5").is_snared
    story.answer("free:c5")
    assert story.lies("c5") == []
    assert not story.troop("c5").is_snared


@pytest.mark.rule("BR-9.4")
def test_leaves_are_shown_if_the_enemy_survived_and_went_back() -> None:
    story = table(
        """
        5  .  .  ti .  .
        4  .  .  Dr .  .
        """,
        "forest",
        "water",
        turn=1,
        traps={"c4": "leaves"},
    )
    story.answer("move:c5", "tile:c4")
    assert story.troops == {"c5": "ti", "c4": "Dr1"}
    assert story.lies("c4") == []


@pytest.mark.rule("BR-9.4")
def test_an_attacker_that_died_has_sprung_no_trap() -> None:
    story = table(
        """
        5  .  .  ti1 .  .
        4  .  .  Wa .  .
        2  .  .  .  .  ti
        """,
        "forest",
        "water",
        turn=1,
        traps={"c4": "snare"},
    )
    story.answer("move:c5", "tile:c4")
    assert story.at("c5") == "."
    assert story.lies("c4") == ["trap"]


@pytest.mark.rule("BR-9.4", "BR-9.10")
def test_two_snares_may_lie_on_one_tile_and_one_of_them_stays() -> None:
    """Water stands on a snare of its own coral and is caught there by Forest's trap."""
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
    turn_into_snare(story.battle, story.second, TROOP_NAMED["snare-coral"], TILE_NAMED["c5"])
    story.answer("move:c5", "tile:c4", "free:c5")
    assert story.lies("c5") == ["snare"]
    assert [snare.tile for snare in story.second.snares] == [TILE_NAMED["c5"]]
    assert story.first.snares == []


@pytest.mark.rule("BR-9.4")
def test_who_takes_the_tile_in_combat_springs_the_trap_below() -> None:
    story = table(
        """
        5  .  .  go .  .
        4  .  .  Dr .  Ar
        """,
        "forest",
        "rock",
        turn=1,
        traps={"c4": "snare"},
    )
    story.answer("move:c5", "tile:c4")
    assert story.at("c4") == "go3"  # 2 - 1 - 1 in combat, then 1 by the thorns of the snare
    assert story.offers("free:c4")


@pytest.mark.rule("BR-9.5")
def test_a_lurking_rogue_attacks_before_the_combat() -> None:
    story = table(
        """
        5  .  .  ro .  st
        4  .  .  Dr .  .
        """,
        "forest",
        "rock",
        turn=1,
        traps={"c4": "lurking-rogue"},
    )
    story.answer("move:c5", "tile:c4")
    assert story.troops == {"c4": "Dr", "e5": "st"}
    assert story.lies("c4") == []


@pytest.mark.rule("BR-9.6")
def test_a_rogue_leaps_out_of_its_trap_for_a_heavy_move() -> None:
    story = table("3  Wo .  .  .  st", "forest", "rock", traps={"c3": "lurking-rogue"})
    story.answer("leap:c3")
    assert story.at("c3") == "Rg"
    assert (story.first.heavy, story.first.nimble) == (1, 2)
    assert story.lies("c3") == []


@pytest.mark.rule("BR-9.6")
def test_a_rogue_cannot_leap_under_somebody() -> None:
    story = table("3  .  .  Wo .  st", "forest", "rock", traps={"c3": "lurking-rogue"})
    assert not story.offers("leap:c3")


@pytest.mark.rule("BR-9.11", "BR-16.3")
def test_leaves_do_nothing_but_are_seen_then() -> None:
    story = table(
        """
        5  .  .  st .  .
        3  Wo .  .  .  .
        """,
        "forest",
        "rock",
        turn=1,
        traps={"c4": "leaves"},
    )
    story.answer("move:c5", "tile:c4")
    assert story.at("c4") == "st"
    assert story.offers("move:c4")
    assert [card.face.key for card in story.battle.spent_by(story.first).cards] == ["leaves"]


# ---------------------------------------------------------------- trees, arrow, gust


@pytest.mark.rule("BR-10.3", "BR-7.1")
def test_an_arrow_deals_two_and_a_marksmans_three() -> None:
    story = table(
        """
        6  .  go .  tu .
        3  .  Ar .  Ha .
        """,
        "forest",
        "rock",
    )
    story.answer("cast:arrow", "tile:b3")
    assert story.at("b6") == "go3"
    story.end_turn()
    story.end_turn()
    story.answer("cast:arrow", "tile:d3")
    assert story.at("d6") == "tu2"


@pytest.mark.rule("BR-5.5", "BR-5.6")
def test_trees_stop_a_shot_before_it_is_one() -> None:
    story = table(
        """
        6  .  st .  .  .
        3  .  Ar .  .  .
        """,
        "forest",
        "rock",
        trees="b4",
    )
    assert not story.offers("cast:arrow")


@pytest.mark.rule("BR-10.2")
def test_trees_are_placed_or_taken_in_a_turn() -> None:
    story = table("3  .  .  Wo .  st", "forest", "rock", trees="c4")
    assert not story.offers("cast:trees")
    story.answer("take:trees")
    assert not story.offers("cast:trees")
    story.end_turn()
    story.end_turn()
    assert story.offers("cast:trees")


@pytest.mark.rule("BR-10.4", "BR-10.5", "BR-10.6")
def test_a_gust_pushes_back_onto_a_trap() -> None:
    story = table(
        """
        6  .  .  .  .  .
        5  .  .  st .  .
        3  Dr .  .  .  .
        """,
        "forest",
        "rock",
        traps={"c6": "snare"},
    )
    story.answer("cast:gust")
    assert story.at("c6") == "st2"
    assert story.troop("c6").is_snared


@pytest.mark.rule("BR-10.5")
def test_a_gust_into_a_rogue_is_combat_in_which_it_strikes_first() -> None:
    story = table(
        """
        8  .  .  .  .  st
        6  .  .  Rg .  .
        5  .  .  ro .  .
        3  Dr .  .  .  .
        """,
        "forest",
        "rock",
    )
    story.answer("cast:gust", "confirm")
    assert story.troops == {"e8": "st", "c6": "Rg", "a3": "Dr"}


@pytest.mark.rule("BR-10.5", "BR-6.5")
def test_who_is_blown_into_a_troop_and_survives_with_it_goes_back() -> None:
    story = table(
        """
        6  .  .  Dr .  .
        5  .  .  ti .  .
        """,
        "forest",
        "water",
    )
    story.answer("cast:gust", "confirm")
    assert story.troops == {"c6": "Dr1", "c5": "ti"}  # 2 - 1 - 1: she wears a helmet
