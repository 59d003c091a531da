"""Random matches of other engines, driven from Python as ours are. Prints JSON.

Run by benchmarks.engine. OpenSpiel's card games, RLCard's gin rummy, and python-chess; dealing
counts, and a decision is a player's choice, not a draw of chance.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import chess
import pyspiel
import rlcard

from benchmarks.clock import microseconds

OPENSPIEL = ("hearts", "crazy_eights", "skat", "oh_hell", "dou_dizhu", "hanabi", "gin_rummy")

chance = random.Random(1).random


def openspiel(name: str, matches: int) -> int:
    game = pyspiel.load_game(name)
    decisions = 0
    for _ in range(matches):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                decisions += 1
    return decisions


def drawn(outcomes: list[tuple[int, float]]) -> int:
    """One of the outcomes by its probability."""
    left = chance()
    for action, probability in outcomes:
        left -= probability
        if left <= 0:
            return action
    return outcomes[-1][0]


def rlcard_gin_rummy(env: Any, matches: int) -> int:
    decisions = 0
    for _ in range(matches):
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(chance() * len(actions))])
            decisions += 1
    return decisions


def random_chess(matches: int) -> int:
    decisions = 0
    for _ in range(matches):
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(chance() * len(moves))])
            decisions += 1
    return decisions


def main() -> None:
    results = {
        f"OpenSpiel {name}": microseconds(lambda name=name: openspiel(name, 20))  # type: ignore[misc]
        for name in OPENSPIEL
    }
    env = rlcard.make("gin-rummy")
    results["RLCard gin-rummy"] = microseconds(lambda: rlcard_gin_rummy(env, 2))
    results["python-chess"] = microseconds(lambda: random_chess(1))
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
