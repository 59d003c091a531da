"""Attacking with a character, in four steps. (HB-8.1 to 8.8)"""

from __future__ import annotations

from typing import Final

from breakfall.core.question import choose
from breakfall.games.hellbreak.events import ATTACKS, DEFENDS, EVADES, TARGETS
from breakfall.games.hellbreak.questions import (
    PlaceQuestion,
    both_places,
    choose_character,
    distinct,
)
from breakfall.games.hellbreak.rules.attack_questions import (
    AttackTargetQuestion,
    DefendQuestion,
    StealthQuestion,
)
from breakfall.games.hellbreak.rules.characters import characters_at, combat_of
from breakfall.games.hellbreak.rules.damage import damage_monster
from breakfall.games.hellbreak.rules.death import check_death, kill, place_damage
from breakfall.games.hellbreak.rules.pool import gain_blood
from breakfall.games.hellbreak.state import Attack, Character, Duel, Minion, Side
from breakfall.games.hellbreak.terms import ATTACK, BOTH, COMBAT

STEALTH: Final = StealthQuestion(
    "stealth", "HB-14.4", "{name} attacks by stealth. Who cannot defend?"
)
ATTACK_WHERE: Final = PlaceQuestion(
    "attack-where", "HB-8.2", "Through which location does {name} attack?"
)
ATTACK_TARGET: Final = AttackTargetQuestion(
    "attack-target", "HB-8.2", "{name} attacks for {combat}. Attack which enemy?"
)
DEFEND: Final = DefendQuestion(
    "defend", "HB-8.3", "{name} attacks {target} for {combat} at {place}. Who defends?"
)


async def attack(duel: Duel, attacker: Character, bonus: int = 0) -> None:
    """Attacker, target and perhaps a defender; then resolve. (HB-8.1 to 8.3, HB-8.8)"""
    side, enemy = attacker.side, duel.enemy_of(attacker.side)
    attacker.exhausted = True
    ATTACKS.tell(duel, side.mask, attacker)
    under_way = Attack(attacker, bonus)
    if isinstance(attacker, Minion):
        if attacker.printed.abilities & ATTACK:
            await attacker.face.attacks(duel, attacker)
        if not attacker.in_play:
            return
        if attacker.printed.stealth:
            under_way.evaded = await evade(duel, attacker)
    duel.attack = under_way
    location = attacker.location
    if location == BOTH:
        place = await choose(side.seats, ATTACK_WHERE, both_places(duel, side), attacker)
        location = place.index
    under_way.location = location
    targets = characters_at(enemy, location)
    target = await choose(side.seats, ATTACK_TARGET, distinct(targets, []), under_way)
    assert target is not None
    under_way.target = target
    TARGETS.tell(duel, side.mask, attacker, target, duel.places[location])
    defender = await choose(enemy.seats, DEFEND, possible_defenders(enemy, under_way), under_way)
    duel.attack = None
    if defender is None:
        await strike(duel, attacker, target, bonus)
    else:
        defender.exhausted = True
        DEFENDS.tell(duel, enemy.mask, defender)
        await fight(duel, attacker, defender, bonus)


async def evade(duel: Duel, attacker: Minion) -> Character | None:
    """Stealth: one character cannot defend against this attack. (HB-14.4)"""
    enemy = duel.enemy_of(attacker.side)
    able = [one for one in characters_at(enemy, attacker.location) if not one.exhausted]
    evaded = await choose_character(attacker.side, STEALTH, able, attacker)
    if evaded is not None:
        EVADES.tell(duel, attacker.side.mask, attacker, evaded)
    return evaded


def possible_defenders(side: Side, attack: Attack) -> list[Character | None]:
    """Nobody, or a ready character there, the monster and the target among them.

    Stealth rules out one, and not its twin. (HB-8.3, HB-14.4)
    """
    able: list[Character] = []
    for character in characters_at(side, attack.location):
        if not character.exhausted and character is not attack.evaded:
            able.append(character)
    return distinct(able, [None])


# ---------------------------------------------------------------- resolving


async def strike(duel: Duel, attacker: Character, target: Character, bonus: int) -> None:
    """Nobody defends: the target is dealt the damage and deals none. (HB-8.4)"""
    amount = combat_of(duel, attacker) + bonus
    beyond = excess(attacker, target, amount)
    wound(duel, target, amount)
    bury(duel, attacker, target, amount)
    lust = bloodlust(attacker, target)
    dealt = await damage_monster(duel, target.side, amount if target.is_monster else beyond)
    feast(duel, attacker, target, dealt if target.is_monster else amount, lust)


async def fight(duel: Duel, attacker: Character, defender: Character, bonus: int) -> None:
    """Both deal damage at the same time; an attacking monster receives none. (HB-8.5, HB-8.6)"""
    amount = combat_of(duel, attacker) + bonus
    answer = 0 if attacker.is_monster else combat_of(duel, defender)
    beyond = excess(attacker, defender, amount)
    wound(duel, defender, amount)
    wound(duel, attacker, answer)
    bury(duel, attacker, defender, amount)
    bury(duel, defender, attacker, answer)
    lust, revenge = bloodlust(attacker, defender), bloodlust(defender, attacker)
    dealt = await damage_monster(duel, defender.side, amount if defender.is_monster else beyond)
    feast(duel, attacker, defender, dealt if defender.is_monster else amount, lust)
    feast(duel, defender, attacker, answer, revenge)


def excess(attacker: Character, other: Character, amount: int) -> int:
    """Overkill: what is more than enough goes on to the monster behind. (HB-14.5)"""
    if isinstance(attacker, Minion) and attacker.printed.overkill and isinstance(other, Minion):
        return max(0, amount - other.health_left)
    return 0


def wound(duel: Duel, character: Character, amount: int) -> None:
    """Tokens on a minion; a monster's turn comes when the dead are buried. (HB-12.3)"""
    if isinstance(character, Minion) and amount > 0:
        place_damage(duel, character, amount)


def bury(duel: Duel, dealer: Character, other: Character, amount: int) -> None:
    """Enough damage kills, and so does any damage at all from a deadly minion. (HB-16.4)"""
    if isinstance(other, Minion):
        check_death(duel, other)
        if amount > 0 and isinstance(dealer, Minion) and dealer.printed.deadly and other.in_play:
            kill(duel, other)


def bloodlust(dealer: Character, other: Character) -> int:
    """The blood for a kill in combat; asked before a Jumpscare can kill anybody. (HB-14.2)"""
    if isinstance(dealer, Minion) and isinstance(other, Minion) and not other.in_play:
        return dealer.printed.bloodlust
    return 0


def feast(duel: Duel, dealer: Character, other: Character, amount: int, lust: int) -> None:
    """What a minion has from the combat damage it dealt, when all is over.

    Prevented damage was not dealt. (HB-12.11, HB-13.1)
    """
    if lust > 0:
        gain_blood(duel, dealer.side, lust)
    if amount > 0 and isinstance(dealer, Minion) and dealer.printed.abilities & COMBAT:
        dealer.face.deals_combat_damage(duel, dealer, other)
