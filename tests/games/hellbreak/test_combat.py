"""The damage of an attack, with and without a defender. (HB-8.4 to 8.7)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.rules.death import damage_minion
from breakfall.games.hellbreak.rules.pool import gain_blood
from breakfall.games.hellbreak.state import Character, Duel, Minion
from breakfall.games.hellbreak.terms import ATTACK, COMBAT
from tests.games.hellbreak.story import BEACH, CARFAX, at, made_up, side, table


async def bite_the_first_enemy(face: object, duel: Duel, me: Minion) -> None:
    damage_minion(duel, duel.enemy_of(me.side).minions[0], 1)


def gain_blood_for_damage(face: object, duel: Duel, me: Minion, other: Character) -> None:
    gain_blood(duel, me.side, 1)


@pytest.mark.rule("HB-8.4")
def test_a_target_without_defender_is_dealt_damage_and_deals_none() -> None:
    """The Octopus would deal 5, but nobody has made it the defender."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Mina Harker")]),
        jaws=side(minions=[at(CARFAX, "Giant Octopus")]),
    )
    story.answer("attack:ally:right:mina-harker", "target:enemy:right:giant-octopus")
    story.answer("defend:nobody")
    assert story.minion("Giant Octopus").damage == 1
    assert not story.minion("Giant Octopus").exhausted
    assert story.minion("Mina Harker").damage == 0


@pytest.mark.rule("HB-8.5")
def test_a_target_that_defends_itself_strikes_back() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Lucy Weston")]),
        jaws=side(minions=[at(CARFAX, "Giant Octopus")]),
    )
    story.answer("attack:ally:right:lucy-weston", "target:enemy:right:giant-octopus")
    story.answer("defend:ally:left:giant-octopus")
    assert story.minion("Giant Octopus").damage == 3
    assert story.minion("Lucy Weston").damage == 5


@pytest.mark.rule("HB-8.5")
def test_both_may_kill_each_other() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]),
        jaws=side(minions=[at(CARFAX, "Man O' War")]),
    )
    story.answer("attack:ally:right:renfield", "target:enemy:monster")
    story.answer("defend:ally:left:man-o-war")
    assert story.in_play("dracula") == []
    assert story.in_play("jaws") == []
    assert story.jaws.health == 16  # the target that was defended


@pytest.mark.rule("HB-8.5")
def test_damage_dealt_in_the_fight_changes_neither_combat() -> None:
    """Once Mina is damaged she has +2 combat, but she fights with the 1 she had before."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Mina Harker")]),
        jaws=side(minions=[at(CARFAX, made_up("Crab", combat=1, health=4))]),
    )
    story.answer("attack:ally:right:mina-harker", "target:enemy:monster")
    story.answer("defend:ally:left:crab")
    assert story.minion("Mina Harker").damage == 1
    assert story.minion("Crab").damage == 1
    story = table(
        dracula=side(minions=[at(CARFAX, "Mina Harker")]),
        jaws=side(minions=[at(CARFAX, made_up("Crab", combat=1, health=4))]),
        turn="jaws",
    )
    story.answer("attack:ally:left:crab", "target:enemy:monster", "defend:ally:right:mina-harker")
    assert story.minion("Crab").damage == 1


@pytest.mark.rule("HB-8.5")
def test_a_death_in_the_fight_changes_neither_combat() -> None:
    """Two swarms have 2 combat each, and the one that is killed has still dealt its 2."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Swarm of Rats"), at(BEACH, "Swarm of Rats")]),
        jaws=side(minions=[at(CARFAX, made_up("Crab", combat=2, health=4))]),
        turn="jaws",
    )
    story.answer("attack:ally:left:crab", "target:enemy:left:swarm-of-rats")
    story.answer("defend:ally:right:swarm-of-rats")
    assert len(story.dracula.minions) == 1
    assert story.minion("Crab").damage == 2


