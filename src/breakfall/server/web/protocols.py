"""HTTP and WebSocket as uvicorn speaks them, with bounds on what a stranger may make it hold.

Uvicorn waits for the rest of a request for ever, reads headers of any length, keeps what a reader
does not take until the reader goes, and tells of odd frames in its log. None of that is for a
server that others can reach.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.transports import BaseTransport
from functools import partial
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from breakfall.server.limits import BODY
from breakfall.server.web.connections import Connection, Door, QuietTransport

logger = logging.getLogger("breakfall.server")

HEADERS = 64 * 1024  # bytes, before the body of a request
REQUEST = 4 * BODY  # bytes of a body that is read on when it is known to be too long
FRAGMENTS = 1000  # of one message
UNREAD = 1024 * 1024  # bytes of answers to pings
ABORT = "breakfall.abort"  # the ASGI extension that ends a WebSocket at once


def plain_answer(status: str, why: str) -> bytes:
    """An answer for somebody whose request is not read."""
    body = f'{{"error":"{why}"}}'
    return (
        f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        f"Retry-After: 10\r\nConnection: close\r\n\r\n{body}"
    ).encode()


FULL = plain_answer("503 Service Unavailable", "The server is full. Try again in a moment.")
TOO_LONG = plain_answer(
    "431 Request Header Fields Too Large", f"Headers have at most {HEADERS // 1024} KiB."
)


class Config(uvicorn.Config):
    """Uvicorn's settings, and the door that all connections come through."""

    door: Door


class HttpConnection(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = config.door
        self._me: Connection | None = None
        self._has_headers = False
        self._received = 0  # bytes of the request that is being read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        transport = QuietTransport(transport)
        super().connection_made(transport)
        address = "" if self.client is None else self.client[0]
        self._me = self._door.open(transport, address, self.loop.time())
        if self._me is None:
            self._end(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.close(self.transport)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def _end(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self._me is None or self.transport.is_closing():
            return
        self._received += len(data)
        try:
            super().data_received(data)
        except Exception as error:
            logger.warning("a connection was dropped: %r", error)
            self._door.drop(self.transport)
            return
        if self._received > (REQUEST if self._has_headers else HEADERS):
            self._too_long()

    def _too_long(self) -> None:
        if not self._has_headers and self._has_answered():
            self._end(TOO_LONG)
        else:
            self._door.drop(self.transport)

    def _has_answered(self) -> bool:
        """Nothing is being said to whoever asked last."""
        cycle = cast(RequestResponseCycle | None, self.cycle)
        return cycle is None or cycle.response_complete

    def handle_websocket_upgrade(self) -> None:
        assert self._me is not None
        self._door.has_request(self._me)
        self._received = 0
        super().handle_websocket_upgrade()

    # ------------------------------------------------------------ what the parser finds

    def on_message_begin(self) -> None:
        assert self._me is not None
        self._door.waits_for_request(self._me, self.loop.time())
        self._has_headers = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._has_headers = True
        self._received = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        assert self._me is not None
        if not self._has_answered():
            self._door.has_request(self._me)
        self._has_headers = False
        self._received = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._me is not None and self._me.asks_since is None:
            self._door.waits_for_request(self._me, self.loop.time())

    # ------------------------------------------------------------ readers that do not read

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._me is not None:
            self._me.reads_not_since = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._me is not None:
            self._me.reads_not_since = None


class WebSocketConnection(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = config.door
        self._me: Connection | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._me = self._door.at(cast(asyncio.Transport, transport))

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.close(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:
            logger.warning("a WebSocket was dropped: %r", error)
            self._door.drop(self.transport)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[ABORT] = partial(self._door.drop, self.transport)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:  # empty ones add nothing to the length that is checked
            self._door.drop(self.transport)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self._door.drop(self.transport)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not self._is_utf8():
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def _is_utf8(self) -> bool:
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return False
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._me is not None:
            self._me.reads_not_since = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._me is not None:
            self._me.reads_not_since = None
