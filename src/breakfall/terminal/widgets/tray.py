"""Where cards lie side by side, as high as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.containers import VerticalScroll

from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.piece import Piece, PieceCard

SCREENS = (28, 40)  # lines of a screen that is no longer small, and of one that is tall
FRAME_HEIGHT = 3  # of a card with a frame


class Widths(NamedTuple):
    """Of a card, in cells."""

    narrow: int = 18  # names can be told apart
    roomy: int = 24  # most names are whole
    wide: int = 40  # more would be a waste
    narrow_if_high: int = 18  # the narrowest card of three lines or more


WIDTHS = Widths()


class Grid(NamedTuple):
    """How cards are laid out."""

    columns: int
    height: int  # of a card
    is_framed: bool = False


def best_grid(count: int, width: int, lines: int, highest: int, widths: Widths = WIDTHS) -> Grid:
    """The highest cards that all fit into so many lines, and the widest of those."""
    fewest, most = columns_in(width, widths.wide), columns_in(width, widths.narrow)
    most_if_high = columns_in(width, widths.narrow_if_high)
    preferred = max(fewest, min(count, columns_in(width, widths.roomy)))
    for height in range(highest, 0, -1):
        for columns in range(preferred, (most if height <= 2 else most_if_high) + 1):
            if rows(count, columns) * height <= lines:
                return Grid(columns, height)
    return Grid(most, 1)


def columns_in(width: int, card: int) -> int:
    return max(1, (width + 1) // (card + 1))


def rows(count: int, columns: int) -> int:
    return -(-count // columns)


class Tray(VerticalScroll, can_focus=False):
    """Cards in a grid. They stay when their piece leaves, hidden, for the next one.

    `lines` says how many it may take on a small, a middling and a tall screen, and `highest` how
    many of them a card; without `lines` it fills what its container gives it. Where something
    around it scrolls, it may go beyond. The title stands above it on a middling screen (1) or only
    on a tall one (2).
    """

    DEFAULT_CSS = """
    Tray {
        layout: grid; grid-gutter: 0 1; scrollbar-size-vertical: 1; height: auto;
        &.fills { height: 100%; }
        &.titled { border-top: solid $foreground 25%; border-title-color: $foreground 70%; }
    }
    """

    stays_when_empty = False

    def __init__(
        self,
        id: str | None,
        lines: tuple[int, int, int] | None = None,
        highest: tuple[int, int, int] = (1, 1, 2),
        *,
        widths: Widths = WIDTHS,
        title: str = "",
        titled_from: int = 1,
        may_overflow: bool = False,
    ) -> None:
        super().__init__(id=id)
        self.border_title = title
        self.titled_from = titled_from
        self.lines = lines
        self.highest = highest
        self.widths = widths
        self.may_overflow = may_overflow
        self.pieces: Sequence[Piece] = ()
        self.glow = Glow()
        self.laid: object = None
        self.cards: list[PieceCard] = []
        self.set_class(lines is None, "fills")

    def show(self, pieces: Sequence[Piece], glow: Glow) -> None:
        self.display = bool(pieces) or self.stays_when_empty
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

    def on_resize(self) -> None:
        self.lay_out()

    @property
    def screen_size(self) -> int:
        """0 on a small screen, 1 on a middling, 2 on a tall one."""
        return sum(self.app.size.height >= step for step in SCREENS)

    def lay_out(self) -> None:
        """As many columns as it takes, and cards as high as that leaves room for."""
        if not self.pieces or not self.size.width:
            return
        is_titled = bool(self.border_title) and self.screen_size >= self.titled_from
        self.set_class(is_titled, "titled")
        grid = self.choose_grid(is_titled)
        laid = (grid, len(self.pieces), len(self.cards), self.screen_size)
        if laid == self.laid:
            return
        self.laid = laid
        self.fit_height(grid, is_titled)
        self.styles.grid_size_columns = grid.columns
        self.styles.grid_rows = str(grid.height)
        for card in self.cards:
            card.styles.height = grid.height
            card.set_class(grid.is_framed, "framed")

    def choose_grid(self, is_titled: bool) -> Grid:
        lines = self.outer_size.height - is_titled
        if self.lines is not None:
            lines = self.lines[self.screen_size]
        highest = self.highest[self.screen_size]
        return best_grid(len(self.pieces), self.size.width, lines, highest, self.widths)

    def fit_height(self, grid: Grid, is_titled: bool) -> None:
        """As high as the cards need, if the tray may take that much."""
        if self.lines is None:
            return
        needed = rows(len(self.pieces), grid.columns) * grid.height
        shown = needed if self.may_overflow else min(self.lines[self.screen_size], needed)
        self.styles.height = shown + is_titled
