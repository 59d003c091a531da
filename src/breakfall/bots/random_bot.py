"""A bot that takes any option, each as likely as the others."""

from __future__ import annotations

from breakfall.bots.sight import Sight
from breakfall.core.luck import Luck


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, sight: Sight) -> int:
        return self._luck.below(len(sight.choice))
