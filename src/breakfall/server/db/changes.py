"""What is written of rooms beside moves: new ones, who comes and goes, and what people say."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from breakfall.core.errors import BreakfallError
from breakfall.server.db import schema
from breakfall.server.db.rows import NewKey, NewRoom, SeatChange
from breakfall.server.limits import NAME
from breakfall.server.text import look_of
from breakfall.server.tokens import new_code, new_room_id

ROOM_ITSELF = -1  # the seat of what the room itself says
NO_SUCH_CODE = "no seat waits for that code: it may have been used, or mistyped"


# ---------------------------------------------------------------- new rooms


async def add_room(connection: AsyncConnection, new: NewRoom) -> str:
    room = new_room_id()
    await connection.execute(
        insert(schema.rooms).values(
            id=room,
            game=new.plan.game,
            format=new.plan.format,
            rules=new.plan.rules,
            players=new.plan.players,
            seed=str(new.plan.seed),
            settings=msgspec.json.encode(new.plan.settings).decode(),
            is_replay=new.is_replay,
            is_seed_named=new.is_seed_named,
            watch_code=new_code(),
            made_at=time.time(),
        )
    )
    holders: dict[int, int] = {}
    for key in new.keys:
        holders |= dict.fromkeys(key.seats, await add_key(connection, room, key))
    await connection.execute(insert(schema.seats), seat_rows(room, new, holders))
    if new.moves:
        rows = [{"room_id": room, **asdict(move)} for move in new.moves]
        await connection.execute(insert(schema.moves), rows)
    return room


def seat_rows(room: str, new: NewRoom, holders: dict[int, int]) -> list[dict[str, object]]:
    return [
        {
            "room_id": room,
            "seat": seat,
            "kind": "person" if who.kind == "me" else who.kind,
            "bot": who.bot if who.kind == "bot" else "",
            "key_id": holders.get(seat),
            "code": new_code() if who.kind == "open" else None,
        }
        for seat, who in enumerate(new.seats)
    ]


async def add_key(connection: AsyncConnection, room: str, key: NewKey) -> int:
    added = insert(schema.keys).values(
        room_id=room, hash=key.hash, name=key.name, is_host=key.is_host
    )
    return int((await connection.execute(added.returning(schema.keys.c.id))).scalar_one())


async def add_rematch(connection: AsyncConnection, room: str, rematch: NewRoom) -> str:
    """The rematch of a room; whoever comes second gets the one that is there."""
    at = schema.rooms.c
    there = select(at.next_room).where(at.id == room).with_for_update()
    found = (await connection.execute(there)).scalar_one()
    if found is not None:
        return str(found)
    made = await add_room(connection, rematch)
    await connection.execute(update(schema.rooms).where(at.id == room).values(next_room=made))
    return made


# ---------------------------------------------------------------- who comes and goes


async def join(
    connection: AsyncConnection, code: str, name: str, key_hash: str, *, most_keys: int
) -> tuple[str, list[int]]:
    """Take the seat of a code, or look on by the code of a room: which room, and which seat."""
    seats, rooms = schema.seats.c, schema.rooms.c
    found = (
        await connection.execute(
            select(seats.room_id, seats.seat).where(seats.code == code).with_for_update()
        )
    ).one_or_none()
    room = None if found is None else found.room_id
    if found is None:
        watched = await connection.execute(select(rooms.id).where(rooms.watch_code == code))
        room = watched.scalar_one_or_none()
    if room is None:
        raise BreakfallError(NO_SUCH_CODE)
    await check_space(connection, room, most_keys)
    name = await distinct_name(connection, room, name)
    key_id = await add_key(connection, room, NewKey(key_hash, name, False, []))
    if found is None:
        return room, []
    taken = await connection.execute(
        update(schema.seats)
        .where(seats.room_id == room, seats.seat == found.seat, seats.code == code)
        .values(kind="person", key_id=key_id, code=None)
    )
    if taken.rowcount != 1:
        raise BreakfallError(NO_SUCH_CODE)
    await announce(connection, room, f"{name or 'A guest'} takes seat {found.seat + 1}.")
    return room, [found.seat]


async def distinct_name(connection: AsyncConnection, room: str, name: str) -> str:
    """The name as nobody in this room has it yet, whether they are there still or have left."""
    at = schema.keys.c
    found = await connection.execute(select(at.name).where(at.room_id == room))
    taken = {look_of(str(one)) for (one,) in found}
    new, number = name, 2
    while new and look_of(new) in taken:
        end = f" ({number})"
        new, number = name[: NAME - len(end)] + end, number + 1
    return new


async def check_space(connection: AsyncConnection, room: str, most_keys: int) -> None:
    at = schema.keys.c
    count = await connection.execute(select(func.count()).where(at.room_id == room))
    if count.scalar_one() >= most_keys:
        raise BreakfallError("this table is full: nobody else can look on")


async def change_seats(
    connection: AsyncConnection, room: str, changes: Sequence[SeatChange]
) -> None:
    """Seats change hands, unless one of them just did; everybody is told."""
    at = schema.seats.c
    for change in changes:
        before, after = change.before, change.after
        changed = await connection.execute(
            update(schema.seats)
            .where(
                at.room_id == room,
                at.seat == before.seat,
                at.kind == before.kind,
                at.key_id.is_not_distinct_from(before.key_id),
            )
            .values(kind=after.kind, bot=after.bot, key_id=after.key_id, code=after.code)
        )
        if changed.rowcount != 1:
            raise BreakfallError("The seats have just changed. Try again.")
        await announce(connection, room, change.words)


# ---------------------------------------------------------------- talk and summaries


async def announce(connection: AsyncConnection, room: str, words: str) -> None:
    """The room itself says who came or went, to everybody who is there or comes later."""
    await say(connection, room, ROOM_ITSELF, "", words)


async def say(
    connection: AsyncConnection,
    room: str,
    seat: int | None,
    name: str,
    words: str,
    team: int | None = None,
) -> None:
    """Lines are numbered one after the other, also where several processes write them."""
    at, rooms = schema.talk.c, schema.rooms.c
    await connection.execute(select(rooms.id).where(rooms.id == room).with_for_update())
    last = await connection.execute(
        select(func.coalesce(func.max(at.number), 0)).where(at.room_id == room)
    )
    row = {"seat": seat, "name": name, "text": words, "at": time.time(), "team": team}
    number = int(last.scalar_one()) + 1
    await connection.execute(insert(schema.talk).values(room_id=room, number=number, **row))


async def write_summary(connection: AsyncConnection, room: str, number: int, summary: str) -> None:
    """How a match stands after so many moves, unless a later one is there."""
    at = schema.rooms.c
    await connection.execute(
        update(schema.rooms)
        .where(at.id == room, at.summed_up < number)
        .values(summed_up=number, summary=summary)
    )
