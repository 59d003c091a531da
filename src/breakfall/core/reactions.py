"""Reaction windows: the moments when anybody may act out of turn.

A window is named, asks only seats that could really react, and goes round the table until all
of them have passed in a row. A seat may ask to be left alone until the turn ends.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from breakfall.core.modes import pass_over
from breakfall.core.question import Answer, AnyTable, Question, Thing, choose
from breakfall.core.table import Table

PASS: Final = Answer("pass", label="Pass")
PASS_UNTIL_TURN_ENDS: Final = Answer(
    "pass", "until-turn-ends", "Pass, and do not ask me again this turn"
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Generic[AnyTable, Thing]):
    """One window: the question it puts, what each seat could do in it, and how that resolves.

    The question is among the reactions of a seat, after `PASS` and `PASS_UNTIL_TURN_ENDS`.
    """

    def __init__(self, question: Question[Any, Any], about: object = None) -> None:
        self.question = question
        self.about = about  # what one may react to, for the words of the question

    def reactions(self, table: AnyTable, seat: int) -> list[Thing]:
        """What this seat could do now; nothing when it cannot react."""
        raise NotImplementedError

    async def resolve(self, table: AnyTable, seat: int, reaction: Thing) -> None:
        """Carry the reaction out, at once and completely."""
        raise NotImplementedError


async def open_window(table: Table, window: Window[Any, Any], first: int) -> None:
    """Ask round the table from the first seat until everybody has passed in a row."""
    passed = 0
    seat = first
    while passed < table.seats:
        reaction: object = PASS
        reactions: list[Any] = [] if is_silent(table, seat) else window.reactions(table, seat)
        if reactions:
            things = [PASS, PASS_UNTIL_TURN_ENDS, *reactions]
            reaction = await choose((seat,), window.question, things, window.about)
        else:
            pass_over((seat,))
        if reaction is PASS_UNTIL_TURN_ENDS:
            table.silent_until_turn_ends |= 1 << seat
        if reaction is PASS or reaction is PASS_UNTIL_TURN_ENDS:
            passed += 1
        else:
            await window.resolve(table, seat, reaction)
            passed = 0
        seat = (seat + 1) % table.seats


def is_silent(table: Table, seat: int) -> bool:
    """It asked to be left alone this turn."""
    return table.silent_until_turn_ends >> seat & 1 == 1


def end_silence(table: Table) -> None:
    """The turn ends: everybody is asked again."""
    table.silent_until_turn_ends = 0
