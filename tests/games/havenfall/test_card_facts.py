"""The numbers that the rulebook states, typed by hand, and the patterns they follow."""

from __future__ import annotations

from collections import Counter

import pytest

import breakfall
from breakfall.core.registry import find_game
from breakfall.games.havenfall.cards import (
    ARCANE,
    ARTIFACTS,
    HEROES,
    LEADERS,
    MONSTERS,
    PLAYER_CARDS,
    POOL,
    SPELLS,
    STARTING_DECK,
)
from breakfall.games.havenfall.layouts import LAYOUTS
from breakfall.games.havenfall.terms import (
    ARTIFACT,
    BLUE,
    GREEN,
    HERO,
    ITEM,
    KINDS,
    LEADER,
    RED,
    TREASURE,
    YELLOW,
)
from tests.games.havenfall.story import card, monster

# ---------------------------------------------------------------- what is in the box


@pytest.mark.rule("HF-2.1")
def test_the_box_holds_as_many_cards_as_the_rulebook_counts() -> None:
    counted: Counter[str] = Counter()
    for one in PLAYER_CARDS:
        counted[KINDS[one.kind]] += one.copies
    assert counted == {"treasure": 55, "item": 35, "hero": 142, "leader": 4, "artifact": 16}
    assert sum(one.copies for one in MONSTERS) == 40
    assert len(SPELLS) == 40


@pytest.mark.rule("HF-2.1")
def test_there_are_as_many_different_cards_as_the_rulebook_lists() -> None:
    kinds = Counter(one.kind for one in PLAYER_CARDS)
    assert kinds == {TREASURE: 4, ITEM: 7, HERO: 20, LEADER: 4, ARTIFACT: 16}
    assert len(MONSTERS) == 20
    assert len({one.key for one in POOL}) == len(POOL) == 111


@pytest.mark.rule("HF-2.1")
@pytest.mark.parametrize(
    ("name", "copies"),
    [
        ("Copper", 28),
        ("Silver", 16),
        ("Gold", 10),
        ("Diamond", 1),
        ("Sword", 4),
        ("Shield", 4),
        ("Spell Book", 4),
        ("Fake Diamond", 6),
        ("Lute", 8),
        ("Shadow", 8),
        ("Family Heirloom", 1),
        ("Squire", 4),
        ("Thief", 4),
        ("Lookout", 4),
        ("Adventurer", 4),
        ("Bard", 8),
        ("Shape Shifter", 8),
        ("Necromancer", 8),
        ("Swordsman", 8),
        ("Assassin", 8),
        ("Blacksmith", 8),
        ("Acolyte", 8),
        ("Healer", 8),
        ("Seer", 10),
        ("Wizard", 10),
        ("Archer", 10),
        ("Elite Guard", 10),
        ("Cavalry", 10),
        ("Cloaks of Order", 10),
        ("Ghost of Sen", 1),
        ("Astral Descent", 1),
    ],
)
def test_each_card_comes_in_its_number_of_copies(name: str, copies: int) -> None:
    assert card(name).copies == copies


@pytest.mark.rule("HF-4.1")
def test_everybody_begins_with_seven_copper_a_sword_a_shield_and_a_spell_book() -> None:
    assert Counter(one.name for one in STARTING_DECK) == {
        "Copper": 7,
        "Sword": 1,
        "Shield": 1,
        "Spell Book": 1,
    }


# ---------------------------------------------------------------- player cards


@pytest.mark.rule("HF-2.2")
@pytest.mark.parametrize(
    ("name", "cost", "treasure", "pixels", "gives"),
    [
        ("Copper", 0, 1, "Y", "+1"),
        ("Silver", 3, 2, "Y", "+2"),
        ("Gold", 6, 3, "YY", "+5"),
    ],
)
def test_treasures_have_their_printed_numbers(
    name: str, cost: int, treasure: int, pixels: str, gives: str
) -> None:
    one = card(name)
    assert (one.cost, one.treasure, one.pixels) == (cost, treasure, pixels)
    assert one.ability_text.startswith(gives)


@pytest.mark.rule("HF-2.4")
def test_silver_is_rank_two_and_gold_rank_three() -> None:
    ranks = [card(name).rank for name in ("Copper", "Silver", "Gold", "Diamond")]
    assert ranks == [1, 2, 3, 4]


@pytest.mark.rule("HF-2.2")
@pytest.mark.parametrize(
    ("name", "rank", "cost", "damage", "health", "pixels", "ability"),
    [
        ("Squire", 1, 2, 2, 1, "B", "Carry"),
        ("Shape Shifter", 2, 4, 2, 3, "G", "Feral"),
        ("Swordsman", 2, 4, 3, 2, "R", "Stance"),
        ("Assassin", 2, 4, 2, 3, "Y", "Bounty"),
        ("Seer", 3, 6, 3, 4, "BY", "Forewarn"),
        ("Elite Guard", 3, 7, 4, 4, "RG", "Rally"),
    ],
)
def test_the_heroes_on_the_picture_of_the_board_have_their_printed_numbers(
    name: str, rank: int, cost: int, damage: int, health: int, pixels: str, ability: str
) -> None:
    one = card(name)
    assert (one.rank, one.cost, one.damage, one.health) == (rank, cost, damage, health)
    assert (one.pixels, one.ability) == (pixels, ability)


