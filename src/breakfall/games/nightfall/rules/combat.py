"""The combat phase: attack, block, blows, and who is discarded. (NF-6)"""

from __future__ import annotations

from typing import Final

from breakfall.core.option import Option
from breakfall.core.question import Answer, Barred, OpenQuestion, Question, choose
from breakfall.games.nightfall.events import ATTACKS, BLOCKS, LEAVES, STRIKES, STRIKES_BLOCKERS
from breakfall.games.nightfall.questions import (
    PlayerQuestion,
    just_like_another,
    minion_asked_about,
    option_of,
    player_asked,
)
from breakfall.games.nightfall.rules.damage import (
    ABSORB_ATTACK,
    absorb,
    discard_minion,
    hurt_player,
)
from breakfall.games.nightfall.state import Attack, Minion, Night, Player
from breakfall.games.nightfall.terms import BLOCKS_DAMAGE, STAYS, UNBLOCKABLE
from breakfall.games.nightfall.words import attack_label, named

# ---------------------------------------------------------------- attacking


class DefenderQuestion(PlayerQuestion):
    """Whom the minion attacks that it is asked about."""

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        minion = minion_asked_about(asked)
        return {"minion": minion.order.name, "strength": minion.strength}

    def subject(self, table: Night, asked: OpenQuestion) -> str:
        return minion_asked_about(asked).id

    def barred(self, table: Night, asked: OpenQuestion, thing: Player) -> Barred:
        return Barred(self.rule, "Your minions attack your opponents, not you.")


DEFENDER: Final = DefenderQuestion(
    "attack", "NF-6.2", "{minion} attacks for {strength}. Attack which player?"
)


async def send_attackers(night: Night) -> None:
    """Every minion attacks one opponent; all are sent before anything else. (NF-6.1 to 6.3)"""
    attacker = night.turn_player
    opponents = night.opponents_of(attacker)
    for minion in attacker.minions:
        defender = opponents[0]
        if len(opponents) > 1:
            defender = await choose(attacker.seats, DEFENDER, opponents, minion)
        night.attacks.append(Attack(minion, defender))
        ATTACKS.tell(night, attacker.bit, minion, defender.seats)


# ---------------------------------------------------------------- blocking


class BlockQuestion(Question[Night, "Attack | None"]):
    """Which attack the minion blocks that it is asked about, or none."""

    def option(self, asked: OpenQuestion, thing: Attack | None) -> Option:
        return NO_BLOCK if thing is None else option_of(asked, thing.minion)

    def label(self, table: Night, asked: OpenQuestion, thing: Attack | None) -> str:
        if thing is None:
            return NO_BLOCK.label
        return attack_label(table, player_asked(table, asked), thing)

    def places(self, table: Night, asked: OpenQuestion, thing: Attack | None) -> tuple[str, ...]:
        return () if thing is None else (thing.minion.id,)

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        minion = minion_asked_about(asked)
        return {"minion": minion.order.name, "health": minion.health}

    def subject(self, table: Night, asked: OpenQuestion) -> str:
        return minion_asked_about(asked).id

    def expected(self, table: Night, asked: OpenQuestion) -> list[Attack | None]:
        return [None, *table.attacks]

    def why_not(self, table: Night, asked: OpenQuestion, thing: Attack | None) -> Barred | None:
        if thing is None or thing in asked.things:
            return None
        name = thing.minion.order.name
        if thing.defender is not player_asked(table, asked):
            return Barred("NF-6.4", f"{name} attacks {named(table, thing.defender)}, not you.")
        if thing.minion.has(UNBLOCKABLE):
            return Barred("NF-2.15", f"Minions cannot be assigned to block {name}.")
        return just_like_another(thing.minion)


NO_BLOCK: Final = Answer("block", "nobody", "Do not block with it")
BLOCK_ATTACK: Final = BlockQuestion(
    "block", "NF-6.4", "Block with {minion} (health {health}): which attack?"
)


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
    defender = minion.controller
    offered: list[Attack | None] = [None, *different(attacks)]
    attack = await choose(defender.seats, BLOCK_ATTACK, offered, minion)
    if attack is not None:
        attack.blockers.append(minion)
        BLOCKS.tell(night, defender.bit, minion, attack.minion)


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


# ---------------------------------------------------------------- blows


class NextAttackQuestion(Question[Night, Attack]):
    """Which attack is resolved next."""

    def option(self, asked: OpenQuestion, thing: Attack) -> Option:
        return option_of(asked, thing.minion)

    def label(self, table: Night, asked: OpenQuestion, thing: Attack) -> str:
        return attack_label(table, player_asked(table, asked), thing)

    def places(self, table: Night, asked: OpenQuestion, thing: Attack) -> tuple[str, ...]:
        return (thing.minion.id,)

    def expected(self, table: Night, asked: OpenQuestion) -> list[Attack]:
        return table.attacks

    def why_not(self, table: Night, asked: OpenQuestion, thing: Attack) -> Barred | None:
        return None if thing in asked.things else just_like_another(thing.minion)


NEXT_ATTACK: Final = NextAttackQuestion("next-blow", "NF-6.7", "Which attack is resolved next?")


async def next_blow(night: Night) -> None:
    """The attacker says which attack is resolved next. (NF-6.7)"""
    attack = night.attacks[0]
    if len(night.attacks) > 1 and order_matters(night.attacks):
        attack = await choose(night.turn_player.seats, NEXT_ATTACK, different(night.attacks))
    await strike(night, attack)
    night.attacks.remove(attack)


def order_matters(attacks: list[Attack]) -> bool:
    """Not when everything goes straight through to the same player."""
    defender = attacks[0].defender
    for attack in attacks:
        if attack.defender is not defender or attack.standing:
            return True
    return defender.count_minions_with(BLOCKS_DAMAGE) > 0


async def strike(night: Night, attack: Attack) -> None:
    """Damage equal to strength: blockers first, then the defender. (NF-6.8 to 6.13)"""
    minion, defender = attack.minion, attack.defender
    blockers, strength = attack.standing, minion.strength
    if blockers:
        STRIKES_BLOCKERS.tell(night, minion.controller.bit, minion, strength)
    else:
        STRIKES.tell(night, minion.controller.bit, minion, defender.seats, strength)
    left = await absorb(night, defender, blockers, strength, ABSORB_ATTACK)
    await hurt_player(night, defender, left)


def discard_attackers(night: Night) -> None:
    """Those who attacked are discarded, but some stay. (NF-6.16, NF-6.17)"""
    for minion in list(night.turn_player.minions):
        if not minion.has(STAYS):
            LEAVES.tell(night, minion.controller.bit, minion)
            discard_minion(night, minion)
