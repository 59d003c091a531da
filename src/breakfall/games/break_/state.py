"""The nouns of BREAK: troops, utilities, nations, armies, and the battle they are in.

They know one another, so they share a module.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK, Card, Face, Piece, Zone
from breakfall.core.game import Format
from breakfall.core.luck import Luck
from breakfall.core.option import option
from breakfall.core.question import Barred
from breakfall.core.table import Table
from breakfall.games.break_.board import AHEAD, NORTH, NOWHERE, TILES
from breakfall.games.break_.icons import ARCHER, CONSUMABLE, MAGE, NO_ICONS
from breakfall.games.break_.nation import KEYS, NationKey, Stars
from breakfall.games.break_.terms import BLOCKED, CHOOSE_NATIONS, LEAVES_TRAP, NO_LIMIT, ROGUE_TRAP
from breakfall.games.break_.troop import TroopCard, TroopThere

# ---------------------------------------------------------------- troops


class Troop(Piece):
    """A troop on the board. Its power is what is left of it."""

    __slots__ = ("army", "card", "icons", "is_snared", "power", "printed", "role", "tile")

    def __init__(self, card: TroopCard, army: Army, tile: int) -> None:
        self.card = card
        self.printed = card.printed
        self.icons = card.printed.icons
        self.role = card.printed.role
        self.army = army
        self.tile = tile
        self.power = card.printed.power
        self.is_snared = False

    def copy(self, army: Army) -> Troop:
        twin = Troop(self.card, army, self.tile)
        twin.power = self.power
        twin.is_snared = self.is_snared
        return twin

    def located(self) -> TroopThere:
        return TroopThere(self.card, self.tile, self.army.seat)

    @property
    def is_alive(self) -> bool:
        return self.power > 0

    def has(self, icon: int) -> bool:
        return self.icons & icon != 0


# ---------------------------------------------------------------- utilities


@mypyc_attr(allow_interpreted_subclasses=True)
class Utility(Face):
    """A printed utility: a subclass for each, with its text and what it does side by side.

    Amounts stand on the card alone: its effect reads them, and its text names them.
    """

    codes = (
        "nation",
        "icons",
        "rule",
        "own_hits",
        "nothing",
        "take_rule",
        "does",
        "designed",
        "name_source",
        "text_source",
        "copies_source",
    )
    nation: ClassVar[str] = ""
    copies: ClassVar[int] = 1
    icons: ClassVar[int] = NO_ICONS
    text: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    own_hits: ClassVar[str] = ""  # what a cast does to troops of one's own, who are named in it
    nothing: ClassVar[str] = ""  # why it cannot be cast when there is nothing to use it on
    take_rule: ClassVar[str] = ""  # if it may be taken off the board: the rule that says so
    name_source: ClassVar[str] = HOUSE
    text_source: ClassVar[str] = RULEBOOK
    copies_source: ClassVar[str] = INFERRED  # each is described once, as one card
    designed: ClassVar[tuple[str, ...]] = ()  # what else of it is not the rulebook's
    source = RULEBOOK

    def __init__(self) -> None:
        super().__init__()
        self.back = "utility"
        self.count = self.copies
        self.printed_text = self.text.format(**self.amounts())
        self.recharges = not self.icons & CONSUMABLE  # BR-5.2, BR-5.3

    def amounts(self) -> dict[str, int]:
        """The amounts that its text names."""
        return {}

    def can_cast(self, battle: Battle, army: Army) -> bool:
        """There is somebody to use it and something to use it on. (BR-5.4, BR-5.5)"""
        raise NotImplementedError

    async def cast(self, battle: Battle, army: Army) -> None:
        """What the text says."""
        raise NotImplementedError

    def why_not(self, battle: Battle, army: Army) -> Barred:
        """What keeps it from being cast; asked only where something does."""
        if self.icons & MAGE and not army.has_any(MAGE):
            return Barred("BR-5.4", f"{self.name} needs a mage of yours on the board.")
        if self.icons & ARCHER and not army.has_any(ARCHER):
            return Barred("BR-5.4", f"{self.name} needs an archer of yours on the board.")
        return Barred(self.rule, self.nothing)

    def users(self, battle: Battle, army: Army) -> list[Troop]:
        """The troops that are asked for first; if there is only one, nobody is asked."""
        return []

    def sole_user(self, battle: Battle, user: Troop) -> str:
        """The only one that could be asked for, in words, with what follows."""
        return ""

    def price(self, army: Army) -> str:
        """What a cast costs or does to everybody, where it is not asked for first."""
        return ""

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        """Troops of one's own that a cast would hit or kill before anything is asked. (BR-5.8)"""
        return []

    def is_out(self, army: Army) -> bool:
        """It lies on the board and may be taken instead of placed."""
        return False

    def take(self, battle: Battle, army: Army) -> None:
        """Take it back from the board."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TrapCard(Utility):
    """A trap, laid under a troop in secret. Its cards lie in zones, so that nobody peeks."""

    does: ClassVar[int] = LEAVES_TRAP
    damage: ClassVar[int] = 0  # to whoever springs it

    def __init__(self) -> None:
        super().__init__()
        self.back = "trap"
        self.kind = self.does
        self.turned_over: TroopCard | None = None  # the troop on its other side

    def amounts(self) -> dict[str, int]:
        return {"damage": self.damage}


# ---------------------------------------------------------------- nations


class Nation:
    """Its troops, where they start, its utilities, and its starting priority. (BR-17)"""

    def __init__(
        self,
        name: str,
        *,
        priority: int,
        stars: Stars,
        set_up: tuple[tuple[TroopCard | None, ...], ...],
        reserve: tuple[tuple[TroopCard, int], ...] = (),
        utilities: tuple[Utility, ...],
        traps: tuple[TrapCard, ...] = (),
    ) -> None:
        self.name = name
        self.key: NationKey = KEYS[name]
        self.option = option("nation", self.key)  # leading it
        self.priority = priority
        self.stars = stars
        self.set_up = set_up  # three rows from the front to the edge, each from the left
        self.reserve = reserve
        self.utilities = utilities
        self.traps = traps


# ---------------------------------------------------------------- what lies on the board


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
        return self.face.kind == ROGUE_TRAP


class Snare:
    """An open snare: a trap that was sprung, or a broken coral. (BR-9.8, BR-13.2)"""

    __slots__ = ("card", "coral", "tile")

    def __init__(self, tile: int, card: Card | None, coral: TroopCard | None) -> None:
        self.tile = tile
        self.card = card
        self.coral = coral


# ---------------------------------------------------------------- the battle


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
class BattleFormat(Format):
    """What differs between the ways to play."""

    def __init__(self, key: str, title: str, summary: str, trap_sets: int = 1) -> None:
        super().__init__(key, title, (2,), summary)
        self.trap_sets = trap_sets  # of Forest's traps; there is one set of cards a nation

    async def choose_nations(self, battle: Battle) -> None:
        """Both armies get a nation. (BR-3.1)"""
        raise NotImplementedError

    def army_name(self, battle: Battle, army: Army) -> str:
        return army.leads.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Table):
    """Everything on the table of a match of BREAK."""

    def __init__(self, luck: Luck, form: BattleFormat) -> None:
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
        self.declined: list[str] = []  # actions not offered before another is done (BR-5.8)
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
