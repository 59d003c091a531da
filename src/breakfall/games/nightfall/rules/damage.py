"""Damage on minions and players, wounds, and leaving play. (NF-2, NF-6, NF-11, NF-12.13)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import put_on_top, show
from breakfall.core.event import NOBODY
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.nightfall.events import (
    DESTROYED,
    EXILED,
    LAST_WOUND,
    RESTORES,
    RETURNS,
    TAKES_DAMAGE,
    WOUNDED,
)
from breakfall.games.nightfall.questions import MinionQuestion, player_asked
from breakfall.games.nightfall.rules.piles import exile, to_discard
from breakfall.games.nightfall.state import Minion, Night, Player
from breakfall.games.nightfall.terms import (
    BLOCKS_DAMAGE,
    EXILE_WHEN_DESTROYED,
    EXILE_WHEN_DISCARDED,
    TO_HAND_WHEN_DESTROYED,
)

# ---------------------------------------------------------------- minions


def hurt_minion(night: Night, minion: Minion, amount: int) -> int:
    """Damage takes off health, and the last point of it destroys; what is left over is told.

    (NF-2.9, NF-2.11)
    """
    if not minion.in_play or amount <= 0:
        return amount
    absorbed = min(amount, minion.health)
    minion.health -= absorbed
    TAKES_DAMAGE.tell(night, minion.controller.bit, minion, absorbed)
    if minion.health == 0:
        destroy(night, minion)
    return amount - absorbed


def restore(night: Night, minion: Minion, amount: int) -> None:
    """Health comes back, never above what is printed. (NF-2.12)"""
    restored = min(amount, minion.damage)
    if restored:
        minion.health += restored
        RESTORES.tell(night, minion.controller.bit, minion, restored)


def destroy(night: Night, minion: Minion) -> None:
    """To its owner's discard pile, unless its in-play text knows a better place. (NF-2.11)"""
    DESTROYED.tell(night, minion.controller.bit, minion)
    leave_play(minion)
    if minion.has(EXILE_WHEN_DESTROYED):
        exile_minion(night, minion)
    elif minion.has(TO_HAND_WHEN_DESTROYED):
        to_hand(night, minion)
    else:
        to_discard(minion.owner, minion.card, night.in_play)


def discard_minion(night: Night, minion: Minion) -> None:
    """Discarded from play, which is not being destroyed. (NF-6.16, NF-15.7)"""
    leave_play(minion)
    if minion.has(EXILE_WHEN_DISCARDED):
        exile_minion(night, minion)
    else:
        to_discard(minion.owner, minion.card, night.in_play)


def exile_minion(night: Night, minion: Minion) -> None:
    """It has had its only appearance. (NF-2.17)"""
    EXILED.tell(night, NOBODY, minion.order)
    exile(night, minion.card, night.in_play)


def return_to_hand(night: Night, minion: Minion) -> None:
    """Back to its owner's hand, neither destroyed nor discarded. (NF-3.6, NF-12.13)"""
    leave_play(minion)
    to_hand(night, minion)


def to_hand(night: Night, minion: Minion) -> None:
    RETURNS.tell(night, minion.owner.bit, minion.order, minion.owner.seats)
    put_on_top(minion.card, minion.owner.hand, out_of=night.in_play)


def leave_play(minion: Minion) -> None:
    minion.in_play = False
    minion.controller.minions.remove(minion)


# ---------------------------------------------------------------- absorbing


class AbsorbQuestion(MinionQuestion):
    """Which of one's minions takes damage first; asked about how much there is."""

    def __init__(self, rule: str, other_rule: str, reason: str) -> None:
        prompt = "{amount} damage. Which of your minions takes it first?"
        super().__init__("absorb", rule, prompt)
        self.other_rule = other_rule
        self.reason = reason  # why another minion does not take any

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        return {"amount": asked.about}

    def expected(self, table: Night, asked: OpenQuestion) -> list[Minion]:
        return player_asked(table, asked).minions

    def barred(self, table: Night, asked: OpenQuestion, thing: Minion) -> Barred | None:
        if any(is_alike(table, thing, offered) for offered in asked.things):
            return None
        return Barred(self.other_rule, self.reason.format(minion=thing.order.name))


ABSORB_ATTACK: Final = AbsorbQuestion("NF-6.10", "NF-6.9", "{minion} does not block this attack.")
ABSORB_FOR_YOU: Final = AbsorbQuestion(
    "NF-6.15", "NF-6.14", "{minion} does not block damage inflicted on you."
)


async def absorb(
    night: Night, player: Player, minions: list[Minion], amount: int, question: AbsorbQuestion
) -> int:
    """Minions take damage, each as much as it can before the next; the player orders them.

    What none of them could absorb is left over. (NF-6.9, NF-6.10, NF-6.15)
    """
    while amount > 0 and minions:
        minion = minions[0]
        if len(minions) > 1:
            minion = await choose_minion(night, player, question, minions, amount)
        minions.remove(minion)
        amount = hurt_minion(night, minion, amount)
    return amount


async def choose_minion(
    night: Night, asked: Player, question: MinionQuestion, minions: list[Minion], about: object
) -> Minion:
    """One of these minions; those that nobody could tell apart are offered once."""
    different: list[Minion] = []
    for minion in minions:
        for other in different:
            if is_alike(night, minion, other):
                break
        else:
            different.append(minion)
    if len(different) == 1:
        return different[0]
    return await choose(asked.seats, question, different, about)


def is_alike(night: Night, one: Minion, other: Minion) -> bool:
    """Nobody could tell the two apart, not even by whom they block."""
    return one.is_like(other) and night.attack_blocked_by(one) is night.attack_blocked_by(other)


# ---------------------------------------------------------------- players


async def hurt_player(night: Night, player: Player, amount: int) -> None:
    """Minions that block damage take it first; the rest becomes wounds. (NF-6.14, NF-11.1)"""
    if amount <= 0:
        return
    if player.count_minions_with(BLOCKS_DAMAGE):
        blockers = [minion for minion in player.minions if minion.has(BLOCKS_DAMAGE)]
        amount = await absorb(night, player, blockers, amount, ABSORB_FOR_YOU)
    receive_wounds(night, player, amount)


def receive_wounds(night: Night, player: Player, count: int) -> None:
    """From the top of the wound stack onto the discard pile. (NF-11.2, NF-13.1, NF-13.4)"""
    if count <= 0:
        return
    for _ in range(count):
        receive_wound(night, player)
    player.wounds += count
    night.quiet_turns = 0
    WOUNDED.tell(night, player.bit, player.seats, count)
    if not night.wound_stack.cards and not night.is_ending:
        night.is_ending = True
        LAST_WOUND.tell(night, NOBODY)


def receive_wound(night: Night, player: Player) -> None:
    """The next wound: face-up, then face-down, then exiled, then none is needed. (NF-13.4)"""
    for pile in (night.wound_stack, night.wounds_below, night.exiled_wounds):
        if pile.cards:
            put_on_top(pile.cards[-1], player.discard, out_of=pile)
            if pile is night.wound_stack and pile.cards:
                show(pile.cards[-1], night.everyone)
            return
    player.wounds_beyond += 1
