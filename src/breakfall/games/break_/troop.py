"""What is printed on a troop card. (BR-6.1, BR-17)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import HOUSE, Face, Located
from breakfall.core.option import option
from breakfall.games.break_.board import PLACES
from breakfall.games.break_.icons import BLADE, FRAIL, HARMLESS, MARKSMAN, NO_ICONS

# Roles that utility texts ask for by name.
NO_ROLE: Final = 0
GOLEM: Final = 1
STONE: Final = 2
ROCK: Final = 3
RUBY: Final = 4
BLAZE: Final = 5
BOMBO: Final = 6
CORAL: Final = 7
SEAHORSE: Final = 8
NO_COLUMN: Final = -1


class Printed:
    """What the rules read off a troop card, where compiled code reaches it fastest."""

    def __init__(self, power: int, icons: int, role: int, column: int) -> None:
        self.power = power
        self.icons = icons
        self.role = role
        self.column = column
        self.extra = combat_extra(icons)


def combat_extra(icons: int) -> int:
    """What icons add to combat damage. (BR-6.7)"""
    extra = 1 if icons & BLADE else 0
    extra -= 1 if icons & FRAIL else 0
    extra -= 1 if icons & MARKSMAN else 0
    return -99 if icons & HARMLESS else extra


@mypyc_attr(allow_interpreted_subclasses=True)
class TroopCard(Face):
    """A printed troop: a subclass for each, with its numbers, icons and words."""

    codes = ("nation", "icons", "flipped", "role", "column", "name_source", "text_source")
    nation: ClassVar[str] = ""
    power: ClassVar[int] = 1
    icons: ClassVar[int] = NO_ICONS
    flipped: ClassVar[int] = NO_ICONS  # icons that the other side adds
    role: ClassVar[int] = NO_ROLE
    column: ClassVar[int] = NO_COLUMN  # from its owner's left, from 0 on
    text: ClassVar[str] = ""
    text_source: ClassVar[str] = HOUSE
    lore: ClassVar[str] = ""
    name_source: ClassVar[str] = HOUSE

    def __init__(self) -> None:
        super().__init__()
        self.printed = Printed(self.power, self.icons, self.role, self.column)
        self.printed_flipped = Printed(
            self.power, self.icons | self.flipped, self.role, self.column
        )
        self.option = option("coral", self.key)  # growing this one


class TroopThere(Located):
    """A printed troop, the place where it stood, and the seat whose army it was in."""

    def __init__(self, card: TroopCard, tile: int, seat: int) -> None:
        super().__init__(card, PLACES[tile])
        self.tile = tile
        self.seat = seat
