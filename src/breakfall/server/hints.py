"""Hints wait for each other, so that however many are asked for, bots have time to think."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager

from breakfall.core.errors import BreakfallError

MOST_WAITING = 10
BUSY = "Many players are asking for hints. Try again in a moment."


class HintQueue:
    """One hint at a time, and a short line of those who wait for theirs."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, hint: Coroutine[object, object, None]) -> None:
        """Beside whatever else its asker does meanwhile, such as making the choice."""
        task = asyncio.create_task(hint)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn; an error where too many wait already."""
        if self._waiting >= MOST_WAITING:
            raise BreakfallError(BUSY)
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1
