"""Ratings from results: who is how strong, and how sure that is.

Bradley and Terry's model: each bot has a strength, and A's share of the points against B is
1 / (1 + 10 ** ((B - A) / 400)), which is the scale of Elo. The ratings are those that make the
results most likely. Their ranges come from drawing the deals anew, with replacement (the
bootstrap): the same deals for all pairings, since pairings share them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

SCALE = 400 / math.log(10)
DRAWN = 0.5  # imagined drawn deals in each pairing: nobody is infinitely strong
ROUNDS = 50
ENOUGH = 1e-9
SAMPLES = 400


@dataclass(frozen=True)
class Meeting:
    """Two bots (by their place in the list) and the first one's points on each deal."""

    one: int
    two: int
    scores: list[float]


@dataclass(frozen=True)
class Rating:
    elo: float
    low: float
    high: float

    def as_json(self) -> dict[str, float]:
        return {"elo": round(self.elo, 1), "low": round(self.low, 1), "high": round(self.high, 1)}


def ratings(bots: int, meetings: list[Meeting], anchor: int = 0) -> list[Rating]:
    """Of each bot, the anchor being 0. The same results give the same ranges."""
    best = fit(bots, [(m.one, m.two, sum(m.scores), len(m.scores)) for m in meetings])
    chance = random.Random(1)
    drawn: list[list[float]] = [[] for _ in range(bots)]
    for _ in range(SAMPLES):
        longest = max(len(meeting.scores) for meeting in meetings)
        chosen = chance.choices(range(longest), k=longest)
        sample = fit(bots, [drawn_anew(meeting, chosen) for meeting in meetings])
        for bot in range(bots):
            drawn[bot].append(sample[bot] - sample[anchor])
    return [Rating(best[bot] - best[anchor], *middle_95(sorted(drawn[bot]))) for bot in range(bots)]


def drawn_anew(meeting: Meeting, chosen: list[int]) -> tuple[int, int, float, int]:
    """The deals of this meeting that were drawn: pairings stopped early have fewer of them."""
    taken = [meeting.scores[deal] for deal in chosen if deal < len(meeting.scores)]
    return meeting.one, meeting.two, sum(taken), len(taken)


def middle_95(ordered: list[float]) -> tuple[float, float]:
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]


def fit(bots: int, results: Sequence[tuple[int, int, float, int]]) -> list[float]:
    """The most likely ratings, by Newton's method on one bot after the other."""
    strength = [0.0] * bots
    played = [(one, two, won + DRAWN / 2, count + DRAWN) for one, two, won, count in results]
    for _ in range(ROUNDS):
        furthest = 0.0
        for bot in range(bots):
            slope = curve = 0.0
            for one, two, won, count in played:
                if bot not in (one, two):
                    continue
                share = 1 / (1 + math.exp(strength[two] - strength[one]))
                slope += (won - count * share) * (1 if bot == one else -1)
                curve += count * share * (1 - share)
            step = max(-1.0, min(1.0, slope / curve)) if curve else 0.0
            strength[bot] += step
            furthest = max(furthest, abs(step))
        if furthest < ENOUGH:
            break
    return [SCALE * one for one in strength]
