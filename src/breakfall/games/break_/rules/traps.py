"""Traps: laid in secret, sprung by enemies. (BR-9)"""

from __future__ import annotations

from typing import Final, cast

from breakfall.core.cards import put_on_top, show
from breakfall.games.break_.options import choose_tile
from breakfall.games.break_.rules.damage import clear_snare, settle, stick, wound, wound_with_thorns
from breakfall.games.break_.state import OBSTRUCTED, SNARE, TRAP, Army, Battle, Snare, Trap
from breakfall.games.break_.troop import Troop
from breakfall.games.break_.utility import LEAVES, ROGUE, TrapCard

ROGUE_DAMAGE: Final = 2


def trap_tiles(battle: Battle, army: Army) -> list[int]:
    """Under a troop of one's own, where no trap and no river is. (BR-9.1)"""
    return [troop.tile for troop in army.troops if not battle.ground[troop.tile] & OBSTRUCTED]


async def lay_trap(battle: Battle, army: Army, trap: TrapCard) -> None:
    """The enemy sees the marker only. (BR-9.1, BR-16.2)"""
    hand = battle.hand_of(army)
    card = next(card for card in hand.cards if card.face is trap)
    tile = await choose_tile(army, "trap-tile", trap_tiles(battle, army), card)
    put_on_top(card, battle.laid_by(army), out_of=hand)
    army.traps.append(Trap(card, tile))
    battle.ground[tile] |= TRAP
    battle.note("trap-laid", army, tile)
    battle.note_to(1 << army.seat, "trap-known", card.face, tile)


def trap_against(battle: Battle, troop: Troop, tile: int) -> Trap | None:
    """The enemy trap on the tile that this troop has come to. (BR-9.3)"""
    if battle.ground[tile] & TRAP:
        for trap in battle.armies[1 - troop.army.seat].traps:
            if trap.tile == tile:
                return trap
    return None


def meet_rogue(battle: Battle, troop: Troop) -> None:
    """A rogue attacks before anything else happens on its tile. (BR-9.5)"""
    trap = trap_against(battle, troop, troop.tile)
    if trap is None:
        return
    trap.is_no_rogue = kind_of(trap) != ROGUE
    if not trap.is_no_rogue:
        spring(battle, troop, trap)
        discard(battle, battle.armies[1 - troop.army.seat], trap)
        wound(battle, troop, ROGUE_DAMAGE, trap.card.face)
        settle(battle)


def meet_trap(battle: Battle, troop: Troop, stepped_on: int) -> None:
    """A snare bites and holds; leaves do nothing. (BR-9.4, BR-9.8, BR-9.11)

    An attacker that went back is held where it is now, and the snare lies there.
    """
    trap = trap_against(battle, troop, stepped_on)
    if trap is None:
        return
    tile = troop.tile
    owner = battle.armies[1 - troop.army.seat]
    spring(battle, troop, trap)
    if kind_of(trap) == LEAVES:
        discard(battle, owner, trap)
        return
    owner.snares.append(Snare(tile, trap.card, None))
    battle.ground[tile] |= SNARE
    hold(battle, troop)
    wound_with_thorns(battle, troop, 1, trap.card.face)
    settle(battle)


def meet_snare(battle: Battle, troop: Troop, stepped_on: int) -> None:
    """A snare that a coral left behind holds the next enemy. (BR-9.4, BR-13.3, BR-13.4)"""
    for snare in battle.armies[1 - troop.army.seat].snares:
        if snare.tile == stepped_on:
            snare.tile = troop.tile
            clear_snare(battle, stepped_on)
            battle.ground[troop.tile] |= SNARE
            hold(battle, troop)
            return


def hold(battle: Battle, troop: Troop) -> None:
    """It cannot move or be moved until the snare is destroyed. (BR-9.9)"""
    troop.is_snared = True
    battle.note("held", troop.who, troop.tile)


def spring(battle: Battle, troop: Troop, trap: Trap) -> None:
    """Everybody sees which trap it was. (BR-9.3)"""
    reveal(battle, battle.armies[1 - troop.army.seat], trap)
    battle.note("sprung", troop.who, trap.tile, trap.card.face)


def reveal(battle: Battle, owner: Army, trap: Trap) -> None:
    """It is hidden no longer."""
    owner.traps.remove(trap)
    battle.ground[trap.tile] &= ~TRAP
    show(trap.card, battle.everyone)


def discard(battle: Battle, owner: Army, trap: Trap) -> None:
    """It is spent and lies open. (BR-9.2, BR-16.3)"""
    put_on_top(trap.card, battle.spent_by(owner), out_of=battle.laid_by(owner))


def kind_of(trap: Trap) -> int:
    return cast(TrapCard, trap.card.face).kind


def guess_again(battle: Battle, army: Army) -> None:
    """A re-dealt rogue cannot lurk where it would have attacked already. (BR-16.4)"""
    for trap in army.traps:
        if trap.is_no_rogue and kind_of(trap) == ROGUE:
            hidden = battle.hand_of(army).cards.copy()
            hidden += [other.card for other in army.traps if not other.is_no_rogue]
            other = hidden[battle.luck.below(len(hidden))]
            trap.card.face, other.face = other.face, trap.card.face


def can_leap(battle: Battle, trap: Trap) -> bool:
    """A rogue leaps onto its own tile, if nobody stands there. (BR-9.6)"""
    return kind_of(trap) == ROGUE and battle.board[trap.tile] is None


def leap(battle: Battle, army: Army, tile: int) -> None:
    """For one heavy move the trap becomes a troop. (BR-9.6, BR-11.2)"""
    army.heavy -= 1
    for trap in army.traps:
        if trap.tile == tile:
            reveal(battle, army, trap)
            discard(battle, army, trap)
            rogue = cast(TrapCard, trap.card.face).turned_over
            assert rogue is not None
            battle.note("leaps", rogue.of_seat[army.seat], tile)
            stick(battle, battle.stand(rogue, army, tile))
            return
