"""Who is shown as present where several processes share a database, also when one dies."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from breakfall.server.messages import Seats
from tests.server.client import Guest, House
from tests.server.conftest import Process, Start
from tests.server.postgres import Postgres

QUICK = ("--lease", "1")


async def until_here(guest: Guest, seat: int, *, is_here: bool) -> None:
    """It is shown, or will be, that somebody is at this seat, or nobody."""
    if guest.seats[seat].is_here != is_here:
        await guest.until(Seats, lambda seats: seats.seats[seat].is_here == is_here)


@pytest.fixture
async def houses(
    postgres: Postgres, start_process: Callable[..., Process]
) -> AsyncIterator[list[Killable]]:
    """Two servers on one database; the second is killed by whoever likes to."""
    database = postgres.new_database()
    processes = [start_process(database, 0, *QUICK) for _ in range(2)]
    houses = [Killable(process) for process in processes]
    yield houses
    for house in houses:
        await house.close()


class Killable(House):
    def __init__(self, process: Process) -> None:
        super().__init__(process.url)
        self.process = process


async def test_whoever_was_at_a_server_that_was_killed_is_soon_shown_as_gone(
    houses: list[Killable],
) -> None:
    here, there = houses
    ann = await here.sit(await here.create("break", "me", "open"))
    await there.sit(await there.join(ann.you.invitations[0].code, "Bob"))
    await until_here(ann, 1, is_here=True)
    there.process.kill()
    await until_here(ann, 1, is_here=False)

    back = await here.sit(await here.create("break", "me", "me"))  # and the other one plays on
    await back.choose()
    await back.made()


async def test_whoever_comes_back_by_way_of_another_server_sees_who_stayed(
    houses: list[Killable],
) -> None:
    here, there = houses
    ann = await here.sit(await here.create("break", "me", "open"))
    seated = await there.join(ann.you.invitations[0].code, "Bob")
    for _ in range(2):
        bob = await there.sit(seated)
        await until_here(ann, 1, is_here=True)
        await until_here(bob, 0, is_here=True)
        await bob.leave()
        await until_here(ann, 1, is_here=False)


async def test_a_line_that_broke_brings_nobody_away(
    postgres: Postgres, start_server: Start
) -> None:
    """Whoever came while it was broken is seen, too."""
    database = postgres.new_database()
    here, there = [House(start_server(database=database, lease=60.0).url) for _ in range(2)]
    ann = await here.sit(await here.create("break", "me", "open"))
    bob = await there.sit(await there.join(ann.you.invitations[0].code, "Bob"))
    await until_here(ann, 1, is_here=True)
    await until_here(bob, 0, is_here=True)
    postgres.psql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND query ILIKE 'listen%'"
    )
    for guest, other in ((ann, 1), (bob, 0)):
        await until_here(guest, other, is_here=False)  # for a moment nothing is known
        await until_here(guest, other, is_here=True)
    await here.close()
    await there.close()
