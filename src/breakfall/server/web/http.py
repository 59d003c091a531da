"""The HTTP side: the catalog, new rooms and joining them, one's own rooms, records."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from breakfall.core.errors import BreakfallError
from breakfall.core.nesting import TOO_DEEP, is_deep
from breakfall.server import messages
from breakfall.server.db import changes
from breakfall.server.db.errors import DatabaseUnavailable, as_unavailable, in_a_line
from breakfall.server.limits import BODY, KEYRING
from breakfall.server.quotas import TooMany
from breakfall.server.rooms.new_room import new_replay, new_room
from breakfall.server.rooms.registry import NoSuchRoom
from breakfall.server.rooms.room import Room
from breakfall.server.server import Server
from breakfall.server.text import checked_name, in_short
from breakfall.server.tokens import as_code, hashed, new_secret
from breakfall.server.web import catalog
from breakfall.server.web.address import address_of
from breakfall.server.web.room_list import room_list
from breakfall.server.work import tasks

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


STATUS: dict[type[BreakfallError], int] = {
    NoSuchRoom: 404,
    TooMany: 429,
    DatabaseUnavailable: 503,
}


async def problem(_request: Request, error: Exception) -> Response:
    if isinstance(error, Problem):
        status = error.status
    else:
        status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)
    return json(messages.Problem(in_short(error)), status)


async def unavailable(request: Request, error: Exception) -> Response:
    """The database or the system fails us; what is our own fault goes on to the log."""
    found = as_unavailable(error)
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


# ---------------------------------------------------------------- the catalog


@cache
def catalog_as_json() -> bytes:
    return msgspec.json.encode(catalog.catalog())


@cache
def cards_as_json(game: str) -> bytes:
    return msgspec.json.encode(catalog.cards(game))


@cache
def rules_as_json(game: str) -> bytes:
    return msgspec.json.encode(catalog.rules(game))


async def get_catalog(_request: Request) -> Response:
    return as_json(catalog_as_json(), cache_control="no-cache")


async def get_cards(request: Request) -> Response:
    return as_json(cards_as_json(request.path_params["game"]), cache_control="no-cache")


async def get_rules(request: Request) -> Response:
    return as_json(rules_as_json(request.path_params["game"]), cache_control="no-cache")


# ---------------------------------------------------------------- rooms


async def create_room(request: Request) -> Response:
    server = server_of(request)
    wanted = await body_of(request, messages.CreateRoom)
    server.quotas.check_new_room(address_of(request))
    new, secret, seats = new_room(wanted)
    room = await server.writer.do(lambda connection: changes.add_room(connection, new))
    return json(messages.Seated(room, secret, seats), 201)


async def join(request: Request) -> Response:
    server = server_of(request)
    wanted = await body_of(request, messages.Join)
    server.quotas.check_join(address_of(request))
    code, name, secret = as_code(wanted.code), checked_name(wanted.name), new_secret()
    most = server.limits.keys_in_a_room
    room, seats = await server.writer.do(
        lambda connection: changes.join(connection, code, name, hashed(secret), most_keys=most)
    )
    await server.changed(room)
    return json(messages.Seated(room, secret, seats))


async def my_rooms(request: Request) -> Response:
    server = server_of(request)
    ring = await body_of(request, messages.Keyring)
    if len(ring.keys) > KEYRING:
        raise Problem(400, f"at most {KEYRING} keys at a time")
    return json(await room_list(server.reader, server.rooms, ring.keys))


async def open_replay(request: Request) -> Response:
    server = server_of(request)
    wanted = await body_of(request, messages.OpenReplay)
    if is_deep(wanted.record):
        raise Problem(400, NO_REQUEST)
    server.quotas.check_new_room(address_of(request))
    setup, choices = await server.pool.ask(tasks.checked_record, wanted.record)
    new, secret = new_replay(setup, choices)
    room = await server.writer.do(lambda connection: changes.add_room(connection, new))
    return json(messages.Seated(room, secret, []), 201)


def check_key(room: Room, request: Request) -> None:
    """Whoever asks has a key to this room."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or room.seating.key_for(secret.strip()) is None:
        raise Problem(403, "that is no key to this table")


def finished(room: Room) -> tasks.Task:
    if not room.history.is_over:
        raise Problem(409, "the match is not over yet")
    return room.task()


async def get_record(request: Request) -> Response:
    """A record holds the seed, so there is none before a match is over."""
    server = server_of(request)
    async with server.rooms.room(request.path_params["room"]) as room:
        check_key(room, request)
        return as_json(await server.pool.ask(tasks.record, finished(room)))


async def get_course(request: Request) -> Response:
    server = server_of(request)
    async with server.rooms.room(request.path_params["room"]) as room:
        check_key(room, request)
        server.quotas.check_course(address_of(request))
        points, chances = await server.pool.ask(tasks.course, finished(room))
        return json(messages.Course(points, chances), cache_control=FOR_AN_HOUR)


async def get_qr(request: Request) -> Response:
    """The link to join with a code, for a phone's camera."""
    server = server_of(request)
    server.quotas.check_join(address_of(request))
    code = as_code(request.path_params["code"])
    if not await server.reader.knows_code(code):
        raise Problem(404, changes.NO_SUCH_CODE)
    base = server.links or str(request.base_url).rstrip("/")
    svg = io.BytesIO()
    segno.make(f"{base}/join/{code}", error="m").save(svg, kind="svg", border=2, scale=8)
    return Response(
        svg.getvalue(), headers={"Cache-Control": "no-store"}, media_type="image/svg+xml"
    )


async def nothing_there(_request: Request) -> Response:
    raise Problem(404, "there is nothing here")


routes = [
    Route("/api/shelf", get_catalog),
    Route("/api/games/{game}/cards", get_cards),
    Route("/api/games/{game}/rules", get_rules),
    Route("/api/tables", create_room, methods=["POST"]),
    Route("/api/tables/mine", my_rooms, methods=["POST"]),
    Route("/api/join", join, methods=["POST"]),
    Route("/api/replays", open_replay, methods=["POST"]),
    Route("/api/tables/{room}/record", get_record),
    Route("/api/tables/{room}/course", get_course),
    Route("/api/qr/{code}", get_qr),
    Route("/api/{anything:path}", nothing_there),
]
