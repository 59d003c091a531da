"""Rooms over HTTP: creating and joining them, one's own, and records."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

SeatKind = Literal["me", "open", "bot"]


class SeatPlan(Struct, frozen=True):
    """Who is to sit there: whoever lays the table, somebody who is invited, or a bot."""

    kind: SeatKind
    bot: str = ""


class CreateRoom(Struct, frozen=True):
    """POST /api/tables; the answer is `Seated`."""

    game: str
    seats: list[SeatPlan]
    format: str | None = None
    seed: str | int | None = None  # above 2**53 as text: JavaScript rounds such numbers
    settings: dict[str, str] = field(default_factory=dict)
    name: str = ""


class Join(Struct, frozen=True):
    """POST /api/join; the answer is `Seated`. The code of a seat, or of a table to watch."""

    code: str
    name: str = ""


class Seated(Struct, frozen=True):
    """The secret is the seat's: whoever holds it plays there. It is told once, here."""

    room: str
    secret: str
    seats: list[int]  # none: a spectator


class Key(Struct, frozen=True):
    room: str
    secret: str


class Keyring(Struct, frozen=True):
    """POST /api/tables/mine; the answer is a list of `RoomSummary`."""

    keys: list[Key]


class RoomSummary(Struct, frozen=True):
    room: str
    game: str
    format: str
    names: list[str]
    seats: list[int]  # the asker's own
    decisions: int
    is_over: bool
    is_your_turn: bool
    result: str
    changed_at: float  # seconds since 1970


class OpenReplay(Struct, frozen=True):
    """POST /api/replays: a record, as it was saved; the answer is `Seated`, for every seat."""

    record: dict[str, object]


class Problem(Struct, frozen=True):
    """The body of every HTTP error."""

    error: str


# GET /api/tables/TABLE/record (Authorization: Bearer SECRET) is the record of a finished match.


class Course(Struct, frozen=True):
    """GET /api/tables/TABLE/course, of a finished match: how likely each seat was to win."""

    decisions: list[int]
    chances: list[list[float]]  # for each seat, at each of the decisions, from 0 to 1


# GET /api/qr/CODE is the link to join with that code as a QR code, an SVG.
