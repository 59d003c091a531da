"""Attacking: attacker, target and defender. (HB-8.1 to 8.3, HB-8.8)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.rules.death import kill
from breakfall.games.hellbreak.rules.effects import move
from breakfall.games.hellbreak.rules.pool import gain_malice
from breakfall.games.hellbreak.state import Duel, Minion
from breakfall.games.hellbreak.terms import ATTACK
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, made_up, side, table


async def gain_a_malice(face: object, duel: Duel, me: Minion) -> None:
    gain_malice(duel, me.side, 1)


async def move_oneself(face: object, duel: Duel, me: Minion) -> None:
    await move(duel, [me])


async def kill_oneself(face: object, duel: Duel, me: Minion) -> None:
    kill(duel, me)


def dracula_against(*minions: str, **jaws: object) -> Story:
    """An unleashed Dracula attacks; Jaws has these minions at Carfax Abbey."""
    standing = [at(CARFAX, name) for name in minions]
    return table(dracula=side(unleashed=True), jaws=side(minions=standing, **jaws))


# ---------------------------------------------------------------- the attacker


@pytest.mark.rule("HB-8.1")
def test_only_ready_characters_of_ones_own_can_attack() -> None:
    tired, fresh = made_up("Tired"), made_up("Fresh")
    story = table(
        dracula=side(minions=[at(CARFAX, tired, exhausted=True), at(BEACH, fresh)], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Barracuda")]),
    )
    attacks = [key for key in story.options if key.startswith("attack:")]
    assert attacks == ["attack:ally:left:fresh"]


@pytest.mark.rule("HB-8.1")
def test_a_monster_that_is_ready_can_attack_and_becomes_exhausted() -> None:
    story = table()
    story.answer("attack:ally:monster")
    assert story.dracula.monster.exhausted


@pytest.mark.rule("HB-8.1")
def test_the_attack_ability_is_used_before_there_is_a_target() -> None:
    """Marishka may discard the top card of her deck; her target is chosen afterwards."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Marishka")]),
        jaws=side(minions=[at(CARFAX, "Barracuda")]),
    )
    story.answer("attack:ally:right:marishka")
    assert story.asks("dracula", "discard-top")
    assert story.minion("Marishka").exhausted
    story.answer("yes")
    assert story.pile("dracula", "crypt") == ["Transylvanian Wolf"]
    assert story.asks("dracula", "attack-target")


@pytest.mark.rule("HB-8.1")
def test_an_attack_ability_belongs_to_the_attacker_alone() -> None:
    hunter = made_up("Hunter", abilities=ATTACK, attacks=gain_a_malice)
    other = made_up("Other")
    story = table(dracula=side(minions=[at(CARFAX, hunter), at(CARFAX, other)]))
    story.answer("attack:ally:right:other")
    assert story.dracula.malice == 0
    story.answer("defend:nobody", "pass", "attack:ally:right:hunter")
    assert story.dracula.malice == 1


# ---------------------------------------------------------------- the target


