"""Luck: even, repeatable, and nothing but a number."""

from __future__ import annotations

from collections import Counter

import pytest

from breakfall import Luck
from breakfall.core.luck import mix


def test_a_seed_is_mixed_as_splitmix64_does() -> None:
    """The first published reference value for seed 1234567."""
    assert mix(1234567) == 6457827717110365317


def test_a_draw_is_the_difference_of_two_generators() -> None:
    """By hand: 40014 * 12345 = 493972830, and 40692 * 67890 - 2147483399 = 615096481."""
    luck = Luck(0, 12345, 67890)
    assert luck.draw() == 493972830 - 615096481 + 2147483562
    assert (luck.first, luck.second) == (493972830, 615096481)


@pytest.mark.parametrize("k", [1, 8, 16, 20, 64])
def test_random_bits_fill_their_width_and_no_more(k: int) -> None:
    luck = Luck(6)
    together = 0
    for _ in range(200):
        bits = luck.getrandbits(k)
        assert 0 <= bits < 1 << k
        together |= bits
    assert together == (1 << k) - 1


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


def test_a_fork_is_decided_by_its_luck_and_goes_its_own_way() -> None:
    one, two = Luck(8), Luck(8)
    fork, twin = one.fork(), two.fork()
    assert [fork.below(1000) for _ in range(20)] == [twin.below(1000) for _ in range(20)]
    assert one.fork().draw() != fork.draw()
    two.fork()
    assert one.draw() == two.draw()  # whatever the forks have drawn
    assert len({Luck(seed).fork().draw() for seed in range(200)}) == 200
