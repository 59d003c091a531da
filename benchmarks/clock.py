"""Timing one thing: the best of a few short runs, in microseconds a unit."""

from __future__ import annotations

import time
from collections.abc import Callable

RUNS = 5


def microseconds(work: Callable[[], int]) -> float:
    """How long one unit takes, where `work` does some units and says how many.

    Processor time, and the best run: what else the machine is doing shall not count.
    """
    best = float("inf")
    for _ in range(RUNS):
        began = time.process_time()
        units = work()
        best = min(best, (time.process_time() - began) / units * 1e6)
    return best
