"""Stories about choosing nations, laying out and priorities. (BR-3, BR-17)"""

from __future__ import annotations

import pytest

import breakfall
from breakfall import Match
from breakfall.games.break_.board import NAMES
from breakfall.games.break_.formats import FORMATS
from breakfall.games.break_.icons import ICONS
from breakfall.games.break_.nations import NATIONS, TROOPS, all_faces, trap_cards
from breakfall.games.break_.state import Army, Battle, Nation, Utility
from breakfall.games.break_.troop import TroopCard

PAIRINGS = [form.key for form in FORMATS if form.key not in ("choose", "mirror")]


def battle_of(match: Match) -> Battle:
    game = match._table
    assert isinstance(game, Battle)
    return game


def standing(army: Army) -> dict[str, str]:
    return {NAMES[troop.tile]: troop.card.key for troop in army.troops}


def answer(match: Match, *keys: str) -> None:
    for key in keys:
        match.choose_key(key)


# ---------------------------------------------------------------- nations


@pytest.mark.rule("BR-3.1")
def test_the_second_player_chooses_among_the_other_three() -> None:
    match = breakfall.new_match("break", format="choose", first="1", seed=1)
    assert match.choice is not None
    assert match.choice.seat == 1
    assert match.choice.keys == ["nation:rock", "nation:forest", "nation:fire", "nation:water"]
    answer(match, "nation:fire")
    assert match.choice.seat == 0
    assert match.choice.keys == ["nation:rock", "nation:forest", "nation:water"]
    answer(match, "nation:water")
    assert [army.leads.key for army in battle_of(match).armies] == ["water", "fire"]


@pytest.mark.rule("BR-3.1")
def test_there_are_six_pairings_and_a_coin_says_who_leads_which() -> None:
    assert PAIRINGS == [
        "rock-forest",
        "rock-fire",
        "rock-water",
        "forest-fire",
        "forest-water",
        "fire-water",
    ]
    led = set()
    for seed in range(20):
        match = breakfall.new_match("break", format="rock-fire", seed=seed)
        led.add(tuple(army.leads.key for army in battle_of(match).armies))
    assert led == {("rock", "fire"), ("fire", "rock")}


@pytest.mark.rule("BR-3.2")
def test_in_a_mirror_both_lead_one_nation_and_a_coin_gives_the_priority() -> None:
    lower = set()
    for seed in range(20):
        match = breakfall.new_match("break", format="mirror", first="0", seed=seed)
        answer(match, "nation:forest")
        assert [army.leads.key for army in battle_of(match).armies] == ["forest", "forest"]
        lower.add(battle_of(match).lower)
    assert lower == {0, 1}


# ---------------------------------------------------------------- laying out


@pytest.mark.rule("BR-3.3", "BR-17.11")
def test_the_basic_set_up_lies_in_the_first_three_rows_of_each() -> None:
    match = breakfall.new_match("break", format="rock-fire", first="0", seed=1)
    rock, fire = (standing(army) for army in battle_of(match).armies)
    assert rock == {
        "a3": "golem",
        "b3": "rock",
        "c3": "ruby",
        "d3": "rock",
        "e3": "golem",
        "b2": "stone",
        "d2": "stone",
    }
    # From the other edge everything is turned around.
    assert fire == {
        "e6": "blaze",
        "a6": "blaze",
        "d7": "bombo",
        "b7": "bombo",
        "e8": "blaze",
        "d8": "herald",
        "c8": "salamander",
        "b8": "herald",
        "a8": "blaze",
    }


@pytest.mark.rule("BR-3.4")
def test_a_troop_may_be_put_elsewhere_and_change_places() -> None:
    match = breakfall.new_match("break", format="rock-fire", first="0", seed=1)
    answer(match, "move:a3", "tile:b3", "move:b2", "tile:a1")
    rock = standing(battle_of(match).armies[0])
    assert (rock["a3"], rock["b3"], rock["a1"]) == ("rock", "golem", "stone")
    assert "b2" not in rock


@pytest.mark.rule("BR-3.4")
def test_rearranging_stays_in_the_first_three_rows_and_ends() -> None:
    match = breakfall.new_match("break", format="rock-fire", first="0", seed=1)
    for _ in range(7):  # as many changes as there are troops
        assert match.choice is not None
        assert match.choice.seat == 0
        answer(match, next(key for key in match.choice.keys if key != "done"))
        assert {key[-1] for key in match.choice.keys} <= {"1", "2", "3"}
        match.choose(0)
    assert match.choice is not None
    assert match.choice.seat == 1


@pytest.mark.rule("BR-3.5", "BR-7.3")
def test_a_troop_bound_to_a_column_may_only_choose_its_row() -> None:
    match = breakfall.new_match("break", format="rock-fire", first="0", seed=1)
    answer(match, "move:c3")
    assert match.choice is not None
    assert sorted(match.choice.keys) == ["tile:c1", "tile:c2"]
    answer(match, "tile:c2", "move:b3")
    assert "tile:c2" not in match.choice.keys  # the ruby there cannot come to b3
    assert "tile:c3" in match.choice.keys