@pytest.mark.rule("HF-2.2")
def test_abilities_have_the_names_that_the_rulebook_gives_them() -> None:
    names = {
        "Silver": "Fortune",
        "Gold": "Wealth",
        "Sword": "Strike",
        "Shield": "Prepare",
        "Spell Book": "Decipher",
        "Lookout": "War Horn",
        "Blacksmith": "Smelt",
        "Acolyte": "Poise",
        "Ghost of Sen": "Revenge",
        "Commander Trauss": "Conquer",
        "Tome of Serpents": "Proficiency",
        "Quin's Daggers": "Backstab",
        "Champion's Cloak": "Challenge",
        "Dwarven Stone": "Riches",
    }
    assert {name: card(name).ability for name in names} == names


def test_examples_8_and_11_add_up() -> None:
    cavalry, acolyte = card("Cavalry"), card("Acolyte")
    assert (cavalry.damage + acolyte.damage, cavalry.health + acolyte.health) == (7, 6)
    archer, adventurer = card("Archer"), card("Adventurer")
    assert (archer.damage + adventurer.damage, archer.health + adventurer.health) == (4, 6)
    assert (adventurer.damage, adventurer.health) == (1, 2)


def test_example_13_is_enough_for_the_dwarven_king() -> None:
    names = ("Ghost of Sen", "Elite Guard", "Elite Guard", "Commander Trauss")
    king = monster("Dwarven King")
    assert sum(card(name).damage for name in names) >= king.boss_damage
    assert sum(card(name).health for name in names) >= king.boss_health


@pytest.mark.rule("HF-2.4", "HF-3.4")
def test_heroes_follow_the_pattern_of_their_rank() -> None:
    for hero in HEROES:
        strength = hero.damage + hero.health
        if hero.rank < 3:
            assert (hero.cost, strength) == (2 * hero.rank, 2 * hero.rank + 1)
        else:
            assert (hero.cost, strength) in ((6, 7), (7, 8))
        assert len(hero.colours) == len(hero.pixels) == (2 if hero.rank == 3 else 1)


@pytest.mark.rule("HF-3.4")
def test_each_pair_of_colours_belongs_to_one_hero_of_rank_three() -> None:
    pairs = {frozenset(hero.colours) for hero in HEROES if hero.rank == 3}
    assert len(pairs) == 6
    singles = Counter(hero.colours for hero in HEROES if hero.rank == 2)
    assert set(singles.values()) == {2}


@pytest.mark.rule("HF-2.8")
def test_each_starting_card_serves_one_colour() -> None:
    pixels = {name: card(name).pixels for name in ("Spell Book", "Sword", "Shield", "Copper")}
    assert pixels == {"Spell Book": "B", "Sword": "R", "Shield": "G", "Copper": "Y"}


def test_artifacts_cost_nine_begin_with_a_card_and_are_four_of_each_colour() -> None:
    assert {one.cost for one in ARTIFACTS} == {9}
    assert all(one.draws and one.information_text.startswith("+1 card.") for one in ARTIFACTS)
    assert set(Counter(one.colours for one in ARTIFACTS).values()) == {4}
    for one in ARTIFACTS:
        assert set(one.pixels) == {"BRGY"[one.colours[0]]}


@pytest.mark.rule("HF-4.3")
def test_there_is_a_leader_for_each_war_room() -> None:
    assert [(one.name, one.colours) for one in LEADERS] == [
        ("Sorceress Alira", (BLUE,)),
        ("Blade Master Quin", (RED,)),
        ("Commander Trauss", (GREEN,)),
        ("King Mordell", (YELLOW,)),
    ]


@pytest.mark.rule("HF-12.1")
def test_arcane_cards_are_marked_and_not_for_sale() -> None:
    assert sorted(one.name for one in ARCANE) == [
        "Astral Descent",
        "Diamond",
        "Family Heirloom",
        "Ghost of Sen",
    ]
    assert all(one.is_arcane and one.cost == 0 for one in ARCANE)
    assert [one for one in PLAYER_CARDS if one.is_arcane] == list(ARCANE)


def test_the_diamond_beats_gold() -> None:
    diamond, gold = card("Diamond"), card("Gold")
    assert diamond.treasure > gold.treasure
    assert diamond.pixels == gold.pixels
    assert (diamond.ability_text, gold.ability_text) == ("+6 treasure.", "+5 treasure.")


