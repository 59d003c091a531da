"""News from other processes on the same PostgreSQL: what has changed, and who looks on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Protocol, cast

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from breakfall.server.hub import Hub
from breakfall.server.writer import CHANNEL

logger = logging.getLogger("breakfall.server")
LONGEST_PAUSE = 5.0  # seconds between two tries to be connected again


class Line(Protocol):
    """What we use of asyncpg's connection."""

    async def add_listener(self, channel: str, heard: object) -> None: ...

    def add_termination_listener(self, ended: object) -> None: ...


class Listener:
    def __init__(self, engine: AsyncEngine, process: str, hub: Hub) -> None:
        self._engine = engine
        self._process = process
        self._hub = hub
        self._task: asyncio.Task[None] | None = None
        self._is_listening = asyncio.Event()
        self._to_look_at: set[str] = set()
        self._looking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen(), name="listener")
        await self._is_listening.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._looking, return_exceptions=True)

    async def _listen(self) -> None:
        """While the server runs; a line that breaks is taken up again, and nothing is missed."""
        pause = 0.1
        while True:
            try:
                await self._hold_the_line()
                pause = 0.1
            except (OSError, SQLAlchemyError) as error:
                logger.warning("no news from the database: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _hold_the_line(self) -> None:
        """Until it breaks."""
        ended = asyncio.Event()
        async with self._engine.connect() as connection:
            raw = await connection.get_raw_connection()
            line = cast(Line, raw.driver_connection)
            line.add_termination_listener(lambda _line: ended.set())
            await line.add_listener(CHANNEL, self._hear)
            self._is_listening.set()
            await self._hub.catch_up_all()
            try:
                await ended.wait()
            finally:
                await connection.invalidate()

    def _hear(self, _line: object, _server: int, _channel: str, said: str) -> None:
        process, table, *here = said.split(" ")
        live = self._hub.in_memory(table)
        if process == self._process or live is None:
            return
        if here:
            keys = {int(key) for key in here[0].split(",") if key}
            self._attend_to(live.look_on_elsewhere(process, keys))
        elif table not in self._to_look_at:
            self._to_look_at.add(table)
            self._attend_to(self._look_at(table))

    def _attend_to(self, something: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(something)
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_at(self, table: str) -> None:
        self._to_look_at.discard(table)  # what is stored from here on needs another look
        try:
            await self._hub.catch_up(table)
        except (OSError, SQLAlchemyError) as error:
            logger.warning("cannot read what is new at table %s: %s", table, error)
