"""A disk that is full: nothing is lost, everybody is told, and play goes on when there is room."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError

from breakfall.server.db.errors import DISK_FULL, NO_DATABASE, as_unavailable
from breakfall.server.messages import NOBODY, Changed, Refused, Say, Spoken
from tests.server.client import PATIENCE, Guest, House
from tests.server.conftest import Running, Start, server_log

NO_LIMIT = 1 << 30  # pages


class Disk:
    """The room that SQLite itself finds, in pages of its file, from the next statement on."""

    def __init__(self, running: Running) -> None:
        engine = running.server.database.engine
        assert engine.url.database is not None
        self._path = engine.url.database
        self._most = NO_LIMIT
        event.listen(engine.sync_engine, "checkout", self._limit)

    def _limit(self, connection: DBAPIConnection, *_others: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={self._most}")
        cursor.close()

    def fill(self) -> None:
        """No room but in pages that are there already."""
        self._most = 1  # SQLite makes it as many as there are

    def free(self) -> None:
        self._most = NO_LIMIT

    def stored(self, table: str) -> list[tuple[int, str]]:
        with sqlite3.connect(self._path) as connection:
            found = connection.execute(
                "select number, option from moves where room_id = ? order by number", (table,)
            ).fetchall()
        connection.close()
        return found


async def choose_until_refused(guests: list[Guest]) -> tuple[Guest, Refused]:
    """Choices go on while there is room in the pages that are there."""
    for _ in range(2000):
        asked = next(guest for guest in guests if guest.questions)
        await asked.choose()
        while not isinstance(message := await asked.next(), Changed | Refused):
            pass
        if isinstance(message, Refused):
            return asked, message
        for guest in guests:
            if guest is not asked:
                await guest.made()
    raise AssertionError("the disk is never full")


async def test_a_choice_that_was_not_stored_was_not_made_and_can_be_made_again(
    start_server: Start,
) -> None:
    running = start_server()
    house = House(running.url)
    guests = await house.full_table("nightfall", 2)
    table = guests[0].welcome.info.room
    disk = Disk(running)
    disk.fill()
    with server_log() as log:
        asked, refused = await choose_until_refused(guests)
        number = asked.number
        assert (refused.what, refused.why, refused.is_final) == ("choose", DISK_FULL, False)
        assert [number for number, _ in disk.stored(table)] == list(range(1, number + 1))
        plan = {"game": "break", "seats": [{"kind": "me"}, {"kind": "me"}], "name": "x" * 40}
        while (answer := await house.http.post("/api/tables", json=plan)).status_code == 201:
            pass
        assert (answer.status_code, answer.json()) == (503, {"error": DISK_FULL})
        disk.free()
        await asked.choose()
        for guest in guests:
            assert (await guest.made()).number == number + 1
        assert (await house.http.post("/api/tables", json=plan)).status_code == 201
    assert [number for number, _ in disk.stored(table)] == list(range(1, number + 2))
    assert log[0] == "the database takes nothing: database or disk is full"
    assert log[-1] == "the database takes what it is given again"
    assert set(log) == {log[0], log[-1]}
    await house.close()


async def test_talk_that_was_not_stored_was_not_heard(start_server: Start) -> None:
    running = start_server()
    house = House(running.url)
    ann, bob = await house.full_table("break", 2)
    disk = Disk(running)
    disk.fill()
    said = 0
    while not isinstance(answer := await say(ann, f"{said} {'x' * 490}"), Refused):
        said += 1
    assert answer == Refused("say", DISK_FULL)
    disk.free()
    await ann.say(Say("again"))
    await bob.until(Spoken, lambda line: line.text == "again")
    heard = [line.text.split()[0] for line in bob.talk if line.seat != NOBODY]
    assert heard == [*map(str, range(said)), "again"]
    await house.close()


async def say(guest: Guest, words: str) -> Spoken | Refused:
    """What becomes of it, whatever the table itself tells meanwhile."""
    await guest.say(Say(words))
    while True:
        message = await guest.next()
        if isinstance(message, Refused):
            return message
        if isinstance(message, Spoken) and message.text == words:
            return message


async def test_bots_play_on_when_there_is_room_again(start_server: Start) -> None:
    running = start_server(wakes_workers=True)
    house = House(running.url)
    disk = Disk(running)
    seated = await house.create("nightfall", "random", "random")
    disk.fill()
    with server_log() as log:
        eve = await house.sit(seated)
        room = running.server.rooms.in_memory(seated.room)
        assert room is not None
        async with asyncio.timeout(PATIENCE):  # until the writer has met the full disk
            while not log:
                await asyncio.sleep(0)
        stood = room.history.number
        assert [number for number, _ in disk.stored(seated.room)] == list(range(1, stood + 1))
        assert room.bots.are_thinking
        disk.free()
        await eve.until(Changed, lambda change: change.number > stood)
    await house.close()


def test_which_trouble_is_whose() -> None:
    lost = DBAPIError("x", None, Exception("gone"), connection_invalidated=True)
    assert str(as_unavailable(lost)) == str(as_unavailable(ConnectionRefusedError())) == NO_DATABASE
    full = DBAPIError("x", None, PostgresDiskFull())
    assert str(as_unavailable(full)) == DISK_FULL
    for own_fault in (IntegrityError("x", None, Exception("twice")), ValueError()):
        assert as_unavailable(own_fault) is None


class PostgresDiskFull(Exception):
    """As asyncpg's errors are: with PostgreSQL's own code."""

    sqlstate = "53100"


@pytest.mark.parametrize("path", ["/api/tables/mine", "/api/join"])
async def test_a_database_that_is_gone_is_told_as_such(start_server: Start, path: str) -> None:
    running = start_server()
    house = House(running.url)
    seated = await house.create("break", "me", "me")
    place = running.server.database.engine.url.database
    assert place is not None
    await running.server.database.engine.dispose()
    with sqlite3.connect(place) as broken:
        broken.execute("drop table seats")
    broken.close()
    keys = {"keys": [{"room": seated.room, "secret": seated.secret}], "code": "AAAAAAAA"}
    answer = await house.http.post(path, json=keys)
    assert (answer.status_code, answer.json()) == (503, {"error": NO_DATABASE})
    await house.close()
