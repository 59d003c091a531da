"""What other processes on the same PostgreSQL say, as long as the line holds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, cast

from sqlalchemy.ext.asyncio import AsyncEngine

from breakfall.server.db.moves import CHANNEL


class Line(Protocol):
    """What we use of asyncpg's connection."""

    async def add_listener(self, channel: str, heard: object) -> None: ...

    def add_termination_listener(self, ended: object) -> None: ...


class Channel:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def listen(
        self, hear: Callable[[str], None], when_connected: Callable[[], Awaitable[None]]
    ) -> None:
        """Until the line breaks. What is said before `when_connected` is done is heard too."""
        ended = asyncio.Event()
        async with self._engine.connect() as connection:
            raw = await connection.get_raw_connection()
            line = cast(Line, raw.driver_connection)
            line.add_termination_listener(lambda _line: ended.set())
            await line.add_listener(CHANNEL, lambda _line, _pid, _channel, said: hear(said))
            await when_connected()
            try:
                await ended.wait()
            finally:
                await connection.invalidate()
