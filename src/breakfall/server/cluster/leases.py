"""The other processes on the same database: which are there, and which have fallen silent.

A process that is killed cannot say good-bye. So each says again and again for how long it is there
for certain; whoever is not heard of in that time is gone, and the people who were there with it.
"""

from __future__ import annotations

import time


class Leases:
    def __init__(self) -> None:
        self._there_until: dict[str, float] = {}

    def heard(self, process: str, lease: float) -> bool:
        """It is there for so many seconds more; the answer: were we not counting on it before?"""
        is_new = process not in self._there_until
        self._there_until[process] = time.monotonic() + lease
        return is_new

    def gone(self) -> list[str]:
        """Those whose time has run out since this was last asked."""
        now = time.monotonic()
        silent = [process for process, until in self._there_until.items() if until < now]
        for process in silent:
            del self._there_until[process]
        return silent

    def forget(self) -> None:
        """While we could not listen, anything may have happened."""
        self._there_until.clear()
