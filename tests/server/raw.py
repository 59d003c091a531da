"""Bare sockets, for what no well-behaved client would send."""

from __future__ import annotations

import base64
import os
import select
import socket
import struct
from urllib.parse import urlsplit

import msgspec

from breakfall.server.messages import VERSION, FromPage, Hello, Seated

PATIENCE = 30  # seconds
SMALL = 4096  # bytes that the system takes in for somebody who does not read


def reach(url: str, *, takes_in: int | None = None) -> socket.socket:
    """A connection to a server, and nothing sent yet."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    raw = socket.socket()
    if takes_in is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, takes_in)
    raw.settimeout(PATIENCE)
    raw.connect((parts.hostname, parts.port))
    return raw


def frame(payload: bytes, opcode: int = 1, *, fin: bool = True) -> bytes:
    """A WebSocket frame as a client sends it; its mask is nought, which changes nothing."""
    head = bytes([opcode | (0x80 if fin else 0)])
    if len(payload) < 126:
        head += bytes([0x80 | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([0x80 | 126]) + struct.pack("!H", len(payload))
    else:
        head += bytes([0x80 | 127]) + struct.pack("!Q", len(payload))
    return head + bytes(4) + payload


def as_frame(message: FromPage) -> bytes:
    return frame(msgspec.json.encode(message))


def handshake(table: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


def shake_hands(raw: socket.socket, table: str) -> None:
    """From HTTP to WebSocket; all of the server's answer is read, and no more."""
    raw.sendall(handshake(table))
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        got = raw.recv(1)
        assert got, answer
        answer += got
    assert answer.startswith(b"HTTP/1.1 101"), answer


def sit(url: str, seated: Seated, *, takes_in: int | None = None) -> socket.socket:
    """At a table, with hello said; whatever the server says to that is not read."""
    raw = reach(url, takes_in=takes_in)
    shake_hands(raw, seated.room)
    raw.sendall(as_frame(Hello(VERSION, seated.secret)))
    return raw


def is_cut(raw: socket.socket) -> bool:
    """The server ends the connection while we wait, though we read nothing of it."""
    poll = select.poll()
    poll.register(raw, select.POLLERR | select.POLLHUP)
    return bool(poll.poll(PATIENCE * 1000))


def is_over(raw: socket.socket) -> bool:
    """The server ends the connection while we wait; what it still says is read."""
    try:
        while raw.recv(1 << 16):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


def answer_of(raw: socket.socket) -> bytes:
    """All that the server says until it ends the connection."""
    said = b""
    try:
        while got := raw.recv(1 << 16):
            said += got
    except ConnectionError:
        pass
    return said
