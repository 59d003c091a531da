"""A server's address, its start and its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import uvicorn
from starlette.applications import Starlette

from breakfall.core.errors import BreakfallError
from breakfall.server.app import make_app
from breakfall.server.db.changes import add_room
from breakfall.server.db.database import Database
from breakfall.server.db.rows import NewRoom
from breakfall.server.limits import MESSAGE
from breakfall.server.settings import Settings
from breakfall.server.web.connections import Door, read_networks
from breakfall.server.web.protocols import Config, HttpConnection, WebSocketConnection
from breakfall.server.web.safety import LOOPBACK

TIME_TO_LEAVE = 3  # seconds that people have when the server stops
TICKS_BETWEEN_LOOKS = 5  # of uvicorn, ten a second


@dataclass(frozen=True)
class Address:
    """Where a server listens, and how one gets there."""

    host: str
    port: int

    @property
    def is_loopback(self) -> bool:
        return self.host == "localhost" or ipaddress.ip_address(self.host).is_loopback

    @property
    def url(self) -> str:
        """For a browser on this machine."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host
        return as_url(host, self.port)

    @property
    def links(self) -> str:
        """For other machines; empty where they cannot come."""
        if self.is_loopback:
            return ""
        anywhere = ipaddress.ip_address(self.host).is_unspecified
        return as_url(lan_address() if anywhere else self.host, self.port)


def as_url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_address() -> str:
    """This machine's address in its network: the one it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; a clear error where it cannot."""
    if not 0 <= port < 1 << 16:
        raise BreakfallError(f"a port is a number from 0 to {(1 << 16) - 1}, not {port}")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        family, kind, protocol, _, address = found[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        raise BreakfallError(f"cannot listen on {host}, port {port}: {error.strerror}") from None
    return listening


def serve(
    settings: Settings,
    host: str,
    port: int,
    *,
    names: Sequence[str] = (),
    when_ready: Callable[[Address], None],
) -> None:
    """Serve until somebody presses Ctrl+C. `names`: further ones that this server goes by."""
    with listen(host, port) as listening:
        bound, at = listening.getsockname()[:2]
        address = Address(bound, at)
        hosts = [*LOOPBACK, *names] if address.is_loopback else []
        asyncio.run(prepare(settings))
        collect_seldom()
        app = make_app(replace(settings, links=address.links, hosts=hosts))
        server = BreakfallServer(app, settings, lambda: when_ready(address))
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
        if not server.started:
            raise BreakfallError("the server could not start")


def collect_seldom() -> None:
    """Matches and views are many objects that live long or go by themselves.

    To look through them for cycles as often as Python does by itself takes a sixth of the time of a
    busy server, and now and then a tenth of a second in which nobody is answered.
    """
    gc.collect()
    gc.freeze()  # what was imported stays anyway
    gc.set_threshold(20_000, 20, 100)


async def prepare(settings: Settings) -> None:
    """Open the database once, so that what is wrong with it is said in a line."""
    database = Database(settings.database)
    try:
        await database.start()
    finally:
        await database.close()


def create(settings: Settings, new: NewRoom, secret: str) -> str:
    """Create a room before the server runs; the path at which its holder finds it."""

    async def write() -> str:
        database = Database(settings.database)
        try:
            await database.start()
            async with database.engine.begin() as connection:
                return await add_room(connection, new)
        finally:
            await database.close()

    return f"/table/{asyncio.run(write())}#key={secret}"


class BreakfallServer(uvicorn.Server):
    """A server that says when it is there."""

    def __init__(self, app: Starlette, settings: Settings, when_ready: Callable[[], None]) -> None:
        config = Config(
            app,
            http=HttpConnection,
            ws=WebSocketConnection,
            log_level="error",  # what strangers do wrong is no news
            access_log=False,  # who asked for what is nobody's business
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            ws_max_size=4 * MESSAGE,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=TIME_TO_LEAVE,
        )
        self.door = config.door = Door(settings.limits, read_networks(settings.proxies))
        super().__init__(config)
        self._when_ready = when_ready

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_BETWEEN_LOOKS == 0:
            self.door.drop_overdue(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await asyncio.to_thread(self._when_ready)
