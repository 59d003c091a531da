"""The four nations, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Face
from breakfall.games.break_.cards import (
    fire,
    fire_rites,
    forest,
    forest_spells,
    rock,
    water,
    water_currents,
)
from breakfall.games.break_.state import Nation
from breakfall.games.break_.troop import TroopCard

NATIONS: Final[list[Nation]] = [
    rock.NATION,
    forest_spells.NATION,
    fire_rites.NATION,
    water_currents.NATION,
]
TROOPS: Final[tuple[TroopCard, ...]] = rock.TROOPS + forest.TROOPS + fire.TROOPS + water.TROOPS


def all_faces() -> list[Face]:
    """Every printed card, nation by nation: troops, utilities, traps."""
    faces: list[Face] = []
    for nation in NATIONS:
        faces.extend(troop for troop in TROOPS if troop.nation == nation.name)
        faces.extend(nation.utilities)
        faces.extend(nation.traps)
    return faces


def trap_cards() -> list[Face]:
    """The traps of one Forest nation, as many of each as it has. (BR-17.8)"""
    return [trap for trap in forest_spells.NATION.traps for _ in range(trap.copies)]
