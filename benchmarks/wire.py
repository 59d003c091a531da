"""A WebSocket as thin as can be, so that the players cost the machine little of what is measured.

Texts only, never in pieces, and a mask of zeros: masking is for browsers behind old proxies.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """One end of a WebSocket: whoever opens it is called with each message."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard = heard
        self._lost = lost
        self._transport: asyncio.Transport
        self._read = bytearray()
        self._is_open = asyncio.get_running_loop().create_future()
        self._is_closing = False

    async def open(self, address: str) -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None
        assert parts.port is not None
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, parts.hostname, parts.port)
        key = base64.b64encode(os.urandom(16)).decode()
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await self._is_open

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def close(self) -> None:
        self._is_closing = True
        self._frame(CLOSE, b"\x03\xe8")
        self._transport.close()

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        assert size < 1 << 16
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes([128 | kind]) + length + bytes(4) + payload)

    # ------------------------------------------------------------ called by asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass

    def connection_lost(self, error: Exception | None) -> None:
        if not self._is_open.done():
            self._is_open.set_exception(error or ConnectionError("the server hung up"))
        elif not self._is_closing:
            self._lost()

    def data_received(self, data: bytes) -> None:
        read = self._read
        read += data
        if not self._is_open.done() and not self._shake_hands():
            return
        while (frame := self._next_frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._heard(payload)
            elif kind == PING:
                self._frame(PONG, payload)

    def _shake_hands(self) -> bool:
        head, end, rest = self._read.partition(b"\r\n\r\n")
        if not end:
            return False
        self._read[:] = rest
        if b" 101 " in head.splitlines()[0]:
            self._is_open.set_result(None)
            return True
        self._is_open.set_exception(ConnectionError(head.decode(errors="replace")))
        return False

    def _next_frame(self) -> tuple[int, bytes] | None:
        read = self._read
        if len(read) < 2:
            return None
        start, size = 2, read[1]
        if size == 126:
            start, size = 4, int.from_bytes(read[2:4])
        elif size == 127:
            start, size = 10, int.from_bytes(read[2:10])
        if len(read) < start or len(read) < start + size:
            return None
        kind, payload = read[0] & 15, bytes(read[start : start + size])
        del read[: start + size]
        return kind, payload
