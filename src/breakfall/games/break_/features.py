"""What can be counted about an army, for an estimate whose weights are learned."""

from __future__ import annotations

from typing import Final

from breakfall.core.features import leads_over
from breakfall.games.break_.evaluation import in_reach_of_bombs, nearest
from breakfall.games.break_.icons import ARCHER, BLADE, HARMLESS, HELMET, MAGE, NIMBLE
from breakfall.games.break_.state import Army, Battle
from breakfall.games.break_.terms import ACTION, BEGIN_TURN

FEATURES: Final = (
    "power",
    "troops",
    "strongest",
    "power of mages and archers",
    "nimble",
    "helmets",
    "blades",
    "harmless",
    "snared",
    "near bombs",
    "closeness",
    "in touch",
    "power in touch",
    "traps in hand",
    "traps laid",
    "reserve",
    "moves left",
    "utilities",
    "walls",
    "turn",
)
USUAL: Final = 40.0  # the power of both armies at the start, about


def features(battle: Battle, player: int) -> list[float]:
    """The lead in each thing, and last how far the match has come, from 0 to 1."""
    mine = count(battle, battle.armies[player])
    theirs = count(battle, battle.armies[1 - player])
    leads = leads_over(mine, [theirs])
    has_begun = battle.stage in (BEGIN_TURN, ACTION)
    leads.append(max(0.0, 1.0 - (mine[0] + theirs[0]) / USUAL) if has_begun else 0.0)
    return leads


def count(battle: Battle, army: Army) -> list[float]:
    enemy = battle.enemy_of(army)
    power, strongest, casters, nimble, helmets, blades = 0, 0, 0, 0, 0, 0
    harmless, snared, in_touch, power_in_touch, closeness = 0, 0, 0, 0, 0
    for troop in army.troops:
        icons = troop.icons
        power += troop.power
        strongest = max(strongest, troop.power)
        casters += troop.power if icons & (MAGE | ARCHER) else 0
        nimble += 1 if icons & NIMBLE else 0
        helmets += 1 if icons & HELMET else 0
        blades += 1 if icons & BLADE else 0
        harmless += 1 if icons & HARMLESS else 0
        snared += 1 if troop.is_snared else 0
        steps = nearest(troop, enemy)
        closeness += steps
        if steps == 1:
            in_touch += 1
            power_in_touch += troop.power
    is_active = battle.active == army.seat
    tokens = 0
    for wall in army.walls:
        tokens += wall.tokens
    return [
        float(power),
        float(len(army.troops)),
        float(strongest),
        float(casters),
        float(nimble),
        float(helmets),
        float(blades),
        float(harmless),
        float(snared),
        float(in_reach_of_bombs(battle, army)),
        -closeness / max(1, len(army.troops)),
        float(in_touch),
        float(power_in_touch),
        float(len(battle.hand_of(army).cards)),
        float(len(army.traps)),
        float(sum(army.reserve)),
        float(army.heavy + army.nimble) if is_active else 0.0,
        float(sum(army.ready)),
        float(tokens),
        1.0 if is_active else 0.0,
    ]
