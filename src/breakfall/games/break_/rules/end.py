"""The end: who has won, and why. (BR-15)"""

from __future__ import annotations

from breakfall.core.event import Happened
from breakfall.core.outcome import Outcome
from breakfall.games.break_.events import (
    LAST_ROUND_AND_EQUAL,
    LAST_ROUND_AND_STRONGER,
    NO_ENEMY_LEFT,
    NOBODY_LEFT,
    QUIET_AND_EQUAL,
    QUIET_AND_STRONGER,
)
from breakfall.games.break_.state import Army, Battle
from breakfall.games.break_.terms import NO_LIMIT, QUIET_ROUNDS


def check_end(battle: Battle) -> None:
    """A player without troops has lost; if both are, the lower priority wins. (BR-15.1, 15.2)"""
    one, other = battle.armies
    if (one.troops and other.troops) or battle.outcome is not None:
        return
    if one.troops or other.troops:
        winner = one if one.troops else other
        finish(battle, winner, NO_ENEMY_LEFT.happened(battle, winner.mask, winner.seat))
    else:
        winner = battle.armies[battle.lower]
        finish(battle, winner, NOBODY_LEFT.happened(battle, winner.mask, winner.seat))


def check_limits(battle: Battle) -> None:
    """Too many quiet rounds, or the last round that was agreed on. (BR-15.4, BR-15.5)"""
    quiet = battle.quiet_turns >= 2 * QUIET_ROUNDS
    over = battle.last_round != NO_LIMIT and battle.turn >= 2 * battle.last_round
    if not quiet and not over:
        return
    rounds = QUIET_ROUNDS if quiet else battle.last_round
    winner = stronger_army(battle)
    by, seat, power = winner.mask, winner.seat, winner.power
    other = battle.enemy_of(winner).power
    if power == other:
        equal = QUIET_AND_EQUAL if quiet else LAST_ROUND_AND_EQUAL
        finish(battle, winner, equal.happened(battle, by, rounds, seat, power))
    else:
        more = QUIET_AND_STRONGER if quiet else LAST_ROUND_AND_STRONGER
        finish(battle, winner, more.happened(battle, by, rounds, seat, power, other))


def stronger_army(battle: Battle) -> Army:
    """The larger total power wins, else the lower starting priority. (BR-15.4)"""
    one, other = battle.armies
    if one.power == other.power:
        return battle.armies[battle.lower]
    return one if one.power > other.power else other


def finish(battle: Battle, winner: Army, ending: Happened) -> None:
    loser = battle.enemy_of(winner)
    scores = [army.power for army in battle.armies]
    battle.end(Outcome([winner.seat], [[winner.seat], [loser.seat]], scores, ending))
