"""A campaign against a server: frames and requests that no page of ours would send.

Everything comes from the seed: visit 17 of seed 5 sends the same again, whatever else goes on. What
is sent begins as something valid, so that it gets past the first checks, and is then bent a little.
"""

from __future__ import annotations

import asyncio
import base64
import json
import re
import struct
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from urllib.parse import urlsplit

from breakfall.server.messages import VERSION, Seated
from tests.server.client import House
from tests.server.raw import frame

AT_ONCE = 8  # visits
PATIENCE = 20  # seconds for an answer
OUR_FAULT = (b"HTTP/1.1 500", b"something went wrong here")
STATUS = re.compile(rb"HTTP/1\.1 (\d{3}) ")

DEEP = "[" * 1500 + "]" * 1500
ODD_VALUES: list[object] = [
    None, True, False, -1, 0, 1, 7, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**30, 0.5, -0.0,
    1e308, "", " ", "0", "\0", "a\0b", "\x1b[2J", "\x7f", "\u202e", "\ufeff", "é", "李", "😀",
    "x" * 41, "x" * 501, "x" * 20_000, "../..", "'; drop table moves; --", "<script>", "%00", [],
    {}, [[]], [None], {"": ""}, {"type": "hello"}, [0] * 1000, {"a": {"b": {"c": [1, {"d": []}]}}},
]  # fmt: skip
ODD_TEXTS = [
    "", " ", "null", "[]", "{}", '"', "{", "nonsense", "\0", DEEP, '{"type":' + DEEP + "}",
    "9" * 6000, "1e999", "-", '{"type":"say","text":"\\ud800"}', '{"type":"say","text":"\\u0000"}',
    '{"type":"say","type":"rematch"}', "NaN", "Infinity", "\ufeff{}", "{" * 2000,
    '{"type":"look-at","decisions":' + "9" * 5000 + "}",
]  # fmt: skip
ODD_BYTES = [b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\0" * 100, b'{"type":"\x80"}', b"\xf5" * 50]
METHODS = ["PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"]
NO_METHODS = ["get", "BREW", "", "CONNECT", "\0"]
PATHS = [
    "/", "/api/shelf", "/api/games/break/cards", "/api/games/nowhere/rules", "/api/tables",
    "/api/tables/mine", "/api/join", "/api/replays", "/api/qr/AAAAAAAA", "/api/", "/api/x/y",
    "/table/x", "/assets/x.js", "//", "/..", "/../../etc/passwd", "/%2e%2e/x", "/%00", "/%",
    "/%ff%fe", "/?" + "x" * 3000, "/" + "x" * 5000, "/" + "a/" * 500, "http://x/api/shelf",
    "/api/tables/%00/record", "/api/tables/../mine", "/api/games/%F0%9F%98%80/cards",
    "/api/qr/%20", "/api/qr/" + "A" * 300,
]  # fmt: skip
NO_PATHS = ["*", "http://[/", "/\t", "/ /", "/é", "x", "", "/\0"]
HEADERS = [
    "Host: [", "Host: [::1", "Host: a b", "Host: x:y", "Host:", "Host: " + "x" * 300,
    "Origin: null", "Origin: http://[", "Origin: http://evil.example", "Origin: é",
    "X-Forwarded-For: 192.0.2.1", "X-Forwarded-For: [", "X-Forwarded-Proto: ://",
    "Authorization: Bearer", "Authorization: x", "Authorization: Basic AAAA",
    "Content-Type: text/plain", "Content-Type:", "Content-Type: application/json;;; x",
    "Expect: x", "Connection: keep-alive", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 99",
    "Range: bytes=0-1,2-3,-9", "Range: bytes=9-1", "Range: x", "Accept-Encoding: gzip;q=x",
    "If-None-Match: " + '"x",' * 500, "If-Modified-Since: yesterday", "Cookie: " + "a=b;" * 500,
    "X: " + "x" * 8000,
]  # fmt: skip
NO_HEADERS = [  # after these, nothing that follows is understood
    "Content-Length: -1", "Content-Length: x", "Content-Length: 1\r\nContent-Length: 2",
    "Transfer-Encoding: gzip", "Transfer-Encoding: chunked\r\n\r\nZ\r\n", "X\x00: y", ": y", "X",
    " folded", "X: \x01", "Authorization: Bearer \x00", "Content-Type: application/json\x00",
    "Connection: upgrade\r\nUpgrade: h2c", "Connection: upgrade\r\nUpgrade: websocket",
]  # fmt: skip


class Campaign:
    """So many frames and requests, several visits at a time, and what came of them."""

    def __init__(
        self,
        url: str,
        seed: int,
        count: int,
        known: list[Seated],
        on_visit: Callable[[Campaign], None] = lambda _: None,
    ) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        self._host, self._port = parts.hostname, parts.port
        self._seed = seed
        self._count = count
        self._known = known  # tables that we may sit at, and those of others with a wrong secret
        self._on_visit = on_visit
        self.visits = self.frames = self.requests = 0
        self.statuses: Counter[str] = Counter()
        self.found: list[str] = []  # what should not have been
        self.stops_at = float("inf")

    @property
    def sent(self) -> int:
        return self.frames + self.requests

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self._visit_on_and_on())

    async def _visit_on_and_on(self) -> None:
        while self.sent < self._count and time.monotonic() < self.stops_at:
            self.visits += 1
            number = self.visits
            said = await self.visit(number)
            for words in OUR_FAULT:
                if words in said:
                    self.found.append(f"visit {number} of seed {self._seed}: {said[:300]!r}")
            self.statuses.update(status.decode() for status in STATUS.findall(said))
            self._on_visit(self)

    async def visit(self, number: int) -> bytes:
        """What the server says to one of them."""
        luck = Random(self._seed * 1_000_003 + number)
        reader, writer = await asyncio.open_connection(self._host, self._port)
        said = bytearray()
        kind = luck.choices((self._ask, self._sit, self._break_off), (80, 15, 5))[0]
        try:
            async with asyncio.timeout(PATIENCE):
                await kind(luck, reader, writer, said)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass  # the server has had enough
        except TimeoutError:
            self.found.append(f"visit {number} of seed {self._seed} was not answered")
        finally:
            if luck.random() < 0.5:
                writer.transport.abort()
            writer.close()
        return bytes(said)

    # ------------------------------------------------------------ requests

    async def _ask(
        self,
        luck: Random,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        said: bytearray,
    ) -> None:
        """A few requests at once, and when they are answered a last one, which ends it."""
        count = luck.randint(0, 7)
        writer.write(b"".join(self.request(luck, is_last=False) for _ in range(count)))
        answered = 0
        while answered < count and (got := await reader.read(1 << 16)):
            said += got
            answered = len(STATUS.findall(said))
        writer.write(self.request(luck, is_last=True))
        self.requests += count + 1
        while got := await reader.read(1 << 16):
            said += got

    def request(self, luck: Random, *, is_last: bool) -> bytes:
        """What is no HTTP at all comes last: the server reads nothing after it."""
        method, path, body = luck.choice(self._valid_requests(luck))
        headers = ["Host: 127.0.0.1", "Content-Type: application/json"]
        if luck.random() < 0.2:
            path = luck.choice(PATHS)
        if luck.random() < 0.05:
            method = luck.choice(METHODS)
        for _ in range(luck.choice((0, 0, 1, 1, 2))):
            replaced = luck.choice(HEADERS)
            name = replaced.partition(":")[0]
            headers = [one for one in headers if one.partition(":")[0] != name] + [replaced]
        if is_last:
            method, path = self._no_request(luck, method, path, headers)
            headers.append("Connection: close")
        text = b"" if body is None else bent_json(luck, body)
        headers.append(f"Content-Length: {len(text)}")
        head = "\r\n".join([f"{method} {path} HTTP/1.1", *headers, "", ""])
        return head.encode() + text

    def _no_request(
        self, luck: Random, method: str, path: str, headers: list[str]
    ) -> tuple[str, str]:
        roll = luck.random()
        if roll < 0.1:
            return luck.choice(NO_METHODS), path
        if roll < 0.2:
            return method, luck.choice(NO_PATHS)
        if roll < 0.6:
            headers.append(luck.choice(NO_HEADERS))
        return method, path

    def _valid_requests(self, luck: Random) -> list[tuple[str, str, object]]:
        seated = luck.choice(self._known)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        plan = {"game": "nightbreak", "format": "duel", "seats": seats, "seed": 1, "name": "Eve"}
        record = {
            "breakfall": 1, "game": "nightbreak", "rules": 1, "format": "duel", "players": 2,
            "seed": 1, "options": {}, "cards": {}, "choices": [[0, "x", "y"]], "outcome": None,
        }  # fmt: skip
        key = {"room": seated.room, "secret": seated.secret}
        return [
            ("POST", "/api/tables", plan | {"settings": {"draft": "open"}}),
            ("POST", "/api/join", {"code": "ABCDEFGH", "name": "Eve"}),
            ("POST", "/api/tables/mine", {"keys": [key, key]}),
            ("POST", "/api/replays", {"record": record}),
            ("GET", f"/api/tables/{seated.room}/record", None),
            ("GET", f"/api/tables/{seated.room}/course", None),
            ("GET", luck.choice(PATHS), None),
        ]

    async def _break_off(
        self,
        luck: Random,
        _reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        _said: bytearray,
    ) -> None:
        """Some of a request, and nobody there for the answer."""
        whole = self.request(luck, is_last=True)
        head = b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        chunked = head + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{"
        long = head + b"Content-Length: 100000\r\n\r\n{"
        pieces = [whole[: luck.randrange(len(whole))], chunked, long, self._handshake(luck)[:-9]]
        writer.write(luck.choice(pieces))
        self.requests += 1
        await writer.drain()

    # ------------------------------------------------------------ frames

    async def _sit(
        self,
        luck: Random,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        said: bytearray,
    ) -> None:
        """At a table of ours, or at the door of another: hello, and then a few frames."""
        seated = luck.choice(self._known)
        writer.write(self._handshake(luck, seated.room))
        said += await reader.readuntil(b"\r\n\r\n")
        if not said.startswith(b"HTTP/1.1 101"):
            return
        hello = {"type": "hello", "version": VERSION, "secret": seated.secret, "seat": None}
        says_hello = luck.random() < 0.9
        if says_hello:
            writer.write(as_frames(luck, json.dumps(hello).encode()))
            self.frames += 1
        open_question = read_question(await read_frame(reader, said)) if says_hello else (0, "x")
        frames = [self._frame(luck, *open_question) for _ in range(luck.randint(1, 60))]
        self.frames += len(frames)
        writer.write(b"".join(frames) + frame(b"are you there?", 9))
        while b"are you there?" not in said:
            said += await read_frame(reader, said)

    def _handshake(self, luck: Random, table: str = "x") -> bytes:
        key = base64.b64encode(luck.randbytes(16)).decode()
        headers = [
            "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}",
        ]  # fmt: skip
        if luck.random() < 0.05:
            at = luck.randrange(1, len(headers))
            headers[at] = headers[at].partition(":")[0] + ": x"
        path = f"/api/tables/{table}/socket"
        if luck.random() < 0.05:
            path = luck.choice(
                [*PATHS, *NO_PATHS, "/api/tables/%00/socket", "/api/tables/é/socket"]
            )
        return "\r\n".join([f"GET {path} HTTP/1.1", *headers, "", ""]).encode()

    def _frame(self, luck: Random, decisions: int, option: str) -> bytes:
        roll = luck.random()
        if roll < 0.005:
            return as_frames(luck, luck.choice(ODD_BYTES))
        if roll < 0.01:
            return frame(luck.randbytes(20), luck.choice((2, 3, 8, 11)))
        if roll < 0.015:
            return luck.randbytes(40)
        if roll < 0.03:
            return frame(luck.randbytes(luck.choice((0, 125))), luck.choice((9, 10)))
        valid: list[dict[str, object]] = [
            {
                "type": "choose",
                "decisions": decisions,
                "seat": luck.choice((0, 1)),
                "option": option,
            },
            {"type": "undo", "number": decisions},
            {"type": "look-from", "seat": luck.choice((0, 1, None))},
            {"type": "look-at", "decisions": luck.randint(0, decisions + 1)},
            {"type": "say", "text": "hello there"},
            {"type": "free-seat", "seat": 1, "bot": "random"},
            {"type": "rematch"},
            {"type": "hello", "version": VERSION, "secret": "x"},
        ]
        if luck.random() < 0.01:
            valid = [{"type": "hint", "seat": 0}]
        return as_frames(luck, bent_json(luck, luck.choice(valid), keeps_shape=0.97))


async def tables_of_strangers(house: House) -> list[Seated]:
    """Those that they may sit at, and one of others, to which they have no key."""
    own = [
        await house.create("nightbreak", "me", "me"),
        await house.create("break", "me", "random"),
        await house.create("havenfall", "random", "random"),
    ]
    other = await house.create("nightfall", "me", "me")
    return [*own, Seated(other.room, own[0].secret, [])]


# ---------------------------------------------------------------- bending


def bent_json(luck: Random, value: object, keeps_shape: float = 0.6) -> bytes:
    """A value as JSON, or nearly; mostly with another value in one of its places."""
    if luck.random() < 0.15:
        return json.dumps(value).encode()
    if luck.random() < keeps_shape:
        return json.dumps(bent(luck, value)).encode()
    text = json.dumps(value).encode()
    at = luck.randrange(len(text) + 1)
    ways: list[bytes] = [
        text[:at],
        text[:at] + luck.choice([b"\0", b"\xff", b'"', b"}", b",", b"\\", b" "]) + text[at:],
        text[at:],
        text + text,
        luck.choice(ODD_TEXTS).encode(),
        luck.choice(ODD_BYTES),
        text.replace(b":", b":" + luck.choice(ODD_TEXTS).encode() + b",", 1),
    ]
    return luck.choice(ways)


def bent(luck: Random, value: object) -> object:
    """The same with something odd in one place."""
    if isinstance(value, dict) and value and luck.random() < 0.9:
        name = luck.choice(list(value))
        changed = dict(value)
        roll = luck.random()
        if roll < 0.1 and name != "type":
            del changed[name]
        elif roll < 0.15:
            changed[luck.choice(["", "x", "\0", "type", "x" * 300])] = luck.choice(ODD_VALUES)
        elif name != "type" or roll < 0.2:
            changed[name] = bent(luck, changed[name])
        return changed
    if isinstance(value, list) and value and luck.random() < 0.7:
        at = luck.randrange(len(value))
        return [*value[:at], bent(luck, value[at]), *value[at + luck.choice((0, 1)) :]]
    return luck.choice(ODD_VALUES)


def as_frames(luck: Random, payload: bytes) -> bytes:
    """In one frame, or in two."""
    if luck.random() < 0.9:
        return frame(payload)
    at = luck.randrange(len(payload) + 1)
    return frame(payload[:at], fin=False) + frame(payload[at:], 0)


# ---------------------------------------------------------------- reading


async def read_frame(reader: asyncio.StreamReader, said: bytearray) -> bytes:
    """The payload of the next frame; what the server says when it hangs up is kept."""
    first, length = await reader.readexactly(2)
    if length == 126:
        (length,) = struct.unpack("!H", await reader.readexactly(2))
    elif length == 127:
        (length,) = struct.unpack("!Q", await reader.readexactly(8))
    payload = await reader.readexactly(length)
    if first & 0x0F == 8:
        raise ConnectionError("closed")
    if b'"refused"' in payload[:40]:
        said += payload
    return payload if first & 0x0F == 10 else (payload if b'"welcome"' in payload[:30] else b"")


def read_question(welcome: bytes) -> tuple[int, str]:
    """How many choices were made, and an option that may be taken now."""
    if not welcome:
        return 0, "x"
    state = json.loads(welcome)["state"]
    options = [option["key"] for question in state["questions"] for option in question["options"]]
    return int(state["decisions"]), str(next(iter(options), "x"))