@pytest.mark.rule("HF-11.1")
def test_cards_that_touch_opponents_have_the_attack_icon() -> None:
    attacks = {one.name for one in PLAYER_CARDS if one.is_attack}
    assert {"Sword", "Quin's Daggers"} <= attacks
    for one in PLAYER_CARDS:
        touches = "opponent" in (one.information_text + one.ability_text).lower()
        assert one.is_attack == touches, one.name


# ---------------------------------------------------------------- monsters


@pytest.mark.rule("HF-2.5")
def test_there_are_ten_monsters_of_each_colour_and_four_kinds_of_each_rank() -> None:
    cards: Counter[int] = Counter()
    for one in MONSTERS:
        cards[one.colour] += one.copies
    assert cards == {BLUE: 10, RED: 10, GREEN: 10, YELLOW: 10}
    copies = {rank: [one.copies for one in MONSTERS if one.rank == rank] for rank in range(1, 6)}
    assert copies == {1: [1] * 4, 2: [3] * 4, 3: [3] * 4, 4: [2] * 4, 5: [1] * 4}


@pytest.mark.rule("HF-2.5")
@pytest.mark.parametrize(
    ("name", "rank", "boss", "minion"),
    [
        ("Dragon Whelp", 1, (12, 8), (1, 1)),
        ("Octopus", 2, (12, 10), (5, 3)),
        ("The Ancient", 4, (13, 13), (6, 6)),
    ],
)
def test_the_monsters_on_the_picture_have_their_printed_numbers(
    name: str, rank: int, boss: tuple[int, int], minion: tuple[int, int]
) -> None:
    one = monster(name)
    assert (one.rank, one.as_boss, one.as_minion) == (rank, boss, minion)


@pytest.mark.rule("HF-2.5")
def test_the_giant_worm_is_yellow_with_four_damage_and_six_health_as_a_minion() -> None:
    worm = monster("Giant Worm")
    assert (worm.rank, worm.colour, worm.as_minion) == (3, YELLOW, (4, 6))
    assert (monster("Dwarven King").rank, monster("Dwarven King").colour) == (5, YELLOW)
    assert monster("Fish").rank == 1


@pytest.mark.rule("HF-2.5")
def test_monsters_follow_the_curve_and_have_no_text() -> None:
    for one in MONSTERS:
        assert sum(one.as_boss) == 18 + 2 * one.rank
        assert sum(one.as_minion) == (2 if one.rank == 1 else 4 + 2 * one.rank)
        assert abs(one.boss_damage - one.boss_health) <= 4
        assert (one.ability_text, one.information_text, one.ability) == ("", "", "")


# ---------------------------------------------------------------- spells


@pytest.mark.rule("HF-2.6")
def test_spells_take_one_to_four_pixels_and_at_least_one_of_a_colour() -> None:
    assert Counter(len(one.pixels) for one in SPELLS) == {1: 18, 2: 12, 3: 6, 4: 4}
    assert all(set(one.pixels) <= set("BRGY*") and one.pixels[0] != "*" for one in SPELLS)


@pytest.mark.rule("HF-10.8")
def test_lightning_strike_takes_a_blue_a_red_and_any_pixel() -> None:
    strike = next(one for one in SPELLS if one.name == "Lightning Strike")
    assert strike.pixels == "BR*"


@pytest.mark.rule("HF-12.1")
def test_four_spells_bring_the_four_arcane_cards() -> None:
    dearest = [one for one in SPELLS if len(one.pixels) == 4]
    for arcane in ARCANE:
        assert sum(arcane.name in one.effect for one in dearest) == 1
    assert sorted(one.pixels[:2] for one in dearest) == ["BB", "GG", "RR", "YY"]


# ---------------------------------------------------------------- layouts


@pytest.mark.rule("HF-3.3", "HF-3.4")
def test_there_are_240_rows_of_heroes_and_all_heroes_are_in_their_share() -> None:
    assert len(LAYOUTS) == 240
    seen = Counter(hero.rank for layout in LAYOUTS for hero in layout)
    assert seen == {1: 240, 2: 720, 3: 480}
    shares = Counter(hero.name for layout in LAYOUTS for hero in layout)
    for hero in HEROES:
        assert shares[hero.name] == {1: 60, 2: 90, 3: 80}[hero.rank]


@pytest.mark.rule("HF-3.4")
@pytest.mark.parametrize(
    "names",
    [
        "squire+shape-shifter+swordsman+assassin+seer+elite-guard",
        "thief+bard+healer+blacksmith+seer+elite-guard",
        "lookout+acolyte+assassin+shape-shifter+wizard+cloaks-of-order",
        "squire+acolyte+assassin+necromancer+archer+elite-guard",
    ],
)
def test_the_rows_that_the_rulebook_prints_are_among_them(names: str) -> None:
    keys = set(names.split("+"))
    assert any({hero.key for hero in layout} == keys for layout in LAYOUTS)


def test_the_cards_can_be_listed() -> None:
    assert breakfall.games()
    names = {face.name for face in find_game("havenfall").faces()}
    assert {"Squire", "Gold", "Fish", "Possess", "King Mordell"} <= names
