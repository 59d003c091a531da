"""What is read of rooms."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from breakfall.server.db import schema
from breakfall.server.db.rows import (
    KeyRow,
    People,
    SeatRow,
    StoredRoom,
    StoredSummary,
    TalkRow,
)
from breakfall.server.moves import Move, Plan


class Reader:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def room(self, room: str) -> StoredRoom | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.rooms).where(schema.rooms.c.id == room))
            row = found.one_or_none()
            if row is None:
                return None
            settings = msgspec.json.decode(row.settings, type=dict[str, str])
            plan = Plan(row.game, row.format, row.rules, row.players, int(row.seed), settings)
            people = await people_of(connection, room)
            moves = await moves_after(connection, room, 0)
            talk = await talk_after(connection, room, 0)
        return StoredRoom(
            room, plan, row.is_replay, row.made_at, row.summed_up, people, moves, talk
        )

    async def news(self, room: str, move: int, talk: int) -> tuple[list[Move], list[TalkRow]]:
        """What was stored after these."""
        async with self._engine.connect() as connection:
            return (
                await moves_after(connection, room, move),
                await talk_after(connection, room, talk),
            )

    async def people(self, room: str) -> People:
        async with self._engine.connect() as connection:
            return await people_of(connection, room)

    async def summary(self, room: str) -> StoredSummary | None:
        at, moves = schema.rooms.c, schema.moves.c
        last = select(func.coalesce(func.max(moves.number), 0)).where(moves.room_id == room)
        number = last.scalar_subquery().label("last")
        wanted = select(at.game, at.format, at.made_at, at.summed_up, number, at.summary)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted.where(at.id == room))).one_or_none()
            if row is None:
                return None
            return StoredSummary(*row, await people_of(connection, room))

    async def knows_code(self, code: str) -> bool:
        """Somebody could join with this code."""
        seat = select(schema.seats.c.seat).where(schema.seats.c.code == code)
        watch = select(schema.rooms.c.id).where(schema.rooms.c.watch_code == code)
        async with self._engine.connect() as connection:
            found = (await connection.execute(seat)).first()
            return found is not None or (await connection.execute(watch)).first() is not None


async def people_of(connection: AsyncConnection, room: str) -> People:
    rooms, keys, seats = schema.rooms.c, schema.keys.c, schema.seats.c
    row = (
        await connection.execute(
            select(rooms.watch_code, rooms.next_room, rooms.is_seed_named).where(rooms.id == room)
        )
    ).one()
    held = await connection.execute(
        select(keys.id, keys.hash, keys.name, keys.is_host)
        .where(keys.room_id == room)
        .order_by(keys.id)
    )
    taken = await connection.execute(
        select(seats.seat, seats.kind, seats.bot, seats.key_id, seats.code)
        .where(seats.room_id == room)
        .order_by(seats.seat)
    )
    return People(
        [KeyRow(*one) for one in held],
        [SeatRow(*one) for one in taken],
        row.watch_code,
        row.next_room,
        row.is_seed_named,
    )


async def moves_after(connection: AsyncConnection, room: str, number: int) -> list[Move]:
    at = schema.moves.c
    found = await connection.execute(
        select(at.number, at.seat, at.question, at.option, at.undoes, at.at)
        .where(at.room_id == room, at.number > number)
        .order_by(at.number)
    )
    return [Move(*one) for one in found]


async def talk_after(connection: AsyncConnection, room: str, number: int) -> list[TalkRow]:
    at = schema.talk.c
    found = await connection.execute(
        select(at.number, at.seat, at.name, at.text, at.at, at.team)
        .where(at.room_id == room, at.number > number)
        .order_by(at.number)
    )
    return [TalkRow(*one) for one in found]
