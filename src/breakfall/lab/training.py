"""Learning what a game's counts are worth: bots play, and a logistic fit finds the weights.

Every few choices of a match, what the game counts about each team is written down; at the end,
whether that team won. The weights are those under which the winners look most like winners. A
fifth of the matches is kept apart, to see how well the weights tell winners of matches that they
were not made from.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np
from numpy.typing import NDArray

import breakfall
from breakfall.bots import Sight
from breakfall.bots.search_bot import Budget, SearchBot
from breakfall.core.luck import Luck
from breakfall.search.evaluator import OWN_ESTIMATE, stretched

Rows = NDArray[np.float64]
MATCHES_A_TASK = 4
VALIDATION_EVERY = 5  # every fifth match
STEPS = 40
EXPLORE_EVERY = 10  # one choice in so many is made at random, so that odd tables are met too


@dataclass(frozen=True)
class SelfPlay:
    """What is played to learn from: every format in turn, with the fewest players it takes."""

    game: str
    matches: int
    seed: int
    simulations: int = 30
    every: int = 4  # choices between two looks


@dataclass(frozen=True)
class Sample:
    """A team at a moment of a match: what was counted, and whether it won in the end (1, 0, ½)."""

    match: int
    counts: list[float]
    guess: float  # the game's own estimate: to learn from, and to compare with
    won: float


@dataclass(frozen=True)
class Training:
    """Weights by name, at the start and what is added towards the end, and how well they tell."""

    weights: dict[str, list[float]]
    matches: int
    moments: int
    loss: float  # mean log loss on the matches kept apart
    told: float  # share of those moments where the likelier winner won
    told_by_game: float  # the same by the game's own estimate

    def as_json(self) -> dict[str, object]:
        return {
            "matches": self.matches,
            "moments": self.moments,
            "loss": round(self.loss, 4),
            "told": round(self.told, 4),
            "told_by_the_games_own_estimate": round(self.told_by_game, 4),
            "weights": {name: [round(w, 5) for w in pair] for name, pair in self.weights.items()},
        }


def collect_samples(
    self_play: SelfPlay, workers: int, on_match: Callable[[int], None] = lambda _: None
) -> list[Sample]:
    """Play all matches of the self_play; the same moments for any number of workers."""
    seen: list[Sample] = []
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        firsts = range(0, self_play.matches, MATCHES_A_TASK)
        for task in as_completed(
            [pool.submit(sample_matches, self_play, first) for first in firsts]
        ):
            found = task.result()
            seen += found
            on_match(len({one.match for one in found}))
    return sorted(seen, key=lambda one: one.match)


def sample_matches(self_play: SelfPlay, first: int) -> list[Sample]:
    numbers = range(first, min(first + MATCHES_A_TASK, self_play.matches))
    return [seen for number in numbers for seen in sample_match(self_play, number)]


def sample_match(self_play: SelfPlay, number: int) -> list[Sample]:
    """One match between two equal bots, which now and then do anything at all."""
    formats = breakfall.find_game(self_play.game).formats
    form = formats[number // VALIDATION_EVERY % len(formats)]
    match = breakfall.new_match(self_play.game, format=form.key, seed=self_play.seed + number)
    teams = match.setup.teams
    luck = Luck(match.setup.seed)
    bots = [SearchBot(luck.getrandbits(63), Budget(self_play.simulations)) for _ in teams]
    moments: list[tuple[int, list[float], float]] = []
    while (choice := match.choice) is not None:
        if match.decisions % self_play.every == 0:
            for at, team in enumerate(teams):
                # As they lie: the weights are for whole tables, which a search guesses.
                counts = match.table_features(team[0])
                moments.append((at, counts, match.evaluate_table(team[0])))
        if luck.below(EXPLORE_EVERY) == 0:
            match.choose(luck.below(len(choice)), choice.seat)
            continue
        at = next(at for at, team in enumerate(teams) if choice.seat in team)
        match.choose(bots[at].choose(Sight(match, choice.seat)), choice.seat)
    outcome = match.outcome
    assert outcome is not None
    won = [0.5 if outcome.is_draw else float(team[0] in outcome.winners) for team in teams]
    return [Sample(number, counts, guess, won[at]) for at, counts, guess in moments]


def learn(game: str, seen: list[Sample], stiffness: float = 3.0) -> Training:
    """The weights that fit best; `stiffness` keeps those small that little is known about."""
    names = [OWN_ESTIMATE, *breakfall.find_game(game).feature_names()]
    rows = np.array([spread([stretched(one.guess), *one.counts]) for one in seen])
    won = np.array([one.won for one in seen])
    apart = np.array([one.match % VALIDATION_EVERY == 0 for one in seen])
    scale = rows[~apart].std(axis=0)
    scale[scale == 0] = 1.0
    weights = fit(rows[~apart] / scale, won[~apart], stiffness) / scale
    chance = 1 / (1 + np.exp(-rows[apart] @ weights))
    truth = won[apart]
    sure = np.clip(chance, 1e-9, 1 - 1e-9)
    loss = -np.mean(truth * np.log(sure) + (1 - truth) * np.log(1 - sure))
    guess = np.array([one.guess for one in seen])[apart]
    clear = truth != 0.5
    half = len(names)
    return Training(
        {name: [float(weights[at]), float(weights[half + at])] for at, name in enumerate(names)},
        len({one.match for one in seen}),
        len(seen),
        float(loss),
        float(np.mean((chance > 0.5)[clear] == (truth > 0.5)[clear])),
        float(np.mean((guess > 0)[clear] == (truth > 0.5)[clear])),
    )


def spread(counts: list[float]) -> list[float]:
    """Each lead by itself, and times how far the match has come."""
    leads, progress = counts[:-1], counts[-1]
    return leads + [lead * progress for lead in leads]


def fit(rows: Rows, won: Rows, stiffness: float) -> Rows:
    """Logistic regression by Newton's method."""
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (won - chance) - stiffness * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows
        step = np.linalg.solve(bend + stiffness * np.eye(len(weights)), slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights
