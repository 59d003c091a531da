"""What is agreed before a match of BREAK."""

from __future__ import annotations

from typing import Final

from breakfall.core.errors import BreakfallError
from breakfall.core.game import Setting

NO_ROUND_LIMIT: Final = "none"
MOST_ROUNDS: Final = 1000
USUAL_LIMIT: Final = "80"  # measured: docs/balance/break.md


class RoundLimit(Setting):
    """A number of rounds after which power is counted, or none. (BR-15.5)"""

    def checked(self, value: str) -> str:
        if value == NO_ROUND_LIMIT:
            return value
        if value.isascii() and value.isdigit() and 1 <= int(value[:9]) <= MOST_ROUNDS:
            return str(int(value))
        raise BreakfallError(
            f"cannot be {value!r}; it may be: {NO_ROUND_LIMIT}, or a number from 1 to {MOST_ROUNDS}"
        )


SETTINGS: Final = (
    Setting("first", ("random", "0", "1"), "who chooses first, or leads the first-named nation"),
    Setting(
        "setup", ("arranged", "basic"), "rearrange the basic set-ups, or play them as they are"
    ),
    RoundLimit(
        "rounds",
        (USUAL_LIMIT, NO_ROUND_LIMIT, "20", "40", "60", "100", "150"),
        "the last round, after which total power decides: a number, or none",
    ),
)
