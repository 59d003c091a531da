"""Tables for short stories: what each player has, how the board lies, and what is asked.

    story = table(
        player("Greg", play=["Archer", "Adventurer"]),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
        row=["Fish", "Giant Worm", "The Ancient"],
    )
    story.answer("fight:minion-2", "strike")
    assert story.asks("Joe", "fight")
    story.answer("cast:lightning-strike", "card:archer:left-1")

The first player's turn has begun: their cards are in play, and it is for them to act, unless the
story says `begins=True`; then the hand is still to be revealed. Piles are listed from the top.
Pixels are letters, "BRGY". Whatever is not named is plain: a deck of Copper, no spells, a board
with the heroes for beginners, a row of Sea Serpents.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from breakfall.core.cards import Face, Zone
from breakfall.core.game import Format
from breakfall.core.luck import Luck
from breakfall.core.match import Match
from breakfall.games.havenfall.cards import (
    ARCANE,
    GOLD,
    ITEMS_OF_HEROES,
    LEADERS,
    MONSTERS,
    PLAYER_CARDS,
    POOL,
    SILVER,
)
from breakfall.games.havenfall.formats import STANDARD, Standard
from breakfall.games.havenfall.places import Board
from breakfall.games.havenfall.rules.coming_and_going import count
from breakfall.games.havenfall.rules.setup import new_pile, new_piles
from breakfall.games.havenfall.state import (
    ACT,
    BEGIN_TURN,
    InPlay,
    MonsterCard,
    PlayCard,
    RowMonster,
    Side,
    in_play,
)
from breakfall.games.havenfall.table import HavenfallTable
from breakfall.games.havenfall.terms import COLOURS
from tests.games import story
from tests.games.story import match_on

LETTERS = "BRGY"
HEROES = ("Squire", "Shape Shifter", "Swordsman", "Assassin", "Seer", "Elite Guard")
ARCANE_NAMES = tuple(one.name for one in ARCANE)
BOARD_ZONES = (
    ("spell-deck", False),
    ("trashed-spells", True),
    ("monster-deck", False),
    ("row", True),
    ("defeated", True),
    ("trash", True),
    ("arcane", True),
)


def face(name: str) -> Face:
    """The printed card of that name."""
    return next(one for one in POOL if one.name == name)


def card(name: str) -> PlayCard:
    return next(one for one in PLAYER_CARDS if one.name == name)


def monster(name: str) -> MonsterCard:
    return next(one for one in MONSTERS if one.name == name)


def counted(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


class Given:
    """What a player has when the story begins."""

    def __init__(self, name: str, given: dict[str, Any]) -> None:
        self.name = name
        self.play: list[str] = given.pop("play", [])
        self.kept: list[str] = given.pop("kept", [])  # in play since an earlier turn
        self.hand: list[str] = given.pop("hand", [])
        self.deck: list[str] = given.pop("deck", ["Copper"] * 10)
        self.discard: list[str] = given.pop("discard", [])
        self.spells: list[str] = given.pop("spells", [])
        self.pixels: str = given.pop("pixels", "")
        self.exhausted: str = given.pop("exhausted", "")
        self.points: int = given.pop("points", 0)
        self.colour: str | None = given.pop("colour", None)
        assert not given, f"a player has no {sorted(given)}"


def player(name: str, **given: Any) -> Given:
    return Given(name, given)


class Story(story.Story[HavenfallTable]):
    def __init__(self, match: Match, names: list[str]) -> None:
        super().__init__(match)
        self.names = names

    @property
    def haven(self) -> HavenfallTable:
        return self.table

    def side(self, name: str) -> Side:
        return self.haven.sides[self.names.index(name)]

    def cards(self, name: str) -> list[str]:
        """The names of a player's cards in play, in the order in which they came."""
        return [me.name for me in self.side(name).play]

    def in_play(self, name: str) -> InPlay:
        """The card of that name in play, whoever has it; the first of several."""
        for side in self.haven.sides:
            for me in side.play:
                if me.name == name:
                    return me
        raise AssertionError(f"{name} is not in play")

    def pile(self, name: str, pile: str) -> list[str]:
        """Names in a player's pile ("deck", "hand", "discard", "spells", ...) from its top."""
        zone: Zone = getattr(self.side(name).piles, pile)
        return names_in(zone)

    def board(self, zone: str) -> list[str]:
        """Names in a zone of the board ("trash", "defeated", "spell_deck", ...) from its top."""
        found: Zone = getattr(self.haven.board, zone)
        return names_in(found)

    def left(self, name: str) -> int:
        """How many cards of that name lie on the board, or beside it."""
        piles = [*self.haven.piles, *self.haven.items]
        return next(len(pile.zone.cards) for pile in piles if pile.face.name == name)

    @property
    def row(self) -> list[str | None]:
        return [None if one is None else one.face.name for one in self.haven.row]

    def pixels(self, name: str) -> str:
        """Available pixels as letters, then a stroke, then the exhausted ones: "BR/G"."""
        side = self.side(name)
        return f"{letters(side.available)}/{letters(side.exhausted)}"

    def totals(self, name: str) -> tuple[int, int]:
        """Damage and health."""
        side = self.side(name)
        return side.damage, side.health

    @property
    def winners(self) -> list[str] | None:
        """None while the match goes on; nobody after a draw."""
        outcome = self.match.outcome
        return None if outcome is None else [self.names[seat] for seat in outcome.winners]

    def seen(self, name: str | None) -> dict[str, Any]:
        """The table as a player (None: a spectator) sees it."""
        view = self.match.view(None if name is None else self.names.index(name))
        table_seen = view["table"]
        assert isinstance(table_seen, dict)
        return table_seen


