"""Whatever becomes of the server: nothing acknowledged is lost, and nothing happens twice."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import breakfall
from breakfall import Luck
from breakfall.server.messages import VERSION, Changed, Choose, Hello, Seated
from breakfall.server.settings import Settings
from tests.server.client import Guest, House
from tests.server.conftest import Process, Running, Start, running


async def play_until_it_dies(guest: Guest, luck: Luck, acknowledged: list[tuple[int, str]]) -> None:
    """Note every own choice that came back. The last one sent may be stored or not."""
    sent: dict[int, str] = {}
    while True:
        for ask in guest.questions:
            if guest.decisions not in sent:
                option = ask.options[luck.below(len(ask.options))].key
                sent[guest.decisions] = option
                await guest.say(Choose(guest.decisions, ask.seat, option))
        message = await guest.next()
        if isinstance(message, Changed) and message.by == guest.seat:
            acknowledged.append((message.decisions, sent[message.decisions - 1]))


async def test_a_killed_server_comes_back_with_every_acknowledged_choice(
    start_process: Callable[..., Process], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    process = start_process(database)
    house = House(process.url)
    seated = [await house.create("break", "me", "random") for _ in range(3)]
    acknowledged: list[list[tuple[int, str]]] = [[] for _ in seated]

    async def kill_in_the_middle(guest: Guest) -> None:
        await guest.until(Changed, lambda changed: changed.decisions >= 40)
        process.kill()

    guests = [await house.sit(one) for one in seated]
    watcher = await house.watch(guests[0])
    playing = [
        play_until_it_dies(guest, Luck(index), acknowledged[index])
        for index, guest in enumerate(guests)
    ]
    ends = await asyncio.gather(*playing, kill_in_the_middle(watcher), return_exceptions=True)
    assert all(end is None or isinstance(end, ConnectionClosed) for end in ends), ends
    await house.close()

    house = House(start_process(database).url)
    one, guest = seated[0], guests[0]
    for one, made in zip(seated, acknowledged, strict=True):
        assert made
        guest = await house.sit(one)
        assert guest.decisions >= made[-1][0]
        choices = stored_choices(tmp_path / "tables.sqlite", one)
        assert len(choices) == len(set(choices))
        for decisions, option in made:
            assert choices[decisions - 1][2] == option
    await guest.play_to_the_end(Luck(5))
    breakfall.load(await house.record(one))
    await house.close()


def stored_choices(path: Path, seated: Seated) -> list[tuple[int, int, str]]:
    connection = sqlite3.connect(path)
    rows = connection.execute(
        "SELECT number, seat, option FROM moves WHERE room_id = ? ORDER BY number",
        (seated.room,),
    ).fetchall()
    connection.close()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    return rows


async def test_a_choice_whose_answer_was_lost_is_sent_again_and_made_once(
    start_process: Callable[..., Process], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    process = start_process(database)
    house = House(process.url)
    seated = await house.create("break", "me", "me")
    ann, watcher = await house.sit(seated), await house.sit(seated)
    said = Choose(0, ann.questions[0].seat, ann.questions[0].options[1].key)
    await ann.say(said)
    await watcher.made()  # it is stored; let us say that Ann never heard of it
    process.kill()
    await house.close()

    house = House(start_process(database).url)
    ann = await house.sit(seated, seat=said.seat)
    assert ann.decisions == 1
    await ann.say(said)
    message = await ann.next()
    assert (message.__class__.__name__, ann.decisions, ann.number) == ("Reset", 1, 1)
    await house.close()


async def test_ctrl_c_ends_the_server_and_its_workers_without_a_word(
    start_process: Callable[..., Process], tmp_path: Path
) -> None:
    process = start_process(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house = House(process.url)
    ann = await house.sit(await house.create("nightfall", "me", "random"))
    await ann.play_to_the_end(Luck(1), most=10)  # so there are workers
    workers = children_of(process.process.pid)
    assert workers
    code, errors = await asyncio.to_thread(process.interrupt)
    assert (code, errors) == (0, "")
    await all_ended(workers)
    with pytest.raises(ConnectionClosed):
        await ann.until(Seated)
    await house.close()


async def test_workers_end_with_a_killed_server(
    start_process: Callable[..., Process], tmp_path: Path
) -> None:
    process = start_process(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house = House(process.url)
    ann = await house.sit(await house.create("nightfall", "me", "random"))
    await ann.play_to_the_end(Luck(1), most=10)
    workers = children_of(process.process.pid)
    assert workers
    process.kill()
    await all_ended(workers)
    await house.close()


def children_of(pid: int) -> list[int]:
    """A process's own, each by a handle that stays with it."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [os.pidfd_open(int(child)) for task in tasks for child in task.read_text().split()]


