"""Estimates whose weights were learned by playing: one file of them for each game.

`breakfall train GAME` makes them. A game without a file is judged by its own estimate.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files

from breakfall.core.errors import BreakfallError
from breakfall.core.registry import find_game
from breakfall.search.evaluator import OWN_ESTIMATE, Evaluator, LearnedEvaluator

NO_WEIGHTS = "this holds no weights; `breakfall train GAME --to FILE` writes them"
WEIGHTS = files("breakfall.bots") / "weights"


@cache
def evaluator_for(game: str) -> Evaluator:
    """The best estimate there is for the game."""
    source = WEIGHTS / f"{game}.json"
    return read_evaluator(game, source.read_text()) if source.is_file() else Evaluator()


def read_evaluator(game: str, text: str) -> LearnedEvaluator:
    """Weights by the name of what they weigh, so that a file of an older game is noticed.

    Raises a `BreakfallError` for a text that holds no weights, or those of another game.
    """
    weights = weights_in(text, game)
    names = find_game(game).feature_names()
    own_early, own_late = weights.pop(OWN_ESTIMATE, [0.0, 0.0])
    if set(weights) != set(names):
        odd = sorted(set(weights) ^ set(names))
        raise BreakfallError(
            f"the weights of {game} do not fit what it counts ({', '.join(odd)}): "
            f"learn them anew with `breakfall train {game}`"
        )
    early = [weights[name][0] for name in names]
    late = [weights[name][1] for name in names]
    return LearnedEvaluator(early, late, own_early, own_late)


def weights_in(text: str, game: str) -> dict[str, list[float]]:
    """By name: a weight at the start, and what is added towards the end."""
    try:
        data = json.loads(text)
        stated = data.get("game", game)
        weights = {str(name): pair_of(pair) for name, pair in data["weights"].items()}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BreakfallError(NO_WEIGHTS) from None
    if stated != game:
        raise BreakfallError(f"these are weights of {stated!r}, not of {game!r}")
    return weights


def pair_of(pair: list[float]) -> list[float]:
    early, late = pair
    found = [float(early), float(late)]
    if not all(map(math.isfinite, found)):
        raise ValueError(pair)
    return found
