"""Stories about buffs and debuffs. (NB-9)"""

from __future__ import annotations

import pytest

from breakfall.games.nightbreak.cards.moon_melee import OrlaRedmoon
from breakfall.games.nightbreak.rules.effects import cleanse, deal, heal
from breakfall.games.nightbreak.state import Battle, HeroInPlay
from breakfall.games.nightbreak.terms import (
    BUFFS,
    DEBUFFS,
    FORWARD,
    IMMOBILIZED,
    MELEE,
    RIGHT,
    SHIELDED,
    SHROUDED,
    STUNNED,
    WOUNDED,
)
from tests.games.nightbreak.company import (
    arrival_at_enemies,
    at_allies,
    at_enemies,
    change_places,
    dealing,
    fighters,
    healing,
    marking,
    moon,
    move_the_outer_allies,
    move_the_outer_enemies,
    newcomer_that_harms,
    newcomer_with,
    play_until,
    sun,
    without_arrows,
)
from tests.games.nightbreak.story import Standing, fighter, standing, table

EVERY_STATUS = (SHIELDED, SHROUDED, IMMOBILIZED, STUNNED, WOUNDED)


def moon_with_wyn(*, damage: int = 0, markers: int = 0) -> list[Standing]:
    """Wyn, who faces Ann, with something on her."""
    wyn = fighter("Wyn", damage=damage, markers=markers)
    return moon(fighter("Uma"), fighter("Viv"), wyn)


# ---------------------------------------------------------------- what they are


