"""Stories about what a hero does in its step. (NB-7)"""

from __future__ import annotations

import pytest

from breakfall.games.nightbreak.rules.effects import deal, heal
from breakfall.games.nightbreak.state import Battle, HeroInPlay
from breakfall.games.nightbreak.terms import (
    FORWARD,
    IMMOBILIZED,
    LEFT,
    MELEE,
    RANGED,
    RIGHT,
    SHIELDED,
    SPELLCASTER,
    STUNNED,
    WOUNDED,
)
from tests.games.nightbreak.company import (
    at_enemies,
    dealing,
    moon,
    newcomer_that_harms,
    newcomer_with,
    play_until,
    sun,
    without_arrows,
)
from tests.games.nightbreak.story import Standing, Story, fighter, table


def bolt_thrower(name: str, *, arrows: int = FORWARD, cost: int = 1, held: int = 0) -> Standing:
    """Its power deals 1 damage."""
    power = at_enemies(arrows, cost=cost)
    return fighter(name, power=power, on_activation=dealing(1), held=held)


# ---------------------------------------------------------------- the step


@pytest.mark.rule("NB-7.1")
@pytest.mark.parametrize("order", [("pray", "activate"), ("activate", "pray")])
def test_a_hero_may_pray_and_activate_in_any_order_before_it_attacks(order: tuple[str]) -> None:
    story = table(sun(bolt_thrower("Ann", cost=0, held=1)), moon(), points=0)
    assert story.options == ["attack", "activate", "pray", "escape"]
    story.answer(*order)
    story.answer("attack", "target:enemy-2")
    assert story.hero("Ann").prayers == 1
    assert story.hero("Wyn").damage == 1  # the power
    assert story.hero("Viv").damage == 2  # the attack


@pytest.mark.rule("NB-7.1")
def test_a_hero_may_attack_at_once_and_leave_the_rest() -> None:
    story = table(sun(bolt_thrower("Ann", cost=0, held=1)), moon(), points=0)
    story.answer("attack", "target:enemy-1")
    assert story.acting == "Bea"


@pytest.mark.rule("NB-7.1")
def test_heroes_whose_step_it_is_not_wait() -> None:
    row = sun(fighter("Ann", held=1), fighter("Bea", held=1))
    story = table(row, moon(), points=0)
    story.answer("pray")
    assert story.hero("Ann").prayers == 1
    assert story.hero("Bea").prayers == 0
    story.answer("target:enemy-1", "pray")
    assert story.hero("Bea").prayers == 1


# ---------------------------------------------------------------- activating a power


@pytest.mark.rule("NB-7.2")
def test_the_cost_is_paid_before_the_target_is_chosen() -> None:
    story = table(sun(bolt_thrower("Ann", arrows=FORWARD | RIGHT, cost=2)), moon(), points=3)
    story.answer("activate")
    assert story.asks("sun", "power-target")
    assert story.sun.points == 1
    story.answer("target:enemy-2")
    assert story.hero("Viv").damage == 1


@pytest.mark.rule("NB-7.2")
def test_the_text_of_a_power_is_carried_out_from_first_to_last() -> None:
    async def harm_then_heal(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 1)
        heal(battle, me, me, 1)

    ann = fighter("Ann", power=at_enemies(), on_activation=harm_then_heal, damage=3)
    frail = fighter("Wyn", damage=7)
    story = table(sun(ann), moon(fighter("Uma"), fighter("Viv"), frail), points=1)
    story.answer("activate")
    assert story.asks("moon", "keep-or-discard")
    assert story.hero("Ann").damage == 3
    story.answer("place:top-hero")
    assert story.hero("Ann").damage == 2


@pytest.mark.rule("NB-7.3")
def test_a_power_may_be_paid_from_both_purses_in_any_split() -> None:
    story = table(sun(bolt_thrower("Ann", cost=2, held=2)), moon(), points=2)
    story.answer("activate")
    assert story.asks("sun", "pay")
    assert story.options == ["pay:held-0", "pay:held-1", "pay:held-2"]
    story.answer("pay:held-1")
    assert story.hero("Ann").held == 1
    assert story.sun.points == 1


