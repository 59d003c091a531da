"""What a hero does in its step: activate, escape, pray, attack. (NB-7)"""

from __future__ import annotations

from breakfall.core.cards import put_at_the_bottom
from breakfall.core.choice import LOOKAHEAD, Option, Question
from breakfall.games.nightbreak.hero import (
    IMMOBILIZED,
    MELEE,
    SHIELDED,
    SPELLCASTER,
    STUNNED,
    WOUNDED,
)
from breakfall.games.nightbreak.options import ACTIONS, PAY_WITH_HELD
from breakfall.games.nightbreak.rules.damage import overwhelm, strike
from breakfall.games.nightbreak.rules.replacement import leave_battle, replace
from breakfall.games.nightbreak.rules.targets import (
    choose_hero,
    choose_power_target,
    has_target,
    is_immune,
)
from breakfall.games.nightbreak.state import Battle, HeroInPlay


def possible_actions(battle: Battle, hero: HeroInPlay) -> list[Option]:
    """It must attack; before that it may do what it can. (NB-7.1, NB-7.11)"""
    can = 1 if can_activate(battle, hero) else 0
    if hero.held > 0:
        can |= (2 if can_pray(hero) else 0) | (4 if can_escape(hero) else 0)
    return ACTIONS[can]


# ---------------------------------------------------------------- activating a power


def can_activate(battle: Battle, hero: HeroInPlay) -> bool:
    """Not stunned, able to pay, and somebody to aim at. (NB-7.3, NB-7.4, NB-9.6)"""
    power = hero.printed.power
    return (
        hero.side.points + hero.held >= power.cost
        and not hero.has(STUNNED)
        and has_target(battle, hero, power)
    )


async def activate(battle: Battle, hero: HeroInPlay) -> None:
    """Pay, choose the target, carry out the text; then a wound hurts. (NB-7.2, NB-9.8)"""
    power = hero.printed.power
    is_wounded = hero.has(WOUNDED)
    await pay(battle, hero, power.cost)
    target: HeroInPlay | None = hero
    if power.arrows:
        target = await choose_power_target(battle, hero, power, "power-target")
    if target is not None:
        battle.note("activates", hero.face, None if target is hero else target.face)
        if is_immune(hero, target):
            battle.note("shroud-holds", target.face)
        await hero.face.activate(battle, hero, target)
    if hero.in_play and is_wounded:
        await strike(battle, hero, 1)


async def pay(battle: Battle, hero: HeroInPlay, cost: int) -> None:
    """Points of this turn, points held by this hero, or some of each. (NB-7.3)"""
    side = hero.side
    fewest_held = max(0, cost - side.points)
    most_held = min(cost, hero.held)
    paid_by_hero = most_held
    if fewest_held < most_held:
        options = PAY_WITH_HELD[fewest_held : most_held + 1]
        answer = await Question(side.seats, "pay", options, hero)
        paid_by_hero = answer.number
    hero.held -= paid_by_hero
    side.points -= cost - paid_by_hero


# ---------------------------------------------------------------- escaping


def can_escape(hero: HeroInPlay) -> bool:
    """Only with a held point, and not when immobilized. (NB-7.6, NB-9.7)"""
    return hero.held > 0 and not hero.has(IMMOBILIZED)


async def escape(battle: Battle, hero: HeroInPlay) -> None:
    """Under the deck with everything shed; a newcomer goes on with the step. (NB-7.7, NB-7.8)"""
    battle.note("escapes", hero.face)
    leave_battle(battle, hero)
    put_at_the_bottom(hero.card, hero.side.piles.deck, out_of=battle.in_play)
    await replace(battle, hero.side, escaped=True)


# ---------------------------------------------------------------- praying


def can_pray(hero: HeroInPlay) -> bool:
    """With a held point, once a turn. (NB-7.10)"""
    return hero.held > 0 and not hero.has_prayed


def pray(battle: Battle, hero: HeroInPlay) -> None:
    """A held point becomes a Prayer Marker. (NB-7.10)"""
    hero.held -= 1
    hero.prayers += 1
    hero.has_prayed = True
    battle.note("prays", hero.face)


# ---------------------------------------------------------------- attacking


def attack_targets(battle: Battle, hero: HeroInPlay) -> list[HeroInPlay]:
    """The type says which columns an attack reaches. (NB-7.12 to NB-7.14)"""
    enemy = battle.sides[1 - hero.side.index]
    if hero.printed.kind == MELEE:
        opposite = enemy.row[hero.column]
        return [] if opposite is None else [opposite]
    targets: list[HeroInPlay] = []
    for column in hero.side.columns:
        target = enemy.row[column]
        if target is not None and not (hero.printed.kind == SPELLCASTER and column == hero.column):
            targets.append(target)
    return targets


async def attack(battle: Battle, hero: HeroInPlay) -> None:
    """Choose, strike, shed all markers, and only then replace the fallen. (NB-7.15 to 7.17)"""
    targets = attack_targets(battle, hero)
    target = targets[0]
    if len(targets) > 1 or LOOKAHEAD.is_on:
        target = await choose_hero(battle, hero.side, "attack-target", targets, hero)
    hero.has_attacked = True
    if target.markers & SHIELDED:
        battle.note("shield-holds", hero.face, target.face)
    else:
        battle.note("attacks", hero.face, target.face, hero.strength)
        target.damage += hero.strength
    shed_markers(battle, hero)
    if target.is_overwhelmed:
        await overwhelm(battle, [target])


def shed_markers(battle: Battle, hero: HeroInPlay) -> None:
    """An attack takes every buff and debuff off the attacker. (NB-7.16, NB-9.2, NB-9.3)"""
    if hero.markers:
        hero.markers = 0
        battle.note("sheds", hero.face)
