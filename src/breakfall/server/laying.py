"""Laying tables: new ones, rematches and replays."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from breakfall.bots import make_bot
from breakfall.core.errors import BreakfallError
from breakfall.core.game import Setup
from breakfall.core.numbers import EXACT_IN_JAVASCRIPT, seed_from_text
from breakfall.core.registry import set_up
from breakfall.server import schema
from breakfall.server.messages import NewRoom, SeatPlan
from breakfall.server.moves import Move, Plan
from breakfall.server.secrets import (
    hashed,
    new_code,
    new_secret,
    new_seed,
    new_table_id,
)
from breakfall.server.storage import People
from breakfall.server.texts import checked_name


def plan_of(setup: Setup) -> Plan:
    return Plan(
        setup.game.key,
        setup.format.key,
        setup.game.rules_version,
        setup.players,
        setup.seed,
        dict(setup.settings),
    )


def checked_plan(wanted: NewRoom) -> Plan:
    """The set-up of a table to be; a clear error for what does not fit."""
    if wanted.seed is not None and any(seat.kind == "open" for seat in wanted.seats):
        raise BreakfallError(
            "Whoever names the seed can know every card, so nobody can be invited. Leave the seed "
            "out, or give the open seats to bots or to yourself."
        )
    for seat in wanted.seats:
        if seat.kind == "bot":
            make_bot(seat.bot, 0)
    seed = new_seed() if wanted.seed is None else seed_from_page(wanted.seed)
    settings: dict[str, object] = {**wanted.settings}
    return plan_of(set_up(wanted.game, wanted.format, len(wanted.seats), seed, settings))


def seed_from_page(seed: str | int) -> int:
    """The seed that somebody named; a number that a page may have rounded is refused."""
    if isinstance(seed, str):
        return seed_from_text(seed)
    if seed > EXACT_IN_JAVASCRIPT:
        raise BreakfallError("a seed above 2**53 is sent as text: a page rounds such a number")
    return seed


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
    is_seed_named: bool = False
    moves: Sequence[Move] = ()

    async def write(self, connection: AsyncConnection) -> str:
        table, now = new_table_id(), time.time()
        await connection.execute(
            insert(schema.rooms).values(
                id=table,
                game=self.plan.game,
                format=self.plan.format,
                rules=self.plan.rules,
                players=self.plan.players,
                seed=str(self.plan.seed),
                settings=msgspec.json.encode(self.plan.settings).decode(),
                is_replay=self.is_replay,
                is_seed_named=self.is_seed_named,
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
            rows = [{"room_id": table, **asdict(move)} for move in self.moves]
            await connection.execute(insert(schema.moves), rows)
        return table

    def _seat_rows(self, table: str, holders: dict[int, int]) -> list[dict[str, object]]:
        return [
            {
                "room_id": table,
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
        room_id=table, hash=key.hash, name=key.name, is_host=key.is_host
    )
    return int((await connection.execute(added.returning(schema.keys.c.id))).scalar_one())


def new_table(wanted: NewRoom) -> tuple[NewTable, str, list[int]]:
    """A table as somebody wants it, the secret for them, and the seats they take."""
    plan = checked_plan(wanted)
    secret = new_secret()
    mine = [seat for seat, who in enumerate(wanted.seats) if who.kind == "me"]
    key = NewKey(hashed(secret), checked_name(wanted.name), True, mine)
    table = NewTable(plan, wanted.seats, [key], is_seed_named=wanted.seed is not None)
    return table, secret, mine


def new_replay(setup: dict[str, object], choices: list[list[object]]) -> tuple[NewTable, str]:
    """A checked record as a table that is only looked at."""
    secret = new_secret()
    game, form = str(setup["game"]), str(setup["format"])
    players, seed = int(str(setup["players"])), seed_from_text(str(setup["seed"]))
    settings = msgspec.convert(setup["settings"], dict[str, object])
    plan = plan_of(set_up(game, form, players, seed, settings))
    now = time.time()
    moves = [
        Move(number, int(str(seat)), str(question), str(option), 0, now)
        for number, (seat, question, option) in enumerate(choices, start=1)
    ]
    key = NewKey(hashed(secret), "", True, [])
    seats = [SeatPlan("me")] * players
    return NewTable(plan, seats, [key], is_replay=True, is_seed_named=True, moves=moves), secret


def new_rematch(plan: Plan, people: People) -> NewTable:
    """The same people and bots, with the same secrets, and another seed."""
    again = Plan(plan.game, plan.format, plan.rules, plan.players, new_seed(), dict(plan.settings))
    seats = [
        SeatPlan("bot", row.bot) if row.kind == "bot" else SeatPlan("me" if row.key_id else "open")
        for row in people.seats
    ]
    keys = [
        NewKey(
            key.hash,
            key.name,
            key.is_host,
            people.seats_of(key.id),
        )
        for key in people.keys
    ]
    return NewTable(again, seats, keys)


async def write_rematch(connection: AsyncConnection, table: str, rematch: NewTable) -> str:
    """The rematch of a table; whoever comes second gets the one that is there."""
    at = schema.rooms.c
    there = select(at.next_room).where(at.id == table).with_for_update()
    found = (await connection.execute(there)).scalar_one()
    if found is not None:
        return str(found)
    made = await rematch.write(connection)
    await connection.execute(update(schema.rooms).where(at.id == table).values(next_room=made))
    return made
