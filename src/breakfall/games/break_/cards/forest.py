"""Forest: its troops and its secret traps. (BR-9, BR-17.4, BR-17.8)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, RULEBOOK
from breakfall.games.break_.icons import (
    ARCHER,
    BLADE,
    COLUMN,
    CONSUMABLE,
    FIRST_STRIKE,
    FRAIL,
    MAGE,
    MARKSMAN,
    NIMBLE,
    THORNS,
    TWIN,
)
from breakfall.games.break_.state import TrapCard
from breakfall.games.break_.terms import LEAVES_TRAP, ROGUE_TRAP, SNARE_TRAP
from breakfall.games.break_.troop import TroopCard


class Archer(TroopCard):
    name = "Archer"
    nation = "Forest"
    power = 2
    icons = ARCHER
    lore = "Counts breaths, not arrows."
    name_source = RULEBOOK


class Hawkeye(TroopCard):
    name = "Hawkeye"
    nation = "Forest"
    power = 2
    icons = ARCHER | MARKSMAN
    lore = "Poor company up close."


class Wolf(TroopCard):
    name = "Wolf"
    nation = "Forest"
    power = 2
    icons = NIMBLE | TWIN
    flipped = BLADE
    text = "Beside another wolf it has a blade."
    lore = "One is a warning."


class Warden(TroopCard):
    name = "Warden"
    nation = "Forest"
    power = 3
    icons = COLUMN
    column = 2
    lore = "Older than the path you came by."


class Druid(TroopCard):
    name = "Druid"
    nation = "Forest"
    power = 2
    icons = MAGE | FRAIL
    lore = "The wind owes her a favour."


class Rogue(TroopCard):
    name = "Rogue"
    nation = "Forest"
    power = 3
    icons = NIMBLE | FIRST_STRIKE
    text = "Begins as a trap and leaps out for one heavy move."
    text_source = RULEBOOK
    lore = "You were looking at the leaves."
    name_source = RULEBOOK


# ---------------------------------------------------------------- traps


class LurkingRogue(TrapCard):
    name = "Lurking Rogue"
    nation = "Forest"
    icons = CONSUMABLE
    does = ROGUE_TRAP
    damage = 2
    text = "Attacks first: {damage} damage. Or it leaps out as a rogue for one heavy move."
    rule = "BR-9.5"
    copies_source = HOUSE


class SnareTrap(TrapCard):
    name = "Snare"
    nation = "Forest"
    copies = 2
    icons = CONSUMABLE | THORNS
    does = SNARE_TRAP
    damage = 1
    text = "{damage} thorns damage, and its prey cannot move until a troop move destroys the snare."
    rule = "BR-9.8"
    copies_source = HOUSE
    name_source = RULEBOOK


class Leaves(TrapCard):
    name = "Leaves"
    nation = "Forest"
    copies = 2
    icons = CONSUMABLE
    does = LEAVES_TRAP
    text = "Nothing happens."
    rule = "BR-9.11"
    copies_source = HOUSE
    name_source = RULEBOOK


ARCHER_CARD: Final[TroopCard] = Archer()
HAWKEYE_CARD: Final[TroopCard] = Hawkeye()
WOLF_CARD: Final[TroopCard] = Wolf()
WARDEN_CARD: Final[TroopCard] = Warden()
DRUID_CARD: Final[TroopCard] = Druid()
ROGUE_CARD: Final[TroopCard] = Rogue()
LURKING_ROGUE: Final[TrapCard] = LurkingRogue()
LURKING_ROGUE.turned_over = ROGUE_CARD
TROOPS: Final[tuple[TroopCard, ...]] = (
    ARCHER_CARD,
    HAWKEYE_CARD,
    WOLF_CARD,
    WARDEN_CARD,
    DRUID_CARD,
    ROGUE_CARD,
)
