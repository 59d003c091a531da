"""How much anybody may ask for, and how often."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

BODY = 256 * 1024
MESSAGE = 16 * 1024
TEXT = 500
NAME = 40
KEYRING = 200


@dataclass(frozen=True)
class Limits:
    """What a server allows; the defaults suit a server that friends share."""

    rooms_in_memory: int = 2000
    sessions_in_a_room: int = 100
    keys_in_a_room: int = 200  # who ever came, to play or to look on
    seconds_for_hello: float = 10
    rooms_a_minute: int = 60  # from one address
    joins_a_minute: int = 30  # from one address, right codes and wrong ones
    messages_a_minute: int = 6000  # from one session
    talk_a_minute: int = 30  # from one key
    talk_from_one_address: int = 120
    hints_a_minute: int = 12  # for one key
    hints_from_one_address: int = 40
    looks_a_minute: int = 300  # from other eyes, for one key: each is the whole view and its log
    looks_from_one_address: int = 600
    courses_a_minute: int = 60  # of finished matches, for one address
    connections: int = 4000  # fewer where the system allows fewer files
    connections_from_one_address: int = 2000
    seconds_for_request: float = 15  # until all of it is here
    seconds_to_read: float = 20  # for somebody who takes nothing of what is sent
    bytes_unread: int = 1024 * 1024  # that wait for one session


class Budget:
    """So many a minute for each address. It fills up steadily, and forgets who has not come."""

    def __init__(self, a_minute: int) -> None:
        self._most = a_minute
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str) -> bool:
        """One more, if there is any left."""
        now = time.monotonic()
        left, then = self._left.pop(who, (float(self._most), now))
        left = min(self._most, left + (now - then) * self._most / 60)
        is_enough = left >= 1
        self._left[who] = (left - 1 if is_enough else left, now)
        while len(self._left) > 10_000:
            self._left.popitem(last=False)
        return is_enough


class Shares:
    """So many a minute for each key, and so many for each address, however many keys it has."""

    def __init__(self, for_key: int, for_address: int) -> None:
        self._keys = Budget(for_key)
        self._addresses = Budget(for_address)

    def spend(self, key: int, address: str) -> bool:
        return self._keys.spend(str(key)) and self._addresses.spend(address)
