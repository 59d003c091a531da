"""How large everything is on a screen of some size."""

from __future__ import annotations

from typing import NamedTuple

from breakfall.games.break_.board import COLUMNS, ROWS

QUESTION = 33  # columns that the question needs beside the board
PANEL = 21  # columns that an army needs beside the board
WIDE_PANEL = 26
ARMY_LINES = 5  # lines for both armies above and below the board
CARD_LINES = 8  # lines for a card below the board, where the screen is wide
WIDE = 110
SMALLEST_TILE = 8
LARGEST_TILE = 13
HIGHEST_TILE = 3


class Plan(NamedTuple):
    """The inside of a tile, and the width of the armies' panels; 0 is above and below."""

    tile_width: int
    tile_height: int
    panel: int

    @property
    def board_width(self) -> int:
        return COLUMNS * (self.tile_width + 1) + 1

    @property
    def board_height(self) -> int:
        return ROWS * (self.tile_height + 1) + 1


def plan_for(width: int, height: int) -> Plan:
    """The armies stand beside the board where there is room; then tiles get what is left."""
    question = max(QUESTION, width * 3 // 10)
    has_room = width - QUESTION - PANEL >= COLUMNS * (SMALLEST_TILE + 1) + 1
    panel = (WIDE_PANEL if width >= WIDE + 20 else PANEL) if has_room else 0
    columns = (width - question - panel - 1) // COLUMNS - 1
    lines = height - 2 - (0 if panel else ARMY_LINES) - (CARD_LINES if width >= WIDE else 0)
    return Plan(
        min(max(columns, SMALLEST_TILE), LARGEST_TILE),
        min(max((lines - 1) // ROWS - 1, 1), HIGHEST_TILE),
        panel,
    )