@pytest.mark.rule("HB-8.2")
def test_a_minion_attacks_where_it_is() -> None:
    """The Barracuda is elsewhere, and allies are no targets; the monster is everywhere."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Mina Harker"), at(CARFAX, "Renfield")]),
        jaws=side(minions=[at(BEACH, "Barracuda"), at(CARFAX, "Rogue Shark")]),
    )
    story.answer("attack:ally:right:mina-harker")
    assert story.options == ["target:enemy:monster", "target:enemy:right:rogue-shark"]


@pytest.mark.rule("HB-8.2")
def test_the_enemy_monster_can_always_be_attacked_even_if_exhausted() -> None:
    story = table(dracula=side(minions=[at(BEACH, "Mina Harker")]), jaws=side(exhausted=True))
    story.answer("attack:ally:left:mina-harker")
    assert story.jaws.health == 15


@pytest.mark.rule("HB-8.2")
def test_a_monster_chooses_the_location_first_and_then_an_enemy_there() -> None:
    story = table(
        dracula=side(unleashed=True),
        jaws=side(minions=[at(CARFAX, "Barracuda"), at(BEACH, "Rogue Shark")]),
    )
    story.answer("attack:ally:monster")
    assert story.asks("dracula", "attack-where")
    assert story.options == ["at:right", "at:left"]
    story.answer("at:left")
    assert story.asks("dracula", "attack-target")
    assert story.options == ["target:enemy:monster", "target:enemy:left:rogue-shark"]


@pytest.mark.rule("HB-8.2")
@pytest.mark.rule("HB-8.3")
def test_through_which_location_a_monster_attacks_decides_who_can_defend() -> None:
    story = dracula_against("Barracuda", exhausted=True)
    story.answer("attack:ally:monster", "at:left")
    assert story.jaws.health == 13  # nobody there to choose or to ask
    story = dracula_against("Barracuda", exhausted=True)
    story.answer("attack:ally:monster", "at:right", "target:enemy:monster")
    assert story.asks("jaws", "defend")


# ---------------------------------------------------------------- the defender


@pytest.mark.rule("HB-8.3")
def test_ready_characters_at_the_location_may_defend_the_target_and_the_monster_included() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Mina Harker")]),
        jaws=side(
            minions=[
                at(CARFAX, "Barracuda"),
                at(CARFAX, "Rogue Shark"),
                at(CARFAX, "Killer Whale", exhausted=True),
                at(BEACH, "Giant Octopus"),
            ]
        ),
    )
    story.answer("attack:ally:right:mina-harker", "target:enemy:right:barracuda")
    assert story.asks("jaws", "defend")
    assert story.options == [
        "defend:nobody",
        "defend:ally:monster",
        "defend:ally:left:barracuda",
        "defend:ally:left:rogue-shark",
    ]


@pytest.mark.rule("HB-8.3")
@pytest.mark.parametrize("where", [CARFAX, BEACH])
def test_a_monster_defends_in_either_location_and_becomes_exhausted(where: int) -> None:
    story = table(
        dracula=side(minions=[at(where, "Mina Harker")]),
        jaws=side(minions=[at(where, "Barracuda")]),
    )
    hand, other_hand = ("right", "left") if where == CARFAX else ("left", "right")
    story.answer(f"attack:ally:{hand}:mina-harker", f"target:enemy:{hand}:barracuda")
    assert f"defend:ally:{other_hand}:barracuda" in story.options
    story.answer("defend:ally:monster")
    assert story.jaws.monster.exhausted
    assert story.jaws.health == 15
    assert not story.minion("Barracuda").exhausted


@pytest.mark.rule("HB-8.3")
def test_a_defender_is_exhausted() -> None:
    story = dracula_against("Giant Octopus")
    story.answer("attack:ally:monster", "at:right", "target:enemy:monster")
    story.answer("defend:ally:left:giant-octopus")
    assert story.minion("Giant Octopus").exhausted
    assert story.minion("Giant Octopus").damage == 3


@pytest.mark.rule("HB-8.3")
def test_nobody_has_to_defend() -> None:
    story = dracula_against("Giant Octopus")
    story.answer("attack:ally:monster", "at:right", "target:enemy:monster", "defend:nobody")
    assert not story.minion("Giant Octopus").exhausted
    assert not story.jaws.monster.exhausted
    assert story.jaws.health == 13


# ---------------------------------------------------------------- somebody is gone


@pytest.mark.rule("HB-8.8")
def test_an_attacker_that_leaves_play_before_the_target_ends_the_attack() -> None:
    moth = made_up("Moth", abilities=ATTACK, attacks=kill_oneself)
    story = table(dracula=side(minions=[at(CARFAX, moth)]))
    story.answer("attack:ally:right:moth")
    assert story.pile("dracula", "crypt") == ["Moth"]
    assert story.asks("jaws", "action")
    assert story.jaws.health == 16


@pytest.mark.rule("HB-8.8")
def test_verona_may_end_her_own_attack() -> None:
    """Her ATTACK ability can be aimed at any minion here, and she has 2 health left."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona", damage=2)]),
        jaws=side(minions=[at(CARFAX, "Barracuda")]),
    )
    story.answer("attack:ally:right:verona:damage-2")
    story.answer("target:ally:right:verona:damage-2:exhausted", "damage:2")
    assert story.in_play("dracula") == []
    assert story.asks("jaws", "action")


@pytest.mark.rule("HB-8.8")
def test_an_attacker_that_has_moved_attacks_where_it_is_now() -> None:
    rider = made_up("Rider", abilities=ATTACK, attacks=move_oneself)
    story = table(
        dracula=side(minions=[at(CARFAX, rider)]),
        jaws=side(minions=[at(CARFAX, "Barracuda"), at(BEACH, "Rogue Shark")]),
    )
    story.answer("attack:ally:right:rider")
    assert story.options == ["target:enemy:monster", "target:enemy:left:rogue-shark"]
    story.answer("target:enemy:monster")
    assert story.options == [
        "defend:nobody",
        "defend:ally:monster",
        "defend:ally:right:rogue-shark",
    ]
