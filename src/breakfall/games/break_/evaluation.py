"""How well an army stands, for bots that look ahead a little."""

from __future__ import annotations

from typing import Final

from breakfall.games.break_.board import COLUMNS, ROWS
from breakfall.games.break_.icons import ARCHER, HARMLESS, MAGE, NIMBLE, ROOTED
from breakfall.games.break_.state import ACTION, Army, Battle
from breakfall.games.break_.troop import Troop

# Worth in power.
BODY: Final = 0.6  # each troop has to be hunted down
CASTER: Final = 0.7
QUICK: Final = 0.3
TAME: Final = -0.5  # deals no damage
HELD: Final = -0.6
BOMBED: Final = -0.8
CLOSER: Final = 0.06  # a row nearer to the nearest enemy
TRAP_IN_HAND: Final = 0.15
TRAP_LAID: Final = 0.3
IN_RESERVE: Final = 0.25
MOVE_LEFT: Final = 0.02


def evaluate(battle: Battle, player: int) -> float:
    """Between -1 and 1: the lead in power and in what makes power count."""
    army = battle.armies[player]
    lead = standing(battle, army) - standing(battle, battle.enemy_of(army))
    return lead / (8.0 + abs(lead))


def standing(battle: Battle, army: Army) -> float:
    enemy = battle.enemy_of(army)
    worth = TRAP_IN_HAND * len(battle.hand_of(army).cards) + TRAP_LAID * len(army.traps)
    for troop in army.troops:
        worth += worth_of(troop) + CLOSER * (ROWS + COLUMNS - nearest(troop, enemy))
    for left in army.reserve:
        worth += IN_RESERVE * left
    if enemy.bomb_on is not None:
        worth += BOMBED
    if battle.stage == ACTION:
        worth += MOVE_LEFT * (army.heavy + army.nimble)
    return worth


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
    if troop.icons & ROOTED:
        return ROWS + COLUMNS
    best = ROWS + COLUMNS
    for other in enemy.troops:
        columns = abs(troop.tile % COLUMNS - other.tile % COLUMNS)
        rows = abs(troop.tile // COLUMNS - other.tile // COLUMNS)
        best = min(best, columns + rows)
    return best
