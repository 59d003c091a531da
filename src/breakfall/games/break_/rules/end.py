"""The end: who has won, and why. (BR-15)"""

from __future__ import annotations

from breakfall.core.outcome import Outcome
from breakfall.games.break_.state import NO_LIMIT, QUIET_ROUNDS, Army, Battle


def check_end(battle: Battle) -> None:
    """A player without troops has lost; if both are, the lower priority wins. (BR-15.1, 15.2)"""
    one, other = battle.armies
    if (one.troops and other.troops) or battle.outcome is not None:
        return
    if one.troops or other.troops:
        winner = one if one.troops else other
        finish(battle, winner, f"{name_of(battle, winner)} wins: no enemy troops are left")
    else:
        winner = battle.armies[battle.lower]
        why = "both armies are defeated, and the lower starting priority decides"
        finish(battle, winner, f"{name_of(battle, winner)} wins: {why}")


def check_limits(battle: Battle) -> None:
    """Too many quiet rounds, or the last round that was agreed on. (BR-15.4, BR-15.5)"""
    if battle.quiet_turns >= 2 * QUIET_ROUNDS:
        count_power(battle, f"{QUIET_ROUNDS} rounds without damage are over")
    elif battle.last_round != NO_LIMIT and battle.turn >= 2 * battle.last_round:
        count_power(battle, f"Round {battle.last_round} is over")


def count_power(battle: Battle, when: str) -> None:
    """The larger total power wins, else the lower starting priority. (BR-15.4)"""
    one, other = battle.armies
    if one.power == other.power:
        winner = battle.armies[battle.lower]
        how = f"wins with equal power, {one.power} each, by the lower starting priority"
    else:
        winner = one if one.power > other.power else other
        how = f"wins on total power, {winner.power} to {battle.enemy_of(winner).power}"
    finish(battle, winner, f"{when}. {name_of(battle, winner)} {how}")


def name_of(battle: Battle, army: Army) -> str:
    return battle.format.army_name(battle, army)


def finish(battle: Battle, winner: Army, reason: str) -> None:
    loser = battle.enemy_of(winner)
    battle.note("end", reason)
    battle.outcome = Outcome(
        [winner.seat],
        [[winner.seat], [loser.seat]],
        [army.power for army in battle.armies],
        reason,
    )
