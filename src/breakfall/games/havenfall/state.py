"""The nouns of Havenfall: the haven under siege, its players, the cards in play, the monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Card, Located, Piece
from breakfall.core.luck import Luck
from breakfall.core.places import SeatPlaces
from breakfall.core.table import Table
from breakfall.games.havenfall.card import HERO, NO_COLOUR, PlayCard, play_card
from breakfall.games.havenfall.places import Board, Pile, Piles, RowMonster

if TYPE_CHECKING:
    from breakfall.games.havenfall.formats import Standard

# What the next step of the match is.
BEGIN_TURN: Final = 0
ACT: Final = 1
END_TURN: Final = 2

# The action of a turn. (HF-5.4)
NO_ACTION: Final = 0
BUY: Final = 1
FIGHT: Final = 2
TRASH: Final = 3
Action = Literal["buy", "fight", "trash"]
ACTIONS: Final[tuple[Action | None, ...]] = (None, "buy", "fight", "trash")

# Where a fight is. (HF-8.1)
NOWHERE: Final = -1
MINION_1: Final = 0
MINION_2: Final = 1
BOSS: Final = 2
DEFEATED_AS_MINION: Final = 3
DEFEATED_AS_BOSS: Final = 4
# The row from left to right, then the monster that was defeated last.
LOCATIONS: Final = ("minion-1", "minion-2", "boss", "defeated-as-minion", "defeated-as-boss")

NOBODY: Final = -1
PLAY_PLACES: Final = SeatPlaces("play")
MOST_SPELLS: Final = 5
HAND: Final = 5


class InPlay(Piece):
    """A card in play, with what has been done with it this turn."""

    __slots__ = (
        "boss_damage",
        "boss_health",
        "card",
        "chosen",
        "damage",
        "face",
        "has_drawn",
        "health",
        "in_play",
        "is_informed",
        "is_kept",
        "is_used",
        "owner",
        "printed",
        "side",
    )

    def __init__(self, card: Card, face: PlayCard, side: Side, owner: Side) -> None:
        self.card = card
        self.face = face
        self.printed = face.printed
        self.side = side  # whose turn it serves
        self.owner = owner
        self.damage = self.printed.damage
        self.health = self.printed.health
        self.boss_damage = 0  # more of it when a boss is fought
        self.boss_health = 0
        self.has_drawn = False
        self.is_informed = False
        self.is_used = False  # its ability
        self.is_kept = False  # stays for the next turn
        self.chosen = -1  # which of its options was taken
        self.in_play = True

    def copy(self, card: Card, sides: list[Side]) -> InPlay:
        twin = InPlay(card, self.face, sides[self.side.seat], sides[self.owner.seat])
        twin.damage = self.damage
        twin.health = self.health
        twin.boss_damage = self.boss_damage
        twin.boss_health = self.boss_health
        twin.has_drawn = self.has_drawn
        twin.is_informed = self.is_informed
        twin.is_used = self.is_used
        twin.is_kept = self.is_kept
        twin.chosen = self.chosen
        return twin

    @property
    def name(self) -> str:
        return self.face.name

    @property
    def is_borrowed(self) -> bool:
        """Taken from an opponent for this turn. (HF-11.4)"""
        return self.owner is not self.side

    @property
    def place(self) -> str:
        """Where the view shows it."""
        return PLAY_PLACES.at(self.side.seat, self.side.play.index(self))

    def located(self) -> Located:
        return Located(self.face, self.place)

    def is_like(self, other: InPlay) -> bool:
        """Nothing tells the two apart, so it does not matter which of them is meant."""
        return (
            self.face is other.face
            and self.side is other.side
            and self.damage == other.damage
            and self.health == other.health
            and self.is_used == other.is_used
            and self.is_kept == other.is_kept
            and (self.owner is self.side) == (other.owner is other.side)
            and self.boss_damage == other.boss_damage
            and self.boss_health == other.boss_health
            and (self.is_informed == other.is_informed or not self.printed.goes_back)
        )

    def differences(self, seat: int) -> list[str]:
        """What tells it from a fresh copy, for the keys of the options of a seat."""
        words: list[str] = []
        printed = self.printed
        if self.damage != printed.damage or self.health != printed.health:
            words.append(f"{self.damage}-{self.health}")
        if self.boss_damage or self.boss_health:
            words.append(f"boss-{self.boss_damage}-{self.boss_health}")
        if self.is_used:
            words.append("used")
        if self.is_informed and printed.goes_back:
            words.append("played")
        if self.is_kept:
            words.append("stays")
        if self.owner is not self.side:
            words.append("borrowed")
        if self.side.seat != seat:
            words.append(f"left-{(self.side.seat - seat) % self.side.table}")
        return words


class Bonus:
    """Damage and health that one card gives: they go when it or the one who has them goes."""

    __slots__ = ("boss_only", "damage", "health", "source", "target")

    def __init__(
        self, source: InPlay, target: InPlay, damage: int, health: int, boss_only: bool
    ) -> None:
        self.source = source
        self.target = target
        self.damage = damage
        self.health = health
        self.boss_only = boss_only

    def copy(self, source: InPlay, target: InPlay) -> Bonus:
        return Bonus(source, target, self.damage, self.health, self.boss_only)


class Side:
    """A player: the war room with its pixels, the cards, the points."""

    def __init__(self, seat: int, seats: int, colour: int, piles: Piles) -> None:
        self.seat = seat
        self.seats: tuple[int, ...] = (seat,)
        self.mask = 1 << seat
        self.table = seats
        self.colour = colour  # of the war room
        self.piles = piles
        self.available = [0, 0, 0, 0]
        self.exhausted = [0, 0, 0, 0]
        self.points = 0
        self.play: list[InPlay] = []
        self.bonuses: list[Bonus] = []
        # The totals of this turn.
        self.treasure = 0
        self.damage = 0
        self.health = 0
        self.boss_damage = 0
        self.boss_health = 0
        self.more_cards = 0  # in the next hand
        self.has_monsters = False  # in the deck, with a back of their own
        self.colour_changed = NO_COLOUR  # pixels of that colour count as `counts_as`
        self.counts_as = NO_COLOUR

    @property
    def has_available(self) -> bool:
        """At least one pixel to exhaust."""
        pixels = self.available
        return pixels[0] > 0 or pixels[1] > 0 or pixels[2] > 0 or pixels[3] > 0

    @property
    def pixels(self) -> int:
        return sum(self.available) + sum(self.exhausted)

    @property
    def heroes(self) -> list[InPlay]:
        return [me for me in self.play if me.printed.kind == HERO]


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn:
    """What has happened in this turn, and what is still to come in it."""

    def __init__(self) -> None:
        self.action: int = NO_ACTION
        self.location: int = NOWHERE
        self.bought = 0
        self.more_buys = 0
        self.fought = 0
        self.more_fights = 0
        self.is_over = False  # a fight was lost: only the end is left
        self.defeated = 0  # monsters
        self.bosses = 0
        self.conquests = 0  # bosses still to come that bring a point more
        self.conquered = 0  # bosses that have brought one
        self.takes_revenge = False
        self.free_spells = 0
        self.has_borrowed = False  # cards of opponents
        self.poise = 0  # spells to come at the end of the turn
        self.charges = 0  # the same, if a monster is defeated
        self.row_waits = False
        self.all_passed = False  # after the last spell, and the fighter has done nothing since
        self.fallen = 0  # monsters on top of the pile of defeated ones that fell in this turn
        self.avenged = NOWHERE  # place on that pile of the monster that is fought again
        self.is_row_touched = False  # by newcomers or spells
        self.guarded = 0  # seats to whom attacks do nothing
        self.protected = 0  # seats whose heroes spells cannot take out of play
        # While others are asked:
        self.pauses = 0  # windows that are open and spells that are being carried out
        self.activated: InPlay | None = None  # the card whose line is about to be carried out
        self.is_ability = False  # and that line is its ability
        self.is_cancelled = False  # and it has no effect
        self.buying: Pile | None = None  # what is about to be bought
        self.heist: int = NOBODY  # and the seat that gets it instead

    def copy(self) -> Turn:
        twin = Turn()
        twin.action = self.action
        twin.location = self.location
        twin.bought = self.bought
        twin.more_buys = self.more_buys
        twin.fought = self.fought
        twin.more_fights = self.more_fights
        twin.is_over = self.is_over
        twin.defeated = self.defeated
        twin.bosses = self.bosses
        twin.conquests = self.conquests
        twin.conquered = self.conquered
        twin.takes_revenge = self.takes_revenge
        twin.free_spells = self.free_spells
        twin.has_borrowed = self.has_borrowed
        twin.poise = self.poise
        twin.charges = self.charges
        twin.row_waits = self.row_waits
        twin.all_passed = self.all_passed
        twin.fallen = self.fallen
        twin.avenged = self.avenged
        twin.is_row_touched = self.is_row_touched
        twin.guarded = self.guarded
        twin.protected = self.protected
        return twin


class Haven(Table):
    """Everything on the table of a match of Havenfall."""

    def __init__(self, seats: int, luck: Luck, form: Standard) -> None:
        super().__init__(seats, luck)
        self.format = form
        self.sides: list[Side] = []
        self.zones_of_board: Board | None = None
        self.piles: list[Pile] = []  # for sale, the cheapest first
        self.items: list[Pile] = []  # Fake Diamonds, Lutes and Shadows
        self.row: list[RowMonster | None] = [None, None, None]
        self.supply = [0, 0, 0, 0]  # of pixels
        self.first = 0
        self.active = 0
        self.round = 1
        self.last_round = 0  # 0: none is set
        self.stage: int = BEGIN_TURN
        self.turn = Turn()
        self.are_leaders_free = False
        self.spell_holders = 0  # a bit for each seat that has a spell

    @property
    def board(self) -> Board:
        assert self.zones_of_board is not None
        return self.zones_of_board

    @property
    def turn_side(self) -> Side:
        return self.sides[self.active]

    def opponents_of(self, side: Side) -> list[Side]:
        """All others but a partner, clockwise. (HF-18.3)"""
        found: list[Side] = []
        for distance in range(1, self.seats):
            other = self.sides[(side.seat + distance) % self.seats]
            if not self.format.are_partners(side.seat, other.seat):
                found.append(other)
        return found

    def is_opponents_turn(self, side: Side) -> bool:
        active = self.active
        return active != side.seat and not self.format.are_partners(active, side.seat)

    def item_pile(self, key: str) -> Pile | None:
        for pile in self.items:
            if pile.face.key == key:
                return pile
        return None


def in_play(card: Card, side: Side, owner: Side) -> InPlay:
    return InPlay(card, play_card(card), side, owner)


def row_place(location: int) -> str:
    """Where the view shows the monster that is fought there."""
    return f"row:{LOCATIONS[location]}" if location <= BOSS else "defeated"


def stock_place(pile: Pile) -> str:
    return f"pile:{pile.face.key}"
