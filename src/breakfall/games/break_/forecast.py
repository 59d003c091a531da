"""What an attack will deal and take, as far as everybody can see: for labels."""

from __future__ import annotations

from breakfall.games.break_.icons import HELMET, THORNPROOF, TURNCOAT, VOLATILE
from breakfall.games.break_.rules.combat import is_flipped, strikes_first
from breakfall.games.break_.rules.damage import EXPLOSION_DAMAGE
from breakfall.games.break_.rules.moving import FIRE_LINE_DAMAGE, crosses_line
from breakfall.games.break_.state import Battle, Troop


def forecast(battle: Battle, attacker: Troop, defender: Troop) -> tuple[int, int]:
    """Damage dealt and taken by a troop that walks into an enemy, with fire line and explosions.

    A hidden trap is not counted: the label says that one is there.
    """
    is_burnt = crosses_line(battle, attacker, defender.tile)
    burnt = FIRE_LINE_DAMAGE if is_burnt and not attacker.icons & THORNPROOF else 0
    power = attacker.power - burnt
    if power <= 0:
        return 0, burnt
    dealt = blow(battle, attacker, power, defender)
    left = defender.power - dealt
    if left > 0 and dealt > 0 and defender.icons & TURNCOAT:
        left = 0
    answers = defender.power
    if strikes_first(battle, attacker):
        answers = max(0, left)
    taken = blow(battle, defender, answers, attacker) if answers > 0 else 0
    taken += explosion(defender, left, attacker)
    dealt += explosion(attacker, power - taken, defender)
    return dealt, taken + burnt


def blow(battle: Battle, one: Troop, power: int, other: Troop) -> int:
    """What one deals in combat with so much power, less a helmet. (BR-6.7, BR-6.8)"""
    printed = one.card.printed_flipped if is_flipped(battle, one) else one.printed
    dealt = max(0, power + printed.extra)
    return max(0, dealt - 1) if other.icons & HELMET else dealt


def explosion(one: Troop, left: int, other: Troop) -> int:
    """What one deals by exploding, if nothing is left of it. (BR-6.12, BR-7.8)"""
    explodes = left <= 0 and one.icons & VOLATILE
    return EXPLOSION_DAMAGE if explodes and not other.icons & THORNPROOF else 0
