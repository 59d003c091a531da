"""Hints wait for each other, so that however many are asked for, bots have time to think."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import NamedTuple

from breakfall.core.errors import BreakfallError
from breakfall.server.work import tasks
from breakfall.server.work.pool import WorkerPool

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


class Hint(NamedTuple):
    """An option, how sure the strongest bot is of it, and the chance to win that it sees then."""

    option: str
    share: float
    chance: float


async def find_hint(pool: WorkerPool, task: tasks.Task, seat: int, seed: int) -> Hint:
    """What the strongest bot would choose there, thought over by its share of workers."""
    thoughts = await asyncio.gather(
        *[pool.ask(tasks.advise, task, seat, seed + one) for one in range(pool.for_hints)]
    )
    sure: dict[str, float] = {}
    hopes: dict[str, float] = {}
    for option, share, chance in [one for thought in thoughts for one in thought]:
        sure[option] = sure.get(option, 0.0) + share / len(thoughts)
        hopes[option] = hopes.get(option, 0.0) + share * chance / len(thoughts)
    best = max(sure, key=lambda option: sure[option])
    chance = hopes[best] / sure[best] if sure[best] else 0.5
    return Hint(best, round(sure[best], 3), round(chance, 3))
