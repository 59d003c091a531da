"""The nouns of Havenfall: printed cards, and the haven under siege with its players and monsters.

Every card says field by field where its values come from: `source` for all of them, `marks` for
the fields that come from elsewhere. (HF-2)
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from mypy_extensions import mypyc_attr

from breakfall.core.cards import HOUSE, Card, Face, Located, Piece, Zone
from breakfall.core.game import Format
from breakfall.core.luck import Luck
from breakfall.core.option import Option, option
from breakfall.core.places import SeatPlaces, position
from breakfall.core.table import Table
from breakfall.core.wording import Count
from breakfall.games.havenfall.places import Board, Piles
from breakfall.games.havenfall.terms import (
    BLUE,
    HERO,
    MONSTER,
    NEVER,
    NO_COLOUR,
    TURN_ENDS,
    Price,
    Printed,
    marked,
)

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


# ---------------------------------------------------------------- printed cards


class Pointer:
    """The options of one kind that point at a card in play: made once, found by its state.

    Two copies that nothing tells apart share an option; it does not matter which is meant.
    """

    def __init__(self, kind: str, key: str) -> None:
        self.kind = kind
        self.key = key
        self.plain = option(kind, key)

    def at(self, me: InPlay, seat: int) -> Option:
        """The option for this card, as the seat that is asked sees it."""
        printed = me.printed
        if (
            me.side.seat == seat
            and me.owner is me.side
            and not me.is_used
            and not me.is_kept
            and not (me.is_informed and printed.goes_back)
            and me.damage == printed.damage
            and me.health == printed.health
        ):
            return self.plain
        return option(self.kind, ":".join([self.key, *me.differences(seat)]))


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayCard(Face):
    """Anything that can lie in play: a subclass for each, with numbers, texts and what they do."""

    codes = ("kind", "colour", "colours", "has_information", "takes_cards_out")
    kind: ClassVar[int] = HERO
    rank: ClassVar[int] = 0
    copies: ClassVar[int] = 1
    cost: ClassVar[int] = 0
    colours: ClassVar[tuple[int, ...]] = ()  # of an artifact or a leader: where it belongs
    damage: ClassVar[int] = 0
    health: ClassVar[int] = 0
    treasure: ClassVar[int] = 0
    buys: ClassVar[int] = 0  # additional ones in the buy action
    draws: ClassVar[bool] = False  # "+1 card"
    information: ClassVar[str] = ""
    has_information: ClassVar[bool] = False  # a line that is played, not just counted
    takes_cards_out: ClassVar[bool] = False  # that line makes a card leave play
    goes_back: ClassVar[bool] = False  # to its pile, once used
    sells_spells: ClassVar[bool] = False
    ability: ClassVar[str] = ""
    pixels: ClassVar[str] = ""
    text: ClassVar[str] = ""
    announces_fight: ClassVar[bool] = False  # its ability belongs to the fight action
    is_attack: ClassVar[bool] = False
    is_arcane: ClassVar[bool] = False
    can_be_trashed: ClassVar[bool] = True
    amount: ClassVar[int] = 0  # what an effect is worth; texts name it, so it stands once
    also: ClassVar[int] = 0  # a second amount
    marks: ClassVar[dict[str, str]] = marked()

    def __init__(self) -> None:
        super().__init__()
        self.back = "player"
        self.information_text = self.in_words(self.information)
        self.ability_text = self.in_words(self.text)
        printed = Printed(self.kind, self.rank, self.cost, Price(self.pixels))
        printed.treasure = self.treasure
        printed.damage = self.damage
        printed.health = self.health
        printed.buys = self.buys
        printed.draws = self.draws
        printed.has_ability = self.ability != ""
        printed.has_information = self.has_information
        printed.sells_spells = self.sells_spells
        printed.can_be_trashed = self.can_be_trashed
        printed.is_attack = self.is_attack
        printed.takes_cards_out = self.takes_cards_out
        printed.goes_back = self.goes_back
        printed.announces_fight = self.announces_fight
        self.printed = printed
        self.buy_option = option("buy", self.key)
        self.take_option = option("take", self.key)
        self.as_ability = Pointer("ability", self.key)
        self.information_option = option("information", self.key)
        self.information_of_borrowed = option("information", f"{self.key}:borrowed")
        self.draw_option = option("draw", self.key)
        self.as_target = Pointer("card", self.key)

    def in_words(self, text: str) -> str:
        """A text of this card with its numbers."""
        return text.format(
            amount=Count(self.amount),
            also=Count(self.also),
            damage=self.damage,
            health=self.health,
            treasure=self.treasure,
            buys=Count(self.buys),
        )

    def information_of(self, me: InPlay) -> Option:
        """The option of its line; a borrowed copy goes back elsewhere, so it has its own."""
        return self.information_option if me.owner is me.side else self.information_of_borrowed

    def can_inform(self, haven: Haven, me: InPlay) -> bool:
        """Whether the information has something to work on."""
        return True

    async def inform(self, haven: Haven, me: InPlay) -> None:
        """What the information says beyond numbers and cards."""

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        """Whether the ability has something to work on, its pixels aside. (HF-6.6)"""
        return True

    async def activate(self, haven: Haven, me: InPlay) -> None:
        """What the ability says; its pixels are paid."""

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        """The cards in play of which the ability has to choose one, for its words.

        Where the information takes cards out of play, those of the information.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class MonsterCard(PlayCard):
    """A monster: numbers for the boss and for the minion, and its rank, which is its points."""

    kind = MONSTER
    colour: ClassVar[int] = BLUE
    boss_damage: ClassVar[int] = 0
    boss_health: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__()
        self.back = "monster"
        self.gives = self.colour
        self.as_boss = (self.boss_damage, self.boss_health)
        self.as_minion = (self.damage, self.health)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellCard(Face):
    """A spell: its pixels, its text and what it does."""

    source = HOUSE
    codes = ("moments", "answers")
    pixels: ClassVar[str] = ""
    text: ClassVar[str] = ""
    in_own_turn: ClassVar[bool] = False  # its text allows it in one's own turn only
    moments: ClassVar[int] = TURN_ENDS  # when it makes a difference in the turns of others
    answers: ClassVar[int] = NEVER  # when it does in one's own turn, after somebody else's spell
    amount: ClassVar[int] = 0  # what it is worth; the text names it, so it stands once
    also: ClassVar[int] = 0  # a second amount
    marks: ClassVar[dict[str, str]] = marked()

    def __init__(self) -> None:
        super().__init__()
        self.back = "spell"
        self.effect = self.text.format(amount=Count(self.amount), also=Count(self.also))
        self.price = Price(self.pixels)
        self.is_for_own_turn = self.in_own_turn
        self.asked_at = NEVER if self.in_own_turn else self.moments
        self.answers_at = self.asked_at | self.answers
        self.cast_option = option("cast", self.key)
        self.drop_option = option("drop", self.key)
        self.keep_option = option("keep", self.key)

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        """Whether it finds what it has to choose or to bring. (HF-10.13)"""
        return True

    async def cast(self, haven: Haven, side: Side) -> None:
        """What the text says; its pixels are paid."""

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        """The cards in play of which it has to choose one, for its words."""
        return []


