"""The resource pool: blood and malice, gained, lost and paid. (HB-2.4)"""

from __future__ import annotations

from breakfall.games.hellbreak.state import Duel, Side


def gain_blood(duel: Duel, side: Side, amount: int) -> None:
    side.blood += amount
    duel.note("blood", side, amount)


def gain_malice(duel: Duel, side: Side, amount: int) -> None:
    side.malice += amount
    duel.note("malice", side, amount)


def lose_blood(duel: Duel, side: Side, amount: int) -> None:
    """As much of it as there is. (HB-2.4)"""
    lost = min(amount, side.blood)
    if lost > 0:
        side.blood -= lost
        duel.note("loses-blood", side, lost)


def pay_malice(duel: Duel, side: Side, amount: int) -> None:
    """The price of readying, of an ability, or in place of blood. (HB-2.4)"""
    if amount > 0:
        side.malice -= amount
        duel.note("pays", side, amount)
