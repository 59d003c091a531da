"""A room's WebSocket, from Hello to the last message."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from breakfall.core.errors import BreakfallError
from breakfall.core.nesting import TOO_DEEP
from breakfall.server import messages
from breakfall.server.db.errors import as_unavailable, in_a_line
from breakfall.server.limits import MESSAGE, Budget
from breakfall.server.rooms.room import Room
from breakfall.server.rooms.session import Session, encode
from breakfall.server.server import Server
from breakfall.server.text import in_short
from breakfall.server.web.address import address_of
from breakfall.server.web.handlers import Handler
from breakfall.server.web.protocols import ABORT

logger = logging.getLogger("breakfall.server")

decoder: msgspec.json.Decoder[messages.FromPage] = msgspec.json.Decoder(messages.FromPage)
FAILED = "something went wrong here; the server's log says what"


class HungUp(Exception):
    """The server has said its last word to somebody."""


async def connect(socket: WebSocket) -> None:
    """From Hello to good-bye."""
    server: Server = socket.app.state.server
    await socket.accept()
    try:
        async with asyncio.timeout(server.limits.seconds_for_hello):
            hello = understood(await socket.receive())
        if not isinstance(hello, messages.Hello):
            raise BreakfallError("the first message says hello")
        if hello.version != messages.VERSION:
            raise BreakfallError("this page is older or newer than the server: load it again")
        async with server.rooms.room(socket.path_params["room"]) as room:
            await stay(socket, room, admit(socket, room, hello, server), server)
    except BreakfallError as error:
        await hang_up(socket, in_short(error))
    except TimeoutError:
        await hang_up(socket, "nobody said hello")
    except (WebSocketDisconnect, HungUp):
        pass
    except Exception as error:
        await hang_up(socket, explained(error, f"room {socket.path_params['room']}"))


def admit(socket: WebSocket, room: Room, hello: messages.Hello, server: Server) -> Session:
    key = room.seating.key_for(hello.secret)
    if key is None:
        raise BreakfallError("that is no key to this table")
    is_full = len(room.state.sessions) >= server.limits.sessions_in_a_room
    if is_full and not room.is_missing(key.id):
        raise BreakfallError("too many look at this table already: try again later")
    seat = hello.seat
    if seat is None:
        seat = room.seating.first_look(room.history.match, key.id)
    elif seat not in room.seating.may_look_from(key.id):
        raise BreakfallError("you may look from your own seats only")
    return Session(
        key,
        seat,
        address=address_of(socket),
        most_bytes=server.limits.bytes_unread,
        cut=socket.scope["extensions"][ABORT],
        is_opened=hello.seat is not None,
    )


async def stay(socket: WebSocket, room: Room, session: Session, server: Server) -> None:
    await room.enter(session)
    sending = asyncio.create_task(send_all(socket, session))
    budget = Budget(server.limits.messages_a_minute)
    handler = Handler(room, session, server)
    try:
        while True:
            received = await socket.receive()
            if not budget.spend(""):
                raise BreakfallError("Too many messages. Slow down.")
            said = understood(received)
            answering = answer(handler, session, said)
            if isinstance(said, messages.AskForHint):
                server.hints.begin(answering)
            else:
                await answering
    except BreakfallError as error:
        session.send(messages.Refused("", in_short(error), is_final=True))
        session.hang_up()
        await sending
        raise HungUp from None
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending
        await room.leave(session)


async def answer(handler: Handler, session: Session, said: messages.FromPage) -> None:
    """Do what was asked for, or say why not."""
    what = str(said.__struct_config__.tag)
    try:
        await handler.handle(said)
    except BreakfallError as error:
        session.send(messages.Refused(what, in_short(error)))
    except Exception as error:
        session.send(messages.Refused(what, explained(error, f"a {what!r}")))


def explained(error: Exception, what: str) -> str:
    """To whoever waits; the log has a line where the database fails us, and all of the rest."""
    unavailable = as_unavailable(error)
    if unavailable is None:
        logger.error("%s failed", what, exc_info=error)
        return FAILED
    logger.error("%s failed: %s", what, in_a_line(error))
    return str(unavailable)


def understood(received: object) -> messages.FromPage:
    """A message of the page; a clear error for anything else."""
    assert isinstance(received, dict)
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1005))
    text = received.get("text")
    if not isinstance(text, str):
        raise BreakfallError("messages are texts")
    if len(text) > MESSAGE:
        raise BreakfallError(f"a message has at most {MESSAGE} letters")
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BreakfallError(f"that is no message of ours: {error}") from None
    except RecursionError:
        raise BreakfallError(f"that is no message of ours: {TOO_DEEP}") from None


async def send_all(socket: WebSocket, session: Session) -> None:
    """One message after the other, at the pace of whoever reads them."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (text := await session.next()) is not None:
            await socket.send_text(text)
        await socket.close(1008)


async def hang_up(socket: WebSocket, why: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(messages.Refused("hello", why, is_final=True)))
        await socket.close(1008)
