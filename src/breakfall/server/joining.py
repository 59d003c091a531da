"""Coming to a table, leaving a seat, and talking: what is written beside moves."""

from __future__ import annotations

import time

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from breakfall.core.errors import BreakfallError
from breakfall.server import schema
from breakfall.server.laying import NewKey, add_key
from breakfall.server.limits import NAME
from breakfall.server.messages import NOBODY, Join, Seated, Spoken
from breakfall.server.secrets import as_code, hashed, new_secret
from breakfall.server.storage import KeyRow
from breakfall.server.texts import checked_name, look_of

NOT_FOUND = "no seat waits for that code: it may have been used, or mistyped"


async def join(connection: AsyncConnection, joining: Join, *, most_keys: int) -> Seated:
    """Take the seat of a code; or look on, by the code of a table. It has room for so many."""
    code, name = as_code(joining.code), checked_name(joining.name)
    seats, tables = schema.seats.c, schema.rooms.c
    found = (
        await connection.execute(
            select(seats.room_id, seats.seat).where(seats.code == code).with_for_update()
        )
    ).one_or_none()
    table = None if found is None else found.room_id
    if found is None:
        watched = await connection.execute(select(tables.id).where(tables.watch_code == code))
        table = watched.scalar_one_or_none()
    if table is None:
        raise BreakfallError(NOT_FOUND)
    await check_room(connection, table, most_keys)
    secret = new_secret()
    name = await distinct_name(connection, table, name)
    key_id = await add_key(connection, table, NewKey(hashed(secret), name, False, []))
    if found is None:
        return Seated(table, secret, [])
    taken = await connection.execute(
        update(schema.seats)
        .where(seats.room_id == table, seats.seat == found.seat, seats.code == code)
        .values(kind="person", key_id=key_id, code=None)
    )
    if taken.rowcount != 1:
        raise BreakfallError(NOT_FOUND)
    await announce(connection, table, f"{name or 'A guest'} takes seat {found.seat + 1}.")
    return Seated(table, secret, [found.seat])


async def distinct_name(connection: AsyncConnection, table: str, name: str) -> str:
    """The name as nobody at this table has it yet, whether they are there still or have left."""
    at = schema.keys.c
    found = await connection.execute(select(at.name).where(at.room_id == table))
    taken = {look_of(str(one)) for (one,) in found}
    new, number = name, 2
    while new and look_of(new) in taken:
        end = f" ({number})"
        new, number = name[: NAME - len(end)] + end, number + 1
    return new


async def check_room(connection: AsyncConnection, table: str, most_keys: int) -> None:
    at = schema.keys.c
    count = await connection.execute(select(func.count()).where(at.room_id == table))
    if count.scalar_one() >= most_keys:
        raise BreakfallError("this table is full: nobody else can look on")


async def say(
    connection: AsyncConnection,
    table: str,
    key: KeyRow,
    seat: int | None,
    words: str,
    team: int | None = None,
) -> Spoken:
    return await write_line(connection, table, seat, key.name, words, team)


async def announce(connection: AsyncConnection, table: str, words: str) -> None:
    """The table itself says who came or went, to everybody who is there or comes later."""
    await write_line(connection, table, NOBODY, "", words)


async def write_line(
    connection: AsyncConnection,
    table: str,
    seat: int | None,
    name: str,
    words: str,
    team: int | None = None,
) -> Spoken:
    """Words are numbered one after the other, also where several processes take them down."""
    at, tables = schema.talk.c, schema.rooms.c
    await connection.execute(select(tables.id).where(tables.id == table).with_for_update())
    last = await connection.execute(
        select(func.coalesce(func.max(at.number), 0)).where(at.room_id == table)
    )
    line = Spoken(int(last.scalar_one()) + 1, seat, name, words, time.time(), team)
    row = {"seat": seat, "name": name, "text": words, "at": line.at, "team": team}
    await connection.execute(insert(schema.talk).values(room_id=table, number=line.number, **row))
    return line
