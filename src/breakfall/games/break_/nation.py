"""A nation: its troops, where they start, its utilities, and its starting priority. (BR-17)"""

from __future__ import annotations

from typing import Final, Literal

from breakfall.core.option import option
from breakfall.games.break_.troop import TroopCard
from breakfall.games.break_.utility import TrapCard, Utility

NationKey = Literal["rock", "forest", "fire", "water"]
KEYS: Final[dict[str, NationKey]] = {
    "Rock": "rock",
    "Forest": "forest",
    "Fire": "fire",
    "Water": "water",
}


class Stars:
    """The rulebook's ratings, from one to five. (BR-17.1)"""

    def __init__(self, complexity: int, spells: int, attack: int, defence: int) -> None:
        self.complexity = complexity
        self.spells = spells
        self.attack = attack
        self.defence = defence


class Nation:
    def __init__(
        self,
        name: str,
        *,
        priority: int,
        stars: Stars,
        set_up: tuple[tuple[TroopCard | None, ...], ...],
        reserve: tuple[tuple[TroopCard, int], ...] = (),
        utilities: tuple[Utility, ...],
        traps: tuple[TrapCard, ...] = (),
    ) -> None:
        self.name = name
        self.key: NationKey = KEYS[name]
        self.option = option("nation", self.key)  # leading it
        self.priority = priority
        self.stars = stars
        self.set_up = set_up  # three rows from the front to the edge, each from the left
        self.reserve = reserve
        self.utilities = utilities
        self.traps = traps
