"""Numbers with their uncertainty."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z_95 = 1.959963984540054  # a standard normal variable lies within this in 95 cases of 100
IMAGINED = 2  # deals wholly won and as many wholly lost, added before the range is worked out


@dataclass(frozen=True)
class Share:
    """How many out of how many, with the range in which the true share lies 95 times of 100."""

    count: int
    total: int

    @property
    def rate(self) -> float:
        return self.count / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.count, self.total)

    def as_json(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "count": self.count,
            "total": self.total,
            "rate": round(self.rate, 6),
            "low": round(low, 6),
            "high": round(high, 6),
        }


@dataclass(frozen=True)
class Score:
    """A bot's mean points in a match, from whole deals, with its range.

    The matches of a deal hang together, so the deal is what is counted: its points are one
    number, and the range is that of their mean. A few imagined deals keep the range honest where
    (nearly) all deals went one way.
    """

    deals: int
    matches: int
    total: float  # of the points of the deals, each between 0 and 1
    squares: float

    @classmethod
    def of(cls, deals: list[float], matches: int) -> Score:
        return cls(len(deals), matches, sum(deals), sum(one * one for one in deals))

    @property
    def rate(self) -> float:
        return self.total / self.deals if self.deals else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        count = self.deals + 2 * IMAGINED
        centre = (self.total + IMAGINED) / count
        spread = max(0.0, (self.squares + IMAGINED) / count - centre**2)
        reach = Z_95 * math.sqrt(spread / count)
        return (max(0.0, centre - reach), min(1.0, centre + reach))

    @property
    def half_width(self) -> float:
        low, high = self.interval
        return (high - low) / 2

    def as_json(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "rate": round(self.rate, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "deals": self.deals,
            "matches": self.matches,
        }


def wilson(count: int, total: int) -> tuple[float, float]:
    """Wilson's score interval at 95%: honest for few matches and for shares near 0 and 1."""
    if total == 0:
        return (0.0, 1.0)
    rate = count / total
    weight = Z_95**2 / total
    centre = (rate + weight / 2) / (1 + weight)
    reach = Z_95 / (1 + weight) * math.sqrt(rate * (1 - rate) / total + weight / (4 * total))
    return (max(0.0, centre - reach), min(1.0, centre + reach))


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def quantile(ordered: list[int], share: float) -> int:
    """The smallest of these that at least that share of them do not exceed."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
