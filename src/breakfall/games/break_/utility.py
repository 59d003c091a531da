"""What is printed on a utility card, and what every utility must say. (BR-5)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK, Face
from breakfall.core.option import option
from breakfall.games.break_.icons import CONSUMABLE, NO_ICONS

if TYPE_CHECKING:
    from breakfall.games.break_.state import Army, Battle
    from breakfall.games.break_.troop import Troop, TroopCard

ROGUE: Final = 0
SNARE: Final = 1
LEAVES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Utility(Face):
    """A printed utility: a subclass for each, with its text and what it does side by side."""

    codes = (
        "nation",
        "icons",
        "rule",
        "asks",
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
    asks: ClassVar[str] = ""  # the first question, if it is for a tile
    name_source: ClassVar[str] = HOUSE
    text_source: ClassVar[str] = RULEBOOK
    copies_source: ClassVar[str] = INFERRED  # each is described once, as one card
    designed: ClassVar[tuple[str, ...]] = ()  # what else of it is not the rulebook's
    source = RULEBOOK

    def __init__(self) -> None:
        super().__init__()
        self.back = "utility"
        self.count = self.copies
        self.recharges = not self.icons & CONSUMABLE  # BR-5.2, BR-5.3
        self.option = option("cast", self.key)
        self.take_option = option("take", self.key)

    def can_cast(self, battle: Battle, army: Army) -> bool:
        """There is somebody to use it and something to use it on. (BR-5.4, BR-5.5)"""
        raise NotImplementedError

    async def cast(self, battle: Battle, army: Army) -> None:
        """What the text says."""
        raise NotImplementedError

    def users(self, battle: Battle, army: Army) -> list[int]:
        """The tiles that are asked for first; if there is only one, nobody is asked."""
        return []

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

    does: ClassVar[int] = LEAVES

    def __init__(self) -> None:
        super().__init__()
        self.back = "trap"
        self.kind = self.does
        self.turned_over: TroopCard | None = None  # the troop on its other side
