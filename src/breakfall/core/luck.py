"""Luck: every random thing in a match comes from one small number in its state."""

from __future__ import annotations

from typing import Final, Protocol, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from breakfall.core.cards import Card
from breakfall.core.numbers import whole

WORD = (1 << 64) - 1
# L'Ecuyer's pair of multiplicative generators. No product leaves 63 bits, so that compiled code
# works with plain machine words (i64).
FIRST: Final = 2147483563
FIRST_FACTOR: Final = 40014
SECOND: Final = 2147483399
SECOND_FACTOR: Final = 40692
RANGE: Final = 2147483562  # how many different numbers one draw can give


class Randomness(Protocol):
    """Whatever gives random bits: `random.Random`, or a `Luck` of ours."""

    def getrandbits(self, k: int, /) -> int: ...


@mypyc_attr(acyclic=True)
class Luck:
    """Two small numbers that every draw moves on, so that a copy costs nothing."""

    def __init__(self, seed: SupportsIndex, first: int = 0, second: int = 0) -> None:
        """From a seed; or from the two numbers themselves, which are never 0."""
        mixed = mix(whole(seed, "a seed")) if first == 0 else 0
        self.first: i64 = first or 1 + mixed % (FIRST - 1)
        self.second: i64 = second if first else 1 + (mixed >> 32) % (SECOND - 1)

    def copy(self) -> Luck:
        return Luck(0, self.first, self.second)

    def draw(self) -> i64:
        """The next number from 0 to RANGE - 1."""
        self.first = self.first * FIRST_FACTOR % FIRST
        self.second = self.second * SECOND_FACTOR % SECOND
        return (self.first - self.second) % RANGE

    def fork(self) -> Luck:
        """Another luck that this one decides, and that goes its own way."""
        return Luck(0, 1 + self.draw() % (FIRST - 1), 1 + self.draw() % (SECOND - 1))

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        size: i64 = n
        fair = RANGE - RANGE % size
        drawn = self.draw()
        while drawn >= fair:
            drawn = self.draw()
        return drawn % size

    def getrandbits(self, k: int, /) -> int:
        """A whole number of `k` random bits."""
        bits = 0
        for _ in range(0, k, 16):
            bits = bits << 16 | self.below(1 << 16)
        return bits & ((1 << k) - 1)

    def shuffle(self, cards: list[Card]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def permutation(self, n: int) -> list[int]:
        """The numbers from 0 to n - 1 in random order."""
        order = [number for number in range(n)]  # noqa: C416 - compiled, list(range(n)) is slower
        for last in range(n - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def mix(seed: int) -> int:
    """Spread a seed over 64 bits (SplitMix64's finisher): neighbours become strangers."""
    mixed = (seed + 0x9E3779B97F4A7C15) & WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
    return mixed ^ (mixed >> 31)