@pytest.mark.rule("HB-8.6")
def test_an_attacking_monster_takes_no_combat_damage_from_a_defender() -> None:
    story = table(dracula=side(unleashed=True), jaws=side(minions=[at(CARFAX, "Giant Octopus")]))
    story.answer("attack:ally:monster", "at:right", "target:enemy:monster")
    story.answer("defend:ally:left:giant-octopus")
    assert story.dracula.health == 16
    assert story.minion("Giant Octopus").damage == 3


@pytest.mark.rule("HB-8.6")
def test_two_monsters_fight_and_only_the_defender_is_hurt() -> None:
    story = table(dracula=side(unleashed=True), jaws=side(unleashed=True))
    story.answer("attack:ally:monster", "at:right", "defend:ally:monster")
    assert story.dracula.health == 16
    assert story.jaws.health == 13


@pytest.mark.rule("HB-8.6")
def test_a_defending_monster_deals_its_combat() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Lucy Weston")]),
        jaws=side(unleashed=True),
    )
    story.answer("attack:ally:right:lucy-weston", "defend:ally:monster")
    assert story.minion("Lucy Weston").damage == 4
    assert story.jaws.health == 13


@pytest.mark.rule("HB-8.6")
def test_a_monster_that_is_attacked_and_does_not_defend_deals_nothing() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Lucy Weston")]),
        jaws=side(unleashed=True),
    )
    story.answer("attack:ally:right:lucy-weston", "defend:nobody")
    assert story.minion("Lucy Weston").damage == 0
    assert story.jaws.health == 13


@pytest.mark.rule("HB-8.7")
def test_damage_from_an_attack_ability_is_not_combat_damage() -> None:
    """The hound's bite kills the Barracuda without Bloodlust; its combat damage pays."""
    hound = made_up(
        "Hound",
        combat=1,
        bloodlust=2,
        abilities=ATTACK | COMBAT,
        attacks=bite_the_first_enemy,
        deals_combat_damage=gain_blood_for_damage,
    )
    prey = [at(CARFAX, "Barracuda"), at(CARFAX, "Bloodsucking Bat")]
    story = table(dracula=side(minions=[at(CARFAX, hound)]), jaws=side(minions=prey))
    story.answer("attack:ally:right:hound")
    assert story.pile("jaws", "crypt") == ["Barracuda"]
    assert story.dracula.blood == 0
    story.answer("target:enemy:right:bloodsucking-bat", "defend:nobody")
    assert story.dracula.blood == 3


@pytest.mark.rule("HB-8.7")
def test_a_defender_deals_combat_damage_too() -> None:
    guard = made_up("Guard", abilities=COMBAT, deals_combat_damage=gain_blood_for_damage)
    story = table(
        dracula=side(minions=[at(CARFAX, "Lucy Weston")]),
        jaws=side(minions=[at(CARFAX, guard)]),
    )
    story.answer("attack:ally:right:lucy-weston", "target:enemy:monster")
    story.answer("defend:ally:left:guard")
    assert story.jaws.blood == 1


@pytest.mark.rule("HB-8.7")
def test_a_character_without_combat_may_attack_and_defend_and_deals_nothing() -> None:
    """Nothing dealt is not damage, so the zombie is not paid for it."""
    zombie = made_up(
        "Zombie", combat=0, abilities=COMBAT, deals_combat_damage=gain_blood_for_damage
    )
    story = table(
        dracula=side(minions=[at(CARFAX, zombie)]),
        jaws=side(minions=[at(CARFAX, "Bloodsucking Bat")]),
    )
    story.answer("attack:ally:right:zombie", "target:enemy:right:bloodsucking-bat")
    assert "defend:ally:left:bloodsucking-bat" in story.options
    story.answer("defend:ally:left:bloodsucking-bat")
    assert story.minion("Zombie").exhausted
    assert story.minion("Zombie").damage == 0
    assert story.minion("Bloodsucking Bat").damage == 0
    assert story.dracula.blood == 0


@pytest.mark.rule("HB-8.7")
def test_a_lurking_monster_attacks_with_combat_0() -> None:
    story = table(jaws=side(vertical=True))
    story.answer("attack:ally:monster", "at:right", "defend:nobody")
    assert story.jaws.health == 15
    assert story.dracula.monster.exhausted
