"""The database itself: SQLite in a file, or PostgreSQL; opened, and brought up to date."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from breakfall.core.errors import BreakfallError
from breakfall.server.db.errors import in_a_line

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0004"  # of them
MIGRATION_LOCK = 2026_1116  # PostgreSQL's number for it


class Database:
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
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
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
