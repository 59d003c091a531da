"""What the four nations are called, and how the rulebook rates them. (BR-17.1)"""

from __future__ import annotations

from typing import Final, Literal

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