@pytest.mark.rule("BR-3.6", "BR-3.7", "BR-17.2")
@pytest.mark.parametrize("pairing", PAIRINGS)
def test_the_higher_priority_lays_out_first_and_begins(pairing: str) -> None:
    match = breakfall.new_match("break", format=pairing, seed=3)
    battle = battle_of(match)
    higher = max(battle.armies, key=lambda army: army.leads.priority)
    assert match.choice is not None
    assert (match.choice.kind, match.choice.seat) == ("arrange", higher.seat)
    answer(match, "done")
    assert (match.choice.kind, match.choice.seat) == ("arrange", 1 - higher.seat)
    answer(match, "done")
    assert (match.choice.kind, match.choice.seat) == ("action", higher.seat)


@pytest.mark.rule("BR-3.8")
def test_the_basic_set_ups_can_be_played_as_they_are() -> None:
    match = breakfall.new_match("break", format="rock-fire", setup="basic", seed=1)
    assert match.choice is not None
    assert match.choice.kind == "action"


# ---------------------------------------------------------------- the nations as designed


def named(key: str) -> Nation:
    return next(nation for nation in NATIONS if nation.key == key)


def roster(nation: Nation) -> dict[str, int]:
    """How many of each troop start."""
    counts: dict[str, int] = {}
    for row in nation.set_up:
        for card in row:
            if card is not None:
                counts[card.key] = counts.get(card.key, 0) + 1
    return counts


def powers(nation: str) -> dict[str, int]:
    return {card.key: card.power for card in TROOPS if card.nation == nation}


@pytest.mark.rule("BR-17.1")
def test_the_stars_are_those_of_the_rulebook() -> None:
    stars = {
        nation.key: (
            nation.stars.complexity,
            nation.stars.spells,
            nation.stars.attack,
            nation.stars.defence,
        )
        for nation in NATIONS
    }
    assert stars == {
        "rock": (1, 1, 5, 5),
        "forest": (5, 5, 5, 5),
        "fire": (5, 5, 5, 1),
        "water": (2, 5, 1, 5),
    }


@pytest.mark.rule("BR-17.2")
def test_all_priorities_differ() -> None:
    priorities = {nation.key: nation.priority for nation in NATIONS}
    assert priorities == {"fire": 1, "forest": 2, "rock": 3, "water": 4}


@pytest.mark.rule("BR-17.3")
def test_the_troops_of_rock() -> None:
    assert roster(named("rock")) == {"golem": 2, "rock": 2, "ruby": 1, "stone": 2}
    assert powers("Rock") == {"golem": 4, "stone": 3, "rock": 2, "ruby": 3}


@pytest.mark.rule("BR-17.4")
def test_the_troops_of_forest() -> None:
    assert roster(named("forest")) == {
        "archer": 2,
        "wolf": 2,
        "warden": 1,
        "hawkeye": 1,
        "druid": 2,
    }
    assert powers("Forest") == {
        "archer": 2,
        "hawkeye": 2,
        "wolf": 2,
        "warden": 3,
        "druid": 2,
        "rogue": 3,
    }


@pytest.mark.rule("BR-17.5")
def test_the_troops_of_fire() -> None:
    assert roster(named("fire")) == {"blaze": 4, "bombo": 2, "salamander": 1, "herald": 2}
    assert powers("Fire") == {"blaze": 1, "herald": 1, "bombo": 2, "salamander": 3}
    assert [(card.key, count) for card, count in named("fire").reserve] == [("blaze", 3)]


@pytest.mark.rule("BR-17.6")
def test_the_troops_of_water() -> None:
    assert roster(named("water")) == {"coral": 4, "seahorse": 3, "turtle": 1, "tidecaller": 2}
    assert powers("Water") == {
        "coral": 2,
        "snare-coral": 1,
        "seahorse": 3,
        "tidecaller": 2,
        "turtle": 5,
    }
    reserve = [(card.key, count) for card, count in named("water").reserve]
    assert reserve == [("coral", 2), ("snare-coral", 2)]


@pytest.mark.rule("BR-17.7", "BR-17.8", "BR-17.9", "BR-17.10")
def test_the_utilities_of_each_nation() -> None:
    utilities = {
        nation.key: {utility.key: utility.copies for utility in nation.utilities}
        for nation in NATIONS
    }
    assert utilities == {
        "rock": {"hurl": 1, "fire-bolt": 1, "wall": 2},
        "forest": {"trees": 1, "arrow": 1, "gust": 1},
        "fire": {
            "bomb": 1,
            "march": 1,
            "fire-line": 1,
            "rite": 1,
            "pyre": 1,
            "kindle": 1,
            "scorch": 1,
        },
        "water": {"grow": 1, "river": 1, "flood": 1, "whirlpool": 1},
    }
    traps = sorted(face.key for face in trap_cards())
    assert traps == ["leaves", "leaves", "lurking-rogue", "snare", "snare"]


@pytest.mark.rule("BR-7.3")
def test_every_icon_is_on_some_card() -> None:
    used = 0
    for face in all_faces():
        if isinstance(face, TroopCard | Utility):
            used |= face.icons
    assert [name for icon, (name, _) in ICONS.items() if not used & icon] == []
