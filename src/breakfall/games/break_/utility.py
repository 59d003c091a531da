"""What is printed on a utility card, and what every utility must say. (BR-5)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK, Face
from breakfall.core.question import Barred
from breakfall.games.break_.icons import ARCHER, CONSUMABLE, MAGE, NO_ICONS

if TYPE_CHECKING:
    from breakfall.games.break_.questions import TroopQuestion
    from breakfall.games.break_.state import Army, Battle
    from breakfall.games.break_.troop import Troop, TroopCard

ROGUE: Final = 0
SNARE: Final = 1
LEAVES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Utility(Face):
    """A printed utility: a subclass for each, with its text and what it does side by side.

    Amounts stand on the card alone: its effect reads them, and its text names them.
    """

    codes = (
        "nation",
        "icons",
        "rule",
        "asks.kind",
        "asks.rule",
        "asks.prompt",
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
    asks: ClassVar[TroopQuestion | None] = None  # the first question, if it is for a troop
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

    does: ClassVar[int] = LEAVES
    damage: ClassVar[int] = 0  # to whoever springs it

    def __init__(self) -> None:
        super().__init__()
        self.back = "trap"
        self.kind = self.does
        self.turned_over: TroopCard | None = None  # the troop on its other side

    def amounts(self) -> dict[str, int]:
        return {"damage": self.damage}
