"""The nouns of Nightbreak, which know one another: heroes as printed and in play, sides, battle."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Card, Face, Located, Piece, Zone
from breakfall.core.game import Format
from breakfall.core.luck import Luck
from breakfall.core.option import option
from breakfall.core.table import Table
from breakfall.core.wording import Count
from breakfall.games.nightbreak.terms import (
    CHOOSE_FACTIONS,
    DEBUFFS,
    ENEMY,
    FACTIONS,
    HOUR_FACTION,
    MELEE,
    MOON,
    MOST_RANKS,
    NO_FACTION,
    NONE,
    SUN,
)

# ---------------------------------------------------------------- what is printed, NB-2


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


# ---------------------------------------------------------------- what is on the table


class HeroInPlay(Piece):
    """A hero standing in a rank, with everything that lies on it."""

    __slots__ = (
        "card",
        "column",
        "damage",
        "face",
        "has_attacked",
        "has_prayed",
        "held",
        "here",
        "hp",
        "in_play",
        "markers",
        "prayers",
        "printed",
        "side",
        "strength",
    )

    def __init__(self, card: Card, face: Hero, side: Side, column: int) -> None:
        self.card = card
        self.face = face
        self.side = side
        self.column = column
        self.printed = face.numbers
        self.hp = self.printed.hp
        self.strength = self.printed.strength
        self.damage = 0
        self.held = 0
        self.prayers = 0
        self.markers = 0
        self.has_prayed = False
        self.has_attacked = False
        self.in_play = True
        self.here: Located | None = None  # where it was last told to be

    def copy(self, card: Card, side: Side) -> HeroInPlay:
        twin = HeroInPlay(card, self.face, side, self.column)
        twin.hp = self.hp
        twin.strength = self.strength
        twin.damage = self.damage
        twin.held = self.held
        twin.prayers = self.prayers
        twin.markers = self.markers
        twin.has_prayed = self.has_prayed
        twin.has_attacked = self.has_attacked
        twin.in_play = self.in_play
        return twin

    def located(self) -> Located:
        place = rank_id(self.side, self.column)
        here = self.here
        if here is None or here.place is not place:
            here = self.here = Located(self.face, place)
        return here

    @property
    def name(self) -> str:
        return self.face.name

    @property
    def is_injured(self) -> bool:
        """At least one damage. (NB-4.4)"""
        return self.damage > 0

    @property
    def is_overwhelmed(self) -> bool:
        """Damage has reached or passed the Hit Points. (NB-4.6)"""
        return self.damage >= self.hp

    def has(self, status: int) -> bool:
        return self.markers & status != 0

    @property
    def has_debuff(self) -> bool:
        return self.markers & DEBUFFS != 0


RANK_IDS: Final[list[list[str]]] = [
    [f"rank:{side}:{column}" for column in range(MOST_RANKS)] for side in range(2)
]


def rank_id(side: Side, column: int) -> str:
    """The place of the view where a rank lies."""
    return RANK_IDS[side.index][column]


def hero_on(card: Card) -> Hero:
    face = card.face
    assert isinstance(face, Hero)
    return face


def stand(card: Card, side: Side, column: int) -> HeroInPlay:
    """The hero on this card, fresh in a rank."""
    return HeroInPlay(card, hero_on(card), side, column)


class Side:
    """A player or a team: its row of heroes by column, its piles, its Favor and points."""

    def __init__(self, index: int, seats: tuple[int, ...], ranks: int, piles: Piles) -> None:
        self.index = index
        self.seats = seats
        self.seat_mask = 0
        for seat in seats:
            self.seat_mask |= 1 << seat
        self.faction: int = NO_FACTION
        self.favor = 0
        self.points = 0  # the Blessing Points of this turn (NB-4.1)
        self.row: list[HeroInPlay | None] = [None] * ranks
        self.last_in_rank: list[HeroInPlay | None] = [None] * ranks
        self.piles = piles
        self.kingmaker: Hero | None = None
        # Columns from this side's own left to its own right, and the way to the left. (NB-2.6)
        self.left = -1 if index == 0 else 1
        self.columns = list(range(ranks)) if index == 0 else list(range(ranks - 1, -1, -1))

    @property
    def heroes(self) -> list[HeroInPlay]:
        """Allied heroes from their own left to right."""
        row = self.row if self.index == 0 else self.row[::-1]
        return [hero for hero in row if hero is not None]

    @property
    def empty_columns(self) -> list[int]:
        return [column for column in self.columns if self.row[column] is None]

    def hero_at(self, place: int) -> HeroInPlay:
        """The allied hero in that place, counted from this side's left."""
        hero = self.row[self.columns[place]]
        assert hero is not None
        return hero

    def place_of(self, column: int) -> int:
        """Which column it is, counted from this side's left."""
        return column if self.index == 0 else len(self.row) - 1 - column


class Piles:
    """A hero deck with its discard pile and the cards taken out of the game."""

    def __init__(self, deck: Zone, discard: Zone, removed: Zone) -> None:
        self.deck = deck
        self.discard = discard
        self.removed = removed


class Battle(Table):
    """Everything on the table of a match of Nightbreak."""

    def __init__(self, seats: int, luck: Luck, form: BattleFormat) -> None:
        super().__init__(seats, luck)
        self.format = form
        self.sides: list[Side] = []
        self.field: Zone | None = None  # where the cards of all heroes in play lie
        self.random_heroes = False
        self.first = 0  # the side that goes first
        self.active = 0  # the side whose turn it is
        self.stage: int = CHOOSE_FACTIONS
        self.turn = 0
        self.time_deck: list[int] = []
        self.acting: HeroInPlay | None = None  # whose step it is

    @property
    def time(self) -> int:
        """The current Time card: the top one still face-up. (NB-8.2)"""
        return self.time_deck[self.turn]

    @property
    def is_day(self) -> bool:
        return HOUR_FACTION[self.time] == SUN

    @property
    def is_night(self) -> bool:
        return HOUR_FACTION[self.time] == MOON

    def enemy_of(self, side: Side) -> Side:
        return self.sides[1 - side.index]

    @property
    def turn_side(self) -> Side:
        return self.sides[self.active]

    @property
    def in_play(self) -> Zone:
        assert self.field is not None
        return self.field


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleFormat(Format):
    """What a format decides about a battle; formats.py has them all. (NB-1, 11 to 13)"""

    ranks = 3

    def piles(self, battle: Battle) -> list[Piles]:
        """The piles of the two sides; before the set-up they hold whole factions, open to all."""
        raise NotImplementedError

    async def choose_factions(self, battle: Battle) -> None:
        raise NotImplementedError

    async def choose_heroes(self, battle: Battle, side: Side) -> None:
        raise NotImplementedError

    def prepare_decks(self, battle: Battle) -> None:
        raise NotImplementedError

    def income(self, battle: Battle, side: Side) -> int:
        """The points that a turn brings. (NB-8.2)"""
        raise NotImplementedError

    async def called_kingmaker(self, battle: Battle, side: Side, column: int) -> Card | None:
        """A hero that takes an empty rank in place of one from the deck. (NB-12)"""
        raise NotImplementedError

    def side_name(self, battle: Battle, side: Side) -> str:
        raise NotImplementedError
