"""What is agreed before a match of BREAK."""

from __future__ import annotations

from typing import Final

from breakfall.core.errors import BreakfallError
from breakfall.core.registry import Setting

NO_ROUND_LIMIT: Final = "none"
MOST_ROUNDS: Final = 1000


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
        ("60", NO_ROUND_LIMIT, "40", "100"),
        "after how many rounds total power decides",
    ),
)
