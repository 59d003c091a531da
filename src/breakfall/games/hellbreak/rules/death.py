"""Damage on minions, and killing them. (HB-12.1, HB-12.2)"""

from __future__ import annotations

from breakfall.core.cards import put_on_top
from breakfall.core.event import NOBODY
from breakfall.games.hellbreak.events import KILLED, TAKES_DAMAGE
from breakfall.games.hellbreak.state import Duel, Minion


def damage_minion(duel: Duel, minion: Minion, amount: int) -> None:
    """Damage stays; as much as its health kills. (HB-12.1)"""
    if amount > 0 and minion.in_play:
        place_damage(duel, minion, amount)
        check_death(duel, minion)


def place_damage(duel: Duel, minion: Minion, amount: int) -> None:
    minion.damage += amount
    TAKES_DAMAGE.tell(duel, NOBODY, minion, amount)


def check_death(duel: Duel, minion: Minion) -> None:
    if minion.in_play and minion.damage >= minion.printed.health:
        kill(duel, minion)


def kill(duel: Duel, minion: Minion) -> None:
    """Face up into its owner's crypt. (HB-12.1, HB-12.2)"""
    KILLED.tell(duel, NOBODY, minion)
    leave_play(minion)
    put_on_top(minion.card, minion.side.piles.crypt, out_of=minion.side.piles.play)


def leave_play(minion: Minion) -> None:
    minion.in_play = False
    minion.side.minions.remove(minion)
