"""Where matches are played: in this process, in several, or on a cluster.

Everybody does the same: takes a *task* (an experiment and the numbers of some of its matches),
plays for a little while, and hands back the matches that are over together with what is left.
So one task suits matches of a millisecond and matches of an hour, and whoever is interrupted
loses no more than the matches being played.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from typing import Protocol

from breakfall.lab.experiment import Experiment, Played
from breakfall.lab.play import play

SLICE = 0.5  # seconds that a task plays before it reports
MOST_IN_A_TASK = 32  # matches; so few that nobody waits long for the last task
AHEAD = 2  # tasks a worker has in hand, so that it never waits for the next


@dataclass(frozen=True)
class Task:
    key: int  # of the experiment in the store
    experiment: Experiment
    numbers: tuple[int, ...]
    keep_records: bool


Done = tuple[Task, list[Played]]


def work(task: Task) -> tuple[list[Played], Task | None]:
    """Play matches of the task until time is up: those that are over, and what is left."""
    end = time.monotonic() + SLICE
    done: list[Played] = []
    for number in task.numbers:
        done.append(play(task.experiment, number, keep_record=task.keep_records))
        if time.monotonic() >= end:
            break
    left = task.numbers[len(done) :]
    return done, replace(task, numbers=left) if left else None


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
        from breakfall.lab.cluster import RayExecutor

        return RayExecutor(cluster)
    return ProcessExecutor(workers) if workers > 1 else SerialExecutor()


def workers_for(games: int) -> int:
    """A process for each core, but none that would start for nothing."""
    return max(1, min(os.cpu_count() or 1, games // 8))


def tasks_for(
    key: int, experiment: Experiment, numbers: list[int], size: int, *, keep_records: bool
) -> list[Task]:
    """Tasks in the order of the matches, small enough that all workers end at about one time."""
    most = max(1, min(MOST_IN_A_TASK, len(numbers) // (4 * size)))
    return [
        Task(key, experiment, tuple(numbers[at : at + most]), keep_records)
        for at in range(0, len(numbers), most)
    ]
