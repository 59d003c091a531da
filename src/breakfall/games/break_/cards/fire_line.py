"""Fire's line, which burns who passes through. (BR-11.5 to BR-11.7)"""

from __future__ import annotations

from typing import Final

from breakfall.core.event import Event3
from breakfall.core.option import Option, option
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.break_.board import LINES, NAMES, NOWHERE, PLACES
from breakfall.games.break_.events import LINE_PLACED, LINE_TAKEN
from breakfall.games.break_.icons import (
    THORNS,
)
from breakfall.games.break_.questions import (
    BattleQuestion,
)
from breakfall.games.break_.rules.moving import FIRE_LINE_DAMAGE
from breakfall.games.break_.state import Army, Battle, Utility


class LineQuestion(BattleQuestion[int]):
    """Which grid line, by its number."""

    def option(self, asked: OpenQuestion, thing: int) -> Option:
        return LINE_OPTIONS[thing]

    def label(self, table: Battle, asked: OpenQuestion, thing: int) -> str:
        one, other = LINES[thing]
        return f"Between {NAMES[one]} and {NAMES[other]}"

    def places(self, table: Battle, asked: OpenQuestion, thing: int) -> tuple[str, ...]:
        one, other = LINES[thing]
        return PLACES[one], PLACES[other]

    def expected(self, table: Battle, asked: OpenQuestion) -> list[int]:
        return ALL_LINES

    def barred(self, table: Battle, asked: OpenQuestion, thing: int) -> Barred:
        return Barred(self.rule, "The enemy's fire line lies there.")


ALL_LINES: Final[list[int]] = list(range(len(LINES)))
LINE_OPTIONS: Final[list[Option]] = [
    option("line", f"{NAMES[one]}-{NAMES[other]}") for one, other in LINES
]
LINE: Final = LineQuestion("line", "BR-11.5", "Where do you place the Fire Line?")


class FireLine(Utility):
    name = "Fire Line"
    nation = "Fire"
    icons = THORNS
    text = (
        "On any grid line between two tiles. An enemy passing through takes {damage} thorns "
        "damage. In a turn you either place it or take it."
    )
    rule = "BR-11.5"
    take_rule = "BR-11.6"

    def amounts(self) -> dict[str, int]:
        return {"damage": FIRE_LINE_DAMAGE}

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return True

    async def cast(self, battle: Battle, army: Army) -> None:
        taken = battle.enemy_of(army).line
        lines = ALL_LINES
        if taken >= 0:
            lines = [line for line in ALL_LINES if line != taken]
        army.line = await choose(army.seats, LINE, lines, self)
        tell_line(battle, army, LINE_PLACED)

    def is_out(self, army: Army) -> bool:
        return army.line >= 0

    def take(self, battle: Battle, army: Army) -> None:
        """Off the board, instead of placing it. (BR-11.6)"""
        tell_line(battle, army, LINE_TAKEN)
        army.line = NOWHERE


def tell_line(battle: Battle, army: Army, event: Event3[int, str, str]) -> None:
    one, other = LINES[army.line]
    event.tell(battle, army.mask, army.seat, PLACES[one], PLACES[other])
