"""Who of a table's people is away, and for how long already."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable


class Presence:
    """Somebody who is away for the whole grace period is gone: their seat may go to another guest.

    It is counted from when this process first saw that they are not there.
    """

    def __init__(self, grace: float) -> None:
        self._grace = grace  # seconds
        self._away_since: dict[int, float] = {}  # by key

    def update(self, keys: Iterable[int], here: Collection[int]) -> None:
        """These hold keys, and those of them are here now."""
        now = time.monotonic()
        self._away_since = {key: self._away_since.get(key, now) for key in keys if key not in here}

    def is_gone(self, key: int) -> bool:
        since = self._away_since.get(key)
        return since is not None and time.monotonic() >= since + self._grace

    def next_to_go(self) -> float | None:
        """In how many seconds the next of those who are away is gone; None: nobody will be."""
        now = time.monotonic()
        ends = [since + self._grace for since in self._away_since.values()]
        return min((end - now for end in ends if end > now), default=None)
