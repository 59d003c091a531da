"""A bot that errs like somebody who is new to a game.

It looks one choice ahead, as `greedy` does, but overlooks options, takes the first picture of the
hidden cards that comes to mind, and misjudges how it stands afterwards, the more the more there is
to choose from.
"""

from __future__ import annotations

from breakfall.bots.greedy_bot import value_after
from breakfall.bots.sight import Sight
from breakfall.core.luck import Luck

FINE = 1 << 16


class HastyBot:
    def __init__(self, seed: int, *, overlooks: float, misjudges: float) -> None:
        self._luck = Luck(seed)
        self._overlooks = overlooks  # how likely an option is not thought of
        self._misjudges = misjudges  # how far off, as a part of what is at stake

    def choose(self, sight: Sight) -> int:
        guess = sight.determinize(self._luck)
        seen = [index for index in range(len(sight.choice)) if self._part() >= self._overlooks]
        if not seen:
            return self._luck.below(len(sight.choice))
        values = [value_after(guess, index, sight.seat, steps=1) for index in seen]
        at_stake = max(values) - min(values)
        felt = [value + self._misjudges * at_stake * self._slip() for value in values]
        best = max(felt)
        equal = [index for index, value in zip(seen, felt, strict=True) if value == best]
        return equal[self._luck.below(len(equal))]

    def _part(self) -> float:
        return self._luck.below(FINE) / FINE

    def _slip(self) -> float:
        """Between -1 and 1, small ones likelier than large ones."""
        return self._part() + self._part() - 1
