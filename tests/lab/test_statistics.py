"""Numbers with their uncertainty."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from breakfall.lab.statistics import Score, Share, mean, quantile, wilson


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        # Worked out by hand from Wilson's formula with z = 1.96.
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe (1998), table I, method 3
    ],
)
def test_the_interval_is_wilsons(count: int, total: int, low: float, high: float) -> None:
    assert wilson(count, total) == pytest.approx((low, high), abs=5e-4)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share(0, 0).rate == 0.0
    assert mean([]) == 0.0


@given(st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_interval_holds_the_rate_and_stays_between_0_and_1(share: tuple[int, int]) -> None:
    count, total = share
    low, high = wilson(count, total)
    assert 0.0 <= low <= count / total + 1e-12
    assert count / total - 1e-12 <= high <= 1.0


def test_quantiles_are_numbers_that_occur() -> None:
    assert [quantile([1, 2, 3, 4], share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)] == [
        1,
        1,
        2,
        3,
        4,
    ]
    assert quantile([7], 0.5) == 7


def test_a_score_counts_deals_and_not_the_matches_that_hang_together() -> None:
    """Two matches of a deal that always go to the same seat say nothing about the bots."""
    level = Score.of([0.5] * 100, 200)
    split = Score.of([0.0, 1.0] * 50, 200)
    assert level.rate == split.rate == 0.5
    assert level.half_width < 0.03
    assert split.half_width == pytest.approx(0.098, abs=0.003)


def test_a_bot_that_won_everything_is_not_sure_of_everything() -> None:
    low, high = Score.of([1.0] * 200, 400).interval
    assert 0.97 < low < 0.98
    assert high == 1.0


@pytest.mark.parametrize("weights", [(0.25, 0.5, 0.25), (0.1, 0.2, 0.7), (0.0, 0.05, 0.95)])
def test_the_true_score_lies_in_its_range_about_95_times_of_100(
    weights: tuple[float, float, float],
) -> None:
    chance = random.Random(7)
    truth = weights[1] / 2 + weights[2]
    hits = 0
    for _ in range(400):
        low, high = Score.of(chance.choices([0.0, 0.5, 1.0], weights, k=100), 200).interval
        hits += low <= truth <= high
    assert 370 <= hits <= 400
