"""The terms of Havenfall: colors, types of cards, moments, prices, and what is printed."""

from __future__ import annotations

from typing import Final, Literal

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
NO_COLOUR: Final = -1
Color = Literal["blue", "red", "green", "yellow"]
COLOURS: Final[tuple[Color, ...]] = ("blue", "red", "green", "yellow")

TREASURE: Final = 0
ITEM: Final = 1
HERO: Final = 2
ARTIFACT: Final = 3
LEADER: Final = 4
MONSTER: Final = 5  # a monster that fights for a player
Kind = Literal["treasure", "item", "hero", "artifact", "leader", "monster"]
KINDS: Final[tuple[Kind, ...]] = ("treasure", "item", "hero", "artifact", "leader", "monster")

# The moments at which others are asked for a spell. (HF-10.15)
TURN_BEGINS: Final = 1
ABILITY: Final = 2
BUYING: Final = 4
FIGHT: Final = 8
LEAVING: Final = 16
TURN_ENDS: Final = 32
SPELL_PLAYED: Final = 64
ALWAYS: Final = 127
NEVER: Final = 0


COLOUR_LETTERS: Final = ("B", "R", "G", "Y")


class Price:
    """The pixels that an ability or a spell takes: "BR*" is a blue, a red and any other one."""

    def __init__(self, pixels: str) -> None:
        self.pixels = pixels
        self.need = [pixels.count(letter) for letter in "BRGY"]
        self.colours = [colour for colour in range(4) if self.need[colour]]
        self.any = pixels.count("*")
        self.total = len(pixels)
        self.colour = "BRGY".index(pixels) if pixels in COLOUR_LETTERS else NO_COLOUR


def marked(**fields: str) -> dict[str, str]:
    """Where single fields of a card come from."""
    return fields


class Printed:
    """What the rules read off a card again and again, where compiled code reaches it fastest."""

    def __init__(self, kind: int, rank: int, cost: int, price: Price) -> None:
        self.kind = kind
        self.rank = rank
        self.cost = cost
        self.price = price
        self.treasure = 0
        self.damage = 0
        self.health = 0
        self.buys = 0
        self.draws = False
        self.has_ability = False
        self.has_information = False
        self.sells_spells = False
        self.can_be_trashed = True
        self.is_attack = False
        self.takes_cards_out = False
        self.goes_back = False
        self.announces_fight = False
