"""Somebody at a table, at the other end of a WebSocket."""

from __future__ import annotations

import asyncio

import msgspec

from breakfall.server.messages import FromServer
from breakfall.server.storage import KeyRow

MOST_WAITING = 1000  # messages; whoever is so far behind had better come again

encoder = msgspec.json.Encoder()


def encode(message: FromServer) -> str:
    return encoder.encode(message).decode()


class Viewer:
    """Whose key, whose eyes, and what is still to be sent."""

    def __init__(self, key: KeyRow, seat: int | None, *, is_opened: bool = False) -> None:
        self.key = key
        self.seat = seat
        self.is_opened = is_opened  # somebody has said that they sit there, alone with the screen
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: FromServer) -> None:
        self.send_text(encode(message))

    def send_text(self, message: str) -> None:
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(message)
        else:
            self.hang_up()

    def hang_up(self) -> None:
        self._waiting.put_nowait(None)

    async def next(self) -> str | None:
        """What is to be sent next; None: no more."""
        return await self._waiting.get()