async def all_ended(processes: list[int]) -> None:
    loop = asyncio.get_running_loop()
    for process in processes:
        ended = asyncio.Event()
        loop.add_reader(process, ended.set)
        async with asyncio.timeout(30):
            await ended.wait()
        loop.remove_reader(process)
        os.close(process)


async def test_a_worker_that_dies_is_replaced_and_asked_again(start_server: Start) -> None:
    running = start_server()
    house = House(running.url)
    ann = await house.sit(await house.create("nightfall", "me", "random"))
    await ann.play_to_the_end(Luck(3), most=20)
    [thinker] = running.server.pool._workers
    before = set(thinker._pool._processes)
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    await ann.play_to_the_end(Luck(3), most=60)
    assert ann.decisions >= 60 or ann.is_over
    assert not before & set(thinker._pool._processes)
    await house.close()


async def test_a_table_at_rest_is_not_in_memory(start_server: Start) -> None:
    running = start_server()
    house = House(running.url)
    seated = await house.create("break", "me", "open")
    assert running.server.rooms.size == 0
    ann = await house.sit(seated)
    eve = await house.watch(ann)
    assert running.server.rooms.size == 1
    await ann._socket.close()
    await eve.until(object, lambda _: not eve.seats[0].is_here)
    assert running.server.rooms.size == 1
    await eve._socket.close()
    await house.http.get("/api/shelf")
    await emptied(running)
    await house.close()


async def emptied(running: Running) -> None:
    """Once whoever left is gone, so is the table."""
    async with asyncio.timeout(30):
        while running.server.rooms.size:
            await asyncio.sleep(0)


async def test_bots_go_on_after_a_restart_when_somebody_looks(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=1, page=None)
    with running(settings) as first:
        house = House(first.url)
        seated = await house.create("nightfall", "random", "random")
        eve = await house.sit(seated)
        await eve.play_to_the_end(Luck(0), most=5)
        await house.close()
    with running(settings) as second:
        house = House(second.url)
        eve = await house.sit(seated)
        assert eve.decisions >= 5
        await eve.play_to_the_end(Luck(0))
        await house.close()


@pytest.mark.parametrize("summary", ["{}", None])
async def test_a_table_of_older_rules_is_listed_and_says_why_it_does_not_open(
    start_server: Start, tmp_path: Path, summary: str | None
) -> None:
    """Also one that was never summed up, as after a killed server."""
    house = House(start_server().url)
    seated = await house.create("break", "me", "open")
    keys = {"keys": [{"room": seated.room, "secret": seated.secret}]}
    await house.http.post("/api/tables/mine", json=keys)
    await house.close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute(
            "UPDATE rooms SET rules = 1, summed_up = -1, summary = coalesce(?, summary)",
            (summary,),
        )
    connection.close()
    house = House(start_server().url)
    (listed,) = (await house.http.post("/api/tables/mine", json=keys)).json()
    assert (listed["room"], listed["names"], listed["seats"]) == (seated.room, ["Ann", ""], [0])
    guest = await house.reach(seated.room)
    await guest.say(Hello(VERSION, seated.secret))
    assert "created with rules version 1 of BREAK" in (await guest.refused()).why
    await house.close()
