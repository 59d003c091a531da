"""Combat: both attack at the same time. (BR-6)"""

from __future__ import annotations

from breakfall.games.break_.board import NEIGHBOURS
from breakfall.games.break_.events import COMBAT, STRIKES_FIRST, STRUCK_FIRST
from breakfall.games.break_.icons import FIRST_STRIKE, TWIN
from breakfall.games.break_.rules.damage import settle, wound
from breakfall.games.break_.state import Battle, Troop


def is_flipped(battle: Battle, troop: Troop) -> bool:
    """A twin beside the same card of its own army. (BR-7.7)"""
    if not troop.icons & TWIN:
        return False
    for tile in NEIGHBOURS[troop.tile]:
        other = battle.board[tile]
        if other is not None and other.card is troop.card and other.army is troop.army:
            return True
    return False


def combat_damage(troop: Troop, flipped: bool) -> int:
    """Power, and what the icons of the side that shows add or take. (BR-6.2, BR-6.7)"""
    printed = troop.card.printed_flipped if flipped else troop.printed
    dealt = troop.power + printed.extra
    return max(0, dealt)


def fight(battle: Battle, attacker: Troop, defender: Troop, attacker_flipped: bool) -> None:
    """The attacker has come to the defender's tile. (BR-6.2, BR-7.18)"""
    defender_flipped = is_flipped(battle, defender)
    to_defender = combat_damage(attacker, attacker_flipped)
    to_attacker = combat_damage(defender, defender_flipped)
    by = attacker.army.mask
    if strikes_first(battle, attacker):
        STRIKES_FIRST.tell(battle, by, attacker, defender, to_defender)
        strike(battle, attacker, attacker_flipped, defender)
        strike(battle, defender, defender_flipped, attacker)
    elif strikes_first(battle, defender):
        STRUCK_FIRST.tell(battle, by, attacker, defender, to_attacker)
        strike(battle, defender, defender_flipped, attacker)
        strike(battle, attacker, attacker_flipped, defender)
    else:
        COMBAT.tell(battle, by, attacker, defender, to_defender, to_attacker)
        wound(battle, defender, to_defender, attacker)
        wound(battle, attacker, to_attacker, defender)
        settle(battle)


def strikes_first(battle: Battle, troop: Troop) -> bool:
    """Before the combat, in its owner's turn only. (BR-7.18)"""
    return troop.icons & FIRST_STRIKE != 0 and troop.army.seat == battle.active


def strike(battle: Battle, one: Troop, flipped: bool, other: Troop) -> None:
    """One blow by itself; the fallen neither strike nor are struck."""
    if one.power > 0 and other.power > 0:
        wound(battle, other, combat_damage(one, flipped), one)
        settle(battle)
