"""Where the matches of tasks are played: in this process, in several, or on a cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Protocol

from breakfall.lab.cluster import RayExecutor
from breakfall.lab.experiment import Played
from breakfall.lab.play import play
from breakfall.lab.tasks import AHEAD, Done, Task, work


class Executor(Protocol):
    """Whoever plays the matches."""

    @property
    def size(self) -> int:
        """How many matches are played at once."""
        ...

    def play(self, tasks: Iterable[Task]) -> Iterator[Done]:
        """All matches of these tasks, some at a time, in whatever order they end."""
        ...

    def close(self) -> None: ...


class SerialExecutor:
    """This process, one match after the other."""

    size = 1

    def play(self, tasks: Iterable[Task]) -> Iterator[Done]:
        for task in tasks:
            for number in task.numbers:
                yield task, [play(task.experiment, number, keep_record=task.keep_records)]

    def close(self) -> None:
        """Nothing was opened."""


class ProcessExecutor:
    """Several processes on this machine. They start when there is something to do."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool = ProcessPoolExecutor(
            size,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=signal.signal,  # Ctrl+C is for us; we end them
            initargs=(signal.SIGINT, signal.SIG_IGN),
        )

    def play(self, tasks: Iterable[Task]) -> Iterator[Done]:
        waiting = deque(tasks)
        running: dict[Future[tuple[list[Played], Task | None]], Task] = {}
        while waiting or running:
            while waiting and len(running) < AHEAD * self.size:
                task = waiting.popleft()
                running[self._pool.submit(work, task)] = task
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                done, left = future.result()
                if left is not None:
                    waiting.appendleft(left)
                yield running.pop(future), done

    def close(self) -> None:
        """At once: what is still being played when somebody gives up is of no use."""
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(cancel_futures=True)


def make_executor(workers: int, cluster: str | None = None) -> Executor:
    """A cluster where one is named, else so many processes."""
    if cluster is not None:
        return RayExecutor(cluster)
    return ProcessExecutor(workers) if workers > 1 else SerialExecutor()


def workers_for(games: int) -> int:
    """A process for each core, but none that would start for nothing."""
    return max(1, min(os.cpu_count() or 1, games // 8))
