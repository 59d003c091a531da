"""Where tables are kept: SQLite in a file, or PostgreSQL. What is read, in one place."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from sqlalchemy import Connection, event, inspect, make_url, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from breakfall.core.errors import BreakfallError
from breakfall.server import schema
from breakfall.server.messages import Spoken
from breakfall.server.moves import Move, Plan
from breakfall.server.trouble import in_a_line

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0004"  # of them
ONE_AT_A_TIME = 2026_1116  # the number of PostgreSQL's lock for migrations


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
class Stored:
    """A table as its rows tell it."""

    table: str
    plan: Plan
    is_replay: bool
    made_at: float
    summed_up: int
    people: People
    moves: list[Move]
    talk: list[Spoken]


class Storage:
    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.is_shared = self.engine.dialect.name == "postgresql"

    async def start(self) -> None:
        """Bring the database up to date."""
        if not self.is_shared:
            check_file(self.engine.url.database or "")
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as error:
            where = self.engine.url.render_as_string(hide_password=True)
            raise BreakfallError(f"cannot use the database {where}: {in_a_line(error)}") from None

    async def close(self) -> None:
        await self.engine.dispose()

    async def table(self, table: str) -> Stored | None:
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(select(schema.rooms).where(schema.rooms.c.id == table))
            ).one_or_none()
            if row is None:
                return None
            plan = Plan(
                row.game,
                row.format,
                row.rules,
                row.players,
                int(row.seed),
                msgspec.json.decode(row.settings, type=dict[str, str]),
            )
            people = await people_of(connection, table)
            moves = await moves_after(connection, table, 0)
            talk = await talk_after(connection, table, 0)
        return Stored(table, plan, row.is_replay, row.made_at, row.summed_up, people, moves, talk)

    async def news(self, table: str, move: int, talk: int) -> tuple[list[Move], list[Spoken]]:
        """What was stored after these."""
        async with self.engine.connect() as connection:
            return (
                await moves_after(connection, table, move),
                await talk_after(connection, table, talk),
            )

    async def people(self, table: str) -> People:
        async with self.engine.connect() as connection:
            return await people_of(connection, table)

    async def knows_code(self, code: str) -> bool:
        """Somebody could join with this code."""
        seat = select(schema.seats.c.seat).where(schema.seats.c.code == code)
        watch = select(schema.rooms.c.id).where(schema.rooms.c.watch_code == code)
        async with self.engine.connect() as connection:
            found = (await connection.execute(seat)).first()
            return found is not None or (await connection.execute(watch)).first() is not None


async def people_of(connection: AsyncConnection, table: str) -> People:
    tables, keys, seats = schema.rooms.c, schema.keys.c, schema.seats.c
    row = (
        await connection.execute(
            select(tables.watch_code, tables.next_room, tables.is_seed_named).where(
                tables.id == table
            )
        )
    ).one()
    held = await connection.execute(
        select(keys.id, keys.hash, keys.name, keys.is_host)
        .where(keys.room_id == table)
        .order_by(keys.id)
    )
    taken = await connection.execute(
        select(seats.seat, seats.kind, seats.bot, seats.key_id, seats.code)
        .where(seats.room_id == table)
        .order_by(seats.seat)
    )
    return People(
        [KeyRow(*one) for one in held],
        [SeatRow(*one) for one in taken],
        row.watch_code,
        row.next_room,
        row.is_seed_named,
    )


async def moves_after(connection: AsyncConnection, table: str, number: int) -> list[Move]:
    at = schema.moves.c
    found = await connection.execute(
        select(at.number, at.seat, at.question, at.option, at.undoes, at.at)
        .where(at.room_id == table, at.number > number)
        .order_by(at.number)
    )
    return [Move(*one) for one in found]


async def talk_after(connection: AsyncConnection, table: str, number: int) -> list[Spoken]:
    at = schema.talk.c
    found = await connection.execute(
        select(at.number, at.seat, at.name, at.text, at.at, at.team)
        .where(at.room_id == table, at.number > number)
        .order_by(at.number)
    )
    return [Spoken(*one) for one in found]


# ---------------------------------------------------------------- the database itself


def open_engine(url: str) -> AsyncEngine:
    """An engine for `sqlite:///FILE` or `postgresql://…`."""
    try:
        wanted = make_url(url.replace("postgres://", "postgresql://", 1))
    except ArgumentError:
        raise BreakfallError(
            f"{url!r} is no database: it wants sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    kind = wanted.get_backend_name()
    if kind not in DRIVERS:
        raise BreakfallError(f"there is no storage for {kind!r}: use sqlite or postgresql")
    if kind == "sqlite" and wanted.database:
        make_folder(Path(wanted.database).parent)
    engine = create_async_engine(wanted.set(drivername=DRIVERS[kind]))
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BreakfallError(f"cannot keep tables in {folder}: {error.strerror}") from None


def check_file(path: str) -> None:
    """A clear error for a file that is no database, or another program's."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            found = connection.execute("SELECT name FROM sqlite_schema").fetchall()
    except sqlite3.Error as error:
        raise BreakfallError(f"cannot keep tables in {path}: {error}") from None
    if found and ("alembic_version",) not in found:
        raise BreakfallError(f"{path} is a database of something else: name another file")


def set_up_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """Readers and the writer do not wait for each other; a commit is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the database up to date, if it is not."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    if inspect(connection).has_table("alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == NEWEST:
            return
    from alembic import command  # not worth its time where nothing is to be done
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise BreakfallError(
            "this database was written by a newer Breakfall: update this one, or use another "
            "database"
        ) from None
