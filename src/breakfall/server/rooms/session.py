"""Somebody in a room, at the other end of a WebSocket."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Callable

import msgspec

from breakfall.server.db.rows import KeyRow
from breakfall.server.messages import FromServer

encoder = msgspec.json.Encoder()


def encode(message: FromServer) -> str:
    return encoder.encode(message).decode()


class Session:
    """Whose key, whose eyes, and what is still to be sent, up to so many bytes of memory.

    Whoever is further behind than that is cut off, and had better come again.
    """

    def __init__(
        self,
        key: KeyRow,
        seat: int | None,
        *,
        address: str,
        most_bytes: int,
        cut: Callable[[], None],
        is_opened: bool = False,
    ) -> None:
        self.key = key
        self.address = address
        self.seat = seat
        self.is_opened = is_opened  # somebody has said that they sit there, alone with the screen
        self.waits_for_hint = False
        self._cut = cut
        self._is_cut = False
        self._most_bytes = most_bytes
        self._bytes = 0
        self._waiting: deque[str | None] = deque()
        self._is_more = asyncio.Event()

    @property
    def bytes_waiting(self) -> int:
        return self._bytes

    def send(self, message: FromServer) -> None:
        self.send_text(encode(message))

    def send_text(self, message: str) -> None:
        if self._is_cut:
            return
        self._bytes += sys.getsizeof(message)
        self._waiting.append(message)
        self._is_more.set()
        if self._bytes > self._most_bytes and len(self._waiting) > 1:  # one may be of any size
            self.cut()

    def hang_up(self) -> None:
        """After what waits."""
        self._waiting.append(None)
        self._is_more.set()

    def cut(self) -> None:
        """At once. What waits is forgotten."""
        self._is_cut = True
        self._waiting.clear()
        self._bytes = 0
        self.hang_up()
        self._cut()

    async def next(self) -> str | None:
        """What is to be sent next; None: no more."""
        while not self._waiting:
            self._is_more.clear()
            await self._is_more.wait()
        message = self._waiting.popleft()
        if message is not None:
            self._bytes -= sys.getsizeof(message)
        return message
