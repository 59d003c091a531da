"""The icons on troops and utilities. (BR-7)"""

from __future__ import annotations

from typing import Final

NO_ICONS: Final = 0
MARKSMAN: Final = 1
NIMBLE: Final = 2
COLUMN: Final = 4
CONSUMABLE: Final = 8
HELMET: Final = 16
BLADE: Final = 32
TWIN: Final = 64
VOLATILE: Final = 128
MAGE: Final = 256
ARCHER: Final = 512
THORNS: Final = 1024
SACRIFICE: Final = 2048
FRAIL: Final = 4096
THORNPROOF: Final = 8192
PATTERN: Final = 16384
HARMLESS: Final = 32768
ROOTED: Final = 65536
TURNCOAT: Final = 131072
FIRST_STRIKE: Final = 262144

# Name and meaning, in the order of the rulebook's list.
ICONS: Final[dict[int, tuple[str, str]]] = {
    MARKSMAN: ("marksman", "+1 damage with shots, -1 combat damage"),
    NIMBLE: ("nimble", "can use nimble and heavy moves"),
    COLUMN: ("column", "starts in the column shown"),
    CONSUMABLE: ("consumable", "can be used only once"),
    HELMET: ("helmet", "takes 1 less damage, but not from thorns"),
    BLADE: ("blade", "+1 combat damage"),
    TWIN: ("twin", "flips beside the same card"),
    VOLATILE: ("volatile", "explodes on death for 1 thorns damage"),
    MAGE: ("mage", "can use mage utilities"),
    ARCHER: ("archer", "can use archer utilities"),
    THORNS: ("thorns", "its damage ignores helmets"),
    SACRIFICE: ("sacrifice", "kills troops of your own to be played"),
    FRAIL: ("frail", "-1 combat damage"),
    THORNPROOF: ("thornproof", "immune to thorns damage"),
    PATTERN: ("pattern", "affects a tile and the four beside it"),
    HARMLESS: ("harmless", "deals no damage"),
    ROOTED: ("rooted", "cannot move or be pushed"),
    TURNCOAT: ("turncoat", "flips if damaged, or for one move"),
    FIRST_STRIKE: ("first strike", "attacks before combat in its own turn"),
}


def names_of(icons: int) -> list[str]:
    return [name for icon, (name, _) in ICONS.items() if icons & icon]
