"""The terms of Nightbreak: factions, types, arrows, statuses, hours and stages. (NB-2, NB-4)"""

from __future__ import annotations

from typing import Final, Literal

SUN: Final = 0
MOON: Final = 1
NO_FACTION: Final = -1
Faction = Literal["Sun", "Moon"]
FACTIONS: Final[tuple[Faction, ...]] = ("Sun", "Moon")

MELEE: Final = 0
SPELLCASTER: Final = 1
RANGED: Final = 2
Kind = Literal["Melee", "Spellcaster", "Ranged"]
KINDS: Final[tuple[Kind, ...]] = ("Melee", "Spellcaster", "Ranged")

MOST_RANKS: Final = 4

NONE: Final = 0
LEFT: Final = 1
FORWARD: Final = 2
RIGHT: Final = 4

ALLY: Final = 0
ENEMY: Final = 1

SHIELDED: Final = 1
SHROUDED: Final = 2
IMMOBILIZED: Final = 4
STUNNED: Final = 8
WOUNDED: Final = 16
BUFFS: Final = SHIELDED | SHROUDED
DEBUFFS: Final = IMMOBILIZED | STUNNED | WOUNDED
Status = Literal["shielded", "shrouded", "immobilized", "stunned", "wounded"]
STATUSES: Final[dict[int, Status]] = {
    SHIELDED: "shielded",
    SHROUDED: "shrouded",
    IMMOBILIZED: "immobilized",
    STUNNED: "stunned",
    WOUNDED: "wounded",
}

DAWN: Final = 0
MIDDAY: Final = 1
DUSK: Final = 2
MIDNIGHT: Final = 3
Hour = Literal["Dawn", "Midday", "Dusk", "Midnight"]
HOURS: Final[tuple[Hour, ...]] = ("Dawn", "Midday", "Dusk", "Midnight")
HOUR_FACTION: Final[list[int]] = [SUN, SUN, MOON, MOON]
HOUR_SYMBOLS: Final[list[int]] = [2, 3, 2, 3]  # house values (NB-2.4)

# What the next step of the match is.
CHOOSE_FACTIONS: Final = 0
FIRST_CHOOSES_HEROES: Final = 1
SECOND_CHOOSES_HEROES: Final = 2
PREPARE_DECKS: Final = 3
RESOURCE_PHASE: Final = 4
HERO_STEP: Final = 5
CYCLE_PHASE: Final = 6
STAGES: Final = (
    "set-up",
    "set-up",
    "set-up",
    "set-up",
    "Resource Phase",
    "Action Phase",
    "Cycle Phase",
)
