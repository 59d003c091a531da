"""How fast OpenSpiel's ISMCTS (C++) looks ahead, driven from Python. Prints JSON.

Run by benchmarks.search. Its bot plays on at random to the end from each leaf; how many choices
that takes is counted by playing on at random from the same moment, many times.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

import pyspiel

GAMES = ("hearts", "oh_hell", "gin_rummy")
PLACES = (0.25, 0.5, 0.75)
MATCHES = 3
PASSES = 400
SECONDS = 0.4
SAMPLES = 60

chance = random.Random(1).random


def play_on(state: Any, choices: int = -1) -> int:
    """At random, to the end or for so many choices of players; how many were made."""
    made = 0
    while not state.is_terminal() and made != choices:
        if state.is_chance_node():
            draw(state)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            made += 1
    return made


def to_a_choice(state: Any) -> bool:
    """On to the next choice of a player with more than one option."""
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            return True
        if state.is_chance_node():
            draw(state)
        else:
            play_on(state, 1)
    return False


def draw(state: Any) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(actions, weights)[0])


def moments(name: str) -> Iterator[Any]:
    game = pyspiel.load_game(name)
    for _ in range(MATCHES):
        length = play_on(game.new_initial_state())
        for place in PLACES:
            state = game.new_initial_state()
            play_on(state, int(length * place))
            if to_a_choice(state):
                yield state


def look(state: Any) -> tuple[int, float, float]:
    """Passes, choices made in their roll-outs (estimated), and the processor time they took."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, PASSES, -1)
    passes = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        bot.restart()
        bot.step(state)
        passes += PASSES
    seconds = time.process_time() - began
    left = sum(play_on(state.clone()) for _ in range(SAMPLES)) / SAMPLES
    return passes, passes * left, seconds


def measure(name: str) -> dict[str, float]:
    looks = [look(state) for state in moments(name)]
    seconds = sum(one[2] for one in looks)
    return {
        "played passes": sum(one[0] for one in looks) / seconds,
        "played choices": sum(one[1] for one in looks) / seconds,
    }


def main() -> None:
    random.seed(1)
    json.dump({name: measure(name) for name in GAMES}, sys.stdout)


if __name__ == "__main__":
    main()
