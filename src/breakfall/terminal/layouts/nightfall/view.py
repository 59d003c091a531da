"""The view of a Nightfall table with its types, and how a viewer looks at it."""

from __future__ import annotations

from functools import cache
from typing import TypedDict, cast

import breakfall
from breakfall.client.card_text import Described
from breakfall.terminal.layouts.base import View

CardSeen = str | None  # the key of a printed card, or a back


class WoundsSeen(TypedDict):
    face_up: int
    top: CardSeen
    face_down: int
    exiled: list[CardSeen]


class ArchiveSeen(TypedDict):
    id: str
    order: str
    cards: int


class MinionSeen(TypedDict):
    id: str
    order: str
    strength: int
    health: int
    full_health: int
    owner: int


class PlayerSeen(TypedDict):
    id: str
    seat: int
    wounds: int
    wound_types: dict[str, int]
    total: int
    influence: int
    is_doubled: bool
    more_damage: int
    deck: int
    hand_size: int
    hand: list[CardSeen] | None
    discard_size: int
    discard_top: CardSeen
    discard: list[CardSeen] | None
    archives: list[ArchiveSeen]
    secret: list[CardSeen]
    pack: list[CardSeen]
    minions: list[MinionSeen]


class AttackSeen(TypedDict):
    minion: str
    defender: int
    blockers: list[str]


class LinkSeen(TypedDict):
    id: str
    order: str
    player: int
    is_kicked: bool
    is_silenced: bool
    chooser: int
    times: int


class TableSeen(TypedDict):
    phase: str
    turn: int
    first: int | None
    active: int
    is_ending: bool
    game: int
    goal: int | None
    wounds: WoundsSeen
    commons: list[ArchiveSeen]
    players: list[PlayerSeen]
    attacks: list[AttackSeen]
    chain: list[LinkSeen]
    exile: list[CardSeen]


def table_of(view: View) -> TableSeen:
    return cast(TableSeen, view["table"])


def near_seat(view: View) -> int:
    """The seat at the lower edge; a spectator looks from behind the first."""
    return cast("int | None", view["viewer"]) or 0


def far_players(table: TableSeen, near: int) -> list[PlayerSeen]:
    """The others from the left hand on, as they sit around the table."""
    players = table["players"]
    return [players[(near + distance) % len(players)] for distance in range(1, len(players))]


def seat_name(seat: int) -> str:
    return f"Player {seat + 1}"


def minions_in_play(table: TableSeen) -> dict[str, MinionSeen]:
    """Every minion by its place."""
    return {minion["id"]: minion for player in table["players"] for minion in player["minions"]}


@cache
def printed() -> dict[str, Described]:
    """Every card as printed."""
    info = breakfall.find_game("nightfall")
    return {face.key: info.describe(face) for face in info.faces()}


def name_of(key: str) -> str:
    return str(printed()[key]["name"])
