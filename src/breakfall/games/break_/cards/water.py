"""Water: troops, and corals that grow. (BR-13, BR-17.6)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import INFERRED, RULEBOOK
from breakfall.core.option import Option
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.break_.board import NEIGHBOURS
from breakfall.games.break_.icons import (
    COLUMN,
    FRAIL,
    HARMLESS,
    HELMET,
    MAGE,
    NIMBLE,
    ROOTED,
    THORNPROOF,
    TURNCOAT,
)
from breakfall.games.break_.questions import BattleQuestion, EmptyTileQuestion
from breakfall.games.break_.rules.casting import summon
from breakfall.games.break_.state import Army, Battle, Utility
from breakfall.games.break_.troop import CORAL, SEAHORSE, TroopCard


class Coral(TroopCard):
    name = "Coral"
    nation = "Water"
    power = 2
    icons = HARMLESS | ROOTED
    role = CORAL
    lore = "Patience with an edge."
    name_source = RULEBOOK


class SnareCoral(TroopCard):
    name = "Snare Coral"
    nation = "Water"
    power = 1
    icons = HARMLESS | ROOTED | TURNCOAT
    role = CORAL
    text = "When it flips, it is a snare on its tile and holds the enemy who stands or steps there."
    text_source = RULEBOOK
    lore = "Break it and find out."
    name_source = INFERRED


class Seahorse(TroopCard):
    name = "Seahorse"
    nation = "Water"
    power = 3
    icons = NIMBLE | FRAIL
    role = SEAHORSE
    text = "Is not carried by the current."
    text_source = RULEBOOK
    lore = "Rides what drowns others."
    name_source = RULEBOOK


class Tidecaller(TroopCard):
    name = "Tidecaller"
    nation = "Water"
    power = 2
    icons = MAGE | HELMET | FRAIL
    lore = "She hums, and the harbour moves."


class Turtle(TroopCard):
    name = "Turtle"
    nation = "Water"
    power = 5
    icons = THORNPROOF | COLUMN
    column = 2
    lore = "An island with opinions."


# ---------------------------------------------------------------- corals


class CoralQuestion(BattleQuestion[TroopCard]):
    """Which kind of coral grows."""

    def option(self, asked: OpenQuestion, thing: TroopCard) -> Option:
        return thing.option

    def label(self, table: Battle, asked: OpenQuestion, thing: TroopCard) -> str:
        return thing.name

    def expected(self, table: Battle, asked: OpenQuestion) -> list[TroopCard]:
        return CORALS

    def barred(self, table: Battle, asked: OpenQuestion, thing: TroopCard) -> Barred:
        return Barred(self.rule, f"No {thing.name} is left, neither in reserve nor defeated.")


GROW: Final = CoralQuestion("grow", "BR-13.1", "Grow: which coral?")
GROW_AT: Final = EmptyTileQuestion(
    "grow-at",
    "BR-13.1",
    "Grow: where does the {about} grow?",
    "{tile} is not beside any of your corals.",
)


class Grow(Utility):
    name = "Grow"
    nation = "Water"
    icons = MAGE
    text = "A coral of either kind, fresh or defeated, grows on an empty tile beside one of yours."
    rule = "BR-13.1"
    nothing = "You have no coral left to grow, or none with an empty tile beside it."

    def can_cast(self, battle: Battle, army: Army) -> bool:
        if not kinds_to_grow(army) or not army.has_any(MAGE):
            return False
        for troop in army.troops:
            if troop.role == CORAL:
                for tile in NEIGHBOURS[troop.tile]:
                    if battle.is_empty(tile):
                        return True
        return False

    async def cast(self, battle: Battle, army: Army) -> None:
        coral = await choose(army.seats, GROW, kinds_to_grow(army), self)
        tile = await choose(army.seats, GROW_AT, growing_tiles(battle, army), coral)
        take_coral(army, coral)
        summon(battle, army, coral, tile)


def kinds_to_grow(army: Army) -> list[TroopCard]:
    """Corals in reserve or defeated, in the order of the reserve. (BR-13.1)"""
    return [
        coral
        for kind, coral in enumerate(CORALS)
        if army.reserve[kind] > 0 or has_fallen(army, coral)
    ]


def has_fallen(army: Army, card: TroopCard) -> bool:
    return any(fallen is card for fallen in army.fallen)


def take_coral(army: Army, coral: TroopCard) -> None:
    kind = CORALS.index(coral)
    if army.reserve[kind] > 0:
        army.reserve[kind] -= 1
    else:
        army.fallen.remove(coral)


def growing_tiles(battle: Battle, army: Army) -> list[int]:
    """The empty tiles beside any of one's corals, in the order of the board."""
    found: set[int] = set()
    for troop in army.troops:
        if troop.role == CORAL:
            found.update(tile for tile in NEIGHBOURS[troop.tile] if battle.is_empty(tile))
    return sorted(found)


CORAL_CARD: Final[TroopCard] = Coral()
SNARE_CORAL_CARD: Final[TroopCard] = SnareCoral()
SEAHORSE_CARD: Final[TroopCard] = Seahorse()
TIDECALLER_CARD: Final[TroopCard] = Tidecaller()
TURTLE_CARD: Final[TroopCard] = Turtle()
CORALS: Final[list[TroopCard]] = [CORAL_CARD, SNARE_CORAL_CARD]
TROOPS: Final[tuple[TroopCard, ...]] = (
    CORAL_CARD,
    SNARE_CORAL_CARD,
    SEAHORSE_CARD,
    TIDECALLER_CARD,
    TURTLE_CARD,
)
