"""Rooms as their rows tell them, and as new ones are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from breakfall.server.moves import Move, Plan


@dataclass
class KeyRow:
    """Whoever holds the secret of this hash: some seats, or none, and perhaps the host."""

    id: int
    hash: str
    name: str
    is_host: bool


@dataclass
class SeatRow:
    seat: int
    kind: str
    bot: str
    key_id: int | None
    code: str | None


@dataclass(frozen=True)
class SeatChange:
    """A seat as it is, as it is to be, and what everybody is told."""

    before: SeatRow
    after: SeatRow
    words: str


@dataclass(frozen=True)
class TalkRow:
    """What somebody said. A spectator has no seat; the room itself has -1."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    team: int | None = None  # whose alone it is


@dataclass
class People:
    """Who sits where, and who may look on."""

    keys: list[KeyRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)
    watch_code: str = ""
    next_room: str | None = None
    is_seed_named: bool = False

    def seats_of(self, key_id: int) -> list[int]:
        """The seats that somebody plays: not those in which a bot stands in for them."""
        return [row.seat for row in self.seats if row.key_id == key_id and row.kind == "person"]


@dataclass
class StoredRoom:
    room: str
    plan: Plan
    is_replay: bool
    made_at: float
    summed_up: int
    people: People
    moves: list[Move]
    talk: list[TalkRow]


@dataclass(frozen=True)
class StoredSummary:
    """What a list of rooms shows of one, as it was after `summed_up` of its `last` moves."""

    game: str
    format: str
    made_at: float
    summed_up: int
    last: int
    summary: str  # JSON
    people: People


@dataclass(frozen=True)
class NewKey:
    hash: str
    name: str
    is_host: bool
    seats: Sequence[int]


@dataclass(frozen=True)
class NewSeat:
    """Of whoever creates the room, of somebody who is invited, or of a bot."""

    kind: str
    bot: str = ""


@dataclass(frozen=True)
class NewRoom:
    """A room to be: what is played, who sits where, and the choices that a replay has."""

    plan: Plan
    seats: Sequence[NewSeat]
    keys: Sequence[NewKey]
    is_replay: bool = False
    is_seed_named: bool = False
    moves: Sequence[Move] = ()