@pytest.mark.rule("NB-7.3")
def test_the_split_is_only_as_free_as_the_purses_are_full() -> None:
    story = table(sun(bolt_thrower("Ann", cost=3, held=2)), moon(), points=2)
    story.answer("activate")
    assert story.options == ["pay:held-1", "pay:held-2"]


@pytest.mark.rule("NB-7.3")
@pytest.mark.parametrize(("points", "held"), [(2, 0), (0, 2), (1, 1)])
def test_nobody_is_asked_how_to_pay_when_there_is_one_way(points: int, held: int) -> None:
    story = table(sun(bolt_thrower("Ann", cost=2, held=held)), moon(), points=points)
    story.answer("activate")
    assert story.hero("Wyn").damage == 1
    assert story.sun.points == 0
    assert story.hero("Ann").held == 0


@pytest.mark.rule("NB-7.3")
def test_points_that_another_hero_holds_do_not_pay() -> None:
    row = sun(bolt_thrower("Ann", cost=2), fighter("Bea", held=3))
    story = table(row, moon(), points=1)
    assert story.asks("sun", "attack-target")  # Ann cannot activate


@pytest.mark.rule("NB-7.4")
def test_a_power_that_points_at_nobody_cannot_be_activated() -> None:
    row = sun(bolt_thrower("Ann", arrows=LEFT), bolt_thrower("Bea", arrows=LEFT))
    story = table(row, moon(), points=1)
    assert story.asks("sun", "attack-target")  # nobody stands to the left of the left rank
    story.answer("target:enemy-3")
    assert story.options == ["attack", "activate"]  # but somebody to the left of the centre


@pytest.mark.rule("NB-7.5")
def test_a_power_may_be_activated_as_often_as_it_is_paid_for() -> None:
    story = table(sun(bolt_thrower("Ann")), moon(), points=2)
    story.answer("activate", "activate")
    assert story.hero("Wyn").damage == 2
    assert story.asks("sun", "attack-target")  # nothing left to pay with


# ---------------------------------------------------------------- escaping


@pytest.mark.rule("NB-7.6")
def test_a_held_point_pays_for_an_escape() -> None:
    story = table(sun(fighter("Ann", held=1)), moon(), points=0)
    assert "escape" in story.options
    story.answer("escape", "place:top-hero")
    assert "Ann" not in story.row("sun")


@pytest.mark.rule("NB-7.6")
def test_points_of_this_turn_do_not_pay_for_an_escape() -> None:
    story = table(sun(), moon(), points=3)
    assert story.asks("sun", "attack-target")


@pytest.mark.rule("NB-7.7")
def test_an_escaped_hero_goes_under_the_deck_with_nothing_on_it() -> None:
    laden = fighter("Ann", damage=5, held=3, prayers=1, markers=SHIELDED | STUNNED)
    story = table(sun(laden), moon(), points=0)
    ann = story.hero("Ann")
    story.answer("escape")
    assert (ann.damage, ann.held, ann.prayers, ann.markers) == (0, 0, 0, 0)
    story.answer("place:top-hero")
    assert story.pile("sun", "deck") == ["sun reserve 2", "Ann"]
    dee = story.hero("sun reserve 1")
    assert (dee.damage, dee.held, dee.prayers, dee.markers) == (0, 0, 0, 0)


@pytest.mark.rule("NB-7.7")
def test_an_escape_gives_no_favor_and_does_not_hurt_the_wounded() -> None:
    dying = fighter("Ann", damage=7, held=1, markers=WOUNDED)
    story = table(sun(dying), moon(), points=0)
    story.answer("escape", "place:top-hero")
    assert story.moon.favor == 0
    assert story.pile("sun", "discard") == []


@pytest.mark.rule("NB-7.8")
def test_the_replacement_of_an_escaped_hero_goes_on_with_the_step() -> None:
    row = sun(fighter("Ann", held=1))
    story = table(row, moon(), sun_deck=[fighter("Dee"), fighter("Eve")], points=0)
    story.answer("escape")
    assert story.asks("sun", "keep-or-discard")
    story.answer("discard:top-hero")
    assert story.row("sun") == ["Eve", "Bea", "Cat"]
    assert story.acting == "Eve"
    assert story.asks("sun", "attack-target")
    story.answer("target:enemy-1")
    assert story.acting == "Bea"


