"""The numbers and icons of a card. (HB-2.1 to HB-2.3)"""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

CURSED: Final = 0
DERANGED: Final = 1
FERAL: Final = 2
REVENANT: Final = 3
VOID: Final = 4
Aspect = Literal["Cursed", "Deranged", "Feral", "Revenant", "Void"]
ASPECTS: Final[tuple[Aspect, ...]] = ("Cursed", "Deranged", "Feral", "Revenant", "Void")

PROWL: Final = 0
FORESEE: Final = 1
HAUNT: Final = 2
SCHEMES: Final = ("Prowl", "Foresee", "Haunt")

NO_JUMPSCARE: Final = -1


class Icon:
    """A scheme icon with its value."""

    def __init__(self, kind: int, value: int) -> None:
        self.kind = kind
        self.value = value


class Bar:
    """What a card yields at each Feeding, or a location when it is taken. (HB-5.2, HB-9.10)"""

    def __init__(self, *, blood: int = 0, malice: int = 0, cards: int = 0) -> None:
        self.blood = blood
        self.malice = malice
        self.cards = cards


def prowl(value: int) -> Icon:
    return Icon(PROWL, value)


def foresee(value: int) -> Icon:
    return Icon(FORESEE, value)


def haunt(value: int) -> Icon:
    return Icon(HAUNT, value)


class Printed:
    """What the rules read off a card again and again, where compiled code reaches it fastest."""

    def __init__(self, cost: int, loyalty: int, aspect: int, bar: Bar) -> None:
        self.cost: i64 = cost
        self.loyalty: i64 = loyalty
        self.aspect: i64 = aspect
        self.bar = bar
        self.traits: frozenset[str] = frozenset()
        self.combat: i64 = 0
        self.health: i64 = 0
        self.scheme: tuple[Icon, ...] = ()
        self.abilities: i64 = 0
        self.bloodlust: i64 = 0
        self.malicious: i64 = 0
        self.fearsome = False
        self.stealth = False
        self.overkill = False
        self.deadly = False
        self.unique = False
        self.changes_cost = False
        self.changes_combat = False
        self.lurking_only = False
        self.unleashed_only = False
        self.jumpscare: i64 = NO_JUMPSCARE
        self.amount: i64 = 0
        self.cut: i64 = 0
        self.action_cost: i64 = 0
        self.once_a_round = False
