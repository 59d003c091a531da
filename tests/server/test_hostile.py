"""Twenty thousand frames and requests that are not as they should be, and a match beside them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import breakfall
from breakfall import Luck
from tests.server.client import House, play_together
from tests.server.conftest import Process
from tests.server.hostile import Campaign, tables_of_strangers

COUNT = 20_000
SEED = 1


async def test_nothing_that_strangers_send_disturbs_a_match(
    tmp_path: Path, start_process: Callable[..., Process]
) -> None:
    log = tmp_path / "log"
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = start_process(database, 0, "--joins-a-minute", "100000", log=log)
    house = House(server.url)
    known = await tables_of_strangers(house)
    campaign = Campaign(server.url, SEED, COUNT, known)
    bystanders = Bystanders(house)
    playing = asyncio.create_task(bystanders.play_on())
    await campaign.run()
    bystanders.are_to_stop = True
    await playing
    assert campaign.found == []
    assert campaign.sent >= COUNT
    assert min(campaign.frames, campaign.requests) > COUNT / 4
    assert {status[0] for status in campaign.statuses} >= {"1", "2", "4"}
    assert bystanders.matches >= 1
    await house.close()
    code, _ = server.interrupt()
    assert (code, log.read_text()) == (0, "")


class Bystanders:
    """Two who play one match after the other, and see every choice of it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.are_to_stop = False
        self.matches = 0

    async def play_on(self) -> None:
        while not self.are_to_stop or not self.matches:
            seated = await self._house.create("nightbreak", "me", "open")
            ann = await self._house.sit(seated)
            joined = await self._house.join(ann.you.invitations[0].code, "Bob")
            guests = [ann, await self._house.sit(joined)]
            await play_together(guests, Luck(self.matches + 1))
            assert [guest.number for guest in guests] == [guest.decisions for guest in guests]
            record = await self._house.record(seated)
            match = breakfall.load(record)
            assert (match.decisions, match.view(0)["outcome"]) == (
                guests[0].decisions,
                guests[0].view["outcome"],
            )
            self.matches += 1
            for guest in guests:
                await guest.leave()