def names_in(zone: Zone) -> list[str]:
    return [card.face.name for card in reversed(zone.cards)]


def letters(pixels: list[int]) -> str:
    return "".join(letter * pixels[colour] for colour, letter in enumerate(LETTERS))


def table(
    *players: Given,
    begins: bool = False,
    row: Sequence[str | None] = ("Sea Serpent", "Sea Serpent", "Sea Serpent"),
    monsters: Sequence[str] = ("Octopus",) * 5,
    defeated: Sequence[str] = (),
    spells: Sequence[str] = ("Windfall", "Second Wind", "Toll"),
    heroes: Sequence[str] = HEROES,
    artifacts: Sequence[str] = (),
    arcane: Sequence[str] = ARCANE_NAMES,
    supply: str = "BBBBBRRRRRGGGGGYYYYY",
    leaders_are_free: bool = False,
    form: Standard | None = None,
    round_now: int = 1,
    last_round: int = 50,
    seed: int = 1,
) -> Story:
    """A story that begins with this table. One player may be given; then somebody else watches."""
    given = list(players) if len(players) > 1 else [*players, player("Nobody")]

    def lay() -> HavenfallTable:
        haven = HavenfallTable(len(given), Luck(seed), form or STANDARD)
        zones = [
            haven.new_zone(name, haven.everyone if open_ else 0) for name, open_ in BOARD_ZONES
        ]
        haven.zones_of_board = Board(zones)
        board = haven.board
        lay_cards(haven, spells, board.spell_deck, hidden=True)
        lay_cards(haven, monsters, board.monster_deck, hidden=True)
        lay_cards(haven, defeated, board.defeated)
        lay_cards(haven, arcane, board.arcane)
        lay_row(haven, row)
        lay_piles(haven, heroes, artifacts)
        haven.supply = counted(supply)
        haven.are_leaders_free = leaders_are_free
        haven.round = round_now
        haven.last_round = last_round
        haven.stage = BEGIN_TURN if begins else ACT
        for seat, one in enumerate(given):
            lay_side(haven, seat, one)
        return haven

    rules = Format("standard", "Standard", (2, 3, 4), "")
    match = match_on(lay, "havenfall", rules, players=len(given), seed=seed)
    return Story(match, [one.name for one in given])


def lay_cards(
    haven: HavenfallTable, names: Sequence[str], zone: Zone, *, hidden: bool = False
) -> None:
    made = haven.new_cards([face(name) for name in reversed(names)], zone)
    if hidden:
        haven.mix_up(made)


def lay_row(haven: HavenfallTable, row: Sequence[str | None]) -> None:
    for place, name in enumerate(row):
        if name is not None:
            (placed,) = haven.new_cards([monster(name)], haven.board.row)
            haven.row[place] = RowMonster(placed, monster(name))


def lay_piles(haven: HavenfallTable, heroes: Sequence[str], artifacts: Sequence[str]) -> None:
    faces = [SILVER, GOLD, *(card(name) for name in (*heroes, *artifacts))]
    for one in sorted(faces, key=lambda face: face.cost):
        haven.piles.append(new_pile(haven, one))
        if one.key in ITEMS_OF_HEROES:
            haven.items.append(new_pile(haven, ITEMS_OF_HEROES[one.key]))


def lay_side(haven: HavenfallTable, seat: int, given: Given) -> None:
    colour = seat if given.colour is None else COLOURS.index(given.colour)
    side = Side(seat, haven.seats, colour, new_piles(haven, seat))
    haven.sides.append(side)
    side.available = counted(given.pixels)
    side.exhausted = counted(given.exhausted)
    side.points = given.points
    piles = side.piles
    lay_cards(haven, given.deck, piles.deck)
    lay_cards(haven, given.hand, piles.hand)
    haven.mix_up([*piles.deck.cards, *piles.hand.cards])
    lay_cards(haven, given.discard, piles.discard)
    monsters = {monster.name for monster in MONSTERS}
    side.has_monsters = not monsters.isdisjoint([*given.deck, *given.hand, *given.discard])
    lay_cards(haven, given.spells, piles.spells)
    if given.spells:
        haven.spell_holders |= side.mask
    if not haven.are_leaders_free:
        haven.new_cards([LEADERS[colour]], piles.leader)
    for name in (*given.play, *given.kept):
        (placed,) = haven.new_cards([face(name)], piles.play)
        side.play.append(in_play(placed, side, side))
    if haven.stage == ACT:
        for me in side.play:
            count(haven, me)
