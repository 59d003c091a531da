"""How well an army stands, for bots that look ahead a little."""

from __future__ import annotations

from typing import Final

from breakfall.games.break_.board import COLUMNS, DISTANCE, PATTERN, ROWS, SET_UP_TILES, TILES
from breakfall.games.break_.icons import (
    ARCHER,
    HARMLESS,
    HELMET,
    MAGE,
    NIMBLE,
    ROOTED,
    THORNPROOF,
    VOLATILE,
)
from breakfall.games.break_.state import Army, Battle, Troop

FAR: Final = ROWS + COLUMNS
# Worth in power.
BODY: Final = 0.8  # each troop has to be hunted down
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
THREAT: Final = 0.6  # of what a troop would gain by the best attack on somebody beside it
FADING: Final[list[float]] = [0.7 ** max(0, steps - 1) for steps in range(FAR)]
# The share of all worth that an army is ahead by says how well it stands.
NOTHING: Final = 4.0  # worth that is nobody's: the last few points are not everything
SURE: Final = 0.95
AT_LARGE: Final = 0.06  # a step between the weaker army and its hunters, on average


def evaluate(battle: Battle, player: int) -> float:
    """Between -1 and 1: the lead in power and in what makes power count.

    Whoever is ahead stands better the fewer are left and the closer its troops are to those they
    beat, so that it trades, and hunts the last of them down.
    """
    army = battle.armies[player]
    enemy = battle.enemy_of(army)
    mine = max(0.0, standing(battle, army))
    theirs = max(0.0, standing(battle, enemy))
    share = (mine - theirs) / (mine + theirs + NOTHING)
    far = steps_to_prey(army, enemy) if share > 0.0 else steps_to_prey(enemy, army)
    return share * (SURE - AT_LARGE * far)


def standing(battle: Battle, army: Army) -> float:
    enemy = battle.enemy_of(army)
    worth = TRAP_IN_HAND * len(battle.hand_of(army).cards)
    for trap in army.traps:
        at_home = trap.tile in SET_UP_TILES[army.seat]
        worth += TRAP_AT_HOME if at_home else TRAP_IN_THE_FIELD
    for troop in army.troops:
        worth += worth_of(troop) + CLOSER * (FAR - nearest(troop, enemy))
        worth += THREAT * best_attack(troop, enemy)
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
            if troop is not None and troop.army is army and not troop.icons & THORNPROOF:
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


# ---------------------------------------------------------------- who beats whom


def blow(one: Troop, other: Troop) -> int:
    """What one would lose if the other struck it in combat."""
    dealt = max(0, other.power + other.printed.extra)
    return max(0, dealt - 1) if one.icons & HELMET else dealt


def best_attack(troop: Troop, enemy: Army) -> float:
    """What it would win by attacking whom it beats best, less for each step there."""
    best = 0.0
    if not troop.icons & ROOTED:
        for other in enemy.troops:
            gain = loss_by(other, blow(other, troop)) - loss_by(troop, answer(troop, other))
            gain *= FADING[DISTANCE[troop.tile * TILES + other.tile]]
            if gain > best:
                best = gain
    return best


def loss_by(troop: Troop, damage: int) -> float:
    """Worth that goes with so much damage."""
    return float(damage) if damage < troop.power else troop.power + BODY


def answer(troop: Troop, other: Troop) -> int:
    """What attacking the other would cost, with the explosion if there is one."""
    bang = 1 if other.icons & VOLATILE and not troop.icons & THORNPROOF else 0
    return blow(troop, other) + bang


def steps_to_prey(hunters: Army, prey: Army) -> float:
    """How far the prey is from the nearest who beats it, on average."""
    if not prey.troops:
        return 0.0
    total = 0
    for one in prey.troops:
        least = FAR
        for hunter in hunters.troops:
            steps = DISTANCE[hunter.tile * TILES + one.tile]
            if steps < least and beats(hunter, one):
                least = steps
        total += least - 1
    return total / len(prey.troops)


def beats(hunter: Troop, prey: Troop) -> bool:
    """It kills, or deals more than it takes."""
    if hunter.icons & ROOTED:
        return False
    dealt = blow(prey, hunter)
    return dealt >= prey.power or dealt > blow(hunter, prey)
