"""What is printed on a hero card. (NB-2)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Face
from breakfall.core.log import Count
from breakfall.core.option import option

if TYPE_CHECKING:
    from breakfall.games.nightbreak.state import Battle, HeroInPlay

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """What a power does where that is one thing: "Deal {amount} damage."."""

    def __init__(self, text: str) -> None:
        self.text = text

    async def use(self, battle: Battle, me: HeroInPlay, target: HeroInPlay, amount: int) -> None:
        """Do it to the target that was chosen."""
        raise NotImplementedError


class Power:
    """A power as printed: name and cost (none on an arrival), whom its arrows reach, its text.

    A power that is one verb says which (`does`); others have their effect on the hero's class.
    Amounts stand here alone: effects read them, and `text` names them as `{amount}`, `{instead}`
    (what a condition makes of it) and `{also}` (of something else that it does).
    """

    def __init__(
        self,
        name: str,
        *,
        cost: int = 0,
        arrows: int = NONE,
        aims: int = ENEMY,
        each: bool = False,
        does: Verb | None = None,
        amount: int = 0,
        instead: int = 0,
        also: int = 0,
        text: str = "",
    ) -> None:
        self.name = name
        self.cost = cost
        self.arrows = arrows
        self.aims = aims
        self.each = each
        self.does = does
        self.amount = amount
        self.instead = instead
        self.also = also
        self.text = does.text if does is not None else text

    @property
    def printed_text(self) -> str:
        """The text with its amounts."""
        amount, instead, also = Count(self.amount), Count(self.instead), Count(self.also)
        return self.text.format(amount=amount, instead=instead, also=also)


def arrival(text: str, *, arrows: int = NONE, aims: int = ENEMY, each: bool = False) -> Power:
    """An arrival power: it has no name and costs nothing."""
    return Power("", arrows=arrows, aims=aims, each=each, text=text)


class Numbers:
    """What the rules read off a hero card, where compiled code reaches it fastest."""

    def __init__(self, hp: int, strength: int, kind: int, power: Power, arrival: Power) -> None:
        self.hp = hp
        self.strength = strength
        self.kind = kind
        self.power = power
        self.arrival = arrival


@mypyc_attr(allow_interpreted_subclasses=True)
class Hero(Face):
    """A printed hero: a subclass for each, with its numbers, texts and what they do.

    Where a power is more than one verb, the rules call `arrive` or `activate` with the target
    that was chosen; a power without arrows, or one that affects each of its targets, is given the
    hero itself.
    """

    codes = (
        "faction",
        "kind",
        "arrival.aims",
        "arrival.arrows",
        "arrival.cost",
        "arrival.each",
        "arrival.name",
        "arrival.printed_text",
        "power.aims",
        "power.arrows",
        "power.each",
        "power.printed_text",
    )
    faction: ClassVar[int] = SUN
    kind: ClassVar[int] = MELEE
    hp: ClassVar[int] = 1
    strength: ClassVar[int] = 1
    lore: ClassVar[str] = ""
    arrival: ClassVar[Power] = arrival("Nothing happens.")
    power: ClassVar[Power] = Power("Wait", cost=1, text="Nothing happens.")

    def __init__(self) -> None:
        super().__init__()
        self.back = FACTIONS[self.faction].lower()  # each faction has its own (NB-2.1)
        self.option = option("hero", self.key)  # choosing this hero
        self.arrival_text = self.arrival.printed_text
        self.power_text = self.power.printed_text
        self.numbers = Numbers(self.hp, self.strength, self.kind, self.power, self.arrival)

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        """What the arrival text says."""

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        """What the activated power's text says."""