def escape_over_a_deck_of(*deck: str) -> Story:
    """Ann escapes with damage on her; her arrival deals 1 damage."""
    ann = newcomer_that_harms("Ann", 1)
    ann.damage = 5
    ann.held = 1
    story = table(sun(ann), moon(), sun_deck=[fighter(name) for name in deck], points=0)
    story.answer("escape")
    assert story.asks("sun", "keep-or-discard")
    return story


@pytest.mark.rule("NB-7.9")
def test_from_an_empty_deck_the_escaped_hero_comes_straight_back() -> None:
    story = escape_over_a_deck_of()
    story.answer("place:top-hero")
    assert story.row("sun") == ["Ann", "Bea", "Cat"]
    assert story.hero("Ann").damage == 0
    assert story.hero("Wyn").damage == 1


@pytest.mark.rule("NB-7.9")
def test_the_escaped_hero_comes_back_if_the_only_card_above_it_is_discarded() -> None:
    story = escape_over_a_deck_of("Dee")
    story.answer("discard:top-hero")
    assert story.row("sun") == ["Ann", "Bea", "Cat"]
    assert story.hero("Ann").damage == 0
    assert story.hero("Wyn").damage == 1


# ---------------------------------------------------------------- praying


@pytest.mark.rule("NB-7.10")
def test_a_hero_prays_by_turning_over_a_held_point() -> None:
    story = table(sun(fighter("Ann", held=2)), moon(), points=0)
    story.answer("pray")
    assert story.hero("Ann").held == 1
    assert story.hero("Ann").prayers == 1


@pytest.mark.rule("NB-7.10")
def test_points_of_this_turn_cannot_pray() -> None:
    power = without_arrows(cost=1)
    story = table(sun(fighter("Ann", power=power)), moon(), points=2)
    assert story.options == ["attack", "activate"]


@pytest.mark.rule("NB-7.10")
def test_a_prayer_marker_cannot_be_spent() -> None:
    row = sun(fighter("Ann", held=1, power=without_arrows(cost=1)))
    story = table(row, moon(), points=0)
    assert story.options == ["attack", "activate", "pray", "escape"]
    story.answer("pray")
    assert story.asks("sun", "attack-target")  # neither power nor escape is left


@pytest.mark.rule("NB-7.10")
def test_each_hero_prays_once_a_turn() -> None:
    row = sun(fighter("Ann", held=3), fighter("Bea", held=1))
    story = table(row, moon(), points=0)
    story.answer("pray")
    assert story.options == ["attack", "escape"]
    story.answer("attack", "target:enemy-1")
    assert story.options == ["attack", "pray", "escape"]  # Bea has not prayed yet
    play_until(story, "moon", "opening-move")
    play_until(story, "sun", "opening-move")
    story.answer("move:nobody")
    assert story.acting == "Ann"
    assert "pray" in story.options  # a new turn


# ---------------------------------------------------------------- attacking


@pytest.mark.rule("NB-7.11")
def test_each_hero_attacks_once_whether_you_like_it_or_not() -> None:
    row = [fighter(name, kind=MELEE) for name in ("Ann", "Bea", "Cat")]
    story = table(row, moon(), points=0)
    assert story.asks("moon", "opening-move")  # nothing was left to choose
    assert [hero.damage for hero in story.moon.heroes] == [2, 2, 2]


@pytest.mark.rule("NB-7.11")
def test_the_only_way_out_of_a_step_is_the_attack() -> None:
    story = table(sun(fighter("Ann", held=1)), moon(), points=0)
    assert story.options == ["attack", "pray", "escape"]
    story.answer("pray")
    assert story.acting == "Ann"
    assert story.asks("sun", "attack-target")


@pytest.mark.rule("NB-7.11")
def test_an_attack_costs_no_points() -> None:
    row = [fighter("Ann", kind=MELEE, held=1), fighter("Bea"), fighter("Cat")]
    story = table(row, moon(), points=2)
    story.answer("attack")
    assert story.hero("Wyn").damage == 2
    assert story.hero("Ann").held == 1
    assert story.sun.points == 2


def attacked_from(place: int, kind: int) -> list[str]:
    """Whom a hero of that type may attack from that place, from the left."""
    row = sun()
    row[place] = fighter("Max", kind=kind)
    story = table(row, moon(), points=0)
    while story.acting != "Max":
        story.answer("target:enemy-1")
    return [story.moon.heroes[3 - int(key[-1])].name for key in story.options]


