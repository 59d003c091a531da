"""Several processes on one PostgreSQL: the same tables, played at from both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import breakfall
from breakfall import Luck
from breakfall.server.messages import (
    Changed,
    Choose,
    FreeSeat,
    Refused,
    Reset,
    Say,
    Seats,
    Signal,
    Signaled,
    Spoken,
    Undo,
)
from tests.server.client import Guest, House, play_together
from tests.server.conftest import Process, Start
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def two_processes(postgres: Postgres) -> Iterator[list[Process]]:
    """Two real processes on one database, started at once on an empty one."""
    database = postgres.new_database()
    with ThreadPoolExecutor() as threads:
        processes = list(threads.map(Process, [database] * 2))
    yield processes
    for process in processes:
        process.kill()


@pytest.fixture
async def houses(two_processes: list[Process]) -> AsyncIterator[tuple[House, House]]:
    first, second = [House(process.url) for process in two_processes]
    yield first, second
    await first.close()
    await second.close()


async def test_people_on_two_servers_play_one_match(houses: tuple[House, House]) -> None:
    here, there = houses
    seated = await here.create("hellbreak", "me", "open")
    ann = await here.sit(seated)
    bob = await there.sit(await there.join(ann.you.invitations[0].code, "Bob"))
    await ann.until(Seats, lambda seats: seats.seats[1].is_here)  # though he is elsewhere
    eve = await here.watch(ann)
    await play_together([ann, bob, eve], Luck(4))
    records = [await house.record(seated) for house in houses]
    assert records[0] == records[1]
    match = breakfall.load(records[0])
    outcomes = [guest.view["outcome"] for guest in (ann, bob, eve)]
    assert outcomes == [match.view(seat)["outcome"] for seat in (0, 1, None)]


async def test_of_two_answers_at_once_on_two_servers_exactly_one_counts(
    houses: tuple[House, House],
) -> None:
    seated = await houses[0].create("break", "me", "me", seed=2)
    lookers = [await house.sit(seated) for house in houses]
    for _ in range(20):
        seat = lookers[0].questions[0].seat
        options = [option.key for option in lookers[0].questions[0].options[:2]]
        number = lookers[0].decisions
        first, second = await asyncio.gather(
            race(lookers[0], Choose(number, seat, options[0])),
            race(lookers[1], Choose(number, seat, options[1])),
        )
        assert sorted([first, second]) == [False, True]
        for looker in lookers:
            assert looker.decisions == number + 1
        if not lookers[0].questions:
            await asyncio.gather(*[looker.pass_the_screen() for looker in lookers])
    assert lookers[0].view == lookers[1].view


async def race(guest: Guest, said: Choose) -> bool:
    """Was this the answer that counted? A choice is shown to both; the loser is refused as well."""
    await guest.say(said)
    message = await guest.next()
    while not isinstance(message, Changed | Refused):
        message = await guest.next()
    if isinstance(message, Refused):
        await guest.made()
        return False
    return await is_quiet(guest)


async def is_quiet(guest: Guest) -> bool:
    """Nothing more comes before the answer to a message of our own."""
    words = f"{id(guest)} at {guest.decisions}"
    await guest.say(Say(words))
    while not any(spoken.text == words for spoken in guest.talk):
        if isinstance(await guest.next(), Refused):
            return False
    return True


async def test_talk_seats_and_what_is_taken_back_reach_the_other_server(
    houses: tuple[House, House],
) -> None:
    here, there = houses
    ann = await here.sit(await here.create("hellbreak", "me", "me"), 0)
    eve = await there.watch(ann)
    await ann.say(Say("hello"))
    assert (await eve.until(Spoken)).text == "hello"
    await ann.choose()
    await eve.made()
    await ann.made()
    await ann.say(Undo(ann.number))
    taken_back = (await eve.until(Reset)).state
    assert taken_back.decisions == 0
    await ann.say(FreeSeat(1))  # before the first choice, so that the cards are dealt again
    assert (await eve.until(Reset)).state.number == taken_back.number + 1
    await eve.until(Seats, lambda seats: seats.seats[1].kind == "open")
    await ann.say(FreeSeat(1, "random"))
    seats = await eve.until(Seats, lambda seats: seats.seats[1].kind == "bot")
    assert seats.seats[1].bot == "random"


async def test_partners_on_two_servers_see_each_other_s_signals(
    houses: tuple[House, House],
) -> None:
    here, there = houses
    ann = await here.sit(
        await here.create("nightbreak", "me", "open", "open", "open", form="unity")
    )
    foe, ben, _ = [await there.sit(await there.join(one.code)) for one in list(ann.you.invitations)]
    await ann.until(Seats, lambda seats: all(one.is_here for one in seats.seats))
    await ann.say(Signal(leaves=True))
    assert (await ben.until(Signaled)).leaves
    await ann.say(Say("xyzzy", to_team=True))
    assert (await ben.until(Spoken)).text == "xyzzy"
    await ann.say(Say("the end"))
    await foe.until(Spoken, lambda spoken: spoken.text == "the end")
    assert not any("xyzzy" in frame or "signaled" in frame for frame in foe.frames)


async def test_a_bot_at_a_table_on_two_servers_moves_once(houses: tuple[House, House]) -> None:
    seated = await houses[0].create("nightfall", "me", "random")
    ann, other = [await house.sit(seated) for house in houses]
    eve = await houses[1].watch(ann)
    await asyncio.gather(ann.play_to_the_end(Luck(2)), eve.play_to_the_end(Luck(2)))
    match = breakfall.load(await houses[1].record(seated))
    match.names = ("Ann", "Random bot")
    outcomes = [guest.view["outcome"] for guest in (ann, eve)]
    assert outcomes == [match.view(seat)["outcome"] for seat in (0, None)]
    assert other.seat == 0


async def test_a_broken_line_to_the_database_is_taken_up_again(
    postgres: Postgres, start_server: Start
) -> None:
    database = postgres.new_database()
    here, there = [House(start_server(database=database).url) for _ in range(2)]
    ann = await here.sit(await here.create("break", "me", "me", seed=2))
    eve = await there.watch(ann)
    ended = postgres.psql(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND query ILIKE 'listen%'"
    )
    assert int(ended) >= 2
    await ann.choose()
    await ann.made()
    assert (await eve.until(Changed)).decisions == 1
    await here.close()
    await there.close()
