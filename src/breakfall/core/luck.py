"""Luck: every random thing in a match comes from one small number in its state."""

from __future__ import annotations

from typing import Protocol

from breakfall.core.cards import Card

WORD = (1 << 64) - 1
GOLDEN_GAMMA = 0x9E3779B97F4A7C15


class Randomness(Protocol):
    """Whatever gives random bits: `random.Random`, or a `Luck` of ours."""

    def getrandbits(self, k: int, /) -> int: ...


class Luck:
    """SplitMix64: a 64-bit counter and a mixing function, so a copy is one integer."""

    def __init__(self, state: int) -> None:
        self.state = state & WORD

    def copy(self) -> Luck:
        return Luck(self.state)

    def word(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + GOLDEN_GAMMA) & WORD
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
        return mixed ^ (mixed >> 31)

    def getrandbits(self, k: int, /) -> int:
        """The next `k` random bits, at most 64."""
        return self.word() >> (64 - k)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        fair = WORD - (WORD + 1) % n
        word = self.word()
        while word > fair:
            word = self.word()
        return word % n

    def shuffle(self, cards: list[Card]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def permutation(self, n: int) -> list[int]:
        """The numbers from 0 to n - 1 in random order."""
        order = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
