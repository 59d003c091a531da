"""Luck: even, repeatable, and nothing but a number."""

from __future__ import annotations

from collections import Counter

import pytest

from breakfall import Luck


def test_the_first_words_are_those_of_splitmix64() -> None:
    """The published reference values for seed 1234567."""
    luck = Luck(1234567)
    assert [luck.word() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_copy_goes_on_alike_and_apart() -> None:
    luck = Luck(3)
    luck.below(10)
    twin = luck.copy()
    assert [luck.below(1000) for _ in range(20)] == [twin.below(1000) for _ in range(20)]


@pytest.mark.parametrize("n", [1, 2, 3, 7])
def test_below_is_in_range_and_even(n: int) -> None:
    luck = Luck(9)
    counts = Counter(luck.below(n) for _ in range(7000))
    assert sorted(counts) == list(range(n))
    assert max(counts.values()) < 1.1 * 7000 / n


def test_a_permutation_holds_every_number_once() -> None:
    luck = Luck(1)
    seen = {tuple(luck.permutation(3)) for _ in range(200)}
    assert len(seen) == 6
    assert all(sorted(order) == [0, 1, 2] for order in seen)
