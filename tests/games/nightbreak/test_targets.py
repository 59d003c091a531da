"""Stories about arrows, targets and arrival powers. (NB-5)"""

from __future__ import annotations

import pytest

from breakfall.games.nightbreak.rules.effects import (
    apply,
    beside,
    deal,
    deal_each,
    enemies,
    heal,
    hurt,
    reached,
    swap,
)
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Power, arrival
from breakfall.games.nightbreak.terms import (
    ALLY,
    ENEMY,
    FORWARD,
    LEFT,
    RIGHT,
    SHIELDED,
    STUNNED,
    WOUNDED,
)
from tests.games.nightbreak.story import Standing, Story, fighter, table

ALL_AROUND = LEFT | FORWARD | RIGHT
STARFALL = Power("Starfall", cost=1, text="Deal 1 damage to each enemy.")


async def deal_one(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await deal(battle, me, target, 1)


async def heal_one(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    heal(battle, me, target, 1)


async def shield(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    apply(battle, me, target, SHIELDED)


async def starfall(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await deal_each(battle, me, enemies(battle, me), 1)


def bolt(arrows: int) -> Power:
    return Power("Bolt", cost=1, arrows=arrows, aims=ENEMY, text="Deal 1 damage.")


def balm(arrows: int) -> Power:
    return Power("Balm", cost=1, arrows=arrows, aims=ALLY, text="Heal 1.")


def sun_with_arrows(arrows: int, place: int = 1) -> Story:
    """Ann in that place; the others strike for nothing, so that only her power hurts."""
    caster = fighter("Ann", power=bolt(arrows), on_activation=deal_one)
    row = [fighter("Bea", strength=0), fighter("Cat", strength=0)]
    row.insert(place - 1, caster)
    story = table(sun=row, moon=three_moons(), points=1)
    for _ in range(place - 1):
        story.answer("target:enemy-1")
    return story


def three_suns() -> list[Standing]:
    return [fighter("Ann"), fighter("Bea"), fighter("Cat")]


def three_moons(damage: int = 0) -> list[Standing]:
    return [fighter("Uma", damage=damage), fighter("Viv"), fighter("Wyn")]


def hurt_moons(story: Story) -> list[str]:
    return [hero.name for hero in story.moon.heroes if hero.is_injured]


# ---------------------------------------------------------------- arrows


@pytest.mark.rule("NB-5.1")
@pytest.mark.parametrize(
    ("place", "arrow", "found"),
    [(1, RIGHT, "Viv"), (2, LEFT, "Wyn"), (2, RIGHT, "Uma"), (3, LEFT, "Viv")],
)
def test_a_side_arrow_points_one_column_away_and_no_farther(
    place: int, arrow: int, found: str
) -> None:
    story = sun_with_arrows(arrow, place)
    story.answer("activate")
    assert hurt_moons(story) == [found]  # Moon's right hero, Wyn, faces Sun's left one


@pytest.mark.rule("NB-5.1")
@pytest.mark.rule("NB-2.6")
def test_the_arrows_of_the_second_side_point_from_its_own_left_and_right() -> None:
    caster = fighter("Uma", power=bolt(RIGHT), on_activation=deal_one)
    story = table(
        sun=three_suns(), moon=[caster, fighter("Viv"), fighter("Wyn")], turn="moon", points=1
    )
    story.answer("activate")
    assert [hero.damage for hero in story.sun.heroes] == [0, 1, 0]


@pytest.mark.rule("NB-5.2")
@pytest.mark.parametrize(("place", "found"), [(1, "Wyn"), (2, "Viv"), (3, "Uma")])
def test_a_forward_arrow_of_harm_points_at_the_enemy_opposite(place: int, found: str) -> None:
    story = sun_with_arrows(FORWARD, place)
    story.answer("activate")
    assert hurt_moons(story) == [found]


@pytest.mark.rule("NB-5.2")
def test_a_forward_arrow_of_help_points_at_the_hero_itself() -> None:
    healer = fighter("Ann", power=balm(FORWARD), on_activation=heal_one, damage=3)
    row = [healer, fighter("Bea", damage=3), fighter("Cat", damage=3)]
    story = table(sun=row, moon=three_moons(damage=3), points=1)
    story.answer("activate")
    assert [hero.damage for hero in story.sun.heroes] == [2, 3, 3]


@pytest.mark.rule("NB-5.3")
@pytest.mark.parametrize(("place", "arrow"), [(1, LEFT), (3, RIGHT)])
def test_an_arrow_beyond_the_row_finds_nobody(place: int, arrow: int) -> None:
    story = sun_with_arrows(arrow, place)
    assert story.asks("sun", "attack-target")  # Ann cannot activate, only attack


@pytest.mark.rule("NB-5.3")
@pytest.mark.rule("NB-5.10")
def test_an_arrow_at_an_empty_rank_finds_nobody() -> None:
    """Uma and Viv fall together; who takes Uma's rank finds no ally on the right yet."""
    caster = fighter("Ann", power=STARFALL, on_activation=starfall)
    herald = arrival("Shield it.", arrows=RIGHT, aims=ALLY)
    story = table(
        sun=[caster, fighter("Bea"), fighter("Cat")],
        moon=[fighter("Uma", damage=7), fighter("Viv", damage=7), fighter("Wyn")],
        moon_deck=[fighter("Zoe", arrives=herald, on_arrival=shield), fighter("Yve")],
        points=1,
    )
    story.answer("activate", "fill:rank-1", "place:top-hero", "place:top-hero")
    assert story.row("moon") == ["Zoe", "Yve", "Wyn"]
    assert not any(hero.has(SHIELDED) for hero in story.moon.heroes)


# ---------------------------------------------------------------- targets


@pytest.mark.rule("NB-5.4")
def test_a_power_that_deals_damage_targets_enemies_only() -> None:
    story = sun_with_arrows(ALL_AROUND, place=2)
    story.answer("activate")
    assert story.options == ["target:enemy-1", "target:enemy-2", "target:enemy-3"]


@pytest.mark.rule("NB-5.4")
def test_a_power_that_heals_targets_allies_only_and_the_hero_itself_is_one() -> None:
    healer = fighter("Bea", power=balm(ALL_AROUND), on_activation=heal_one)
    story = table(sun=[fighter("Ann"), healer, fighter("Cat")], moon=three_moons(), points=1)
    story.answer("target:enemy-1", "activate")
    assert story.options == ["target:ally-1", "target:ally-2", "target:ally-3"]


@pytest.mark.rule("NB-5.5")
def test_of_several_arrows_one_target_is_chosen() -> None:
    story = sun_with_arrows(FORWARD | RIGHT)
    story.answer("activate")
    assert story.asks("sun", "power-target")
    assert story.options == ["target:enemy-1", "target:enemy-2"]
    story.answer("target:enemy-1")
    assert hurt_moons(story) == ["Wyn"]


@pytest.mark.rule("NB-5.6")
def test_each_means_all_whom_the_arrows_point_at_and_at_the_same_time() -> None:
    """Both fall before anybody is replaced; Uma, whom no arrow reaches, is not hurt."""
    wave = Power("Wave", cost=1, arrows=FORWARD | RIGHT, each=True, text="Deal 1 damage to each.")

    async def deal_one_to_each(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal_each(battle, me, reached(battle, me, wave), 1)

    caster = fighter("Ann", power=wave, on_activation=deal_one_to_each)
    story = table(
        sun=[caster, fighter("Bea"), fighter("Cat")],
        moon=[fighter("Uma", damage=7), fighter("Viv", damage=7), fighter("Wyn", damage=7)],
        points=1,
    )
    story.answer("activate")
    assert story.asks("moon", "empty-rank")
    assert story.row("moon") == ["Uma"]
    assert story.hero("Uma").damage == 7
    assert story.sun.favor == 2


@pytest.mark.rule("NB-5.7")
def test_a_power_without_arrows_asks_for_no_target() -> None:
    caster = fighter("Ann", power=STARFALL, on_activation=starfall)
    story = table(sun=[caster, fighter("Bea"), fighter("Cat")], moon=three_moons(), points=1)
    story.answer("activate")
    assert [hero.damage for hero in story.moon.heroes] == [1, 1, 1]
    assert story.asks("sun", "attack-target")


# ---------------------------------------------------------------- a target is a hero


async def deal_one_then_stun(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await deal(battle, me, target, 1)
    await deal(battle, me, target, 1)
    apply(battle, me, target, STUNNED)


async def move_then_deal_one(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await swap(battle, me, target, beside(target)[0])
    await deal(battle, me, target, 1)


async def fall_then_starfall(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await hurt(battle, me, me.hp)
    await deal_each(battle, me, enemies(battle, me), 1)


async def deal_one_then_heal_me(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await deal(battle, me, target, 1)
    heal(battle, me, me, 1)


@pytest.mark.rule("NB-5.8")
def test_what_was_still_meant_for_a_target_that_left_does_not_reach_its_replacement() -> None:
    caster = fighter("Ann", power=bolt(FORWARD), on_activation=deal_one_then_stun)
    story = table(
        sun=[caster, fighter("Bea"), fighter("Cat")],
        moon=[fighter("Uma"), fighter("Viv"), fighter("Wyn", damage=7)],
        moon_deck=[fighter("Zoe")],
        points=1,
    )
    story.answer("activate", "place:top-hero")
    zoe = story.hero("Zoe")
    assert (zoe.damage, zoe.markers) == (0, 0)


@pytest.mark.rule("NB-5.8")
def test_effects_on_others_still_happen_when_the_target_has_left() -> None:
    caster = fighter("Ann", power=bolt(FORWARD), on_activation=deal_one_then_heal_me, damage=3)
    story = table(
        sun=[caster, fighter("Bea"), fighter("Cat")],
        moon=[fighter("Uma"), fighter("Viv"), fighter("Wyn", damage=7)],
        points=1,
    )
    story.answer("activate", "place:top-hero")
    assert story.hero("Ann").damage == 2


@pytest.mark.rule("NB-5.8")
def test_effects_on_others_still_happen_when_the_hero_of_the_power_has_left() -> None:
    martyr = fighter("Ann", power=STARFALL, on_activation=fall_then_starfall)
    story = table(
        sun=[martyr, fighter("Bea"), fighter("Cat")],
        moon=three_moons(),
        sun_deck=[fighter("Dot")],
        points=1,
    )
    story.answer("activate", "place:top-hero")
    assert story.row("sun") == ["Dot", "Bea", "Cat"]
    assert [hero.damage for hero in story.moon.heroes] == [1, 1, 1]


@pytest.mark.rule("NB-5.8")
def test_a_target_that_is_moved_is_still_the_target() -> None:
    caster = fighter("Ann", power=bolt(FORWARD), on_activation=move_then_deal_one)
    story = table(sun=[caster, fighter("Bea"), fighter("Cat")], moon=three_moons(), points=1)
    story.answer("activate")
    assert story.row("moon") == ["Uma", "Wyn", "Viv"]
    assert hurt_moons(story) == ["Wyn"]


# ---------------------------------------------------------------- arrival powers


@pytest.mark.rule("NB-5.9")
def test_a_hero_that_takes_an_empty_rank_from_the_deck_uses_its_arrival_power() -> None:
    story = table(
        sun=three_suns(),
        moon=three_moons(damage=7),
        moon_deck=[fighter("Zoe", arrives=arrival("Shield this hero."), on_arrival=shield)],
        points=0,
    )
    story.answer("target:enemy-3", "place:top-hero")
    assert story.hero("Zoe").has(SHIELDED)


@pytest.mark.rule("NB-5.9")
def test_moving_from_rank_to_rank_is_not_an_arrival() -> None:
    guard = arrival("Shield this hero.")
    row = [fighter(name, arrives=guard, on_arrival=shield) for name in ("Ann", "Bea", "Cat")]
    story = table(sun=row, moon=three_moons())
    story.answer("move:ally-1+ally-3")
    assert story.row("sun") == ["Cat", "Bea", "Ann"]
    assert not any(hero.has(SHIELDED) for hero in story.sun.heroes)


def moon_arrives(newcomer: Standing) -> Story:
    """In the Sun's turn Wyn falls, on the Moon's right, and the newcomer takes her rank."""
    story = table(
        sun=three_suns(),
        moon=[fighter("Uma"), fighter("Viv"), fighter("Wyn", damage=7)],
        moon_deck=[newcomer, fighter("Yve")],
        points=0,
    )
    story.answer("target:enemy-1", "place:top-hero")
    return story


@pytest.mark.rule("NB-5.10")
def test_its_controller_chooses_the_target_of_an_arrival_in_anybody_s_turn() -> None:
    strike = arrival("Deal 1 damage.", arrows=LEFT | FORWARD)
    story = moon_arrives(fighter("Zoe", arrives=strike, on_arrival=deal_one))
    assert story.asks("moon", "arrival-target")
    assert story.options == ["target:enemy-2", "target:enemy-3"]  # and no way to decline
    story.answer("target:enemy-2")
    assert [hero.damage for hero in story.sun.heroes] == [0, 1, 0]


@pytest.mark.rule("NB-5.10")
def test_an_arrival_power_must_happen_and_costs_nothing() -> None:
    strike = arrival("Deal 1 damage.", arrows=FORWARD)
    story = moon_arrives(fighter("Zoe", arrives=strike, on_arrival=deal_one))
    assert story.asks("sun", "attack-target")  # done, and nobody was asked
    assert story.hero("Ann").damage == 1
    assert story.moon.points == story.sun.points == 0


@pytest.mark.rule("NB-5.10")
def test_an_arrival_power_whose_arrows_find_nobody_does_nothing() -> None:
    strike = arrival("Deal 1 damage.", arrows=RIGHT)
    story = moon_arrives(fighter("Zoe", arrives=strike, on_arrival=deal_one))
    assert story.asks("sun", "attack-target")
    assert [hero.damage for hero in story.sun.heroes] == [0, 0, 0]


async def wound_and_stun(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    apply(battle, me, target, WOUNDED)
    apply(battle, me, target, STUNNED)


async def deal_one_then_shield_me(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await deal(battle, me, target, 1)
    apply(battle, me, me, SHIELDED)


@pytest.mark.rule("NB-5.11")
def test_a_hero_stunned_and_wounded_while_it_arrives_goes_on_and_takes_no_harm() -> None:
    """Zoe overwhelms Ann, whose replacement stuns and wounds Zoe before she has finished."""
    strike = arrival("Deal 1 damage. Shield this hero.", arrows=FORWARD)
    revenge = arrival("Wound it. Stun it.", arrows=FORWARD)
    story = table(
        sun=[fighter("Ann", damage=7), fighter("Bea"), fighter("Cat")],
        moon=[fighter("Uma"), fighter("Viv"), fighter("Wyn", damage=7)],
        sun_deck=[fighter("Dot", arrives=revenge, on_arrival=wound_and_stun)],
        moon_deck=[fighter("Zoe", arrives=strike, on_arrival=deal_one_then_shield_me)],
        points=0,
    )
    story.answer("target:enemy-1", "place:top-hero", "place:top-hero")
    zoe = story.hero("Zoe")
    assert zoe.markers == WOUNDED | STUNNED | SHIELDED
    assert zoe.damage == 0
