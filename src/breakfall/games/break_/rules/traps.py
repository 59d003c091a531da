"""Traps that enemies spring. (BR-9)"""

from __future__ import annotations

from breakfall.core.cards import put_on_top, show
from breakfall.core.event import NOBODY
from breakfall.games.break_.board import PLACES
from breakfall.games.break_.events import HELD, SPRINGS
from breakfall.games.break_.rules.damage import clear_snare, settle, wound, wound_with_thorns
from breakfall.games.break_.state import Army, Battle, Snare, Trap, Troop
from breakfall.games.break_.terms import LEAVES_TRAP, SNARE, TRAP


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
    trap.is_no_rogue = not trap.is_rogue
    if not trap.is_no_rogue:
        spring(battle, troop, trap)
        discard(battle, battle.armies[1 - troop.army.seat], trap)
        wound(battle, troop, trap.face.damage, trap.face)
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
    if trap.face.kind == LEAVES_TRAP:
        discard(battle, owner, trap)
        return
    owner.snares.append(Snare(tile, trap.card, None))
    battle.ground[tile] |= SNARE
    hold(battle, troop)
    wound_with_thorns(battle, troop, trap.face.damage, trap.face)
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
    HELD.tell(battle, NOBODY, troop)


def spring(battle: Battle, troop: Troop, trap: Trap) -> None:
    """Everybody sees which trap it was. (BR-9.3)"""
    reveal(battle, battle.armies[1 - troop.army.seat], trap)
    SPRINGS.tell(battle, troop.army.mask, troop, PLACES[trap.tile], trap.face)


def reveal(battle: Battle, owner: Army, trap: Trap) -> None:
    """It is hidden no longer."""
    owner.traps.remove(trap)
    battle.ground[trap.tile] &= ~TRAP
    show(trap.card, battle.everyone)


def discard(battle: Battle, owner: Army, trap: Trap) -> None:
    """It is spent and lies open. (BR-9.2, BR-16.3)"""
    put_on_top(trap.card, battle.spent_by(owner), out_of=battle.laid_by(owner))
