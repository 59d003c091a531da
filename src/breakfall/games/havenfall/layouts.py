"""The six heroes of a match: which rows are legal, and how one is found. (HF-3.3 to HF-3.5)"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from breakfall.core.errors import BreakfallError
from breakfall.games.havenfall.cards import HEROES
from breakfall.games.havenfall.state import PlayCard

Layout = tuple[PlayCard, ...]
BEGINNERS: Final = (
    "squire",
    "swordsman",
    "shape-shifter",
    "assassin",
    "elite-guard",
    "seer",
)
RANDOM: Final = "random"
POWERS: Final = (1, 10, 100, 1000)
SHOWN: Final = {hero.key: sum([POWERS[colour] for colour in hero.colours]) for hero in HEROES}


def is_legal(layout: Layout) -> bool:
    """One, three and two heroes of the ranks; two pixels of each colour. (HF-3.3, HF-3.4)"""
    ranks = sorted([hero.rank for hero in layout])
    return ranks == [1, 2, 2, 2, 3, 3] and len(set(layout)) == 6 and is_balanced(layout)


def is_balanced(layout: Layout) -> bool:
    """Two pixels of each colour: the colours' powers of ten add up to 2222."""
    return sum([SHOWN[hero.key] for hero in layout]) == 2222


def legal_layouts() -> list[Layout]:
    """All 240 of them, in a fixed order."""
    by_rank = [[hero for hero in HEROES if hero.rank == rank] for rank in (1, 2, 3)]
    return [
        layout
        for one in by_rank[0]
        for twos in combinations(by_rank[1], 3)
        for threes in combinations(by_rank[2], 2)
        if is_balanced(layout := (one, *twos, *threes))
    ]


LAYOUTS: Final[list[Layout]] = legal_layouts()


def read_layout(text: str) -> Layout:
    """Six heroes by their keys: "squire+swordsman+…", in any order."""
    by_key = {hero.key: hero for hero in HEROES}
    keys = [key.strip() for key in text.split("+")]
    for key in keys:
        if key not in by_key:
            raise BreakfallError(f"has no hero {key!r}; there are: {', '.join(by_key)}")
    layout = tuple(hero for hero in HEROES if hero.key in keys)
    if len(keys) != 6 or not is_legal(layout):
        raise BreakfallError(
            "must be six heroes: one of rank 1, three of rank 2 and two of rank 3, with two "
            "pixels of each colour"
        )
    return layout


def write_layout(layout: Layout) -> str:
    return "+".join(hero.key for hero in layout)
