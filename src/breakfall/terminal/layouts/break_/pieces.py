"""What an army can use, a line each: its utilities, and the traps in hand by kind."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from textual.content import Content

from breakfall.terminal.layouts.base import Glow
from breakfall.terminal.layouts.break_ import signs
from breakfall.terminal.layouts.break_.places import Places
from breakfall.terminal.layouts.break_.view import ArmySeen, TableSeen, printed_names

TRAPS = ("lurking-rogue", "snare", "leaves")  # in printed order


class Piece(NamedTuple):
    """A utility, or the traps of one kind in hand."""

    place: str
    sign: str
    name: str
    note: str
    is_used: bool


def pieces_of(table: TableSeen, army: ArmySeen) -> list[Piece]:
    pieces = []
    for one in army["utilities"]:
        sign = signs.READY if one["ready"] else signs.USED
        note = whereabouts(table, army, one["utility"]) if one["on_board"] else ""
        if one["copies"] > 1:
            note = f"×{one['ready']}"
        pieces.append(Piece(one["id"], sign, one["name"], note, not one["ready"]))
    hand = Counter(kind for kind in army["hand"] if kind)
    for kind, count in sorted(hand.items(), key=lambda held: TRAPS.index(held[0])):
        place = f"utility:{army['seat']}:{kind}"
        pieces.append(Piece(place, signs.TRAP, printed_names()[kind], f"×{count}", False))
    return pieces


def whereabouts(table: TableSeen, army: ArmySeen, utility: str) -> str:
    """The tiles of a utility that lies on the board."""
    if utility == "fire-line":
        lines = [line for line in table["lines"] if line["seat"] == army["seat"]]
        return "|".join(lines[0]["between"]) if lines else ""
    tiles = [
        tile["name"]
        for tile in table["tiles"]
        if utility in tile and tile[utility]["seat"] == army["seat"]  # type: ignore[literal-required]
    ]
    return " ".join(tiles)


class PieceLine(Places):
    """One utility or kind of trap, on a line of its own."""

    DEFAULT_CSS = """
    PieceLine {
        height: 1; width: 100%; text-wrap: nowrap;
        &:hover { background: $foreground 12%; }
        &:focus { background: $accent 30%; text-style: bold; }
        &.aimed { background: $accent 30%; text-style: bold underline; }
    }
    """

    piece: Piece | None = None
    mark = ""
    has_key = True  # there is room for the key that chooses it

    def show(self, piece: Piece, glow: Glow, *, has_key: bool) -> None:
        place = piece.place
        mark = f"{glow.marks[place]}{signs.CHOOSE}" if place in glow.marks else ""
        self.set_class(place in glow.aimed, "aimed")
        if (piece, mark, has_key) != (self.piece, self.mark, self.has_key):
            self.piece, self.mark, self.has_key = piece, mark, has_key
            self.place = place
            self.refresh()

    def render(self) -> Content:
        if self.piece is None:
            return Content("")
        width = self.size.width
        before = f"{self.mark:>2}{self.piece.sign}" if self.has_key else self.piece.sign
        gap = " " if width >= 14 else ""
        room = width - len(before) - (len(gap) or 1)  # a gap to the next one
        note = self.piece.note if len(self.piece.name) + len(self.piece.note) < room else ""
        name = signs.shortened(self.piece.name, room - len(note))
        style = "$foreground 50%" if self.piece.is_used else ""
        return Content.assemble(
            (before, "bold $accent" if self.mark else style),
            (f"{gap}{name:{room - len(note)}}", style),
            (note, "$foreground 70%"),
        )

    def on_click(self) -> None:
        self.action_pick()

    def on_enter(self) -> None:
        self.look(self.place)

    def on_leave(self) -> None:
        self.look(None)