# ---------------------------------------------------------------- what a card of a pile is


def play_card(card: Card) -> PlayCard:
    """What is printed on a card of a hand, a deck or a pile of the board."""
    face = card.face
    assert isinstance(face, PlayCard)
    return face


def monster_card(card: Card) -> MonsterCard:
    face = card.face
    assert isinstance(face, MonsterCard)
    return face


def spell_card(card: Card) -> SpellCard:
    face = card.face
    assert isinstance(face, SpellCard)
    return face


# ---------------------------------------------------------------- on the table


@mypyc_attr(acyclic=True)
class Pile:
    """A face-up pile of one printed card on the board."""

    def __init__(self, face: PlayCard, zone: Zone) -> None:
        self.face = face
        self.zone = zone
        self.cost = face.printed.cost


@mypyc_attr(acyclic=True)
class RowMonster:
    """A monster in the row, with what spells have done to it this turn."""

    __slots__ = ("card", "damage", "face", "health", "is_new")

    def __init__(self, card: Card, face: MonsterCard) -> None:
        self.card = card
        self.face = face
        self.damage = 0  # more of it this turn
        self.health = 0
        self.is_new = False  # came into the row after a fight of this turn (HF-8.16)

    def copy(self, cards: list[Card]) -> RowMonster:
        twin = RowMonster(cards[self.card.index], self.face)
        twin.damage = self.damage
        twin.health = self.health
        twin.is_new = self.is_new
        return twin


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
        return PLAY_PLACES.at(self.side.seat, position(self.side.play, self))

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

    def __init__(self, seats: int, luck: Luck, form: HavenFormat) -> None:
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


class HavenFormat(Format):
    """What a format decides about a match; formats.py has them all. (HF-1.3, HF-18)"""

    def may_begin(self, monster: MonsterCard, row: list[MonsterCard]) -> bool:
        """Whether a monster may be one of the first three, with these beside it."""
        raise NotImplementedError

    def are_partners(self, one: int, other: int) -> bool:
        raise NotImplementedError

    def eyes_on_spells(self, seat: int) -> int:
        """Who sees the spells of a seat. (HF-16.5)"""
        raise NotImplementedError

    def has_won(self, haven: Haven, side: Side) -> bool:
        raise NotImplementedError

    def goal_points(self, side: Side) -> int:
        """Points that bring a player nearer to the goal."""
        raise NotImplementedError

    def team_points(self, haven: Haven, team: tuple[int, ...]) -> int:
        raise NotImplementedError
