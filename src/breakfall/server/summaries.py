"""One's own tables, as a list shows them. A table at rest is not loaded for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from breakfall.bots import title_of
from breakfall.core.errors import BreakfallError
from breakfall.server import schema
from breakfall.server.messages import Key, RoomSummary
from breakfall.server.secrets import fits, is_table_id
from breakfall.server.storage import People, people_of

if TYPE_CHECKING:
    from breakfall.server.app import Server
    from breakfall.server.live import Live


class Summary(msgspec.Struct, frozen=True):
    """How a match stands, as it is kept beside its moves."""

    decisions: int
    asked: list[int]
    result: str | None
    changed_at: float


def summary_of(live: Live) -> Summary:
    match = live.playing.match
    asked = sorted({seat for choice in match.choices for seat in choice.seats})
    result = None if match.outcome is None else match.outcome.reason
    return Summary(match.decisions, asked, result, live.changed_at)


async def write(connection: AsyncConnection, table: str, number: int, summary: Summary) -> None:
    await connection.execute(
        update(schema.rooms)
        .where(schema.rooms.c.id == table, schema.rooms.c.summed_up < number)
        .values(summed_up=number, summary=msgspec.json.encode(summary).decode())
    )


async def of_tables(server: Server, keys: list[Key]) -> list[RoomSummary]:
    """A summary for every key that fits; nothing for one that does not."""
    found = [await of_table(server, key) for key in keys]
    return [one for one in found if one is not None]


async def of_table(server: Server, key: Key) -> RoomSummary | None:
    if not is_table_id(key.room):
        return None
    async with server.storage.engine.connect() as connection:
        at, moves = schema.rooms.c, schema.moves.c
        last = select(func.coalesce(func.max(moves.number), 0)).where(moves.room_id == key.room)
        number = last.scalar_subquery().label("last")
        asked = select(at.game, at.format, at.summed_up, at.summary, at.made_at, number)
        row = (await connection.execute(asked.where(at.id == key.room))).one_or_none()
        if row is None:
            return None
        people = await people_of(connection, key.room)
    seats = seats_held(people, key.secret)
    if seats is None:
        return None
    if row.summed_up == row.last:
        summary = msgspec.json.decode(row.summary, type=Summary)
    else:
        try:
            async with server.hub.table(key.room) as live:
                summary = summary_of(live)
        except BreakfallError:  # of older rules, say: whoever opens it is told why
            summary = kept_summary(row.summary) or Summary(0, [], None, row.made_at)
    return RoomSummary(
        room=key.room,
        game=row.game,
        format=row.format,
        names=names_of(people),
        seats=seats,
        decisions=summary.decisions,
        is_over=summary.result is not None,
        is_your_turn=any(seat in summary.asked for seat in seats),
        result=summary.result or "",
        changed_at=summary.changed_at,
    )


def kept_summary(text: str) -> Summary | None:
    """The last one that was written, though choices were made since; None: there is none."""
    try:
        return msgspec.json.decode(text, type=Summary)
    except msgspec.ValidationError:
        return None


def seats_held(people: People, secret: str) -> list[int] | None:
    """The seats of whoever has this secret; None: it fits nobody here."""
    holders = [key.id for key in people.keys if fits(secret, key.hash)]
    if not holders:
        return None
    return people.seats_of(holders[0])


def names_of(people: People) -> list[str]:
    names = {key.id: key.name for key in people.keys}
    return [
        title_of(row.bot) if row.bot else ("" if row.key_id is None else names[row.key_id])
        for row in people.seats
    ]
