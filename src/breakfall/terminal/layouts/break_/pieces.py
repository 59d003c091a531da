"""What an army can use, a line each: its utilities, and the traps in hand by kind."""

from __future__ import annotations

from collections import Counter

from textual.content import Content

from breakfall.client.card_text import printed_cards
from breakfall.games.break_.view import ArmyView, BattleView
from breakfall.terminal.layouts.break_ import signs
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.piece import Piece
from breakfall.terminal.widgets.spot import LineSpot

TRAPS = ("lurking-rogue", "snare", "leaves")  # in printed order


def card_name(key: str) -> str:
    return str(printed_cards("break")[key]["name"])


def pieces_of(table: BattleView, army: ArmyView) -> list[Piece]:
    pieces = []
    for one in army["utilities"]:
        sign = signs.READY if one["ready"] else signs.USED
        note = whereabouts(table, army, one["utility"]) if one["on_board"] else ""
        if one["copies"] > 1:
            note = f"×{one['ready']}"
        pieces.append(Piece(one["id"], one["name"], sign, fact=note, is_weak=not one["ready"]))
    hand = Counter(kind for kind in army["hand"] if kind)
    for kind, count in sorted(hand.items(), key=lambda held: TRAPS.index(held[0])):
        place = f"utility:{army['seat']}:{kind}"
        pieces.append(Piece(place, card_name(kind), signs.TRAP, fact=f"×{count}"))
    return pieces


def whereabouts(table: BattleView, army: ArmyView, utility: str) -> str:
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


class PieceLine(LineSpot):
    """One utility or kind of trap, on a line of its own; names stay below one another."""

    DEFAULT_CSS = """
    PieceLine { height: 1; width: 100%; text-wrap: nowrap; }
    """

    piece = Piece("", "")
    has_key = True  # there is room for the key that chooses it

    def show(self, piece: Piece, glow: Glow, *, has_key: bool) -> None:
        if self.has_changed(piece.place, glow, piece, has_key):
            self.piece, self.has_key = piece, has_key
            self.set_place(piece.place, glow)
            self.refresh()

    def render(self) -> Content:
        piece, width = self.piece, self.size.width
        before = f"{self.mark:>2}{piece.sign}" if self.has_key else piece.sign
        gap = " " if width >= 14 else ""
        room = width - len(before) - (len(gap) or 1)  # a gap to the next one
        note = piece.fact if len(piece.name) + len(piece.fact) < room else ""
        name = piece.name[: max(0, room - len(note))]
        style = "$foreground 50%" if piece.is_weak else ""
        return Content.assemble(
            (before, "bold $accent" if self.mark else style),
            (f"{gap}{name:{max(0, room - len(note))}}", style),
            (note, "$foreground 70%"),
        )
