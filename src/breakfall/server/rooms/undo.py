"""Which choices may be undone, and which are left when some were."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from breakfall.server.moves import Move


class Made(NamedTuple):
    """A choice that was made: by which move, and whether it may be undone."""

    move: Move
    may_be_undone: bool

    @property
    def seat(self) -> int:
        return self.move.seat


def undoable(made: Sequence[Made], round_start: int, seats: Iterable[int]) -> int:
    """Which choice the holder of these seats may undo: so many from the end; 0: none.

    Of simultaneous answers one's own, until all are in (`round_start` is where they begin). Else
    the last choice, if nothing hidden was shown and no other seat was asked since.
    """
    mine = set(seats)
    answers = made[round_start:]
    for back, one in enumerate(reversed(answers), start=1):
        if one.seat in mine:
            return back
    if answers or not made:
        return 0
    last = made[-1]
    return 1 if last.seat in mine and last.may_be_undone else 0


def standing(moves: Iterable[Move]) -> list[Move]:
    """The choices that were not undone."""
    left: list[Move] = []
    for move in moves:
        if move.is_deal:
            left.clear()
        elif move.undoes:
            del left[-move.undoes]
        else:
            left.append(move)
    return left
