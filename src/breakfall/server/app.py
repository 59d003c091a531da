"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from breakfall.core.errors import BreakfallError
from breakfall.server.db.errors import DRIVER_ERRORS
from breakfall.server.server import Server
from breakfall.server.settings import Settings
from breakfall.server.web import http
from breakfall.server.web.page import Page, no_page
from breakfall.server.web.safety import Safety
from breakfall.server.web.socket import connect


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
        routes=[WebSocketRoute("/api/tables/{room}/socket", connect), *http.routes, page],
        middleware=[Middleware(Safety, hosts=settings.hosts)],
        exception_handlers={
            **dict.fromkeys(DRIVER_ERRORS, http.unavailable),
            BreakfallError: http.problem,
        },
        lifespan=lifespan,
    )
    app.state.server = server
    return app
