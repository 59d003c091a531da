"""The nouns of BREAK: the battle, its two armies, and what lies on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Card, Zone
from breakfall.core.luck import Luck
from breakfall.core.table import Table
from breakfall.games.break_.board import AHEAD, NORTH, NOWHERE, TILES
from breakfall.games.break_.troop import Troop, TroopCard
from breakfall.games.break_.utility import ROGUE, TrapCard, Utility

if TYPE_CHECKING:
    from breakfall.games.break_.action import Action
    from breakfall.games.break_.formats import OpenChoice
    from breakfall.games.break_.nation import Nation

HEAVY_MOVES: Final = 2
NIMBLE_MOVES: Final = 2
QUIET_ROUNDS: Final = 20  # BR-15.4
NO_LIMIT: Final = 0  # BR-15.5

# What can lie on a tile besides a troop, a bit each.
WALL: Final = 1
TREES: Final = 2
TRAP: Final = 4
SNARE: Final = 8
RIVER: Final = 16
BOMB: Final = 32
BLOCKED: Final = WALL | TREES  # BR-2.3
OBSTRUCTED: Final = TRAP | SNARE | RIVER  # BR-2.5

# What the next step of the match is.
CHOOSE_NATIONS: Final = 0
FIRST_ARRANGES: Final = 1
SECOND_ARRANGES: Final = 2
BEGIN_TURN: Final = 3
ACTION: Final = 4


class Wall:
    """A wall on the board and the tokens left on it. (BR-8.7)"""

    __slots__ = ("tile", "tokens")

    def __init__(self, tile: int, tokens: int) -> None:
        self.tile = tile
        self.tokens = tokens


class Trap:
    """A hidden trap on a tile. (BR-9.1)"""

    __slots__ = ("card", "is_no_rogue", "tile")

    def __init__(self, card: Card, tile: int, *, is_no_rogue: bool = False) -> None:
        self.card = card
        self.tile = tile
        self.is_no_rogue = is_no_rogue  # everybody knows, since no rogue attacked (BR-16.4)

    @property
    def face(self) -> TrapCard:
        face = self.card.face
        assert isinstance(face, TrapCard)
        return face

    @property
    def is_rogue(self) -> bool:
        return self.face.kind == ROGUE


class Snare:
    """An open snare: a trap that was sprung, or a broken coral. (BR-9.8, BR-13.2)"""

    __slots__ = ("card", "coral", "tile")

    def __init__(self, tile: int, card: Card | None, coral: TroopCard | None) -> None:
        self.tile = tile
        self.card = card
        self.coral = coral


class Army:
    """A player's nation on the board, and all that belongs to it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seats: tuple[int, ...] = (seat,)
        self.mask = 1 << seat
        self.ahead = AHEAD[seat]
        self.nation: Nation | None = None
        self.priority = 0
        self.troops: list[Troop] = []
        self.fallen: list[TroopCard] = []
        self.heavy = 0
        self.nimble = 0
        self.ready: list[int] = []  # how many copies of each utility can still be used
        self.reserve: list[int] = []  # how many of each reserve troop are left
        self.walls: list[Wall] = []
        self.trees = NOWHERE
        self.line = NOWHERE  # the grid line that the fire line lies on
        self.river = NOWHERE  # where the river begins
        self.mouth = NOWHERE  # its second tile
        self.current: int = NORTH
        self.bomb = NOWHERE  # the tile it lies on, if it sticks to nobody
        self.bomb_on: Troop | None = None
        self.traps: list[Trap] = []
        self.snares: list[Snare] = []

    @property
    def leads(self) -> Nation:
        assert self.nation is not None
        return self.nation

    @property
    def power(self) -> int:
        return sum(troop.power for troop in self.troops)

    def use(self, utility: Utility) -> None:
        """A copy is turned over. (BR-5.1)"""
        self.ready[self.leads.utilities.index(utility)] -= 1

    def ready_copies(self, utility: Utility) -> int:
        return self.ready[self.leads.utilities.index(utility)]

    def has_any(self, icon: int) -> bool:
        """One of the troops has this icon."""
        return any(troop.icons & icon for troop in self.troops)


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Table):
    """Everything on the table of a match of BREAK."""

    def __init__(self, luck: Luck, form: OpenChoice) -> None:
        super().__init__(2, luck)
        self.format = form
        self.armies: list[Army] = [Army(0), Army(1)]
        self.board: list[Troop | None] = [None] * TILES
        self.ground: list[int] = [0] * TILES
        self.stage: int = CHOOSE_NATIONS
        self.chooser = 0  # who chooses a nation first
        self.lower = 0  # the seat with the lower starting priority
        self.active = 0
        self.changes = 0  # made so far by the player who rearranges
        self.turn = 0  # turns that are over
        self.quiet_turns = 0  # turns in a row without damage
        self.is_quiet = True  # so far in this turn
        self.arranges = True
        self.last_round = NO_LIMIT  # power is counted after it (BR-15.5)
        self.declined: list[Action] = []  # not offered again before something is done (BR-5.8)
        self.visitor: Troop | None = None  # the attacker, while it fights on another's tile
        self.falling: list[Troop] = []  # defeated, not yet removed

    @property
    def turn_army(self) -> Army:
        return self.armies[self.active]

    def enemy_of(self, army: Army) -> Army:
        return self.armies[1 - army.seat]

    # Trap cards lie in zones: a box that everybody sees, and three places for each seat.

    @property
    def box(self) -> Zone:
        return self.zones[0]

    def hand_of(self, army: Army) -> Zone:
        return self.zones[1 + 3 * army.seat]

    def laid_by(self, army: Army) -> Zone:
        return self.zones[2 + 3 * army.seat]

    def spent_by(self, army: Army) -> Zone:
        return self.zones[3 + 3 * army.seat]

    # ------------------------------------------------------------ tiles

    def is_empty(self, tile: int) -> bool:
        """Nothing on it at all. (BR-2.4)"""
        return self.ground[tile] == 0 and self.board[tile] is None

    def is_blocked(self, tile: int) -> bool:
        """Trees, a wall, or beyond the edge. (BR-2.3)"""
        return tile < 0 or self.ground[tile] & BLOCKED != 0

    def troop_at(self, tile: int) -> Troop:
        troop = self.board[tile]
        assert troop is not None
        return troop

    def stand(self, card: TroopCard, army: Army, tile: int) -> Troop:
        """A fresh troop on that tile."""
        troop = Troop(card, army, tile)
        army.troops.append(troop)
        self.board[tile] = troop
        return troop
