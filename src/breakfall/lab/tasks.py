"""A task: an experiment, and the numbers of some of its matches.

Whoever has one plays for a little while, and hands back the matches that are over together with
what is left. So one task suits matches of a millisecond and matches of an hour, and whoever is
interrupted loses no more than the matches being played.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

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


def tasks_for(
    key: int, experiment: Experiment, numbers: list[int], size: int, *, keep_records: bool
) -> list[Task]:
    """Tasks in the order of the matches, small enough that all workers end at about one time."""
    most = max(1, min(MOST_IN_A_TASK, len(numbers) // (4 * size)))
    return [
        Task(key, experiment, tuple(numbers[at : at + most]), keep_records)
        for at in range(0, len(numbers), most)
    ]
