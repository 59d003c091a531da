"""How a match stands, as a list of one's own rooms shows it."""

from __future__ import annotations

import msgspec

from breakfall.server.rooms.room import Room


class Summary(msgspec.Struct, frozen=True):
    """Kept beside the moves, so that a room at rest is not loaded for a list."""

    decisions: int
    asked: list[int]
    result: str | None
    changed_at: float

    def as_json(self) -> str:
        return msgspec.json.encode(self).decode()


def summary_of(room: Room) -> Summary:
    match = room.history.match
    asked = sorted({seat for question in match.choices for seat in question.seats})
    result = None if match.outcome is None else match.outcome.reason
    return Summary(match.decisions, asked, result, room.changed_at)


def read_summary(text: str) -> Summary | None:
    """The last one that was written; None: there is none."""
    try:
        return msgspec.json.decode(text, type=Summary)
    except msgspec.ValidationError:
        return None
