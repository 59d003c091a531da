"""The view of a Havenfall table with its types, and how a viewer looks at it."""

from __future__ import annotations

from functools import cache
from typing import TypedDict, cast

import breakfall
from breakfall.client.card_text import Described
from breakfall.terminal.layouts.base import View

CardSeen = str | None  # the key of a printed card, or a back


class TurnSeen(TypedDict):
    seat: int
    action: str | None
    fighting_at: str | None
    bought: int
    more_buys: int
    fought: int
    more_fights: int
    is_over: bool


class MonsterSeen(TypedDict):
    id: str
    card: str
    name: str
    rank: int
    colour: str
    damage: int
    health: int
    is_new: bool
    has_pixel: bool
    points: int


class PileSeen(TypedDict):
    id: str
    card: str
    name: str
    type: str
    cost: int
    left: int


class InPlaySeen(TypedDict):
    id: str
    card: str
    name: str
    type: str
    treasure: int
    damage: int
    health: int
    boss_damage: int
    boss_health: int
    owner: int
    has_drawn: bool
    is_informed: bool
    is_used: bool
    is_kept: bool


class SideSeen(TypedDict):
    seat: int
    colour: str
    points: int
    available: dict[str, int]
    exhausted: dict[str, int]
    colour_change: list[str] | None
    treasure: int
    damage: int
    health: int
    boss_damage: int
    boss_health: int
    more_cards: int
    is_guarded: bool
    is_protected: bool
    play: list[InPlaySeen]
    hand: list[CardSeen]
    deck: list[CardSeen]
    discard: list[CardSeen]
    spells: list[CardSeen]
    looked_at: list[CardSeen]
    leader: list[CardSeen]
    away: list[CardSeen]


class TableSeen(TypedDict):
    round: int
    last_round: int | None
    turn: TurnSeen
    row: list[MonsterSeen | None]
    monster_deck: list[CardSeen]
    defeated: list[CardSeen]
    piles: list[PileSeen]
    items: list[PileSeen]
    arcane: list[CardSeen]
    spell_deck: list[CardSeen]
    trashed_spells: list[CardSeen]
    trash: list[CardSeen]
    supply: dict[str, int]
    leaders_are_free: bool
    sides: list[SideSeen]


def table_of(view: View) -> TableSeen:
    return cast(TableSeen, view["table"])


def near_seat(view: View) -> int:
    """The seat at the lower edge; a spectator looks from behind the first."""
    return cast("int | None", view["viewer"]) or 0


def far_sides(table: TableSeen, near: int) -> list[SideSeen]:
    """The others from the left hand on, as they sit around the table."""
    sides = table["sides"]
    return [sides[(near + distance) % len(sides)] for distance in range(1, len(sides))]


def seat_name(seat: int) -> str:
    return f"Player {seat + 1}"


def known(cards: list[CardSeen]) -> tuple[str, ...]:
    return tuple(key for key in cards if key)


@cache
def printed() -> dict[str, Described]:
    """Every card as printed."""
    info = breakfall.find_game("havenfall")
    return {face.key: info.describe(face) for face in info.faces()}


def name_of(key: str) -> str:
    return str(printed()[key]["name"])
