"""How questions are put, for a short while: answered at random, watched, or looked beyond."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from breakfall.core.luck import Luck


class Autopilot:
    """Answers at random in place of the players, so that the rules need not stop to ask.

    There is one, and it is off but for the time of a roll-out, which nothing can interrupt.
    """

    def __init__(self) -> None:
        self.luck = Luck(0)
        self.left: i64 = 0  # choices that it still answers; below 0: all of them
        self.made: i64 = 0

    def take_over(self, luck: Luck, choices: int) -> None:
        self.luck = luck
        self.left = choices
        self.made = 0

    def pick(self, count: int) -> int:
        self.left -= 1
        self.made += 1
        return self.luck.below(count)


AUTOPILOT: Final = Autopilot()


class Lookout:
    """Notices seats that are passed over: not asked, because of cards that others cannot see.

    There is one, and it is off but for the time in which a choice takes effect at a table where
    choices may be taken back.
    """

    def __init__(self) -> None:
        self.maker: i64 = -1  # the seat whose choice takes effect; below 0: nobody looks
        self.has_seen_any = False

    def watch(self, maker: int) -> None:
        self.maker = maker
        self.has_seen_any = False

    def stop(self) -> None:
        self.maker = -1


LOOKOUT: Final = Lookout()


def pass_over(seats: tuple[int, ...]) -> None:
    """These would have been asked if they held other cards. Rules that ask nobody say so here."""
    if LOOKOUT.maker >= 0 and LOOKOUT.maker not in seats:
        LOOKOUT.has_seen_any = True


class Lookahead:
    """Whether questions with one option are put like any other, for somebody who looks ahead.

    There is one, and it is off but for the time of a look ahead, which nothing can interrupt.
    """

    def __init__(self) -> None:
        self.is_on = False


LOOKAHEAD: Final = Lookahead()
