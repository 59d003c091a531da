"""The resource pool: blood and malice, gained, lost and paid. (HB-2.4)"""

from __future__ import annotations

from breakfall.games.hellbreak.events import GAINS_BLOOD, GAINS_MALICE, LOSES_BLOOD, PAYS_MALICE
from breakfall.games.hellbreak.state import Duel, Side


def gain_blood(duel: Duel, side: Side, amount: int) -> None:
    side.blood += amount
    GAINS_BLOOD.tell(duel, side.mask, side.seat, amount)


def gain_malice(duel: Duel, side: Side, amount: int) -> None:
    side.malice += amount
    GAINS_MALICE.tell(duel, side.mask, side.seat, amount)


def lose_blood(duel: Duel, side: Side, amount: int) -> None:
    """As much of it as there is. (HB-2.4)"""
    lost = min(amount, side.blood)
    if lost > 0:
        side.blood -= lost
        LOSES_BLOOD.tell(duel, side.mask, side.seat, lost)


def pay_malice(duel: Duel, side: Side, amount: int) -> None:
    """The price of readying, of an ability, or in place of blood. (HB-2.4)"""
    if amount > 0:
        side.malice -= amount
        PAYS_MALICE.tell(duel, side.mask, side.seat, amount)
