"""Worker processes, so that nothing that takes long happens where everybody waits."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from breakfall.core.errors import BreakfallError
from breakfall.server.work import tasks

Given = ParamSpec("Given")
Result = TypeVar("Result")
Seat = tuple[str, int]  # a room, and a seat there
TRIES = 3
BOUND = 10_000  # seats of which it is known who thought for them last


class Worker:
    """One process, and what waits for it. If it dies another takes its place."""

    def __init__(self) -> None:
        self._pool = self._new_pool()
        self._waiting: set[object] = set()

    @property
    def load(self) -> int:
        """How much it has still to do."""
        return len(self._waiting)

    def submit(self, work: Callable[[], Result]) -> Future[Result]:
        try:
            future = self._pool.submit(work)
        except BrokenProcessPool:
            self.stop(wait=False)
            self._pool = self._new_pool()
            future = self._pool.submit(work)
        self._waiting.add(future)
        future.add_done_callback(self._waiting.discard)
        return future

    def stop(self, *, wait: bool) -> None:
        self._pool.shutdown(wait=wait, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=tasks.start
        )


class WorkerPool:
    """A few workers. What one that dies was asked is asked again.

    A bot's seat stays with one worker, which keeps the bot and what it has thought out already,
    unless that worker is busy and another has less to do.
    """

    def __init__(self, workers: int) -> None:
        self._count = workers
        self._workers: list[Worker] = []
        self._bound: OrderedDict[Seat, Worker] = OrderedDict()
        self.thoughts = 0  # of bots, so far
        self.grown = 0  # of them began with a tree that was grown before

    @property
    def count(self) -> int:
        """How many can think at once."""
        return self._count

    @property
    def for_hints(self) -> int:
        """How many may think about a hint: half, so that bots elsewhere need not wait for it."""
        return max(1, self._count // 2)

    def start(self, *, wake_up: bool = True) -> None:
        """Ready to be asked; woken up at once, nobody waits for the first answer."""
        self._workers = [Worker() for _ in range(self._count)]
        for one in self._workers if wake_up else []:
            one.submit(tasks.awake)

    def stop(self) -> None:
        workers, self._workers = self._workers, []
        for one in workers:
            one.stop(wait=True)

    async def ask(
        self, work: Callable[Given, Result], *args: Given.args, **named: Given.kwargs
    ) -> Result:
        """Whoever has least to do."""
        return await self._ask(None, partial(work, *args, **named))

    async def ask_for(
        self, seat: Seat, work: Callable[Given, Result], *args: Given.args, **named: Given.kwargs
    ) -> Result:
        """Whoever thought for this seat before, if that is no detour."""
        return await self._ask(seat, partial(work, *args, **named))

    async def _ask(self, seat: Seat | None, work: Callable[[], Result]) -> Result:
        for _ in range(TRIES):
            if not self._workers:
                break
            future = self._worker_for(seat).submit(work)
            try:
                return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                continue
        raise BreakfallError("the server is too busy, or stopping: try again in a moment")

    def _worker_for(self, seat: Seat | None) -> Worker:
        idlest = min(self._workers, key=lambda one: one.load)
        if seat is None:
            return idlest
        bound = self._bound.pop(seat, idlest)
        self._bound[seat] = idlest if idlest.load < bound.load else bound
        while len(self._bound) > BOUND:
            self._bound.popitem(last=False)
        return self._bound[seat]
