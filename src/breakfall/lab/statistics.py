"""Numbers with their uncertainty."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z_95 = 1.959963984540054  # a standard normal variable lies within this in 95 cases of 100
IMAGINED = 2  # deals wholly won and as many wholly lost, added before the range is worked out
UNKNOWN = 1.0  # the error of an effect that nothing is known of


@dataclass(frozen=True)
class Share:
    """How many out of how many, with the range in which the true share lies 95 times of 100.

    What is counted may be points, so half of one is possible.
    """

    count: float
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


@dataclass(frozen=True)
class Effect:
    """How much larger one mean is than another, with its range."""

    value: float
    error: float  # the standard error
    most: float = math.inf  # that it can be, either way

    @classmethod
    def within(cls, groups: list[tuple[Share, Share]]) -> Effect:
        """Of two shares that are compared within groups of like with like.

        Groups weigh as much as they can tell (Mantel and Haenszel's weights), so that a side that
        is strong anyway makes none of its cards look strong.
        """
        weights = [one.total * two.total / max(1, one.total + two.total) for one, two in groups]
        whole = sum(weights)
        if not whole:
            return cls(0.0, UNKNOWN, 1.0)
        shares = [weight / whole for weight in weights]
        value = sum(w * (one.rate - two.rate) for w, (one, two) in zip(shares, groups, strict=True))
        spread = sum(
            w * w * (variance(one) + variance(two))
            for w, (one, two) in zip(shares, groups, strict=True)
            if w
        )
        return cls(value, math.sqrt(spread), 1.0)

    @classmethod
    def of_pairs(cls, differences: list[float], most: float = math.inf) -> Effect:
        """The mean of differences that were each measured on one deal.

        None of them is larger than `most`, so neither is the mean, however little is known.
        """
        count = len(differences)
        if count < 2:
            return cls(sum(differences), UNKNOWN, most)
        centre = sum(differences) / count
        spread = sum((one - centre) ** 2 for one in differences) / (count - 1)
        return cls(centre, math.sqrt(spread / count), most)

    @property
    def interval(self) -> tuple[float, float]:
        reach = Z_95 * self.error
        return (max(-self.most, self.value - reach), min(self.most, self.value + reach))

    @property
    def stands_out(self) -> bool:
        """Not by chance alone: more than three errors from nothing.

        That happens by chance about three times in a thousand, so that among a hundred cards
        hardly one is blamed for nothing.
        """
        return abs(self.value) > 3 * self.error

    def as_json(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "value": round(self.value, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "stands_out": self.stands_out,
        }


def variance(share: Share) -> float:
    """Of a rate; two imagined cases keep it honest where all went one way."""
    rate = (share.count + 1) / (share.total + 2)
    return rate * (1 - rate) / max(1, share.total)


def wilson(count: float, total: int) -> tuple[float, float]:
    """Wilson's score interval at 95%: honest for few matches and for shares near 0 and 1."""
    if total == 0:
        return (0.0, 1.0)
    rate = count / total
    weight = Z_95**2 / total
    centre = (rate + weight / 2) / (1 + weight)
    spread = max(0.0, rate * (1 - rate)) / total
    reach = Z_95 / (1 + weight) * math.sqrt(spread + weight / (4 * total))
    return (max(0.0, centre - reach), min(1.0, centre + reach))


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def quantile(ordered: list[int], share: float) -> int:
    """The smallest of these that at least that share of them do not exceed."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
