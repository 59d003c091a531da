"""The view of a Nightbreak table with its types, and how a viewer looks at it."""

from __future__ import annotations

from functools import cache
from typing import TypedDict, cast

import breakfall
from breakfall.client.card_text import Described
from breakfall.terminal.layouts.base import View


class HeroSeen(TypedDict):
    id: str
    hero: str
    name: str
    faction: str
    kind: str
    hp: int
    strength: int
    damage: int
    held: int
    prayers: int
    statuses: list[str]
    has_attacked: bool


class CardSeen(TypedDict):
    hero: str | None
    back: str | None


class SideSeen(TypedDict):
    name: str
    faction: str | None
    seats: list[int]
    favor: int
    points: int
    kingmaker: str | None
    row: list[HeroSeen | None]
    deck: list[CardSeen]
    discard: list[CardSeen]
    removed: list[CardSeen]


class TableSeen(TypedDict):
    phase: str
    turn: int
    turns: int
    hour: str | None
    time_deck: list[str]
    first: int
    active: int
    acting: str | None
    sides: list[SideSeen]


def table_of(view: View) -> TableSeen:
    return cast(TableSeen, view["table"])


def side_of(view: View, seat: int | None) -> int:
    """The side that a seat is on; a spectator looks from behind the first."""
    for index, side in enumerate(table_of(view)["sides"]):
        if seat in side["seats"]:
            return index
    return 0


def near_side(view: View) -> int:
    return side_of(view, cast("int | None", view["viewer"]))


def columns(view: View) -> list[int]:
    """The columns from the viewer's left to right: for the second side the row is turned."""
    ranks = list(range(len(table_of(view)["sides"][0]["row"])))
    return ranks if near_side(view) == 0 else ranks[::-1]


@cache
def printed() -> dict[str, Described]:
    """Every hero as printed."""
    info = breakfall.find_game("nightbreak")
    return {face.key: info.describe(face) for face in info.faces()}
