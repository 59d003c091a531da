"""The board: tiles by name and number, what lies beside what, and grid lines. (BR-1.2, BR-2.1)"""

from __future__ import annotations

from typing import Final, Literal

COLUMNS: Final = 5
ROWS: Final = 8
TILES: Final = COLUMNS * ROWS
SET_UP_ROWS: Final = 3
SIDE_ROWS: Final = 4  # a player's side of the board (BR-1.5)

NORTH: Final = 0  # from row 1 to row 8: ahead for the first seat
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
NOWHERE: Final = -1  # beyond the edge
Current = Literal["north", "east", "south", "west"]
CURRENTS: Final[tuple[Current, ...]] = ("north", "east", "south", "west")


def tile_at(column: int, row: int) -> int:
    """The tile's number, or NOWHERE beyond the edge."""
    if 0 <= column < COLUMNS and 0 <= row < ROWS:
        return row * COLUMNS + column
    return NOWHERE


def column_of(tile: int) -> int:
    return tile % COLUMNS


def row_of(tile: int) -> int:
    return tile // COLUMNS


def name_of(tile: int) -> str:
    """What everybody calls it: "c4"."""
    return f"{'abcde'[column_of(tile)]}{row_of(tile) + 1}"


def beside(tile: int, direction: int) -> int:
    """The tile next to it in that direction, or NOWHERE."""
    east = (direction == EAST) - (direction == WEST)
    north = (direction == NORTH) - (direction == SOUTH)
    return tile_at(column_of(tile) + east, row_of(tile) + north)


NAMES: Final[list[str]] = [name_of(tile) for tile in range(TILES)]
PLACES: Final[list[str]] = [f"tile:{name}" for name in NAMES]  # as the view calls them
TILE_NAMED: Final[dict[str, int]] = {name: tile for tile, name in enumerate(NAMES)}

# The next tile, by direction and tile.
NEXT: Final[list[list[int]]] = [
    [beside(tile, direction) for tile in range(TILES)] for direction in (NORTH, EAST, SOUTH, WEST)
]
NEIGHBOURS: Final[list[list[int]]] = [
    [NEXT[direction][tile] for direction in range(4) if NEXT[direction][tile] >= 0]
    for tile in range(TILES)
]
# Steps from one tile to another, by the first times TILES plus the second.
DISTANCE: Final[list[int]] = [
    abs(column_of(one) - column_of(other)) + abs(row_of(one) - row_of(other))
    for one in range(TILES)
    for other in range(TILES)
]
# An explosion: its own tile and those beside it. (BR-7.14)
PATTERN: Final[list[list[int]]] = [[tile, *NEIGHBOURS[tile]] for tile in range(TILES)]

# Ahead, by the number of the seat. (BR-1.4)
AHEAD: Final[list[int]] = [NORTH, SOUTH]
BEHIND: Final[list[int]] = [SOUTH, NORTH]

# Grid lines between two tiles, each once: the lower tile's number first. (BR-11.5)
LINES: Final[list[tuple[int, int]]] = [
    (tile, other) for tile in range(TILES) for other in sorted(NEIGHBOURS[tile]) if tile < other
]


def line_numbers() -> list[int]:
    numbers = [NOWHERE] * (TILES * TILES)
    for number, (one, other) in enumerate(LINES):
        numbers[one * TILES + other] = number
        numbers[other * TILES + one] = number
    return numbers


# The grid line between two adjacent tiles, by the first times TILES plus the second.
LINE_BETWEEN: Final[list[int]] = line_numbers()


def home_tile(seat: int, column: int, row: int) -> int:
    """A tile as a seat counts columns from its left and rows from its own edge, from 0 on."""
    if seat == 0:
        return tile_at(column, row)
    return tile_at(COLUMNS - 1 - column, ROWS - 1 - row)


# Each seat's first three rows, and its side of the board.
SET_UP_TILES: Final[list[list[int]]] = [
    [home_tile(seat, column, row) for row in range(SET_UP_ROWS) for column in range(COLUMNS)]
    for seat in (0, 1)
]
OWN_SIDE: Final[list[list[int]]] = [
    [home_tile(seat, column, row) for row in range(SIDE_ROWS) for column in range(COLUMNS)]
    for seat in (0, 1)
]
