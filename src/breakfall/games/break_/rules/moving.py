"""Moving: stepping onto a tile and everything that waits there. (BR-4.5)"""

from __future__ import annotations

from typing import Final

from breakfall.core.event import NOBODY, Event2
from breakfall.games.break_.board import LINE_BETWEEN, NEIGHBOURS, NEXT, NOWHERE, PLACES, TILES
from breakfall.games.break_.events import (
    GOES_BACK,
    MERGES,
    MERGES_AND_HEALS,
    MOVES,
    PUSHED,
    PUSHED_INTO,
)
from breakfall.games.break_.icons import NIMBLE, ROOTED
from breakfall.games.break_.rules.combat import fight, is_flipped
from breakfall.games.break_.rules.damage import leave_board, settle, stick, wound_with_thorns
from breakfall.games.break_.rules.traps import meet_rogue, meet_snare, meet_trap
from breakfall.games.break_.state import Army, Battle, Troop
from breakfall.games.break_.terms import BLOCKED, BOMB, RIVER, SNARE, TRAP, WALL
from breakfall.games.break_.troop import GOLEM, ROCK, SEAHORSE

FIRE_LINE_DAMAGE: Final = 1  # BR-11.7
COLLISION_DAMAGE: Final = 1  # BR-14.4, BR-14.5

# ---------------------------------------------------------------- who can move where


def can_use_a_move(army: Army, troop: Troop) -> bool:
    """Heavy moves are for all, nimble ones for the nimble. (BR-2.7, BR-4.3)"""
    return army.heavy > 0 or (army.nimble > 0 and troop.icons & NIMBLE != 0)


def use_a_move(army: Army, troop: Troop) -> None:
    """The nimble use up nimble moves first. (BR-4.3)"""
    if troop.icons & NIMBLE and army.nimble > 0:
        army.nimble -= 1
    else:
        army.heavy -= 1


def can_be_moved(troop: Troop) -> bool:
    """Neither rooted nor held by a snare. (BR-7.16, BR-9.9)"""
    return not (troop.is_snared or troop.icons & ROOTED)


def can_enter(battle: Battle, troop: Troop, tile: int) -> bool:
    """Not blocked, and nobody there but an enemy, or a golem for a rock. (BR-4.5, BR-8.1)"""
    if tile < 0 or battle.ground[tile] & BLOCKED:
        return False
    other = battle.board[tile]
    return (
        other is None
        or other.army is not troop.army
        or (troop.role == ROCK and other.role == GOLEM)
    )


def tiles_to_enter(battle: Battle, troop: Troop) -> list[int]:
    return [tile for tile in NEIGHBOURS[troop.tile] if can_enter(battle, troop, tile)]


def can_step(battle: Battle, troop: Troop) -> bool:
    return any(can_enter(battle, troop, tile) for tile in NEIGHBOURS[troop.tile])


# ---------------------------------------------------------------- stepping


def walk(battle: Battle, troop: Troop, tile: int, event: Event2[Troop, str] = MOVES) -> None:
    """A step to an adjacent tile, of its own will or pushed. (BR-4.5, BR-10.6)"""
    flipped = is_flipped(battle, troop)
    event.tell(battle, battle.turn_army.mask, troop, PLACES[tile])
    if passes_line(battle, troop, tile):
        arrive(battle, troop, tile, flipped)


def passes_line(battle: Battle, troop: Troop, tile: int) -> bool:
    """An enemy's fire line hurts who passes through; false if the troop falls. (BR-11.7)"""
    if crosses_line(battle, troop, tile):
        wound_with_thorns(battle, troop, FIRE_LINE_DAMAGE, "the fire line")
        settle(battle)
        return troop.power > 0
    return True


def crosses_line(battle: Battle, troop: Troop, tile: int) -> bool:
    """An enemy's fire line lies between the troop and that tile. (BR-11.5)"""
    line = battle.armies[1 - troop.army.seat].line
    return line >= 0 and line == LINE_BETWEEN[troop.tile * TILES + tile]


def arrive(battle: Battle, troop: Troop, tile: int, flipped: bool) -> None:
    """The troop comes to that tile, fights there if it must, and stays or goes back. (BR-6)"""
    origin = troop.tile
    other = battle.board[tile]
    if other is not None and other.army is troop.army:
        merge(battle, troop, other)
        return
    battle.board[origin] = None
    troop.tile = tile
    if other is None and not battle.ground[tile]:
        battle.board[tile] = troop
        return
    battle.visitor = troop
    stick(battle, troop)
    meet_rogue(battle, troop)
    defender = battle.board[tile]
    if defender is not None and troop.power > 0:
        fight(battle, troop, defender, flipped)
    battle.visitor = None
    if troop.power <= 0:
        return
    if battle.board[tile] is None:
        battle.board[tile] = troop
        if battle.outcome is None:
            land(battle, troop)
    else:
        GOES_BACK.tell(battle, NOBODY, troop, PLACES[origin])
        troop.tile = origin
        battle.board[origin] = troop
        meet(battle, troop, tile)


