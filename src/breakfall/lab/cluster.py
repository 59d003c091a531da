"""Matches on a Ray cluster: the same as on one machine, on many.

A match is a pure function of its experiment and its number, so it does not matter who plays it,
or how often. Tasks of a node that is lost are given to another; what came in stays in the store.
"""

from __future__ import annotations

import os
import platform
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from typing import Any

from breakfall.core.errors import BreakfallError
from breakfall.lab.experiment import Played
from breakfall.lab.store import code_of_matches
from breakfall.lab.tasks import AHEAD, Done, Task, work

PATIENCE = 5.0  # seconds after which it is looked whether the cluster has grown or shrunk


class RayExecutor:
    """Every core of a cluster that runs already: `ray start --head`, then the others join."""

    def __init__(self, address: str) -> None:
        self._ray = ray = load_ray()
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BreakfallError(f"there is no Ray cluster at {address}: {error}") from None
        self._code = code_of_matches()
        # Ray tells of lost nodes on stdout, where only results belong.
        self._aside = redirect_stdout(sys.stderr)
        self._aside.__enter__()
        self._work = ray.remote(num_cpus=1, max_retries=-1)(work_alike)

    @property
    def size(self) -> int:
        """The cores that are there now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def play(self, tasks: Iterable[Task]) -> Iterator[Done]:
        ray = self._ray
        waiting = deque(tasks)
        running: dict[Any, Task] = {}
        while waiting or running:
            most = AHEAD * self.size
            while waiting and len(running) < most:
                task = waiting.popleft()
                running[self._work.remote(self._code, task)] = task
            over, _ = ray.wait(list(running), num_returns=1, timeout=PATIENCE)
            for reference in over:
                done, left = self._result(reference)
                if left is not None:
                    waiting.appendleft(left)
                yield running.pop(reference), done

    def _result(self, reference: Any) -> tuple[list[Played], Task | None]:
        try:
            result: tuple[list[Played], Task | None] = self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, BreakfallError):
                raise error.cause from None
            raise
        return result

    def close(self) -> None:
        """Leave the cluster; what it still played for us ends with that."""
        self._ray.shutdown()
        self._aside.__exit__(None, None, None)


def work_alike(code: str, task: Task) -> tuple[list[Played], Task | None]:
    """On a node: only with the rules and bots of whoever asks, or the results would not fit."""
    if code_of_matches() != code:
        raise BreakfallError(
            f"the node {platform.node()} has other rules or bots than this machine: install "
            "the same Breakfall everywhere"
        )
    return work(task)


def load_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise BreakfallError(
            "--cluster needs Ray: install Breakfall with its extra, breakfall[cluster]"
        ) from None
    return ray
