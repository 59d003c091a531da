"""Where pieces lie side by side: camps at a location, the hand, the row of open cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.containers import VerticalScroll

from breakfall.terminal.layouts.base import Glow
from breakfall.terminal.layouts.hellbreak.pieces import Piece, PieceCard

CARD_WIDTH = 18  # of a card with a frame, at least
WIDE_CARD = 25  # where most names are whole
CARD_HEIGHT = 3
LINE_WIDTH = 14  # of a minion without one, at least
NARROW_LINE = 19  # of a card in hand without one, at least


class Order(NamedTuple):
    """How pieces are laid out."""

    columns: int
    is_framed: bool


def best_order(count: int, width: int, height: int) -> Order:
    """Cards with a frame if all fit, the wider the better; else lines, in few columns."""
    for columns in range(max(1, width // WIDE_CARD), max(1, width // CARD_WIDTH) + 1):
        if rows(count, columns) * CARD_HEIGHT <= height:
            return Order(columns, is_framed=True)
    columns = 1
    while rows(count, columns) > height and width // (columns + 1) >= LINE_WIDTH:
        columns += 1
    return Order(columns, is_framed=False)


def few_columns(count: int, width: int) -> int:
    """One line where there is room for whole names, else two; more when names are cut."""
    in_one = max(1, width // (WIDE_CARD + 1))
    return in_one if count <= in_one else min(rows(count, 2), max(1, width // NARROW_LINE))


def rows(count: int, columns: int) -> int:
    return -(-count // columns)


class Tray(VerticalScroll, can_focus=False):
    """Pieces in a grid. Cards stay when their piece leaves, hidden, for the next one."""

    DEFAULT_CSS = """
    Tray {
        layout: grid; grid-gutter: 0 1; scrollbar-size-vertical: 1;
    }
    """

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.pieces: Sequence[Piece] = ()
        self.glow = Glow()
        self.laid: object = None
        self.cards: list[PieceCard] = []

    def show(self, pieces: Sequence[Piece], glow: Glow) -> None:
        if (pieces, glow) == (self.pieces, self.glow):
            return
        self.pieces, self.glow = pieces, glow
        missing = [PieceCard() for _ in range(len(pieces) - len(self.cards))]
        self.cards += missing
        if missing:
            self.mount_all(missing)
        for index, card in enumerate(self.cards):
            card.display = index < len(pieces)
            if card.display:
                card.show(pieces[index], glow)
        self.lay_out()

    def lay_out(self) -> None:
        order = self.order()
        if (order, len(self.cards)) == self.laid:
            return
        self.laid = (order, len(self.cards))
        self.styles.grid_size_columns = order.columns
        self.styles.grid_rows = str(CARD_HEIGHT if order.is_framed else 1)
        for card in self.cards:
            card.set_class(not order.is_framed, "line")

    def order(self) -> Order:
        return best_order(len(self.pieces), self.size.width, self.size.height)

    def on_resize(self) -> None:
        self.lay_out()


class Camp(Tray):
    """The minions of one side at one location."""

    DEFAULT_CSS = """
    Camp { height: 1fr; }
    Camp.far { align-vertical: bottom; }
    """


class Row(Tray):
    """The hand, or open cards: as high as it has to be, and not there without cards."""

    DEFAULT_CSS = """
    Row { height: auto; max-height: 2; }
    """

    def __init__(self, id: str, *, may_be_framed: bool = False) -> None:
        super().__init__(id)
        self.may_be_framed = may_be_framed

    def show(self, pieces: Sequence[Piece], glow: Glow) -> None:
        self.display = bool(pieces)
        super().show(pieces, glow)

    def order(self) -> Order:
        is_tall = self.may_be_framed and self.screen.has_class("-tall")
        if is_tall:
            order = best_order(len(self.pieces), self.size.width, 2 * CARD_HEIGHT)
            if order.is_framed:
                return order
        return Order(few_columns(len(self.pieces), self.size.width), is_framed=False)
