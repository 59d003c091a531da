"""Laying tables, joining them, and who sits where from then on: what is written beside moves."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from breakfall.bots import make_bot
from breakfall.core.errors import BreakfallError
from breakfall.core.registry import Setup, set_up
from breakfall.server import schema
from breakfall.server.limits import KEYS_AT_A_TABLE, NAME
from breakfall.server.messages import Joining, Seated, SeatPlan, Spoken, TablePlan
from breakfall.server.secrets import (
    as_code,
    hashed,
    new_code,
    new_secret,
    new_seed,
    new_table_id,
)
from breakfall.server.storage import KeyRow, Move, People, Plan

NOT_FOUND = "no seat waits for that code: it may have been used, or mistyped"


def checked_name(name: str) -> str:
    """A person's name on one line, short."""
    name = " ".join(name.split())
    if len(name) > NAME:
        raise BreakfallError(f"a name has at most {NAME} letters")
    return name


def plan_of(setup: Setup) -> Plan:
    return Plan(
        setup.game.key,
        setup.format.key,
        setup.game.rules_version,
        setup.players,
        setup.seed,
        dict(setup.settings),
    )


def checked_plan(wanted: TablePlan) -> Plan:
    """The set-up of a table to be; a clear error for what does not fit."""
    if wanted.seed is not None and any(seat.kind == "open" for seat in wanted.seats):
        raise BreakfallError("where others are invited nobody names the seed: it deals the cards")
    for seat in wanted.seats:
        if seat.kind == "bot":
            make_bot(seat.bot, 0)
    seed = new_seed() if wanted.seed is None else wanted.seed
    settings: dict[str, object] = {**wanted.options}
    return plan_of(set_up(wanted.game, wanted.format, len(wanted.seats), seed, settings))


# ---------------------------------------------------------------- new tables


@dataclass(frozen=True)
class NewKey:
    hash: str
    name: str
    is_host: bool
    seats: list[int]


@dataclass(frozen=True)
class NewTable:
    """A table to be: what is played, who sits where, and the choices that a replay has."""

    plan: Plan
    seats: Sequence[SeatPlan]
    keys: list[NewKey]
    is_replay: bool = False
    moves: Sequence[Move] = ()

    async def write(self, connection: AsyncConnection) -> str:
        table, now = new_table_id(), time.time()
        await connection.execute(
            insert(schema.tables).values(
                id=table,
                game=self.plan.game,
                format=self.plan.format,
                rules=self.plan.rules,
                players=self.plan.players,
                seed=str(self.plan.seed),
                options=msgspec.json.encode(self.plan.options).decode(),
                is_replay=self.is_replay,
                watch_code=new_code(),
                made_at=now,
            )
        )
        holders: dict[int, int] = {}
        for key in self.keys:
            key_id = await add_key(connection, table, key)
            holders |= dict.fromkeys(key.seats, key_id)
        await connection.execute(insert(schema.seats), self._seat_rows(table, holders))
        if self.moves:
            rows = [{"table_id": table, **asdict(move)} for move in self.moves]
            await connection.execute(insert(schema.moves), rows)
        return table

    def _seat_rows(self, table: str, holders: dict[int, int]) -> list[dict[str, object]]:
        return [
            {
                "table_id": table,
                "seat": seat,
                "kind": "person" if who.kind == "me" else who.kind,
                "bot": who.bot if who.kind == "bot" else "",
                "key_id": holders.get(seat),
                "code": new_code() if who.kind == "open" else None,
            }
            for seat, who in enumerate(self.seats)
        ]


async def add_key(connection: AsyncConnection, table: str, key: NewKey) -> int:
    added = insert(schema.keys).values(
        table_id=table, hash=key.hash, name=key.name, is_host=key.is_host
    )
    return int((await connection.execute(added.returning(schema.keys.c.id))).scalar_one())


def new_table(wanted: TablePlan) -> tuple[NewTable, str, list[int]]:
    """A table as somebody wants it, the secret for them, and the seats they take."""
    plan = checked_plan(wanted)
    secret = new_secret()
    mine = [seat for seat, who in enumerate(wanted.seats) if who.kind == "me"]
    key = NewKey(hashed(secret), checked_name(wanted.name), True, mine)
    return NewTable(plan, wanted.seats, [key]), secret, mine


