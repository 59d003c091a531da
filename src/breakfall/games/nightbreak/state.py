"""The nouns of Nightbreak: the battle, its two sides, and the heroes in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, cast

from breakfall.core.cards import Card, Located, Piece, Zone
from breakfall.core.luck import Luck
from breakfall.core.table import Table
from breakfall.games.nightbreak.hero import (
    DEBUFFS,
    MOON,
    NO_FACTION,
    SUN,
    Hero,
)

if TYPE_CHECKING:
    from breakfall.games.nightbreak.formats import Classic

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
LAY_DECKS: Final = 3
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
        return Located(self.face, rank_id(self.side, self.column))

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


def rank_id(side: Side, column: int) -> str:
    """The place of the view where a rank lies."""
    return f"rank:{side.index}:{column}"


def hero_on(card: Card) -> Hero:
    return cast(Hero, card.face)


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

    def __init__(self, seats: int, luck: Luck, form: Classic) -> None:
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
