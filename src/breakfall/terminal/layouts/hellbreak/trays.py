"""Where pieces lie side by side: camps at a location, the hand, the row of open cards."""

from __future__ import annotations

from breakfall.terminal.widgets.tray import FRAME_HEIGHT, Grid, Tray, rows

CARD_WIDTH = 18  # of a card with a frame, at least
WIDE_CARD = 25  # where most names are whole
LINE_WIDTH = 14  # of a minion without one, at least
NARROW_LINE = 19  # of a card in hand without one, at least


def framed_or_lines(count: int, width: int, height: int) -> Grid:
    """Cards with a frame if all fit, the wider the better; else lines, in few columns."""
    for columns in range(max(1, width // WIDE_CARD), max(1, width // CARD_WIDTH) + 1):
        if rows(count, columns) * FRAME_HEIGHT <= height:
            return Grid(columns, FRAME_HEIGHT, is_framed=True)
    columns = 1
    while rows(count, columns) > height and width // (columns + 1) >= LINE_WIDTH:
        columns += 1
    return Grid(columns, 1)


def few_columns(count: int, width: int) -> int:
    """One line where there is room for whole names, else two; more when names are cut."""
    in_one = max(1, width // (WIDE_CARD + 1))
    return in_one if count <= in_one else min(rows(count, 2), max(1, width // NARROW_LINE))


class Camp(Tray):
    """The minions of one side at one location."""

    DEFAULT_CSS = """
    Camp.fills { height: 1fr; }
    Camp.far { align-vertical: bottom; }
    """

    stays_when_empty = True

    def choose_grid(self, is_titled: bool) -> Grid:
        return framed_or_lines(len(self.pieces), self.size.width, self.size.height)


class Row(Tray):
    """The hand, or open cards: as high as it has to be, and not there without cards."""

    DEFAULT_CSS = """
    Row.fills { height: auto; max-height: 2; }
    """

    def __init__(self, id: str, *, may_be_framed: bool = False) -> None:
        super().__init__(id)
        self.may_be_framed = may_be_framed

    def choose_grid(self, is_titled: bool) -> Grid:
        count, width = len(self.pieces), self.size.width
        if self.may_be_framed and self.screen.has_class("-tall"):
            grid = framed_or_lines(count, width, 2 * FRAME_HEIGHT)
            if grid.is_framed:
                return grid
        return Grid(few_columns(count, width), 1)
