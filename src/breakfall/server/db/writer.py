"""The one writer of a process. Moves that wait together are committed together, before all else.

A move that is stored here was stored by nobody else: the key (room, number) decides who was
first, also between processes.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar, cast

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from breakfall.server.db.database import Database
from breakfall.server.db.errors import as_unavailable, in_a_line
from breakfall.server.db.moves import CHANNEL, store
from breakfall.server.moves import Move

logger = logging.getLogger("breakfall.server")
Result = TypeVar("Result")
Job = Callable[[AsyncConnection], Awaitable[Result]]
MOST_AT_ONCE = 1000


@dataclass
class Waiting:
    """A move on its way into the database."""

    room: str
    move: Move
    is_stored: asyncio.Future[bool]


@dataclass
class Asked:
    """Anything else that is to be written, in a transaction of its own."""

    job: Job[object]
    rooms: list[str]  # to be looked at by other processes
    result: asyncio.Future[object]


class Writer:
    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self.process = process
        self._moves: list[Waiting] = []
        self._jobs: deque[Asked] = deque()
        self._is_needed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_failing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._write(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then no more."""
        if self._task is None:
            return
        task, self._task = self._task, None
        self._is_needed.set()
        await task

    async def add(self, room: str, move: Move) -> bool:
        """Store a move; the answer, once it is safe: was it the first of its number?"""
        waiting = Waiting(room, move, asyncio.get_running_loop().create_future())
        self._moves.append(waiting)
        self._is_needed.set()
        return await waiting.is_stored

    async def tell(self, room: str, here: str | None = None) -> None:
        """Other processes are to look at this room; or learn who looks at it here."""
        if self._database.is_shared:
            said = room if here is None else f"{room} {here}"
            await self.do(lambda connection: self._tell(connection, [said]))

    async def do(self, job: Job[Result], *rooms: str) -> Result:
        """Carry out something else that writes, and tell other processes of these rooms."""
        asked = Asked(job, list(rooms), asyncio.get_running_loop().create_future())
        self._jobs.append(asked)
        self._is_needed.set()
        return cast(Result, await asked.result)

    # ------------------------------------------------------------ the writing itself

    async def _write(self) -> None:
        while self._task is not None or self._moves or self._jobs:
            if not self._moves and not self._jobs:
                await self._is_needed.wait()
            self._is_needed.clear()
            await self._write_what_waits()

    async def _write_what_waits(self) -> None:
        """By itself, so that nothing is held on to that was written and is done with.

        One job at a time: where hundreds wait, as after a tournament's round, no move waits for
        more than one of them.
        """
        moves, self._moves = self._moves[:MOST_AT_ONCE], self._moves[MOST_AT_ONCE:]
        if moves:
            await self._store(moves)
        if self._jobs:
            await self._carry_out(self._jobs.popleft())

    async def _store(self, moves: list[Waiting]) -> None:
        try:
            async with self._database.engine.begin() as connection:
                new = [(waiting.room, waiting.move) for waiting in moves]
                stored = await store(connection, self.process, new)
        except Exception as error:
            told = self._told(error)
            for waiting in moves:
                if not waiting.is_stored.done():
                    waiting.is_stored.set_exception(told)
            return
        self._all_is_well()
        for waiting in moves:
            if not waiting.is_stored.done():  # else whoever waited has gone
                waiting.is_stored.set_result((waiting.room, waiting.move.number) in stored)

    async def _carry_out(self, asked: Asked) -> None:
        try:
            async with self._database.engine.begin() as connection:
                result = await asked.job(connection)
                await self._notify(connection, set(asked.rooms))
        except Exception as error:
            told = self._told(error)
            if not asked.result.done():
                asked.result.set_exception(told)
            return
        self._all_is_well()
        if not asked.result.done():
            asked.result.set_result(result)

    def _told(self, error: Exception) -> Exception:
        """As whoever waits is told of it; the log has a line when that begins, and no more."""
        unavailable = as_unavailable(error)
        if unavailable is None:
            return error
        if unavailable is not error and not self._is_failing:
            self._is_failing = True
            logger.error("the database takes nothing: %s", in_a_line(error))
        return unavailable

    def _all_is_well(self) -> None:
        if self._is_failing:
            self._is_failing = False
            logger.error("the database takes what it is given again")

    async def _notify(self, connection: AsyncConnection, rooms: set[str]) -> None:
        """Other processes learn of these rooms when, and only when, this is committed."""
        if self._database.is_shared and rooms:
            await self._tell(connection, list(rooms))

    async def _tell(self, connection: AsyncConnection, said: list[str]) -> None:
        await connection.execute(
            text("SELECT pg_notify(:channel, said) FROM unnest(CAST(:what AS text[])) said"),
            {"channel": CHANNEL, "what": [f"{self.process} {one}" for one in said]},
        )
