"""The HTTP side: the shelf, laying and joining tables, one's own tables, records."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from breakfall.core.errors import BreakfallError
from breakfall.core.nesting import TOO_DEEP, is_deep
from breakfall.server import joining, laying, messages, shelf, summaries, worker
from breakfall.server.hub import NoSuchTable
from breakfall.server.limits import BODY, KEYRING, address_of
from breakfall.server.live import Live
from breakfall.server.secrets import as_code
from breakfall.server.texts import in_short
from breakfall.server.trouble import StorageTrouble, in_a_line, trouble_in

if TYPE_CHECKING:
    from breakfall.server.app import Server

logger = logging.getLogger("breakfall.server")
Body = TypeVar("Body")
Answer = Callable[[Request], Awaitable[Response]]
NO_REQUEST = f"that is no request of ours: {TOO_DEEP}"
FOR_AN_HOUR = "private, max-age=3600"


class Problem(BreakfallError):
    """What goes wrong with a request, and its HTTP status."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


def json(data: object, status: int = 200, cache_control: str = "no-store") -> Response:
    return as_json(msgspec.json.encode(data), status, cache_control)


def as_json(data: bytes, status: int = 200, cache_control: str = "no-store") -> Response:
    headers = {"Cache-Control": cache_control}
    return Response(data, status, headers, media_type="application/json")


async def problem(_request: Request, error: Exception) -> Response:
    if isinstance(error, Problem):
        status = error.status
    elif isinstance(error, StorageTrouble):
        status = 503
    else:
        status = 404 if isinstance(error, NoSuchTable) else 400
    return json(messages.Problem(in_short(error)), status)


async def trouble(request: Request, error: Exception) -> Response:
    """The database or the system fails us; what is our own fault goes on to the log."""
    found = trouble_in(error)
    if found is None:
        raise error
    logger.error("%s failed: %s", request.url.path, in_a_line(error))
    return await problem(request, found)


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The body of a request as a typed thing; a clear error for anything else."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Problem(415, "the body of a request is JSON")
    data = bytearray()
    try:
        async for part in request.stream():
            data += part
            if len(data) > BODY:
                raise Problem(413, f"the body of a request has at most {BODY // 1024} KiB")
    except ClientDisconnect:
        raise Problem(400, "the request broke off") from None  # nobody is there to read it
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Problem(400, f"that is no request of ours: {error}") from None
    except RecursionError:
        raise Problem(400, NO_REQUEST) from None


def server_of(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


# ---------------------------------------------------------------- the shelf


@cache
def shelf_as_json() -> bytes:
    return msgspec.json.encode(shelf.shelf())


@cache
def cards_as_json(game: str) -> bytes:
    return msgspec.json.encode(shelf.cards(game))


@cache
def rules_as_json(game: str) -> bytes:
    return msgspec.json.encode(shelf.rules(game))


async def get_shelf(_request: Request) -> Response:
    return as_json(shelf_as_json(), cache_control="no-cache")


async def get_cards(request: Request) -> Response:
    return as_json(cards_as_json(request.path_params["game"]), cache_control="no-cache")


async def get_rules(request: Request) -> Response:
    return as_json(rules_as_json(request.path_params["game"]), cache_control="no-cache")


# ---------------------------------------------------------------- tables


async def lay_table(request: Request) -> Response:
    server = server_of(request)
    wanted = await body_of(request, messages.NewRoom)
    server.check_new_table(address_of(request))
    table, secret, seats = laying.new_table(wanted)
    made = await server.writer.do(table.write)
    return json(messages.Seated(made, secret, seats), 201)


async def join(request: Request) -> Response:
    server = server_of(request)
    wanted = await body_of(request, messages.Join)
    server.check_joining(address_of(request))
    most = server.limits.keys_at_a_table
    seated = await server.writer.do(
        lambda connection: joining.join(connection, wanted, most_keys=most)
    )
    await server.changed(seated.room)
    return json(seated)


async def my_tables(request: Request) -> Response:
    ring = await body_of(request, messages.Keyring)
    if len(ring.keys) > KEYRING:
        raise Problem(400, f"at most {KEYRING} keys at a time")
    return json(await summaries.of_tables(server_of(request), ring.keys))


async def open_replay(request: Request) -> Response:
    server = server_of(request)
    wanted = await body_of(request, messages.NewReplay)
    if is_deep(wanted.record):
        raise Problem(400, NO_REQUEST)
    server.check_new_table(address_of(request))
    setup, choices = await server.thinkers.ask(worker.checked_record, wanted.record)
    replay, secret = laying.new_replay(setup, choices)
    made = await server.writer.do(replay.write)
    return json(messages.Seated(made, secret, []), 201)


def check_key(live: Live, request: Request) -> None:
    """Whoever asks has a key to this table."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or live.seating.key_for(secret.strip()) is None:
        raise Problem(403, "that is no key to this table")


def finished(live: Live) -> worker.Task:
    if not live.playing.is_over:
        raise Problem(409, "the match is not over yet")
    return live.task_of([made.move for made in live.playing.made])


async def get_record(request: Request) -> Response:
    """A record holds the seed, so there is none before a match is over."""
    server = server_of(request)
    async with server.hub.table(request.path_params["table"]) as live:
        check_key(live, request)
        return as_json(await server.thinkers.ask(worker.record, finished(live)))


async def get_course(request: Request) -> Response:
    server = server_of(request)
    async with server.hub.table(request.path_params["table"]) as live:
        check_key(live, request)
        server.check_course(address_of(request))
        points, chances = await server.thinkers.ask(worker.course, finished(live))
        return json(messages.Course(points, chances), cache_control=FOR_AN_HOUR)


async def get_qr(request: Request) -> Response:
    """The link to join with a code, for a phone's camera."""
    server = server_of(request)
    server.check_joining(address_of(request))
    code = as_code(request.path_params["code"])
    if not await server.storage.knows_code(code):
        raise Problem(404, joining.NOT_FOUND)
    base = server.links or str(request.base_url).rstrip("/")
    svg = io.BytesIO()
    segno.make(f"{base}/join/{code}", error="m").save(svg, kind="svg", border=2, scale=8)
    return Response(
        svg.getvalue(), headers={"Cache-Control": "no-store"}, media_type="image/svg+xml"
    )


async def nothing_there(_request: Request) -> Response:
    raise Problem(404, "there is nothing here")


routes = [
    Route("/api/shelf", get_shelf),
    Route("/api/games/{game}/cards", get_cards),
    Route("/api/games/{game}/rules", get_rules),
    Route("/api/tables", lay_table, methods=["POST"]),
    Route("/api/tables/mine", my_tables, methods=["POST"]),
    Route("/api/join", join, methods=["POST"]),
    Route("/api/replays", open_replay, methods=["POST"]),
    Route("/api/tables/{table}/record", get_record),
    Route("/api/tables/{table}/course", get_course),
    Route("/api/qr/{code}", get_qr),
    Route("/api/{anything:path}", nothing_there),
]
