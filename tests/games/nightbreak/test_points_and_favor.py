"""Stories about Blessing Points, damage, healing and Favor. (NB-4)"""

from __future__ import annotations

import pytest

from breakfall.games.nightbreak.rules.effects import gain, heal, hurt
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Power
from breakfall.games.nightbreak.terms import ALLY, FORWARD, LEFT, RIGHT, WOUNDED
from tests.games.nightbreak.story import Standing, Story, fighter, table

WAIT_ONE = Power("Wait", cost=1, text="Nothing happens.")
MEND = Power("Mend", cost=1, arrows=LEFT | FORWARD | RIGHT, aims=ALLY, text="Heal 3.")
PYRE = Power("Pyre", cost=1, text="This hero takes 8 damage.")


async def heal_three(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    heal(battle, me, target, 3)


async def hurt_eight(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await hurt(battle, me, 8)


async def gain_two(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    gain(battle, me, 2)


async def fall_and_gain_two(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await hurt(battle, me, me.hp)
    gain(battle, me, 2)


def three_moons(damage: int = 0) -> list[Standing]:
    return [fighter("Uma", damage=damage), fighter("Viv"), fighter("Wyn")]


# ---------------------------------------------------------------- Blessing Points


@pytest.mark.rule("NB-4.1")
def test_points_of_this_turn_serve_one_hero_after_the_other_until_they_are_spent() -> None:
    row = [fighter(name, power=WAIT_ONE) for name in ("Ann", "Bea", "Cat")]
    story = table(sun=row, moon=three_moons(), points=2)
    story.answer("activate")
    assert story.sun.points == 1
    story.answer("attack", "target:enemy-1")
    assert story.options == ["attack", "activate"]  # Bea
    story.answer("activate")
    assert story.sun.points == 0
    story.answer("target:enemy-1")
    assert story.asks("sun", "attack-target")  # Cat has nothing left to pay with
    story.answer("target:enemy-1")
    assert story.asks("moon", "opening-move")  # and there is nothing left to hold
    assert [hero.held for hero in story.sun.heroes] == [0, 0, 0]


@pytest.mark.rule("NB-4.2")
def test_a_held_point_serves_its_holder_and_nobody_else() -> None:
    row = [fighter("Ann", power=WAIT_ONE), fighter("Bea", power=WAIT_ONE, held=1), fighter("Cat")]
    story = table(sun=row, moon=three_moons(), points=0)
    assert story.asks("sun", "attack-target")  # Ann cannot pay with Bea's point
    story.answer("target:enemy-1")
    assert story.options == ["attack", "activate", "pray", "escape"]  # Bea's three uses for it
    story.answer("activate")
    assert story.hero("Bea").held == 0


@pytest.mark.rule("NB-4.2")
def test_points_left_over_are_given_out_and_held_points_stay_where_they_are() -> None:
    story = table(sun=[fighter("Ann"), fighter("Bea", held=2), fighter("Cat")], moon=three_moons())
    story.answer("move:nobody", "target:enemy-1", "attack", "target:enemy-1", "target:enemy-1")
    assert story.asks("sun", "give-point")
    assert story.options == ["give:ally-1", "give:ally-2", "give:ally-3"]
    story.answer("give:ally-3")  # one point of Dusk
    assert story.asks("moon", "opening-move")
    assert [hero.held for hero in story.sun.heroes] == [0, 2, 1]


@pytest.mark.rule("NB-4.3")
def test_points_from_a_power_in_your_own_turn_are_points_of_this_turn() -> None:
    row = [fighter("Ann", held=1), fighter("Bea"), fighter("Cat")]
    story = table(
        sun=row,
        moon=three_moons(),
        sun_deck=[fighter("Dot", on_arrival=gain_two)],
        points=1,
    )
    story.answer("escape", "place:top-hero")
    assert story.sun.points == 3
    assert story.hero("Dot").held == 0


@pytest.mark.rule("NB-4.3")
def test_points_from_a_power_in_your_opponent_s_turn_are_held_by_its_hero() -> None:
    story = table(
        sun=[fighter("Ann"), fighter("Bea"), fighter("Cat")],
        moon=three_moons(damage=7),
        moon_deck=[fighter("Zoe", on_arrival=gain_two)],
        points=0,
    )
    story.answer("target:enemy-3", "place:top-hero")
    assert story.hero("Zoe").held == 2
    assert (story.sun.points, story.moon.points) == (0, 0)


@pytest.mark.rule("NB-4.3")
def test_points_for_a_hero_that_has_left_in_your_opponent_s_turn_are_lost() -> None:
    story = table(
        sun=[fighter("Ann"), fighter("Bea"), fighter("Cat")],
        moon=three_moons(damage=7),
        moon_deck=[fighter("Zoe", on_arrival=fall_and_gain_two), fighter("Yve")],
        points=0,
    )
    story.answer("target:enemy-3", "place:top-hero", "place:top-hero")
    assert story.row("moon") == ["Yve", "Viv", "Wyn"]
    assert [hero.held for hero in story.moon.heroes] == [0, 0, 0]
    assert (story.sun.points, story.moon.points) == (0, 0)


# ---------------------------------------------------------------- damage and healing


@pytest.mark.rule("NB-4.4")
def test_damage_adds_up_and_stays_from_turn_to_turn() -> None:
    row = [fighter("Ann", strength=2), fighter("Bea", strength=1), fighter("Cat", strength=0)]
    story = table(sun=row, moon=three_moons(), points=0)
    story.answer("target:enemy-3", "target:enemy-3", "target:enemy-3")
    assert story.asks("moon", "opening-move")
    assert story.hero("Uma").damage == 3
    while not story.asks("sun", "opening-move"):
        story.match.choose(0)
    assert story.hero("Uma").damage == 3


@pytest.mark.rule("NB-4.4")
@pytest.mark.parametrize(("damage", "injured"), [(0, False), (1, True), (7, True)])
def test_a_hero_is_injured_with_one_damage_or_more(damage: int, injured: bool) -> None:
    row = [fighter("Ann", damage=damage), fighter("Bea"), fighter("Cat")]
    story = table(sun=row, moon=three_moons(), points=0)
    assert story.hero("Ann").is_injured == injured


def sun_with_a_healer() -> Story:
    healer = fighter("Bea", power=MEND, on_activation=heal_three, damage=2)
    row = [healer, fighter("Ann", damage=5), fighter("Cat")]
    return table(sun=row, moon=three_moons(), points=2)


@pytest.mark.rule("NB-4.5")
@pytest.mark.parametrize(("place", "left"), [(1, [0, 5, 0]), (2, [2, 2, 0])])
def test_healing_takes_off_damage_but_never_more_than_there_is(place: int, left: list[int]) -> None:
    story = sun_with_a_healer()
    story.answer("activate", f"target:ally-{place}")
    assert [hero.damage for hero in story.sun.heroes] == left


@pytest.mark.rule("NB-4.5")
def test_a_hero_without_damage_can_be_chosen_for_healing_and_nothing_changes() -> None:
    healer = fighter("Bea", power=MEND, on_activation=heal_three)
    story = table(sun=[fighter("Ann"), healer, fighter("Cat")], moon=three_moons(), points=1)
    story.answer("target:enemy-1", "activate")
    assert story.options == ["target:ally-1", "target:ally-2", "target:ally-3"]
    story.answer("target:ally-3")
    assert [hero.damage for hero in story.sun.heroes] == [0, 0, 0]


@pytest.mark.rule("NB-4.6")
@pytest.mark.parametrize(
    ("strength", "falls"), [(2, False), (3, True), (4, True)], ids=["below", "reached", "passed"]
)
def test_a_hero_falls_when_its_damage_reaches_or_passes_its_hit_points(
    strength: int, falls: bool
) -> None:
    row = [fighter("Ann", strength=strength), fighter("Bea"), fighter("Cat")]
    story = table(sun=row, moon=three_moons(damage=5), points=0)  # 3 of her 8 HP are left
    story.answer("target:enemy-3")
    assert story.asks("moon", "keep-or-discard") == falls
    assert ("Uma" in story.row("moon")) != falls


# ---------------------------------------------------------------- Favor


@pytest.mark.rule("NB-4.7")
def test_favor_is_gained_at_once_before_the_hero_is_replaced() -> None:
    row = [fighter("Ann"), fighter("Bea"), fighter("Cat")]
    story = table(sun=row, moon=three_moons(damage=7), points=0)
    story.answer("target:enemy-3")
    assert story.asks("moon", "keep-or-discard")
    assert (story.sun.favor, story.moon.favor) == (1, 0)


@pytest.mark.rule("NB-4.7")
def test_a_hero_that_overwhelms_itself_gives_favor_to_its_opponent() -> None:
    martyr = fighter("Ann", power=PYRE, on_activation=hurt_eight)
    story = table(sun=[martyr, fighter("Bea"), fighter("Cat")], moon=three_moons(), points=1)
    story.answer("activate")
    assert story.asks("sun", "keep-or-discard")
    assert (story.sun.favor, story.moon.favor) == (0, 1)


@pytest.mark.rule("NB-4.7")
def test_a_hero_that_falls_to_its_own_wound_gives_favor_to_its_opponent() -> None:
    wounded = fighter("Ann", power=WAIT_ONE, damage=7, markers=WOUNDED)
    story = table(sun=[wounded, fighter("Bea"), fighter("Cat")], moon=three_moons(), points=1)
    story.answer("activate")
    assert (story.sun.favor, story.moon.favor) == (0, 1)
