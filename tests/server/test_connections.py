"""Those who keep a server waiting: half requests, readers that do not read, too many of them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace

import pytest

from breakfall.core.errors import BreakfallError
from breakfall.server.db.rows import KeyRow
from breakfall.server.messages import LookFrom, Reset, Seated
from breakfall.server.rooms.session import Session
from breakfall.server.web.connections import read_networks
from breakfall.server.web.protocols import FRAGMENTS, HEADERS
from tests.server import raw
from tests.server.client import PATIENCE, Guest, House
from tests.server.conftest import ROOMY, Running, Start, server_log

UNREAD = 200_000  # bytes that may wait for a session here
HALF_A_BODY = (
    b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)
HALF = b"GET /api/shelf HTTP/1.1\r\nHost: x\r\nX-Slow: "


@pytest.fixture
def kept() -> Iterator[ExitStack]:
    """Bare sockets that are closed when a test is over."""
    with ExitStack() as stack:
        yield stack


# ---------------------------------------------------------------- readers that do not read


async def test_those_who_never_read_are_cut_off_and_others_play_on(
    start_server: Start, kept: ExitStack
) -> None:
    running = start_server(limits=replace(ROOMY, bytes_unread=UNREAD))
    house = House(running.url)
    ann, bob = await house.full_table("nightbreak", 2)
    assert ann.you.watch is not None
    keys = [await house.join(ann.you.watch.code, "Eve") for _ in range(5)]
    deaf = [kept.enter_context(raw.sit(running.url, key, takes_in=raw.SMALL)) for key in keys]
    waited = await asyncio.gather(*[asyncio.to_thread(ask_on_and_on, one) for one in deaf])
    assert waited == [True] * 5
    room = running.server.rooms.in_memory(ann.welcome.info.room)
    assert room is not None
    async with asyncio.timeout(PATIENCE):  # they leave the table as soon as the server notices
        while len(room.state.sessions) > 2:
            await asyncio.sleep(0)
    assert running.door.count == 3  # Ann, Bob, and whoever asks over HTTP
    await make_a_choice(ann, bob)
    await house.close()


def ask_on_and_on(deaf: socket.socket) -> bool:
    """Ask for the whole table again and again, until the server has enough of it."""
    question = raw.as_frame(LookFrom(None)) * 10
    try:
        for _ in range(10_000):
            deaf.sendall(question)
    except ConnectionError:
        return True
    return False


async def make_a_choice(*guests: Guest) -> None:
    asked = next(guest for guest in guests if guest.questions)
    await asked.choose()
    for guest in guests:
        await guest.made()


async def test_what_waits_for_a_viewer_is_bounded_in_bytes_and_forgotten_when_cut() -> None:
    cuts: list[int] = []
    session = Session(
        KeyRow(1, "", "", False),
        0,
        address="",
        most_bytes=10_000,
        cut=lambda: cuts.append(session.bytes_waiting),
    )
    session.send_text("x" * 50_000)  # one message may be as long as a table needs
    assert (await session.next(), session.bytes_waiting, cuts) == ("x" * 50_000, 0, [])
    for _ in range(9):
        session.send_text("x" * 1000)
    assert 9_000 < session.bytes_waiting < 10_000
    for _ in range(3):
        session.send_text("x" * 1000)
    assert cuts == [0]
    assert (session.bytes_waiting, await session.next()) == (0, None)


async def test_whoever_reads_nothing_for_long_is_cut_off_though_little_waits(
    start_server: Start, kept: ExitStack
) -> None:
    limits = replace(ROOMY, bytes_unread=1 << 30, seconds_to_read=0.5)
    running = start_server(limits=limits)
    house = House(running.url)
    seated = await house.create("nightbreak", "me", "me")
    ann = await house.sit(seated)
    deaf = kept.enter_context(raw.sit(running.url, seated, takes_in=raw.SMALL))
    await asyncio.to_thread(deaf.sendall, raw.as_frame(LookFrom(None)) * 2000)
    assert await asyncio.to_thread(raw.is_cut, deaf)
    await ann.say(LookFrom(1))
    await ann.until(Reset)
    await house.close()


async def test_pings_of_one_who_does_not_read_the_answers_are_not_kept(
    start_server: Start, kept: ExitStack
) -> None:
    running = start_server(limits=replace(ROOMY, seconds_to_read=PATIENCE * 2))
    house = House(running.url)
    seated = await house.create("break", "me", "me")
    deaf = kept.enter_context(raw.sit(running.url, seated, takes_in=raw.SMALL))
    assert await asyncio.to_thread(ping_on_and_on, deaf)
    await house.close()


def ping_on_and_on(deaf: socket.socket) -> bool:
    pings = raw.frame(b"x" * 125, 9) * 500
    try:
        for _ in range(1000):
            deaf.sendall(pings)
    except ConnectionError:
        return True
    return False


async def test_a_message_in_endless_pieces_is_not_collected(
    start_server: Start, kept: ExitStack
) -> None:
    running = start_server()
    house = House(running.url)
    seated = await house.create("break", "me", "me")
    odd = kept.enter_context(raw.sit(running.url, seated))
    odd.sendall(raw.frame(b"", 1, fin=False) + raw.frame(b"", 0, fin=False) * FRAGMENTS)
    assert await asyncio.to_thread(raw.is_over, odd)
    await house.close()


# ---------------------------------------------------------------- half requests


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"\r\n",
        HALF,
        HALF_A_BODY,
        b"GET /api/shelf HTTP/1.1\r\nHost: x\r\n\r\n" + HALF,
        raw.handshake("x")[:-3],
    ],
    ids=["nothing", "an empty line", "headers", "a body", "a second request", "a handshake"],
)
async def test_half_a_request_is_not_waited_for(
    start_server: Start, kept: ExitStack, half: bytes
) -> None:
    running = start_server(limits=replace(ROOMY, seconds_for_request=0.5))
    with server_log() as log:
        slow = kept.enter_context(raw.reach(running.url))
        slow.sendall(half)
        assert await asyncio.to_thread(raw.is_over, slow)
        async with House(running.url).http as stranger:
            assert (await stranger.get("/api/shelf")).status_code == 200
    assert log == []


async def test_a_request_that_comes_in_drops_is_not_waited_for_either(
    start_server: Start, kept: ExitStack
) -> None:
    running = start_server(limits=replace(ROOMY, seconds_for_request=0.5))
    slow = kept.enter_context(raw.reach(running.url))
    slow.sendall(HALF)
    async with asyncio.timeout(PATIENCE):
        while is_there(slow):
            await asyncio.sleep(0.01)


def is_there(slow: socket.socket) -> bool:
    """It takes another drop."""
    try:
        slow.sendall(b"x")
    except ConnectionError:
        return False
    return True


async def test_many_half_requests_leave_room_for_a_whole_one(
    start_server: Start, kept: ExitStack
) -> None:
    running = start_server(limits=replace(ROOMY, connections=40, seconds_for_request=600))
    house = House(running.url)
    ann, bob = await house.full_table("nightbreak", 2)
    halves = [kept.enter_context(raw.reach(running.url)) for _ in range(120)]
    for one in halves:
        send_if_there(one, HALF)
    async with House(running.url).http as stranger:
        assert (await stranger.get("/api/shelf")).status_code == 200
    await make_a_choice(ann, bob)
    assert running.door.count <= 40
    assert await asyncio.to_thread(raw.is_over, halves[0])
    await house.close()


def send_if_there(one: socket.socket, data: bytes) -> None:
    """An early one may have made room for a later one already."""
    try:
        one.sendall(data)
    except ConnectionError:
        assert raw.is_over(one)


async def test_headers_without_end_are_not_read(start_server: Start, kept: ExitStack) -> None:
    running = start_server()
    long = kept.enter_context(raw.reach(running.url))
    long.sendall(HALF + b"x" * (2 * HEADERS))
    answer = await asyncio.to_thread(raw.answer_of, long)
    assert answer.startswith(b"HTTP/1.1 431") or answer == b""
    async with House(running.url).http as stranger:
        wide = {"X-Wide": "x" * (HEADERS - 2000)}
        assert (await stranger.get("/api/shelf", headers=wide)).status_code == 200


# ---------------------------------------------------------------- too many


async def test_a_full_server_says_so_and_keeps_those_who_are_there(
    start_server: Start, kept: ExitStack
) -> None:
    running = start_server(limits=replace(ROOMY, connections=3))
    house = House(running.url)
    guests = await house.full_table("nightbreak", 2)
    guests.append(await house.watch(guests[0]))  # the idle HTTP connection has made room
    answer = await asyncio.to_thread(raw.answer_of, kept.enter_context(raw.reach(running.url)))
    assert answer.startswith(b"HTTP/1.1 503")
    assert b"The server is full. Try again in a moment." in answer
    await make_a_choice(*guests)
    await house.close()


async def test_one_address_has_a_share_unless_it_is_a_proxy(start_server: Start) -> None:
    limits = replace(ROOMY, connections_from_one_address=2)
    for proxies, statuses in (([], [b"101", b"101", b"503"]), (["127.0.0.0/8"], [b"101"] * 3)):
        running = start_server(limits=limits, proxies=proxies)
        seated = await create(running)
        with ExitStack() as stack:
            found = [status_of(stack.enter_context(raw.reach(running.url)), seated) for _ in "abc"]
        assert found == statuses


async def create(running: Running) -> Seated:
    house = House(running.url)
    seated = await house.create("break", "me", "me")
    await house.close()
    return seated


def status_of(one: socket.socket, seated: Seated) -> bytes:
    one.sendall(raw.handshake(seated.room))
    return one.recv(4096).split()[1]


def test_a_proxy_that_is_no_address_is_refused_in_words() -> None:
    assert len(read_networks(["127.0.0.1", "10.0.0.0/8", "::1"])) == 3
    for wrong in ("localhost", "10.0.0.1/8", "*", ""):
        with pytest.raises(BreakfallError, match="--proxy wants an address or a network"):
            read_networks([wrong])
