"""What a game brings to the terminal: a widget that shows its table, and a few words about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from textual.message import Message
from textual.widget import Widget

View = Mapping[str, object]


@dataclass(frozen=True)
class Glow:
    """What may be chosen, and what the player has in mind."""

    marks: Mapping[str, str] = field(default_factory=dict)  # place: the key that chooses it, or ""
    aimed: frozenset[str] = frozenset()  # places that the highlighted option points at
    picked: frozenset[str] = frozenset()  # places clicked so far, where an option needs several


@dataclass(frozen=True)
class Pile:
    """A pile that may be looked through: its printed cards by key, top first."""

    title: str
    cards: tuple[str, ...]


class Layout(Widget):
    """A game's table. It shows a view and what glows; it tells what was clicked or looked at.

    Everything it shows comes from the view that it is given.
    """

    legend: ClassVar[tuple[tuple[str, str], ...]] = ()  # for the help: a sign and what it means
    is_tall: ClassVar[bool] = False  # the question stands beside it, not below

    class Picked(Message):
        """Somebody clicked a place, or pressed Enter on it."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    class LookedAt(Message):
        """The mouse or the focus is on a place; None when it has left."""

        def __init__(self, place: str | None) -> None:
            super().__init__()
            self.place = place

    class Left(Message):
        """The keyboard has walked off the table."""

    def __init__(self, view: View, players: Sequence[str]) -> None:
        """`players` says who sits on each seat: "you", "greedy bot"."""
        super().__init__(id="board")
        self.view_shown = view
        self.players = players
        self.glow = Glow()

    def show(self, view: View, glow: Glow) -> None:
        """Show this, now."""
        raise NotImplementedError

    def fit(self, width: int, height: int) -> None:
        """The screen has this size now."""

    def focus_places(self) -> bool:
        """Move the keyboard from the list of options to the table; false if it has no places."""
        return False

    # ------------------------------------------------------------ words about a view

    @classmethod
    def headline(cls, view: View) -> str:
        """Where the match stands, in a few words."""
        return ""

    @classmethod
    def seat_name(cls, view: View, seat: int) -> str:
        """Who sits there, as everybody calls them."""
        return f"Player {seat + 1}"

    @classmethod
    def card_at(cls, view: View, place: str) -> str | None:
        """The printed card that lies at a place, by its key, if the viewer knows it."""
        return None

    @classmethod
    def piles(cls, view: View) -> list[Pile]:
        """The piles that this viewer may look through."""
        return []

    @classmethod
    def is_heading(cls, line: str) -> bool:
        """This line of the log begins something new."""
        return False
