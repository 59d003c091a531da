"""Reaction windows: the moments when anybody may act out of turn.

A window is named, asks only seats that could really react, and goes round the table until all
of them have passed in a row. A seat may ask to be left alone until the turn ends.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from breakfall.core.choice import OptionQuestion
from breakfall.core.modes import pass_over
from breakfall.core.option import Option, option
from breakfall.core.table import Table

PASS = option("pass")
PASS_UNTIL_TURN_ENDS = option("pass", "until-turn-ends")


@mypyc_attr(allow_interpreted_subclasses=True)
class Window:
    """One window: its name, what each seat could do in it, and how a reaction resolves."""

    def __init__(self, name: str, about: object = None) -> None:
        self.name = name
        self.about = about  # what one may react to, for the words of the question

    def reactions(self, table: Table, seat: int) -> list[Option]:
        """What this seat could do now; nothing when it cannot react."""
        raise NotImplementedError

    async def resolve(self, table: Table, seat: int, reaction: Option) -> None:
        """Carry the reaction out, at once and completely."""
        raise NotImplementedError


async def open_window(table: Table, window: Window, first: int) -> None:
    """Ask round the table from the first seat until everybody has passed in a row."""
    passed = 0
    seat = first
    while passed < table.seats:
        reaction = PASS
        reactions = [] if is_silent(table, seat) else window.reactions(table, seat)
        if reactions:
            options = [PASS, PASS_UNTIL_TURN_ENDS, *reactions]
            reaction = await OptionQuestion((seat,), window.name, options, window.about)
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
