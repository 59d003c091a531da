"""Attacking with a character, in four steps. (HB-8)"""

from __future__ import annotations

from breakfall.core.choice import Option, Question
from breakfall.games.hellbreak.card import ATTACK, COMBAT
from breakfall.games.hellbreak.options import DEFEND_WITH_MONSTER, NO_DEFENDER
from breakfall.games.hellbreak.rules.damage import check_death, damage_monster, kill, place_damage
from breakfall.games.hellbreak.rules.resources import gain_blood
from breakfall.games.hellbreak.rules.targets import choose_character, choose_place
from breakfall.games.hellbreak.state import BOTH, Character, Duel, Minion, Side, face_of


def combat_of(duel: Duel, character: Character) -> int:
    """What it deals in combat now."""
    if isinstance(character, Minion):
        combat = character.printed.combat
        if character.printed.changes_combat:
            combat += character.face.combat_bonus(duel, character)
        return combat
    return character.side.monster.face.combat


def attackers(side: Side) -> list[Character]:
    """Ready characters. (HB-8.1)"""
    ready: list[Character] = []
    if not side.monster.exhausted:
        ready.append(side.monster)
    for minion in side.minions:
        if not minion.exhausted:
            ready.append(minion)
    return ready


async def attack(duel: Duel, attacker: Character, bonus: int = 0) -> None:
    """Declare the attacker, the target and perhaps a defender; then resolve. (HB-8)"""
    side = attacker.side
    attacker.exhausted = True
    duel.note("attacks", face_of(attacker))
    if isinstance(attacker, Minion) and attacker.printed.abilities & ATTACK:
        await attacker.face.attacks(duel, attacker)
        if not attacker.in_play:
            return
    evaded = await evade(duel, attacker)
    location = attacker.location
    if location == BOTH:
        location = await choose_place(side, "attack-where", face_of(attacker))
    target = await choose_target(duel, attacker, location)
    defender = await choose_defender(duel, attacker, target, location, evaded)
    if defender is None:
        await strike(duel, attacker, target, bonus)
    else:
        await fight(duel, attacker, defender, bonus)


async def evade(duel: Duel, attacker: Character) -> Character | None:
    """Stealth: one character cannot defend against this attack. (HB-14)"""
    if not isinstance(attacker, Minion) or not attacker.printed.stealth:
        return None
    able = able_to_defend(duel.enemy_of(attacker.side), attacker.location, None)
    return await choose_character(attacker.side, "stealth", able, attacker.face)


async def choose_target(duel: Duel, attacker: Character, location: int) -> Character:
    """An enemy character at that location; the monster always is. (HB-8)"""
    enemy = duel.enemy_of(attacker.side)
    candidates: list[Character] = [enemy.monster]
    for minion in enemy.minions:
        if minion.location == location:
            candidates.append(minion)
    target = await choose_character(attacker.side, "attack-target", candidates, attacker)
    assert target is not None
    duel.note("targets", face_of(attacker), face_of(target))
    return target


# ---------------------------------------------------------------- defending


def able_to_defend(side: Side, location: int, evaded: Character | None) -> list[Character]:
    """Ready characters at that location, the monster and the target among them. (HB-8)"""
    able: list[Character] = []
    if not side.monster.exhausted and side.monster is not evaded:
        able.append(side.monster)
    for minion in side.minions:
        if minion.location == location and not minion.exhausted and minion is not evaded:
            able.append(minion)
    return able


async def choose_defender(
    duel: Duel, attacker: Character, target: Character, location: int, evaded: Character | None
) -> Character | None:
    """One ready character may step in and is exhausted. (HB-8)"""
    side = target.side
    able = able_to_defend(side, location, evaded)
    if not able:
        return None
    options: list[Option] = [NO_DEFENDER]
    for character in able:
        option = defend_option(character)
        if option not in options:
            options.append(option)
    answer = await Question(side.seats, "defend", options, (attacker, target))
    for character in able:
        if defend_option(character) is answer:
            character.exhausted = True
            duel.note("defends", face_of(character))
            return character
    return None


def defend_option(character: Character) -> Option:
    if isinstance(character, Minion):
        on_the_right = character.location == character.side.seat
        return character.face.as_defender.at(True, on_the_right, False, character.damage)
    return DEFEND_WITH_MONSTER


# ---------------------------------------------------------------- resolving


async def strike(duel: Duel, attacker: Character, target: Character, bonus: int) -> None:
    """Nobody defends: the target is dealt the damage and deals none. (HB-8.4)"""
    amount = combat_of(duel, attacker) + bonus
    beyond = excess(attacker, target, amount)
    wound(duel, target, amount)
    bury(duel, attacker, target, amount)
    await damage_monster(duel, target.side, amount if target.is_monster else beyond)
    feast(duel, attacker, target, amount)


async def fight(duel: Duel, attacker: Character, defender: Character, bonus: int) -> None:
    """Both deal damage at the same time; an attacking monster receives none. (HB-8.5, HB-8.6)"""
    amount = combat_of(duel, attacker) + bonus
    answer = 0 if attacker.is_monster else combat_of(duel, defender)
    beyond = excess(attacker, defender, amount)
    wound(duel, defender, amount)
    wound(duel, attacker, answer)
    bury(duel, attacker, defender, amount)
    bury(duel, defender, attacker, answer)
    await damage_monster(duel, defender.side, amount if defender.is_monster else beyond)
    feast(duel, attacker, defender, amount)
    feast(duel, defender, attacker, answer)


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


def feast(duel: Duel, dealer: Character, other: Character, amount: int) -> None:
    """What a minion has from the combat damage it dealt. (HB-13.1, HB-14.2)"""
    if amount > 0 and isinstance(dealer, Minion):
        if dealer.printed.bloodlust and isinstance(other, Minion) and not other.in_play:
            gain_blood(duel, dealer.side, dealer.printed.bloodlust)
        if dealer.printed.abilities & COMBAT:
            dealer.face.deals_combat_damage(duel, dealer, other)
