"""Setting up the board."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import breakfall
from breakfall.core.errors import BreakfallError
from breakfall.core.luck import Luck
from breakfall.core.match import Match
from breakfall.games.havenfall.cards import HEROES, SPELLS
from breakfall.games.havenfall.formats import FIRST_GAME, STANDARD, Standard
from breakfall.games.havenfall.layouts import LAYOUTS
from breakfall.games.havenfall.rules.setup import set_up_board
from breakfall.games.havenfall.state import MonsterCard
from breakfall.games.havenfall.table import HavenfallTable
from tests.games.havenfall.story import card, names_in, player, table

WITH_THIEF_AND_BARD = "thief+bard+healer+blacksmith+seer+elite-guard"
WITH_NECROMANCER = "squire+acolyte+assassin+necromancer+archer+elite-guard"
FOR_BEGINNERS = "squire+shape-shifter+swordsman+assassin+seer+elite-guard"


def new_match(seed: int = 1, **options: Any) -> Match:
    return breakfall.new_match("havenfall", seed=seed, **options)


def seen_of(match: Match) -> dict[str, Any]:
    seen = match.view(None)["table"]
    assert isinstance(seen, dict)
    return seen


def boards(amount: int, form: Standard | None = None) -> list[HavenfallTable]:
    """Boards of many matches, before the players come."""
    laid: list[HavenfallTable] = []
    for seed in range(amount):
        haven = HavenfallTable(2, Luck(seed), form or STANDARD)
        set_up_board(haven, LAYOUTS[0])
        laid.append(haven)
    return laid


def first_ranks(haven: HavenfallTable) -> list[int]:
    return [one.face.rank for one in haven.row if one is not None]


def deck_ranks(haven: HavenfallTable) -> list[int]:
    """From the top."""
    ranks: list[int] = []
    for one in reversed(haven.board.monster_deck.cards):
        assert isinstance(one.face, MonsterCard)
        ranks.append(one.face.rank)
    return ranks


# ---------------------------------------------------------------- treasure and artifacts


@pytest.mark.rule("HF-3.1")
def test_only_the_two_decks_lie_face_down() -> None:
    seen = seen_of(new_match())
    left = {pile["name"]: pile["left"] for pile in seen["piles"]}
    assert (left["Silver"], left["Gold"]) == (16, 10)
    assert None not in seen["arcane"]
    assert all(monster["name"] for monster in seen["row"])
    assert seen["monster_deck"] == [None] * 37
    assert seen["spell_deck"] == [None] * 40


@pytest.mark.rule("HF-3.2")
def test_two_artifacts_of_each_colour_are_drawn_and_all_sixteen_have_a_chance() -> None:
    drawn: Counter[str] = Counter()
    for haven in boards(200):
        artifacts = [pile for pile in haven.piles if pile.face.name in ARTIFACT_COLOURS]
        colours = Counter(ARTIFACT_COLOURS[pile.face.name] for pile in artifacts)
        assert colours == {"B": 2, "R": 2, "G": 2, "Y": 2}
        assert all(len(pile.zone.cards) == 1 for pile in artifacts)
        assert sum(one.face.name in ARTIFACT_COLOURS for one in haven.cards) == 8
        drawn.update(pile.face.name for pile in artifacts)
    assert set(drawn) == set(ARTIFACT_COLOURS)
    assert all(60 < times < 140 for times in drawn.values())  # 100 on average


ARTIFACT_COLOURS = {
    "Alira's Talisman": "B",
    "Crown of Nyra": "B",
    "Tome of Serpents": "B",
    "Trident of the Lost Seas": "B",
    "Elemental Shard": "R",
    "Quin's Daggers": "R",
    "Rift Stone": "R",
    "Talon of Fate": "R",
    "Champion's Cloak": "G",
    "Cursed Grall Staff": "G",
    "Orken Jewel": "G",
    "Trauss's Helmet": "G",
    "Axe of Kyrent Caverns": "Y",
    "Chains of the Ancient": "Y",
    "Dwarven Stone": "Y",
    "Mordell's Ring": "Y",
}


@pytest.mark.rule("HF-3.2")
def test_both_artifacts_of_a_colour_are_for_sale_from_the_start() -> None:
    story = table(player("Greg", play=["Gold"] * 3), artifacts=["Orken Jewel", "Trauss's Helmet"])
    assert story.offers("buy:orken-jewel", "buy:trausss-helmet")


# ---------------------------------------------------------------- heroes


@pytest.mark.rule("HF-3.3")
def test_six_sets_of_heroes_lie_on_the_board_with_all_their_cards() -> None:
    for seed in range(10):
        heroes = [pile for pile in seen_of(new_match(seed))["piles"] if pile["type"] == "hero"]
        assert sorted(card(pile["name"]).rank for pile in heroes) == [1, 2, 2, 2, 3, 3]
        for pile in heroes:
            assert pile["left"] == {1: 4, 2: 8, 3: 10}[card(pile["name"]).rank]


@pytest.mark.rule("HF-3.4")
def test_every_row_with_two_pixels_of_each_colour_is_legal_and_no_other() -> None:
    balanced = set()
    for row in combinations(HEROES, 6):
        pixels = "".join(hero.pixels for hero in row)
        ranks = [hero.rank for hero in row]
        if sorted(ranks) == [1, 2, 2, 2, 3, 3] and sorted(pixels) == sorted("BBRRGGYY"):
            balanced.add(frozenset(hero.name for hero in row))
    assert len(balanced) == 240
    assert {frozenset(hero.name for hero in layout) for layout in LAYOUTS} == balanced


@pytest.mark.rule("HF-3.4")
def test_all_240_rows_are_drawn_and_equally_often() -> None:
    form = STANDARD
    haven = HavenfallTable(2, Luck(1), form)
    drawn = Counter(form.layout(haven, "random") for _ in range(24_000))
    assert len(drawn) == 240
    assert all(60 < times < 140 for times in drawn.values())  # 100 on average


@pytest.mark.rule("HF-3.4")
def test_the_row_of_a_match_depends_on_its_seed() -> None:
    rows = {
        frozenset(pile["card"] for pile in seen_of(new_match(seed))["piles"]) for seed in (1, 2)
    }
    assert len(rows) == 2


@pytest.mark.rule("HF-3.4")
def test_a_table_may_choose_its_row() -> None:
    piles = seen_of(new_match(heroes=WITH_NECROMANCER))["piles"]
    heroes = {pile["card"] for pile in piles if pile["type"] == "hero"}
    assert heroes == set(WITH_NECROMANCER.split("+"))


@pytest.mark.rule("HF-3.4")
@pytest.mark.parametrize(
    "row",
    [
        "squire+acolyte+healer+assassin+seer+elite-guard",  # four blue pixels
        "squire+thief+swordsman+assassin+seer+elite-guard",  # two of rank 1
        "squire+shape-shifter+swordsman+assassin+seer",  # five
        "squire+squire+swordsman+assassin+seer+elite-guard",  # one twice
        "squire+shape-shifter+swordsman+assassin+seer+unicorn",
    ],
)
def test_a_chosen_row_has_to_be_one_of_the_240(row: str) -> None:
    with pytest.raises(BreakfallError, match="setting heroes"):
        new_match(heroes=row)


@pytest.mark.rule("HF-3.5")
def test_beginners_always_play_with_the_same_heroes() -> None:
    for seed in range(5):
        piles = seen_of(new_match(seed, format="beginners"))["piles"]
        heroes = {pile["card"] for pile in piles if pile["type"] == "hero"}
        assert heroes == set(FOR_BEGINNERS.split("+"))


@pytest.mark.rule("HF-3.6")
@pytest.mark.parametrize(
    ("row", "items"),
    [
        (WITH_THIEF_AND_BARD, {"Fake Diamond": 6, "Lute": 8}),
        (WITH_NECROMANCER, {"Shadow": 8}),
        (FOR_BEGINNERS, {}),
    ],
)
def test_items_come_with_their_heroes_or_stay_in_the_box(row: str, items: dict[str, int]) -> None:
    match = new_match(heroes=row)
    assert {pile["name"]: pile["left"] for pile in seen_of(match)["items"]} == items
    names = [one.face.name for one in match._table.cards]
    for name in ("Fake Diamond", "Lute", "Shadow"):
        assert names.count(name) == items.get(name, 0)


# ---------------------------------------------------------------- spells and monsters


@pytest.mark.rule("HF-3.7")
def test_the_spell_deck_has_all_forty_spells_in_an_order_of_chance() -> None:
    one, other = (names_in(haven.board.spell_deck) for haven in boards(2))
    assert sorted(one) == sorted(other) == sorted(spell.name for spell in SPELLS)
    assert len(one) == 40
    assert one != other


@pytest.mark.rule("HF-3.8")
def test_the_four_arcane_cards_lie_beside_every_board() -> None:
    for haven in boards(3):
        assert sorted(names_in(haven.board.arcane)) == [
            "Astral Descent",
            "Diamond",
            "Family Heirloom",
            "Ghost of Sen",
        ]


@pytest.mark.rule("HF-3.9")
def test_the_first_three_monsters_have_no_rank_five_and_at_most_one_rank_four() -> None:
    places_of_rank_four = set()
    for haven in boards(300):
        ranks = first_ranks(haven)
        assert len(ranks) == 3
        assert max(ranks) <= 4
        assert ranks.count(4) <= 1
        assert sorted([*ranks, *deck_ranks(haven)]) == EVERY_RANK
        places_of_rank_four |= {place for place in range(3) if ranks[place] == 4}
    assert places_of_rank_four == {0, 1, 2}


EVERY_RANK = [*[1] * 4, *[2] * 12, *[3] * 12, *[4] * 8, *[5] * 4]


@pytest.mark.rule("HF-3.9")
def test_they_come_from_left_to_right() -> None:
    match = new_match(5)
    names = [monster["name"] for monster in seen_of(match)["row"]]
    came = [line for line in match.log(None) if line.endswith("comes into the row.")]
    assert came[:3] == [f"{name} comes into the row." for name in names]


@pytest.mark.rule("HF-3.9", "HF-3.10")
@pytest.mark.parametrize("form", [STANDARD, FIRST_GAME])
def test_monsters_set_aside_are_shuffled_back(form: Standard) -> None:
    """If they stayed where they were, most decks would have a high rank on top."""
    tops = [deck_ranks(haven)[0] >= 4 for haven in boards(400, form)]
    assert 0.24 < sum(tops) / len(tops) < 0.4  # 12 of 37, or a little less


@pytest.mark.rule("HF-3.10")
def test_beginners_meet_nobody_above_rank_three_at_first() -> None:
    seen: set[int] = set()
    for haven in boards(200, FIRST_GAME):
        seen.update(first_ranks(haven))
        assert sorted([*first_ranks(haven), *deck_ranks(haven)]) == EVERY_RANK
    assert seen == {1, 2, 3}


@pytest.mark.rule("HF-3.11")
@pytest.mark.parametrize(("players", "pixels"), [(2, 5), (3, 7), (4, 10)])
def test_the_supply_depends_on_the_number_of_players(players: int, pixels: int) -> None:
    haven = HavenfallTable(players, Luck(1), STANDARD)
    set_up_board(haven, LAYOUTS[0])
    assert haven.supply == [pixels] * 4
