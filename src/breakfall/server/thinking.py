"""Worker processes, so that nothing that takes long happens where everybody waits."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from breakfall.core.errors import BreakfallError
from breakfall.server import worker

Given = ParamSpec("Given")
Result = TypeVar("Result")
TRIES = 3


class Thinkers:
    """A few workers. One that dies is replaced, and what it was asked is asked again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    @property
    def for_hints(self) -> int:
        """How many may think about a hint: half, so that bots elsewhere need not wait for it."""
        return max(1, self._workers // 2)

    def start(self, *, wake_up: bool = True) -> None:
        """Ready to be asked; woken up at once, nobody waits for the first answer."""
        self._pool = self._new_pool()
        for _ in range(self._workers if wake_up else 0):
            self._pool.submit(worker.awake)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    async def ask(
        self, work: Callable[Given, Result], *args: Given.args, **named: Given.kwargs
    ) -> Result:
        assert not named
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool
            if pool is None:
                break
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = self._new_pool()
                    pool.shutdown(wait=False)
        raise BreakfallError("the server is too busy, or stopping: try again in a moment")

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=worker.start,
        )
