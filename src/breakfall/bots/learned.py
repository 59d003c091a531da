"""Estimates whose weights were learned by playing: one file of them for each game.

`breakfall train GAME` makes them. A game without a file is judged by its own estimate.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from breakfall.core.errors import BreakfallError
from breakfall.core.registry import find_game
from breakfall.search.judge import OWN_ESTIMATE, Judge, LearnedJudge

WEIGHTS = files("breakfall.bots") / "weights"


@cache
def judge_for(game: str) -> Judge:
    """The best estimate there is for the game."""
    source = WEIGHTS / f"{game}.json"
    return read_judge(game, source.read_text()) if source.is_file() else Judge()


def read_judge(game: str, text: str) -> LearnedJudge:
    """Weights by the name of what they weigh, so that a file of an older game is noticed."""
    data = json.loads(text)
    names = find_game(game).feature_names()
    weights: dict[str, list[float]] = dict(data["weights"])
    own_early, own_late = weights.pop(OWN_ESTIMATE, [0.0, 0.0])
    if set(weights) != set(names):
        odd = sorted(set(weights) ^ set(names))
        raise BreakfallError(
            f"the weights of {game} do not fit what it counts ({', '.join(odd)}): "
            f"learn them anew with `breakfall train {game}`"
        )
    early, late = zip(*(weights[name] for name in names), strict=True)
    return LearnedJudge(
        [float(one) for one in early],
        [float(one) for one in late],
        float(own_early),
        float(own_late),
    )