def new_replay(setup: dict[str, object], choices: list[list[object]]) -> tuple[NewTable, str]:
    """A checked record as a table that is only looked at."""
    secret = new_secret()
    game, form = str(setup["game"]), str(setup["format"])
    players, seed = int(str(setup["players"])), int(str(setup["seed"]))
    settings = msgspec.convert(setup["options"], dict[str, object])
    plan = plan_of(set_up(game, form, players, seed, settings))
    now = time.time()
    moves = [
        Move(number, int(str(seat)), str(question), str(option), 0, now)
        for number, (seat, question, option) in enumerate(choices, start=1)
    ]
    key = NewKey(hashed(secret), "", True, [])
    seats = [SeatPlan("me")] * players
    return NewTable(plan, seats, [key], is_replay=True, moves=moves), secret


def new_rematch(plan: Plan, people: People) -> NewTable:
    """The same people and bots, with the same secrets, and another seed."""
    again = Plan(plan.game, plan.format, plan.rules, plan.players, new_seed(), dict(plan.options))
    seats = [
        SeatPlan("bot", row.bot) if row.kind == "bot" else SeatPlan("me" if row.key_id else "open")
        for row in people.seats
    ]
    keys = [
        NewKey(
            key.hash,
            key.name,
            key.is_host,
            [row.seat for row in people.seats if row.key_id == key.id],
        )
        for key in people.keys
    ]
    return NewTable(again, seats, keys)


async def write_rematch(connection: AsyncConnection, table: str, rematch: NewTable) -> str:
    """The rematch of a table; whoever comes second gets the one that is there."""
    at = schema.tables.c
    there = select(at.next_table).where(at.id == table).with_for_update()
    found = (await connection.execute(there)).scalar_one()
    if found is not None:
        return str(found)
    made = await rematch.write(connection)
    await connection.execute(update(schema.tables).where(at.id == table).values(next_table=made))
    return made


# ---------------------------------------------------------------- coming and going


async def join(connection: AsyncConnection, joining: Joining) -> Seated:
    """Take the seat of a code; or look on, by the code of a table."""
    code, name = as_code(joining.code), checked_name(joining.name)
    seats, tables = schema.seats.c, schema.tables.c
    found = (
        await connection.execute(
            select(seats.table_id, seats.seat).where(seats.code == code).with_for_update()
        )
    ).one_or_none()
    table = None if found is None else found.table_id
    if found is None:
        watched = await connection.execute(select(tables.id).where(tables.watch_code == code))
        table = watched.scalar_one_or_none()
    if table is None:
        raise BreakfallError(NOT_FOUND)
    await check_room(connection, table)
    secret = new_secret()
    key_id = await add_key(connection, table, NewKey(hashed(secret), name, False, []))
    if found is None:
        return Seated(table, secret, [])
    taken = await connection.execute(
        update(schema.seats)
        .where(seats.table_id == table, seats.seat == found.seat, seats.code == code)
        .values(kind="person", key_id=key_id, code=None)
    )
    if taken.rowcount != 1:
        raise BreakfallError(NOT_FOUND)
    return Seated(table, secret, [found.seat])


async def check_room(connection: AsyncConnection, table: str) -> None:
    at = schema.keys.c
    count = await connection.execute(select(func.count()).where(at.table_id == table))
    if count.scalar_one() >= KEYS_AT_A_TABLE:
        raise BreakfallError("this table is full: nobody else can look on")


async def free_seat(connection: AsyncConnection, table: str, seat: int, bot: str) -> None:
    """The seat is a bot's from now on; or open, for whoever has its new code."""
    at = schema.seats.c
    new = {"kind": "bot", "bot": bot} if bot else {"kind": "open", "bot": "", "code": new_code()}
    await connection.execute(
        update(schema.seats)
        .where(at.table_id == table, at.seat == seat)
        .values({"key_id": None, "code": None} | new)
    )


async def say(
    connection: AsyncConnection, table: str, key: KeyRow, seat: int | None, words: str
) -> Spoken:
    at = schema.talk.c
    last = await connection.execute(
        select(func.coalesce(func.max(at.number), 0)).where(at.table_id == table)
    )
    line = Spoken(int(last.scalar_one()) + 1, seat, key.name, words, time.time())
    await connection.execute(
        insert(schema.talk).values(
            table_id=table, number=line.number, seat=seat, name=key.name, text=words, at=line.at
        )
    )
    return line
