"""The view of a BREAK table with its types, and how a viewer looks at it."""

from __future__ import annotations

from functools import cache
from typing import NotRequired, TypedDict, cast

import breakfall
from breakfall.terminal.layouts.base import View

COLUMNS = 5
ROWS = 8
CURRENTS = ("north", "east", "south", "west")


class TroopSeen(TypedDict):
    troop: str
    name: str
    seat: int
    power: int
    printed_power: int
    icons: list[str]
    flipped: bool
    snared: bool
    bomb: bool


class OwnedSeen(TypedDict):
    seat: int


class WallSeen(OwnedSeen):
    tokens: int


class TrapSeen(OwnedSeen):
    kind: str | None
    no_rogue: bool


class SnareSeen(OwnedSeen):
    card: str


class RiverSeen(OwnedSeen):
    current: str


class TileSeen(TypedDict):
    id: str
    name: str
    troop: NotRequired[TroopSeen]
    wall: NotRequired[WallSeen]
    trees: NotRequired[OwnedSeen]
    trap: NotRequired[TrapSeen]
    snare: NotRequired[SnareSeen]
    river: NotRequired[RiverSeen]
    bomb: NotRequired[OwnedSeen]


class LineSeen(OwnedSeen):
    between: list[str]


class UtilitySeen(TypedDict):
    id: str
    utility: str
    name: str
    ready: int
    copies: int
    on_board: bool
    icons: list[str]


class ReserveSeen(TypedDict):
    troop: str
    name: str
    left: int


class ArmySeen(TypedDict):
    seat: int
    name: str | None
    nation: str | None
    priority: int | None
    troops: int
    power: int
    heavy: int
    nimble: int
    utilities: list[UtilitySeen]
    reserve: list[ReserveSeen]
    fallen: list[str]
    hand: list[str | None]
    spent: list[str]


class TableSeen(TypedDict):
    phase: str
    round: int
    last_round: int | None
    turn: int
    active: int
    lower: int | None
    quiet_turns: int
    columns: int
    rows: int
    tiles: list[TileSeen]
    lines: list[LineSeen]
    armies: list[ArmySeen]


def table_of(view: View) -> TableSeen:
    return cast(TableSeen, view["table"])


def near_seat(view: View) -> int:
    """The army at the lower edge; a spectator looks from behind the first."""
    return cast("int | None", view["viewer"]) or 0


def name_of_seat(table: TableSeen, seat: int) -> str:
    """A player is called after the nation, once it is chosen."""
    return table["armies"][seat]["name"] or f"Player {seat + 1}"


# ---------------------------------------------------------------- the board from one's own side


def tiles_from(table: TableSeen, near: int) -> list[TileSeen]:
    """Row by row from the upper left, as somebody with this army at the lower edge sees them."""
    if near:
        return [
            tile
            for row in range(ROWS)
            for tile in reversed(table["tiles"][row * COLUMNS : (row + 1) * COLUMNS])
        ]
    return [
        tile
        for row in reversed(range(ROWS))
        for tile in table["tiles"][row * COLUMNS : (row + 1) * COLUMNS]
    ]


def turned(current: str, near: int) -> str:
    """A direction as the viewer sees it: "north" is up on the screen."""
    return CURRENTS[(CURRENTS.index(current) + 2 * near) % 4]


# ---------------------------------------------------------------- cards


@cache
def printed_names() -> dict[str, str]:
    """What is printed on each card, by its key."""
    return {face.key: face.name for face in breakfall.find_game("break").faces()}


def card_on(tile: TileSeen) -> str | None:
    """The printed card of what is on a tile: the troop before all else."""
    if "troop" in tile:
        return tile["troop"]["troop"]
    if "trap" in tile and tile["trap"]["kind"]:
        return tile["trap"]["kind"]
    if "snare" in tile:
        return tile["snare"]["card"]
    for ground in ("wall", "trees", "river", "bomb"):
        if ground in tile:
            return ground
    return None
