"""Where cards lie side by side, as high as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.containers import VerticalScroll

from breakfall.terminal.layouts.base import Glow
from breakfall.terminal.layouts.havenfall.card import Piece, PieceCard

SCREENS = (28, 40)  # lines of a screen that is no longer small, and of one that is tall


class Widths(NamedTuple):
    """Of a card, in cells."""

    narrow: int = 15  # names can be told apart
    roomy: int = 19  # most names are whole
    wide: int = 34  # more would be a waste


class Order(NamedTuple):
    """How cards are laid out."""

    columns: int
    height: int  # of a card


def best_order(count: int, width: int, lines: int, highest: int, widths: Widths) -> Order:
    """The highest cards that all fit into so many lines, the widest where names are whole."""
    fewest, most = columns_in(width, widths.wide), columns_in(width, widths.narrow)
    roomy = columns_in(width, widths.roomy)
    preferred = max(fewest, min(count, roomy))
    for height in range(highest, 0, -1):
        for columns in range(preferred, (most if height <= 2 else roomy) + 1):
            if rows(count, columns) * height <= lines:
                return Order(columns, height)
    return Order(most, 1)


def columns_in(width: int, card: int) -> int:
    return max(1, (width + 1) // (card + 1))


def rows(count: int, columns: int) -> int:
    return -(-count // columns)


class Tray(VerticalScroll, can_focus=False):
    """Cards in a grid. They stay when their piece leaves, hidden, for the next one.

    `lines` says how many it may take on a small, a middling and a tall screen, and `highest` how
    many of them a card; without `lines` it fills what its container gives it. The title stands
    above where the screen has room for it.
    """

    DEFAULT_CSS = """
    Tray {
        layout: grid; grid-gutter: 0 1; scrollbar-size-vertical: 1; height: auto;
        &.fills { height: 100%; }
        &.titled { border-top: solid $foreground 25%; border-title-color: $foreground 70%; }
    }
    """

    def __init__(
        self,
        id: str,
        lines: tuple[int, int, int] | None,
        highest: tuple[int, int, int] = (1, 1, 2),
        *,
        widths: Widths | None = None,
        title: str = "",
    ) -> None:
        super().__init__(id=id)
        self.border_title = title
        self.lines = lines
        self.highest = highest
        self.widths = widths or Widths()
        self.pieces: Sequence[Piece] = ()
        self.glow = Glow()
        self.laid: object = None
        self.cards: list[PieceCard] = []
        self.set_class(lines is None, "fills")

    def show(self, pieces: Sequence[Piece], glow: Glow) -> None:
        self.display = bool(pieces)
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
        """As many columns as it takes, and cards as high as that leaves room for."""
        count, width = len(self.pieces), self.size.width
        if not count or not width:
            return
        screen = sum(self.app.size.height >= step for step in SCREENS)
        is_titled = bool(self.border_title) and screen > (1 if self.lines else 0)
        lines = self.lines[screen] if self.lines else self.outer_size.height - is_titled
        order = best_order(count, width, lines, self.highest[screen], self.widths)
        laid = (order, count, lines, len(self.cards), is_titled)
        if laid == self.laid:
            return
        self.laid = laid
        if self.lines:
            self.styles.height = min(lines, rows(count, order.columns) * order.height) + is_titled
        self.set_class(is_titled, "titled")
        self.styles.grid_size_columns = order.columns
        self.styles.grid_rows = str(order.height)
        for card in self.cards:
            card.styles.height = order.height

    def on_resize(self) -> None:
        self.lay_out()
