"""The combat phase: attack, block, blows, and who is discarded. (NF-6)"""

from __future__ import annotations

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.nightfall.card import BLOCKS_DAMAGE, STAYS, UNBLOCKABLE
from breakfall.games.nightfall.options import MINION_AT, NO_BLOCK, PLAYER_AT
from breakfall.games.nightfall.rules.damage import (
    absorb,
    discard_minion,
    hurt_player,
    minion_at,
)
from breakfall.games.nightfall.state import Attack, Minion, Night, Player


async def send_attackers(night: Night) -> None:
    """Every minion attacks one opponent; all are sent before anything else. (NF-6.1 to 6.3)"""
    attacker = night.turn_player
    opponents = night.opponents_of(attacker)
    for minion in attacker.minions:
        defender = opponents[0]
        if len(opponents) > 1:
            defender = await choose_defender(night, minion, opponents)
        night.attacks.append(Attack(minion, defender))
        night.note("attacks", minion.order, attacker.seat, defender.seat)


async def choose_defender(night: Night, minion: Minion, opponents: list[Player]) -> Player:
    attacker = minion.controller
    options = PLAYER_AT[1 : len(opponents) + 1]
    answer = await OptionQuestion(attacker.seats, "attack", options, minion)
    return opponents[answer.number - 1]


async def assign_blockers(night: Night) -> None:
    """Defenders assign all their blocks, clockwise, before any blow falls. (NF-6.4 to 6.6)"""
    for defender in night.opponents_of(night.turn_player):
        if defender.minions:
            attacks = blockable_attacks(night, defender)
            if attacks:
                for minion in defender.minions:
                    await assign_blocker(night, minion, attacks)


def blockable_attacks(night: Night, defender: Player) -> list[Attack]:
    return [
        attack
        for attack in night.attacks
        if attack.defender is defender and not attack.minion.has(UNBLOCKABLE)
    ]


async def assign_blocker(night: Night, minion: Minion, attacks: list[Attack]) -> None:
    """A minion blocks one attacker or none. (NF-6.5)"""
    defender, attacker = minion.controller, night.turn_player
    places = MINION_AT[night.distance(defender, attacker)]
    options: list[Option] = [NO_BLOCK]
    for attack in different(attacks):
        options.append(places[attacker.minions.index(attack.minion)])
    answer = await OptionQuestion(defender.seats, "block", options, minion)
    if answer is NO_BLOCK:
        return
    blocked = minion_at(night, defender, answer.number)
    for attack in attacks:
        if attack.minion is blocked:
            attack.blockers.append(minion)
            night.note("blocks", minion.order, defender.seat, blocked.order)


def different(attacks: list[Attack]) -> list[Attack]:
    """Those that nobody could tell apart are offered once."""
    found: list[Attack] = []
    for attack in attacks:
        for other in found:
            if attack.is_like(other):
                break
        else:
            found.append(attack)
    return found


async def next_blow(night: Night) -> None:
    """The attacker says which attack is resolved next. (NF-6.7)"""
    attack = night.attacks[0]
    if len(night.attacks) > 1 and order_matters(night.attacks):
        minions = [other.minion for other in different(night.attacks)]
        chosen = await choose_attack(night, minions)
        for other in night.attacks:
            if other.minion is chosen:
                attack = other
    await strike(night, attack)
    night.attacks.remove(attack)


def order_matters(attacks: list[Attack]) -> bool:
    """Not when everything goes straight through to the same player."""
    defender = attacks[0].defender
    for attack in attacks:
        if attack.defender is not defender or attack.standing:
            return True
    return defender.count_minions_with(BLOCKS_DAMAGE) > 0


async def choose_attack(night: Night, minions: list[Minion]) -> Minion:
    attacker = night.turn_player
    options = [MINION_AT[0][attacker.minions.index(minion)] for minion in minions]
    answer = await OptionQuestion(attacker.seats, "next-blow", options)
    return minion_at(night, attacker, answer.number)


async def strike(night: Night, attack: Attack) -> None:
    """Damage equal to strength: blockers first, then the defender. (NF-6.8 to 6.13)"""
    minion, defender = attack.minion, attack.defender
    strength = minion.strength
    night.note("strikes", minion.order, defender.seat, strength)
    left = await absorb(night, defender, attack.standing, strength)
    await hurt_player(night, defender, left)


def discard_attackers(night: Night) -> None:
    """Those who attacked are discarded, but some stay. (NF-6.16, NF-6.17)"""
    for minion in list(night.turn_player.minions):
        if not minion.has(STAYS):
            night.note("leaves", minion.order, night.active)
            discard_minion(night, minion)