async def remove_debuffs(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    cleanse(battle, me, target)


@pytest.mark.rule("NB-9.1")
def test_shields_and_shrouds_are_buffs_and_the_other_three_are_debuffs() -> None:
    healer = fighter("Ann", power=at_allies(RIGHT), on_activation=remove_debuffs)
    bea = fighter("Bea", markers=BUFFS | DEBUFFS)
    story = table(sun(healer, bea), moon(), points=1)
    assert all(story.hero("Bea").has(status) for status in EVERY_STATUS)
    story.answer("activate")
    assert story.hero("Bea").markers == SHIELDED | SHROUDED


@pytest.mark.rule("NB-9.1")
@pytest.mark.parametrize("status", EVERY_STATUS)
def test_the_same_marker_twice_is_one_marker(status: int) -> None:
    aims = at_allies(RIGHT) if status & BUFFS else at_enemies()
    ann = fighter("Ann", power=aims, on_activation=marking(status))
    story = table(sun(ann), moon(), points=2)
    story.answer("activate", "activate")
    marked = story.hero("Bea") if status & BUFFS else story.hero("Wyn")
    assert marked.markers == status
    assert len([line for line in story.told if line.startswith(f"{marked.name} is ")]) == 1


@pytest.mark.rule("NB-9.2")
def test_markers_outlast_being_attacked_and_the_turn_but_not_an_attack_of_their_bearer() -> None:
    story = table(sun(), moon_with_wyn(markers=SHROUDED | STUNNED), points=0)
    story.answer("target:enemy-1", "target:enemy-1", "target:enemy-1")
    assert story.hero("Wyn").damage == 6
    assert story.hero("Wyn").markers == SHROUDED | STUNNED
    play_until(story, "moon", "attack-target")
    while story.acting != "Wyn":
        story.answer("target:enemy-1")
    assert story.hero("Wyn").markers == SHROUDED | STUNNED
    story.answer("target:enemy-1")
    assert story.hero("Wyn").markers == 0


@pytest.mark.rule("NB-9.2")
def test_markers_go_with_a_hero_that_is_overwhelmed() -> None:
    story = table(sun(), moon_with_wyn(damage=7, markers=SHROUDED | STUNNED), points=0)
    wyn = story.hero("Wyn")
    story.answer("target:enemy-1", "place:top-hero")
    assert wyn.markers == 0
    assert story.hero("moon reserve 1").markers == 0


# ---------------------------------------------------------------- shields and shrouds


@pytest.mark.rule("NB-9.3")
def test_an_attack_on_a_shield_does_nothing_but_counts() -> None:
    ann = fighter("Ann", markers=SHROUDED | STUNNED)
    story = table(sun(ann), moon_with_wyn(markers=SHIELDED), points=0)
    assert "target:enemy-1" in story.options
    story.answer("target:enemy-1")
    assert story.hero("Wyn").damage == 0
    assert story.hero("Wyn").markers == SHIELDED
    assert story.hero("Ann").markers == 0
    assert story.acting == "Bea"


@pytest.mark.rule("NB-9.3")
def test_powers_work_on_a_shielded_hero() -> None:
    ann = fighter("Ann", power=at_enemies(), on_activation=dealing(3))
    story = table(sun(ann), moon_with_wyn(markers=SHIELDED), points=1)
    story.answer("activate")
    assert story.hero("Wyn").damage == 3


@pytest.mark.rule("NB-9.4")
def test_an_activated_power_does_nothing_to_a_shrouded_enemy() -> None:
    async def harm_and_stun(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 3)
        await marking(STUNNED)(battle, me, target)

    ann = fighter("Ann", power=at_enemies(), on_activation=harm_and_stun)
    story = table(sun(ann), moon_with_wyn(markers=SHROUDED), points=1)
    story.answer("activate")
    assert story.hero("Wyn").damage == 0
    assert story.hero("Wyn").markers == SHROUDED


@pytest.mark.rule("NB-9.4")
def test_an_arrival_power_does_nothing_to_a_shrouded_enemy() -> None:
    row = sun(fighter("Ann", held=1))
    deck = [newcomer_that_harms("Dee", 3), fighter("Eve")]
    story = table(row, moon_with_wyn(markers=SHROUDED), sun_deck=deck, points=0)
    story.answer("escape", "place:top-hero")
    assert story.row("sun")[0] == "Dee"
    assert story.hero("Wyn").damage == 0


@pytest.mark.rule("NB-9.4")
def test_an_enemy_power_cannot_move_a_shrouded_hero_nor_its_partner() -> None:
    ann = fighter("Ann", power=without_arrows(), on_activation=move_the_outer_enemies)
    story = table(sun(ann), moon_with_wyn(markers=SHROUDED), points=1)
    story.answer("activate")
    assert story.row("moon") == ["Uma", "Viv", "Wyn"]


@pytest.mark.rule("NB-9.4")
def test_attacks_work_on_a_shrouded_hero() -> None:
    story = table(sun(), moon_with_wyn(markers=SHROUDED), points=0)
    story.answer("target:enemy-1")
    assert story.hero("Wyn").damage == 2


@pytest.mark.rule("NB-9.4")
def test_powers_of_its_own_side_work_on_a_shrouded_hero() -> None:
    ann = fighter("Ann", power=at_allies(RIGHT), on_activation=healing(1))
    story = table(sun(ann, fighter("Bea", damage=3, markers=SHROUDED)), moon(), points=1)
    story.answer("activate")
    assert story.hero("Bea").damage == 2


@pytest.mark.rule("NB-9.4")
def test_its_own_side_may_move_a_shrouded_hero() -> None:
    ann = fighter("Ann", power=at_allies(RIGHT), on_activation=change_places)
    story = table(sun(ann, fighter("Bea", markers=SHROUDED)), moon(), points=1)
    story.answer("activate")
    assert story.row("sun") == ["Bea", "Ann", "Cat"]


@pytest.mark.rule("NB-9.5")
def test_a_shrouded_enemy_may_be_chosen_beside_others() -> None:
    ann = fighter("Ann", power=at_enemies(FORWARD | RIGHT), on_activation=dealing(1))
    story = table(sun(ann), moon_with_wyn(markers=SHROUDED), points=1)
    story.answer("activate")
    assert story.options == ["target:enemy-1", "target:enemy-2"]
    story.answer("target:enemy-1")
    assert story.hero("Wyn").damage == 0
    assert story.hero("Viv").damage == 0


@pytest.mark.rule("NB-9.5")
def test_a_shrouded_enemy_may_be_chosen_for_the_rest_of_the_text() -> None:
    """Orla heals when her target was injured, even if its shroud keeps it from harm."""
    orla = standing(OrlaRedmoon(), damage=3)
    viv = fighter("Viv")
    wyn = fighter("Wyn", damage=2, markers=SHROUDED)
    story = table(sun(orla), moon(fighter("Uma"), viv, wyn), points=4)
    story.answer("activate", "target:enemy-1")
    assert story.hero("Wyn").damage == 2
    assert story.hero("Orla Redmoon").damage == 1


@pytest.mark.rule("NB-9.5")
def test_an_arrival_may_aim_at_a_shrouded_enemy() -> None:
    newcomer = fighter("Dee", arrives=arrival_at_enemies(FORWARD | RIGHT), on_arrival=dealing(1))
    row = sun(fighter("Ann", held=1))
    story = table(row, moon_with_wyn(markers=SHROUDED), sun_deck=[newcomer], points=0)
    story.answer("escape", "place:top-hero")
    assert story.asks("sun", "arrival-target")
    assert story.options == ["target:enemy-1", "target:enemy-2"]


@pytest.mark.rule("NB-9.5")
def test_a_power_at_shrouded_enemies_only_may_be_activated_for_the_rest_of_its_text() -> None:
    async def harm_and_heal(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 1)
        heal(battle, me, me, 2)

    power = at_enemies(FORWARD | RIGHT)
    ann = fighter("Ann", power=power, on_activation=harm_and_heal, damage=3)
    shrouded = [fighter(name, markers=SHROUDED) for name in ("Viv", "Wyn")]
    story = table(sun(ann), moon(fighter("Uma"), *shrouded), points=1)
    story.answer("activate")
    assert story.options == ["target:enemy-1", "target:enemy-2"]
    story.answer("target:enemy-1")
    assert story.hero("Wyn").damage == 0
    assert story.hero("Ann").damage == 1
    assert story.sun.points == 0


# ---------------------------------------------------------------- stunned and immobilized


@pytest.mark.rule("NB-9.6")
def test_a_stunned_hero_does_everything_but_activate() -> None:
    ann = fighter("Ann", power=without_arrows(), held=1, markers=STUNNED)
    story = table(sun(ann), moon(), points=3)
    assert story.options == ["attack", "pray", "escape"]


@pytest.mark.rule("NB-9.7")
def test_an_immobilized_hero_does_everything_but_escape() -> None:
    ann = fighter("Ann", power=without_arrows(), held=1, markers=IMMOBILIZED)
    story = table(sun(ann), moon(), points=3)
    assert story.options == ["attack", "activate", "pray"]


@pytest.mark.rule("NB-9.7")
def test_an_immobilized_hero_takes_no_part_in_the_opening_move() -> None:
    story = table(sun(fighter("Ann", markers=IMMOBILIZED)), moon())
    assert story.options == ["move:nobody", "move:ally-2+ally-3"]


@pytest.mark.rule("NB-9.7")
@pytest.mark.parametrize("still", ["Ann", "Bea"])
def test_no_power_of_its_own_side_moves_an_immobilized_hero_or_its_partner(still: str) -> None:
    ann = fighter("Ann", power=at_allies(RIGHT), on_activation=change_places)
    row = sun(ann, fighter("Bea"))
    next(hero for hero in row if hero.face.name == still).markers = IMMOBILIZED
    story = table(row, moon(), points=1)
    story.answer("activate")
    assert story.row("sun") == ["Ann", "Bea", "Cat"]


@pytest.mark.rule("NB-9.7")
def test_no_enemy_power_moves_an_immobilized_hero_or_its_partner() -> None:
    ann = fighter("Ann", power=without_arrows(), on_activation=move_the_outer_enemies)
    story = table(sun(ann), moon_with_wyn(markers=IMMOBILIZED), points=1)
    story.answer("activate")
    assert story.row("moon") == ["Uma", "Viv", "Wyn"]


# ---------------------------------------------------------------- wounds


@pytest.mark.rule("NB-9.8")
def test_a_wound_hurts_after_the_power_has_been_resolved() -> None:
    ann = fighter("Ann", power=at_allies(), on_activation=healing(1), damage=7, markers=WOUNDED)
    story = table(sun(ann), moon(), points=1)
    story.answer("activate")
    assert story.row("sun") == ["Ann", "Bea", "Cat"]  # the other way round she would have fallen
    assert story.hero("Ann").damage == 7
    assert story.sun.points == 0


@pytest.mark.rule("NB-9.8")
def test_a_wound_hurts_every_time_the_power_is_activated() -> None:
    ann = fighter("Ann", power=without_arrows(), markers=WOUNDED)
    story = table(sun(ann), moon(), points=2)
    story.answer("activate", "activate")
    assert story.hero("Ann").damage == 2


@pytest.mark.rule("NB-9.8")
def test_the_wound_of_a_hero_that_has_left_does_not_hurt_its_replacement() -> None:
    ann = fighter("Ann", power=at_enemies(), on_activation=dealing(1), damage=7, markers=WOUNDED)
    story = table(
        sun(ann),
        moon_with_wyn(damage=7),
        sun_deck=fighters("Dee", "Eve"),
        moon_deck=[newcomer_that_harms("Zoe", 1)],
        points=1,
    )
    story.answer("activate", "place:top-hero")  # Wyn falls; Zoe arrives and overwhelms Ann
    story.answer("place:top-hero")
    assert story.row("sun") == ["Dee", "Bea", "Cat"]
    assert story.hero("Dee").damage == 0


@pytest.mark.rule("NB-9.8")
def test_a_hero_wounded_while_its_power_goes_on_was_not_wounded_when_it_activated() -> None:
    ann = fighter("Ann", power=at_enemies(), on_activation=dealing(1))
    deck = [newcomer_with("Zoe", WOUNDED)]
    story = table(sun(ann), moon_with_wyn(damage=7), moon_deck=deck, points=1)
    story.answer("activate", "place:top-hero")
    assert story.hero("Ann").markers == WOUNDED
    assert story.hero("Ann").damage == 0


@pytest.mark.rule("NB-9.9")
def test_both_wounded_heroes_of_a_move_are_hurt_at_the_same_time_in_their_new_places() -> None:
    row = sun(fighter("Ann", damage=7, markers=WOUNDED), fighter("Bea", damage=7, markers=WOUNDED))
    story = table(row, moon(), sun_deck=fighters("Dee", "Eve", "Fay"))
    story.answer("move:ally-1+ally-2")
    assert story.moon.favor == 2
    assert story.asks("sun", "empty-rank")  # both have left before anybody arrives


@pytest.mark.rule("NB-9.9")
def test_a_wounded_hero_is_hurt_in_the_place_it_has_moved_to() -> None:
    row = sun(fighter("Ann", damage=7, markers=WOUNDED))
    story = table(row, moon(), sun_deck=fighters("Dee", "Eve"))
    story.answer("move:ally-1+ally-3", "place:top-hero")
    assert story.row("sun") == ["Cat", "Bea", "Dee"]


@pytest.mark.rule("NB-9.9")
def test_only_the_wounded_of_a_move_are_hurt() -> None:
    row = sun(fighter("Ann", markers=WOUNDED), fighter("Bea"), fighter("Cat", markers=WOUNDED))
    story = table(row, moon())
    story.answer("move:ally-1+ally-2")
    assert [hero.damage for hero in story.sun.heroes] == [0, 1, 0]  # Bea, Ann, Cat


@pytest.mark.rule("NB-9.9")
def test_a_wound_hurts_whoever_moved_the_hero() -> None:
    ann = fighter("Ann", power=without_arrows(), on_activation=move_the_outer_enemies)
    story = table(sun(ann), moon_with_wyn(markers=WOUNDED), points=1)
    story.answer("activate")
    assert story.row("moon") == ["Wyn", "Viv", "Uma"]
    assert story.hero("Wyn").damage == 1


@pytest.mark.rule("NB-9.10")
def test_neither_shield_nor_shroud_stops_a_wound() -> None:
    covered = SHIELDED | SHROUDED | WOUNDED
    ann = fighter("Ann", power=without_arrows(), markers=covered)
    mover = fighter("Bea", kind=MELEE, power=without_arrows(), on_activation=move_the_outer_allies)
    story = table(sun(ann, mover, fighter("Cat", markers=covered)), moon(), points=2)
    story.answer("activate")
    assert story.hero("Ann").damage == 1
    story.answer("attack", "target:enemy-1")
    assert story.acting == "Bea"
    story.answer("activate")
    assert story.hero("Cat").damage == 1