@pytest.mark.rule("NB-7.12")
def test_a_melee_hero_attacks_the_enemy_across_and_no_other() -> None:
    row = [fighter("Ann", kind=MELEE, held=1), *sun()[1:]]
    story = table(row, moon(), points=0)
    story.answer("attack")
    assert story.acting == "Bea"  # there was no target to choose
    assert story.hero("Wyn").damage == 2
    assert story.hero("Viv").damage == 0
    assert story.hero("Uma").damage == 0


@pytest.mark.rule("NB-7.13")
@pytest.mark.parametrize(
    ("place", "enemies"), [(0, ["Viv", "Uma"]), (1, ["Wyn", "Uma"]), (2, ["Wyn", "Viv"])]
)
def test_a_spellcaster_attacks_any_enemy_but_the_one_across(place: int, enemies: list[str]) -> None:
    assert attacked_from(place, SPELLCASTER) == enemies


@pytest.mark.rule("NB-7.14")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_ranged_hero_attacks_any_enemy(place: int) -> None:
    assert attacked_from(place, RANGED) == ["Wyn", "Viv", "Uma"]


@pytest.mark.rule("NB-7.15")
def test_the_chosen_enemy_takes_the_strength_of_the_attacker() -> None:
    story = table(sun(fighter("Ann", strength=3)), moon(fighter("Uma", damage=1)), points=0)
    story.answer("target:enemy-3")
    assert story.hero("Uma").damage == 4
    assert story.hero("Viv").damage == 0
    assert story.hero("Wyn").damage == 0


@pytest.mark.rule("NB-7.16")
def test_an_attacker_loses_its_markers_when_its_damage_is_dealt_before_anybody_arrives() -> None:
    row = sun(fighter("Ann", markers=SHIELDED | IMMOBILIZED))
    frail = fighter("Wyn", damage=7)
    enemies = moon(fighter("Uma"), fighter("Viv"), frail)
    story = table(row, enemies, moon_deck=[newcomer_with("Zoe", STUNNED)], points=0)
    story.answer("target:enemy-1")
    assert story.asks("moon", "keep-or-discard")
    assert story.hero("Ann").markers == 0


@pytest.mark.rule("NB-7.16")
def test_a_debuff_from_the_arrival_that_an_attack_brings_about_stays() -> None:
    row = sun(fighter("Ann", markers=SHIELDED | IMMOBILIZED))
    enemies = moon(fighter("Uma"), fighter("Viv"), fighter("Wyn", damage=7))
    story = table(row, enemies, moon_deck=[newcomer_with("Zoe", STUNNED)], points=0)
    story.answer("target:enemy-1", "place:top-hero")
    assert story.acting == "Bea"
    assert story.hero("Ann").markers == STUNNED


@pytest.mark.rule("NB-7.16")
def test_after_its_attack_a_hero_does_nothing_more_this_turn() -> None:
    ann = fighter("Ann", held=2, power=without_arrows(cost=0))
    story = table(sun(ann), moon(), points=2)
    story.answer("attack", "target:enemy-1")
    seen = set()
    while story.kind != "give-point":
        seen.add(story.acting)
        story.match.choose(0)
    assert seen == {"Bea", "Cat"}


@pytest.mark.rule("NB-7.17")
def test_the_replacement_of_a_fallen_attacker_does_not_attack_and_keeps_its_markers() -> None:
    enemies = moon(fighter("Uma"), fighter("Viv"), fighter("Wyn", damage=7))
    story = table(
        sun(fighter("Ann", damage=7)),
        enemies,
        sun_deck=[newcomer_with("Dee", SHIELDED)],
        moon_deck=[newcomer_that_harms("Zoe", 1)],
        points=0,
    )
    story.answer("target:enemy-1")  # Wyn falls, Zoe arrives and takes Ann with her
    story.answer("place:top-hero")
    assert story.asks("sun", "keep-or-discard")
    story.answer("place:top-hero")
    assert story.row("sun") == ["Dee", "Bea", "Cat"]
    assert story.hero("Dee").markers == SHIELDED
    assert story.acting == "Bea"
    story.finish_turn()
    assert not any(line.startswith("Dee attacks") for line in story.told)
