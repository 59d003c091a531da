"""A bot that looks one choice ahead.

It tries every option on a few imagined matches and takes the one after which its seat stands
best by the game's own estimate. Where a choice leads straight to another one of its own (an
attack, then its target), it looks on along the best of those, so that half an action is never
judged by itself. Beyond the action it looks on only where there is little to look at.
"""

from __future__ import annotations

from breakfall.bots.sight import Sight
from breakfall.core.luck import Luck
from breakfall.core.match import Match

GUESSES = 2
STEPS_AHEAD = 2
FEW = 40  # pairs of options, one after the other


class GreedyBot:
    def __init__(self, seed: int, guesses: int = GUESSES) -> None:
        self._luck = Luck(seed)
        self._guesses = guesses

    def choose(self, sight: Sight) -> int:
        totals = [0.0] * len(sight.choice)
        for _ in range(self._guesses):
            guess = sight.determinize(self._luck)
            for index in range(len(totals)):
                totals[index] += value_after(guess, index, sight.seat, STEPS_AHEAD)
        best = max(totals)
        equal = [index for index, total in enumerate(totals) if total == best]
        return equal[self._luck.below(len(equal))]


def value_after(match: Match, index: int, seat: int, steps: int) -> float:
    """How the seat stands after this option, and after its own best next ones."""
    after = match.copy()
    after.choose(index, seat)
    choice = after.choice
    if steps <= 1 or choice is None or seat not in choice.seats:
        return after.evaluate(seat)
    if after.steps != match.steps and len(match.choice_of(seat)) * len(choice) > FEW:
        return after.evaluate(seat)
    return max(value_after(after, option, seat, steps - 1) for option in range(len(choice)))
