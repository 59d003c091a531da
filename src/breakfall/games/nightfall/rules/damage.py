"""Damage on minions and players, wounds, and leaving play. (NF-2, NF-6, NF-11, NF-12.13)"""

from __future__ import annotations

from breakfall.core.cards import put_on_top, show
from breakfall.core.choice import OptionQuestion
from breakfall.games.nightfall.card import (
    BLOCKS_DAMAGE,
    EXILE_WHEN_DESTROYED,
    EXILE_WHEN_DISCARDED,
    TO_HAND_WHEN_DESTROYED,
)
from breakfall.games.nightfall.options import MINION_AT, MOST_IN_A_ROW
from breakfall.games.nightfall.rules.piles import exile, to_discard
from breakfall.games.nightfall.state import Attack, Minion, Night, Player

# ---------------------------------------------------------------- minions


def hurt_minion(night: Night, minion: Minion, amount: int) -> int:
    """Damage takes off health, and the last point of it destroys; what is left over is told.

    (NF-2.9, NF-2.11)
    """
    if not minion.in_play or amount <= 0:
        return amount
    absorbed = min(amount, minion.health)
    minion.health -= absorbed
    night.note("minion-damage", minion.order, minion.controller.seat, absorbed)
    if minion.health == 0:
        destroy(night, minion)
    return amount - absorbed


def restore(night: Night, minion: Minion, amount: int) -> None:
    """Health comes back, never above what is printed. (NF-2.12)"""
    restored = min(amount, minion.damage)
    if restored:
        minion.health += restored
        night.note("restores", minion.order, minion.controller.seat, restored)


def destroy(night: Night, minion: Minion) -> None:
    """To its owner's discard pile, unless its in-play text knows a better place. (NF-2.11)"""
    night.note("destroyed", minion.order, minion.controller.seat)
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
    night.note("exiled", minion.order)
    exile(night, minion.card, night.in_play)


def return_to_hand(night: Night, minion: Minion) -> None:
    """Back to its owner's hand, neither destroyed nor discarded. (NF-3.6, NF-12.13)"""
    leave_play(minion)
    to_hand(night, minion)


def to_hand(night: Night, minion: Minion) -> None:
    night.note("returns", minion.order, minion.owner.seat)
    put_on_top(minion.card, minion.owner.hand, out_of=night.in_play)


def leave_play(minion: Minion) -> None:
    minion.in_play = False
    minion.controller.minions.remove(minion)


# ---------------------------------------------------------------- absorbing


async def absorb(night: Night, player: Player, minions: list[Minion], amount: int) -> int:
    """Minions take damage, each as much as it can before the next; the player orders them.

    What none of them could absorb is left over. (NF-6.9, NF-6.10, NF-6.15)
    """
    while amount > 0 and minions:
        minion = minions[0]
        if len(minions) > 1:
            minion = await choose_minion(night, player, "absorb", minions, amount)
        minions.remove(minion)
        amount = hurt_minion(night, minion, amount)
    return amount


async def choose_minion(
    night: Night, asked: Player, prompt: str, minions: list[Minion], about: object = None
) -> Minion:
    """One of these minions; those that nobody could tell apart are offered once."""
    different: list[Minion] = []
    for minion in minions:
        for other in different:
            if minion.is_like(other) and attack_of(night, minion) is attack_of(night, other):
                break
        else:
            different.append(minion)
    if len(different) == 1:
        return different[0]
    options = [
        MINION_AT[night.distance(asked, minion.controller)][minion.controller.minions.index(minion)]
        for minion in different
    ]
    answer = await OptionQuestion(asked.seats, prompt, options, about)
    return minion_at(night, asked, answer.number)


def attack_of(night: Night, blocker: Minion) -> Attack | None:
    """The attack that this minion is about to block."""
    for attack in night.attacks:
        if blocker in attack.blockers:
            return attack
    return None


def minion_at(night: Night, asked: Player, number: int) -> Minion:
    """The minion that an option's number means to the one who is asked."""
    seat = (asked.seat + number // MOST_IN_A_ROW) % night.seats
    return night.players[seat].minions[number % MOST_IN_A_ROW]


# ---------------------------------------------------------------- players


async def hurt_player(night: Night, player: Player, amount: int) -> None:
    """Minions that block damage take it first; the rest becomes wounds. (NF-6.14, NF-11.1)"""
    if amount <= 0:
        return
    if player.count_minions_with(BLOCKS_DAMAGE):
        blockers = [minion for minion in player.minions if minion.has(BLOCKS_DAMAGE)]
        amount = await absorb(night, player, blockers, amount)
    receive_wounds(night, player, amount)


def receive_wounds(night: Night, player: Player, count: int) -> None:
    """From the top of the wound stack onto the discard pile. (NF-11.2, NF-13.1, NF-13.4)"""
    if count <= 0:
        return
    for _ in range(count):
        receive_wound(night, player)
    player.wounds += count
    night.quiet_turns = 0
    night.note("wounds", player.seat, count)
    if not night.wound_stack.cards and not night.is_ending:
        night.is_ending = True
        night.note("last-wound")


def receive_wound(night: Night, player: Player) -> None:
    """The next wound: face-up, then face-down, then exiled, then none is needed. (NF-13.4)"""
    for pile in (night.wound_stack, night.wounds_below, night.exiled_wounds):
        if pile.cards:
            put_on_top(pile.cards[-1], player.discard, out_of=pile)
            if pile is night.wound_stack and pile.cards:
                show(pile.cards[-1], night.everyone)
            return
    player.wounds_beyond += 1
