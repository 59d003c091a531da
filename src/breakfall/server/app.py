"""The server, put together."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from breakfall.core.errors import BreakfallError
from breakfall.server import http
from breakfall.server.hints import HintQueue
from breakfall.server.hub import Hub
from breakfall.server.limits import Budget, Limits, Shares
from breakfall.server.listener import Listener
from breakfall.server.live import Surroundings
from breakfall.server.page import Page, built_page, no_page
from breakfall.server.safety import Safety
from breakfall.server.socket import sit_down
from breakfall.server.storage import Storage
from breakfall.server.thinking import Thinkers
from breakfall.server.writer import Writer


@dataclass(frozen=True)
class Settings:
    """What a server is started with."""

    database: str
    links: str = ""  # where others reach it: what stands before /join/CODE
    hosts: Collection[str] = ()  # names that it goes by; none: any
    proxies: Sequence[str] = ()  # addresses that are believed when they say who asks
    workers: int = 2
    wakes_workers: bool = True  # at once, before anybody waits for one
    lease: float = 20  # seconds of silence after which another process counts as gone
    grace: float = 120.0  # seconds after which somebody who is away counts as gone
    limits: Limits = field(default_factory=Limits)
    page: Path | None = field(default_factory=built_page)


class Server:
    """Everything that requests share."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.links = settings.links
        self.process = secrets.token_hex(4)
        self.storage = Storage(settings.database)
        self.writer = Writer(self.storage, self.process)
        self.thinkers = Thinkers(settings.workers)
        self._wakes_workers = settings.wakes_workers
        around = Surroundings(
            self.storage, self.writer, self.thinkers, settings.links, settings.grace
        )
        self.hub = Hub(around, settings.limits)
        self.listener = Listener(self.storage.engine, self.writer, self.hub, settings.lease)
        self.hints = HintQueue()
        limits = settings.limits
        self._new_tables = Budget(limits.tables_a_minute)
        self._joinings = Budget(limits.joins_a_minute)
        self._talk = Shares(limits.talk_a_minute, limits.talk_from_one_address)
        self._looks = Shares(limits.looks_a_minute, limits.looks_from_one_address)
        self._courses = Budget(limits.courses_a_minute)
        self._hints = Shares(limits.hints_a_minute, limits.hints_from_one_address)

    async def start(self) -> None:
        await self.storage.start()
        self.writer.start()
        if self.storage.is_shared:
            await self.listener.start()
        self.thinkers.start(wake_up=self._wakes_workers)

    async def stop(self) -> None:
        await self.listener.stop()
        await self.hub.stop()
        await self.writer.stop()
        self.thinkers.stop()
        await self.storage.close()

    async def changed(self, table: str) -> None:
        """A request has changed something at this table: here and elsewhere it is looked at."""
        await self.hub.catch_up(table)
        await self.writer.tell(table)

    def check_new_table(self, address: str) -> None:
        if not self._new_tables.spend(address):
            raise http.Problem(429, "that were many tables in a minute: try again a little later")

    def check_joining(self, address: str) -> None:
        if not self._joinings.spend(address):
            raise http.Problem(429, "that were many codes in a minute: try again a little later")

    def check_talk(self, key: int, address: str) -> None:
        if not self._talk.spend(key, address):
            raise http.Problem(429, "Too many messages. Slow down.")

    def check_hint(self, key: int, address: str) -> None:
        if not self._hints.spend(key, address):
            raise http.Problem(429, "Too many hints. Slow down.")

    def check_look(self, key: int, address: str) -> None:
        if not self._looks.spend(key, address):
            raise http.Problem(429, "Too many changes of seat. Slow down.")

    def check_course(self, address: str) -> None:
        if not self._courses.spend(address):
            raise http.Problem(429, "Too many requests. Try again in a minute.")


def make_app(settings: Settings) -> Starlette:
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    page: BaseRoute
    if settings.page is None:
        page = Route("/{path:path}", no_page)
    else:
        page = Mount("/", Page(directory=settings.page, html=True))
    app = Starlette(
        routes=[WebSocketRoute("/api/tables/{table}/socket", sit_down), *http.routes, page],
        middleware=[Middleware(Safety, hosts=settings.hosts)],
        exception_handlers={
            BreakfallError: http.problem,
            SQLAlchemyError: http.trouble,
            OSError: http.trouble,
        },
        lifespan=lifespan,
    )
    app.state.server = server
    return app
