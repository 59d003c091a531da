"""How long a server waits, how many it lets in, and what it keeps in memory."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace

from breakfall.server.live import Live
from tests.server.client import PATIENCE, House
from tests.server.conftest import ROOMY, Running, Start


async def test_whoever_does_not_say_hello_is_not_waited_for(start_server: Start) -> None:
    house = House(start_server(limits=replace(ROOMY, seconds_for_hello=0.05)).url)
    seated = await house.lay("break", "me", "me")
    silent = await house.reach(seated.table)
    refused = await silent.refused()
    assert (refused.why, refused.is_final) == ("nobody said hello", True)
    await silent.closed()
    await house.close()


async def test_a_table_has_room_for_so_many_and_no_more(start_server: Start) -> None:
    house = House(start_server(limits=replace(ROOMY, keys_at_a_table=3)).url)
    ann = await house.sit(await house.lay("break", "me", "open"))
    await house.watch(ann)
    await house.join(ann.you.invitations[0].code, "Bob")
    assert ann.you.watch is not None
    full = await house.http.post("/api/join", json={"code": ann.you.watch.code})
    assert (full.status_code, full.json()) == (
        400,
        {"error": "this table is full: nobody else can look on"},
    )
    again = await house.lay("break", "me", "open")  # the limit is each table's own
    await house.watch(await house.sit(again))
    await house.close()


async def test_a_table_at_rest_is_nothing_but_its_rows(start_server: Start) -> None:
    running = start_server()
    house = House(running.url)
    for _ in range(5):
        guests = await house.full_table("nightbreak", 2)
        for _ in range(3):
            asked = next(guest for guest in guests if guest.asks)
            await asked.choose()
            for guest in guests:
                await guest.made()
        assert in_memory(running)
        for guest in guests:
            await guest.leave()
    async with asyncio.timeout(PATIENCE):  # they are summed up before they are forgotten
        while in_memory(running):
            await asyncio.sleep(0)
    await house.close()


def in_memory(running: Running) -> int:
    """How many of this server's tables there are anywhere, not only where it looks for them."""
    gc.collect()
    around = running.server.hub.around
    return sum(isinstance(one, Live) and one.around is around for one in gc.get_objects())
