"""What every answer carries, and who is not answered at all."""

from __future__ import annotations

import re
from collections.abc import Collection

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Safety:
    """Around the whole server: its headers, its names, and pages of others kept out.

    A page elsewhere may make a browser send requests here. It cannot forge `Origin`, so that one
    tells. A server for this machine alone answers to this machine's names only; else somebody
    could point a name of theirs at it and be the same origin.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str] = ()) -> None:
        self._app = app
        self._hosts = hosts  # none: any name will do

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        why = self._objection(Headers(scope=scope), is_reading=scope.get("method") in READING)
        if why is not None:
            await refuse(scope, receive, send, why)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)

    def _objection(self, headers: Headers, *, is_reading: bool) -> str | None:
        host = headers.get("host", "")
        named = HOST.fullmatch(host)
        if named is None or (self._hosts and bare(named["name"]) not in self._hosts):
            return "this server does not go by that name"
        origin = headers.get("origin")
        if is_reading or origin is None:
            return None
        if not host or origin.partition("://")[2] != host:
            return "this comes from another page, which has no business here"
        return None


READING = ("GET", "HEAD")
HOST = re.compile(r"(?P<name>[A-Za-z0-9._-]*|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")


def bare(name: str) -> str:
    """As names are listed: small letters, and no brackets around an address."""
    return name.strip("[]").lower()


async def refuse(scope: Scope, receive: Receive, send: Send, why: str) -> None:
    if scope["type"] == "http":
        await JSONResponse({"error": why}, 403)(scope, receive, send)
    else:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": why})
