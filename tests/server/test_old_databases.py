"""A database made by an older Breakfall opens: matches go on, and finished ones are still there."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import breakfall
from breakfall.server.messages import Seated
from tests.server.client import House
from tests.server.conftest import Start

BEFORE_ROOMS = Path(__file__).parent / "databases" / "0003.sqlite"
FINISHED = Seated("b9x8e5389k", "vC6TP3vQTZidtA97l6I9TNuWEEiN011t", [0])
REMATCH = "gvzbzmbejv"
ANN = Seated("pq2yfu2js8", "dJXVjL4gEN8PKvT2XP-bhE_hsqmBaYnH", [0])
BOB = Seated("pq2yfu2js8", "2YYfEr1twqbChqnPMwmyt8YlMnQFOQ3P", [1])
BASIC = Seated("qgqfwnpfqm", "3RXY51f1nNedPZLR9vJ1FpkgwA3wjcwx", [0])


@pytest.fixture
async def house(start_server: Start, tmp_path: Path) -> AsyncIterator[House]:
    shutil.copy(BEFORE_ROOMS, tmp_path / "tables.sqlite")
    house = House(start_server().url)
    yield house
    await house.close()


async def test_a_match_that_was_begun_goes_on(house: House) -> None:
    ann, bob = await house.sit(ANN), await house.sit(BOB)
    assert (ann.decisions, ann.number) == (13, 15)  # one choice was undone, and made again
    assert [line.text for line in ann.talk] == ["Bob takes seat 2.", "Good luck!"]
    assert ann.welcome.info.settings == {"first": "random", "heroes": "random"}
    asked = ann if ann.questions else bob
    await asked.choose()
    for guest in (ann, bob):
        assert (await guest.made()).decisions == 14


async def test_a_finished_match_keeps_its_record_and_its_rematch(house: House) -> None:
    ann = await house.sit(FINISHED)
    assert (ann.is_over, ann.decisions) == (True, 127)
    match = breakfall.load(await house.record(FINISHED))
    assert ann.view == match.view(0)
    assert ann.welcome.info.next_room == REMATCH
    again = await house.sit(Seated(REMATCH, FINISHED.secret, []))
    assert (again.decisions, again.you.seats) == (0, [0])


async def test_what_was_agreed_before_the_match_is_kept(house: House) -> None:
    ann = await house.sit(BASIC)
    assert ann.welcome.info.settings["setup"] == "basic"


async def test_the_list_of_ones_own_tables_is_the_same(house: House) -> None:
    keys = [{"room": one.room, "secret": one.secret} for one in (FINISHED, ANN, BASIC)]
    mine = (await house.http.post("/api/tables/mine", json={"keys": keys})).json()
    listed = [(one["room"], one["game"], one["decisions"], one["is_over"]) for one in mine]
    assert listed == [
        (FINISHED.room, "nightbreak", 127, True),
        (ANN.room, "nightbreak", 13, False),
        (BASIC.room, "break", 0, False),
    ]
