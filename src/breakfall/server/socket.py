"""A table's WebSocket: who is there, what they want, and what they are told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from breakfall.core.errors import BreakfallError
from breakfall.core.nesting import TOO_DEEP
from breakfall.server import messages, wishes
from breakfall.server.limits import MESSAGE, Budget, address_of
from breakfall.server.live import Live
from breakfall.server.protocols import ABORT
from breakfall.server.texts import in_short
from breakfall.server.trouble import in_a_line, trouble_in
from breakfall.server.viewer import Viewer, encode

if TYPE_CHECKING:
    from breakfall.server.app import Server

logger = logging.getLogger("breakfall.server")

decoder: msgspec.json.Decoder[messages.FromPage] = msgspec.json.Decoder(messages.FromPage)
TROUBLE = "something went wrong here; the server's log says what"


class HungUp(Exception):
    """The server has said its last word to somebody."""


async def sit_down(socket: WebSocket) -> None:
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
        async with server.hub.table(socket.path_params["table"]) as live:
            viewer = admit(socket, live, hello, server)
            await stay(socket, live, viewer, server)
    except BreakfallError as error:
        await hang_up(socket, in_short(error))
    except TimeoutError:
        await hang_up(socket, "nobody said hello")
    except (WebSocketDisconnect, HungUp):
        pass
    except Exception as error:
        await hang_up(socket, explained(error, f"table {socket.path_params['table']}"))


def admit(socket: WebSocket, live: Live, hello: messages.Hello, server: Server) -> Viewer:
    key = live.seating.key_for(hello.secret)
    if key is None:
        raise BreakfallError("that is no key to this table")
    is_full = len(live.viewers) >= server.limits.viewers_at_a_table
    if is_full and not live.is_missing(key.id):
        raise BreakfallError("too many look at this table already: try again later")
    seat = hello.seat
    if seat is None:
        seat = live.seating.first_look(live.playing.match, key.id)
    elif seat not in live.seating.may_look_from(key.id):
        raise BreakfallError("you may look from your own seats only")
    return Viewer(
        key,
        seat,
        address=address_of(socket),
        most_bytes=server.limits.bytes_unread,
        cut=socket.scope["extensions"][ABORT],
        is_opened=hello.seat is not None,
    )


async def stay(socket: WebSocket, live: Live, viewer: Viewer, server: Server) -> None:
    await live.welcome(viewer)
    sending = asyncio.create_task(send_all(socket, viewer))
    budget = Budget(server.limits.messages_a_minute)
    try:
        while True:
            received = await socket.receive()
            if not budget.spend(""):
                raise BreakfallError("Too many messages. Slow down.")
            said = understood(received)
            answering = answer(live, viewer, said, server)
            if isinstance(said, messages.AskForHint):
                server.hints.begin(answering)
            else:
                await answering
    except BreakfallError as error:
        viewer.send(messages.Refused("", in_short(error), is_final=True))
        viewer.hang_up()
        await sending
        raise HungUp from None
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending
        await live.leave(viewer)


async def answer(live: Live, viewer: Viewer, said: messages.FromPage, server: Server) -> None:
    """Do what is wished, or say why not."""
    what = str(said.__struct_config__.tag)
    try:
        await wishes.fulfil(live, viewer, said, server)
    except BreakfallError as error:
        viewer.send(messages.Refused(what, in_short(error)))
    except Exception as error:
        viewer.send(messages.Refused(what, explained(error, f"a {what!r} at table {live.table}")))


def explained(error: Exception, what: str) -> str:
    """To whoever waits; the log has a line of trouble that passes, and all of any other."""
    trouble = trouble_in(error)
    if trouble is None:
        logger.error("%s failed", what, exc_info=error)
        return TROUBLE
    logger.error("%s failed: %s", what, in_a_line(error))
    return str(trouble)


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


async def send_all(socket: WebSocket, viewer: Viewer) -> None:
    """One message after the other, at the pace of whoever reads them."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (text := await viewer.next()) is not None:
            await socket.send_text(text)
        await socket.close(1008)


async def hang_up(socket: WebSocket, why: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(messages.Refused("hello", why, is_final=True)))
        await socket.close(1008)
