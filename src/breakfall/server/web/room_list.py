"""One's own rooms, as a list shows them. A room at rest is not loaded for it."""

from __future__ import annotations

from collections.abc import Sequence

from breakfall.bots import title_of
from breakfall.core.errors import BreakfallError
from breakfall.server.db.reader import Reader
from breakfall.server.db.rows import People, StoredSummary
from breakfall.server.messages import Key, RoomSummary
from breakfall.server.rooms.registry import RoomRegistry
from breakfall.server.rooms.summary import Summary, read_summary, summary_of
from breakfall.server.tokens import fits, is_room_id


async def room_list(reader: Reader, rooms: RoomRegistry, keys: Sequence[Key]) -> list[RoomSummary]:
    """A summary for every key that fits; nothing for one that does not."""
    found = [await listed(reader, rooms, key) for key in keys]
    return [one for one in found if one is not None]


async def listed(reader: Reader, rooms: RoomRegistry, key: Key) -> RoomSummary | None:
    stored = await reader.summary(key.room) if is_room_id(key.room) else None
    seats = None if stored is None else seats_held(stored.people, key.secret)
    if stored is None or seats is None:
        return None
    summary = await current_summary(rooms, key.room, stored)
    return RoomSummary(
        room=key.room,
        game=stored.game,
        format=stored.format,
        names=names_of(stored.people),
        seats=seats,
        decisions=summary.decisions,
        is_over=summary.result is not None,
        is_your_turn=any(seat in summary.asked for seat in seats),
        result=summary.result or "",
        changed_at=summary.changed_at,
    )


async def current_summary(rooms: RoomRegistry, room: str, stored: StoredSummary) -> Summary:
    kept = read_summary(stored.summary)
    if kept is not None and stored.summed_up == stored.last:
        return kept
    try:
        async with rooms.room(room) as loaded:
            return summary_of(loaded)
    except BreakfallError:  # of older rules, say: whoever opens it is told why
        return kept or Summary(0, [], None, stored.made_at)


def seats_held(people: People, secret: str) -> list[int] | None:
    """The seats of whoever has this secret; None: it fits nobody here."""
    holders = [key.id for key in people.keys if fits(secret, key.hash)]
    return people.seats_of(holders[0]) if holders else None


def names_of(people: People) -> list[str]:
    names = {key.id: key.name for key in people.keys}
    return [
        title_of(row.bot) if row.bot else ("" if row.key_id is None else names[row.key_id])
        for row in people.seats
    ]
