"""How well an army stands, for bots that look ahead a little."""

from __future__ import annotations

from typing import Final

from breakfall.games.break_.board import COLUMNS, DISTANCE, PATTERN, ROWS, SET_UP_TILES, TILES
from breakfall.games.break_.icons import ARCHER, HARMLESS, MAGE, NIMBLE, ROOTED
from breakfall.games.break_.state import Army, Battle
from breakfall.games.break_.troop import Troop

FAR: Final = ROWS + COLUMNS
# Worth in power.
BODY: Final = 0.6  # each troop has to be hunted down
CASTER: Final = 0.7
QUICK: Final = 0.3
TAME: Final = -0.5  # deals no damage
HELD: Final = -0.6
TICKING: Final = -0.8  # in reach of a bomb that will go off
CLOSER: Final = 0.08  # a step nearer to the nearest enemy
TRAP_IN_HAND: Final = 0.2
TRAP_AT_HOME: Final = 0.1
TRAP_IN_THE_FIELD: Final = 0.35
IN_RESERVE: Final = 0.25


def evaluate(battle: Battle, player: int) -> float:
    """Between -1 and 1: the lead in power and in what makes power count."""
    army = battle.armies[player]
    lead = standing(battle, army) - standing(battle, battle.enemy_of(army))
    return lead / (8.0 + abs(lead))


def standing(battle: Battle, army: Army) -> float:
    enemy = battle.enemy_of(army)
    worth = TRAP_IN_HAND * len(battle.hand_of(army).cards)
    for trap in army.traps:
        at_home = trap.tile in SET_UP_TILES[army.seat]
        worth += TRAP_AT_HOME if at_home else TRAP_IN_THE_FIELD
    for troop in army.troops:
        worth += worth_of(troop) + CLOSER * (FAR - nearest(troop, enemy))
    for left in army.reserve:
        worth += IN_RESERVE * left
    return worth + TICKING * in_reach_of_bombs(battle, army)


def in_reach_of_bombs(battle: Battle, army: Army) -> int:
    """How often a troop of this army would be hurt if all bombs went off now."""
    hurt = 0
    for owner in battle.armies:
        tile = owner.bomb if owner.bomb_on is None else owner.bomb_on.tile
        for reached in PATTERN[tile] if tile >= 0 else []:
            troop = battle.board[reached]
            if troop is not None and troop.army is army:
                hurt += 1
    return hurt


def worth_of(troop: Troop) -> float:
    icons = troop.icons
    worth = troop.power + BODY
    worth += CASTER if icons & (MAGE | ARCHER) else 0.0
    worth += QUICK if icons & NIMBLE else 0.0
    worth += TAME if icons & HARMLESS else 0.0
    worth += HELD if troop.is_snared else 0.0
    return worth


def nearest(troop: Troop, enemy: Army) -> int:
    """Steps to the nearest enemy; the rooted go nowhere."""
    best = FAR
    if not troop.icons & ROOTED:
        for other in enemy.troops:
            steps = DISTANCE[troop.tile * TILES + other.tile]
            if steps < best:
                best = steps
    return best
