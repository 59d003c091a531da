"""The database: as the migrations make it, it is what the code takes it for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from breakfall.core.errors import BreakfallError
from breakfall.server.db import database as databases
from breakfall.server.db import schema
from breakfall.server.db.database import Database
from breakfall.server.db.reader import Reader
from breakfall.server.db.writer import Writer
from breakfall.server.moves import Move
from tests.server.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


async def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    kept = Database(database)
    for _ in range(2):  # a second start finds nothing to do
        await kept.start()
    async with kept.engine.connect() as connection:
        differences = await connection.run_sync(differences_from_schema)
    await kept.close()
    assert differences == []


def differences_from_schema(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def test_the_newest_migration_is_the_one_the_code_knows() -> None:
    config = Config()
    config.set_main_option("script_location", str(databases.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == databases.NEWEST


async def with_a_table(database: str) -> Database:
    kept = Database(database)
    await kept.start()
    async with kept.engine.begin() as connection:
        table = schema.rooms.insert().values(
            id="t", game="g", format="f", rules=1, players=2, seed="1", settings="{}",
            is_replay=False, watch_code="w", made_at=0.0,
        )  # fmt: skip
        await connection.execute(table)
    return kept


async def test_of_two_moves_of_one_number_the_first_is_stored(database: str) -> None:
    kept = await with_a_table(database)
    writers = [Writer(kept, name) for name in ("one", "two")]
    for writer in writers:
        writer.start()
    moves = [Move(number, 0, "q", "first", 0, 0.0) for number in range(1, 200)]
    assert all([await writers[0].add("t", move) for move in moves[:3]])
    waiting = [writers[0].add("t", move) for move in moves[3:]]
    assert all(await asyncio.gather(*waiting))
    late = [writers[1].add("t", Move(n, 1, "q", "late", 0, 0.0)) for n in (1, 199, 200)]
    assert await asyncio.gather(*late) == [False, False, True]
    stored, _ = await Reader(kept.engine).news("t", 0, 0)
    assert [move.number for move in stored] == list(range(1, 201))
    assert {move.option for move in stored[:-1]} == {"first"}
    for writer in writers:
        await writer.stop()
    await kept.close()


async def test_a_move_waits_for_no_more_than_one_of_the_jobs_before_it(database: str) -> None:
    kept = await with_a_table(database)
    writer = Writer(kept, "one")
    came: list[asyncio.Task[bool]] = []

    async def moves_seen(connection: AsyncConnection) -> int:
        if not came:  # somebody moves while the first of all jobs is carried out
            move = Move(1, 0, "q", "first", 0, 0.0)
            came.append(asyncio.create_task(writer.add("t", move)))
        return await connection.scalar(select(func.count()).select_from(schema.moves)) or 0

    jobs = [asyncio.create_task(writer.do(moves_seen)) for _ in range(4)]
    writer.start()
    assert await asyncio.gather(*jobs) == [0, 1, 1, 1]
    assert await came[0]
    await writer.stop()
    await kept.close()


@pytest.mark.parametrize("url", ["", "tables.sqlite", "mysql://x/y", "sqlite:////dev/null/x"])
def test_a_database_that_cannot_be_is_refused_in_words(url: str) -> None:
    with pytest.raises(BreakfallError, match=r"database|storage|cannot keep"):
        Database(url)
