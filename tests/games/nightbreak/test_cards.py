"""What holds for the thirty hero cards as a set."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from breakfall.core.cards import HOUSE
from breakfall.games.nightbreak.cards import HEROES, MOON_HEROES, SUN_HEROES
from breakfall.games.nightbreak.state import Hero, Power
from breakfall.games.nightbreak.terms import (
    ALLY,
    ENEMY,
    MELEE,
    MOON,
    NONE,
    RANGED,
    SPELLCASTER,
    SUN,
)
from tests.games.nightbreak.scene import hero_named

each_hero = pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.key)
FACTIONS = [(SUN_HEROES, SUN), (MOON_HEROES, MOON)]

HARM = re.compile(r"\b(deal \d damage|(immobilize|stun|wound) (it|each))\b", re.IGNORECASE)
HELP = re.compile(r"\b(heal \d|(shield|shroud) (it|each)|give it)\b", re.IGNORECASE)
ASIDE = re.compile(r"(Deal 1 damage to the enemy across|heal 2 on this hero)")  # not the target


def powers() -> list[Power]:
    return [power for hero in HEROES for power in (hero.arrival, hero.power)]


@pytest.mark.rule("NB-2.1")
@pytest.mark.parametrize(("heroes", "faction"), FACTIONS, ids=["sun", "moon"])
def test_each_faction_has_fifteen_heroes(heroes: tuple[Hero, ...], faction: int) -> None:
    assert len(heroes) == 15
    assert {hero.faction for hero in heroes} == {faction}
    assert HEROES == SUN_HEROES + MOON_HEROES


@pytest.mark.rule("NB-2.1")
def test_the_back_of_a_card_shows_its_faction() -> None:
    assert {hero.back for hero in SUN_HEROES} == {"sun"}
    assert {hero.back for hero in MOON_HEROES} == {"moon"}


@pytest.mark.rule("NB-2.1")
def test_no_two_heroes_are_alike() -> None:
    assert len({hero.name for hero in HEROES}) == len({hero.key for hero in HEROES}) == 30
    assert len({hero.power.name for hero in HEROES}) == 30
    assert len({printed(hero) for hero in HEROES}) == 30


def printed(hero: Hero) -> tuple[object, ...]:
    """Both powers as printed, without names and numbers of the hero around them."""
    arrival, power = hero.arrival, hero.power
    return (
        hero.arrival_text,
        arrival.arrows,
        arrival.aims,
        hero.power_text,
        power.arrows,
        power.cost,
    )


@pytest.mark.rule("NB-2.2")
@pytest.mark.parametrize(("heroes", "faction"), FACTIONS, ids=["sun", "moon"])
def test_each_faction_has_five_heroes_of_each_type(heroes: tuple[Hero, ...], faction: int) -> None:
    assert Counter(hero.kind for hero in heroes) == {MELEE: 5, SPELLCASTER: 5, RANGED: 5}


@pytest.mark.rule("NB-2.2")
@each_hero
def test_hit_points_and_strength_stay_within_their_bounds(hero: Hero) -> None:
    assert 5 <= hero.hp <= 10
    assert 1 <= hero.strength <= 3


@pytest.mark.rule("NB-2.3")
@each_hero
def test_a_hero_has_an_arrival_power_without_and_another_with_a_name_and_a_cost(
    hero: Hero,
) -> None:
    assert (hero.arrival.name, hero.arrival.cost) == ("", 0)
    assert hero.power.name
    assert 1 <= hero.power.cost <= 4


@each_hero
def test_every_hero_has_all_its_texts_and_is_of_our_own_making(hero: Hero) -> None:
    assert hero.name
    assert hero.lore
    assert hero.arrival_text
    assert hero.power.printed_text
    assert hero.source == HOUSE


@pytest.mark.parametrize("verb", ["shield", "shroud", "immobilize", "stun", "wound"])
def test_three_heroes_or_more_give_each_buff_and_debuff(verb: str) -> None:
    gives = re.compile(rf"\b{verb} (it|each)\b", re.IGNORECASE)
    givers = [
        h for h in HEROES if gives.search(h.arrival.text) or gives.search(h.power.printed_text)
    ]
    assert len(givers) >= 3


def test_no_arrival_overwhelms_a_hero_without_damage() -> None:
    amounts = [
        int(amount)
        for hero in HEROES
        for amount in re.findall(r"(?:deal|takes) (\d)", hero.arrival_text, re.IGNORECASE)
    ]
    assert max(amounts) < min(hero.hp for hero in HEROES)


@pytest.mark.rule("NB-5.4")
@each_hero
def test_arrows_of_harm_point_at_enemies_and_arrows_of_help_at_allies(hero: Hero) -> None:
    for power in (hero.arrival, hero.power):
        to_target = ASIDE.sub("", power.printed_text)
        if power.arrows != NONE and HARM.search(to_target):
            assert power.aims == ENEMY
            assert not HELP.search(to_target)
        if power.arrows != NONE and HELP.search(to_target):
            assert power.aims == ALLY


@pytest.mark.rule("NB-5.6")
def test_a_power_with_arrows_affects_each_of_its_targets_exactly_if_it_says_so() -> None:
    for power in powers():
        if power.arrows != NONE:
            assert power.each == ("each" in power.printed_text)


@pytest.mark.rule("NB-5.4")
def test_a_power_that_moves_others_says_whose_it_moves() -> None:
    for name in ("Morrow Tidebreaker", "Odalin of Two Mirrors"):
        assert "with an enemy" in hero_named(name).power.printed_text


@pytest.mark.rule("NB-5.7")
def test_a_power_without_arrows_says_in_words_whom_it_affects() -> None:
    """It never says "it", which would be a target."""
    without = [power for power in powers() if power.arrows == NONE]
    assert without
    for power in without:
        assert re.search(r"\b(each|this hero|Gain)\b", power.printed_text)
        assert not re.search(r"\bit\b", power.printed_text)