def merge(battle: Battle, rock: Troop, golem: Troop) -> None:
    """The rock has moved into the golem and is gone; the golem heals 1. (BR-8.1, BR-11.2)"""
    heals = golem.power < golem.printed.power
    event = MERGES_AND_HEALS if heals else MERGES
    event.tell(battle, rock.army.mask, rock, golem)
    battle.board[rock.tile] = None
    rock.tile = golem.tile
    leave_board(battle, rock)
    stick(battle, golem)
    if heals:
        golem.power += 1


def land(battle: Battle, troop: Troop) -> None:
    """What waits on the tile, and at last the river. (BR-9.4, BR-14.3, BR-14.6)"""
    touch(battle, troop)
    if battle.ground[troop.tile] & RIVER:
        carry(battle, troop)


def touch(battle: Battle, troop: Troop) -> None:
    """A bomb sticks, a trap springs, a snare holds. (BR-9.3, BR-11.2, BR-13.4)"""
    if battle.ground[troop.tile] & BOMB:
        stick(battle, troop)
    meet(battle, troop, troop.tile)


def meet(battle: Battle, troop: Troop, tile: int) -> None:
    """A trap or a snare on the tile that it stepped on, if it stayed there or not. (BR-9.4)"""
    ground = battle.ground[tile]
    if ground & TRAP:
        meet_trap(battle, troop, tile)
    elif ground & SNARE:
        meet_snare(battle, troop, tile)


def step_on(battle: Battle, troop: Troop) -> None:
    """It was pushed onto its tile: what waits there, but for the river. (BR-10.6, BR-14.8)"""
    meet_rogue(battle, troop)
    if troop.power > 0:
        touch(battle, troop)


# ---------------------------------------------------------------- pushed by water


def can_be_carried(troop: Troop) -> bool:
    """Seahorses are not; nor is who fell or is held. (BR-14.7)"""
    return troop.power > 0 and not troop.is_snared and troop.role != SEAHORSE


def carry(battle: Battle, troop: Troop) -> None:
    """To the end of the river, or as far as possible. (BR-14.3 to BR-14.5)

    In a mirror match one river may end in the other; each carries a troop once.
    """
    first = 0 if is_in_river(battle.armies[0], troop.tile) else 1
    for army in (battle.armies[first], battle.armies[1 - first]):
        while can_be_carried(troop) and is_in_river(army, troop.tile):
            if not shove(battle, troop, army.current):
                break
            step_on(battle, troop)


def is_in_river(army: Army, tile: int) -> bool:
    return army.river >= 0 and (tile == army.river or tile == army.mouth)


def shove(battle: Battle, troop: Troop, direction: int) -> bool:
    """Push it one tile, with collisions; true if it has moved and lives. (BR-14.4, BR-14.5)"""
    tile = NEXT[direction][troop.tile]
    if tile == NOWHERE or battle.ground[tile] & BLOCKED:
        what = f"colliding with {in_the_way(battle, tile)}"
        wound_with_thorns(battle, troop, COLLISION_DAMAGE, what)
        settle(battle)
        return False
    return push_to(battle, troop, tile, harms=True)


def in_the_way(battle: Battle, tile: int) -> str:
    """What blocks a tile, for the log. (BR-2.3)"""
    if tile == NOWHERE:
        return "the edge of the board"
    return "a wall" if battle.ground[tile] & WALL else "trees"


def push_to(battle: Battle, troop: Troop, tile: int, *, harms: bool) -> bool:
    """Push it onto that tile; a troop in the way may be hit. True if it has moved and lives."""
    other = battle.board[tile]
    if other is not None:
        PUSHED_INTO.tell(battle, NOBODY, troop, other)
        if harms:
            wound_with_thorns(battle, other, COLLISION_DAMAGE, "the collision")
            settle(battle)
        if troop.power <= 0 or battle.board[tile] is not None or battle.outcome is not None:
            return False
    if not passes_line(battle, troop, tile):
        return False
    PUSHED.tell(battle, NOBODY, troop, PLACES[tile])
    battle.board[troop.tile] = None
    troop.tile = tile
    battle.board[tile] = troop
    return True


def wash(battle: Battle, troop: Troop) -> None:
    """A push is over: what waits on the tile where it ended, and the river. (BR-10.6)"""
    step_on(battle, troop)
    if battle.ground[troop.tile] & RIVER:
        carry(battle, troop)
