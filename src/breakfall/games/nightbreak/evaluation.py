"""How well a side stands, for bots that look ahead a little."""

from __future__ import annotations

from typing import Final

from breakfall.games.nightbreak.state import Battle, Side
from breakfall.games.nightbreak.terms import BUFFS

# Worth in Favor. Damage counts towards a Favor that is not yet won.
DAMAGE: Final = 0.75
HELD_POINT: Final = 0.12
PRAYER: Final = 0.18
POINT: Final = 0.08
BUFF: Final = 0.06
DEBUFF: Final = -0.06


def evaluate(battle: Battle, player: int) -> float:
    """Between -1 and 1: the lead in Favor, and what is about to become Favor."""
    for side in battle.sides:
        if player in side.seats:
            lead = standing(side) - standing(battle.enemy_of(side))
            return lead / (3.0 + abs(lead))
    raise KeyError(player)


def standing(side: Side) -> float:
    worth = side.favor + POINT * side.points
    for hero in side.heroes:
        hurt = hero.damage / hero.hp
        worth -= DAMAGE * hurt * hurt + 0.1 * hurt
        worth += HELD_POINT * hero.held + PRAYER * hero.prayers
        for status in (1, 2, 4, 8, 16):
            if hero.markers & status:
                worth += BUFF if status & BUFFS else DEBUFF
    return worth
