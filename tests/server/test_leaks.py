"""Hidden information never leaves the server: every frame of whole matches is looked at."""

from __future__ import annotations

import pytest

from breakfall import Luck
from breakfall.core import registry
from breakfall.server.messages import VERSION, Hello, Welcome
from tests.contract.playing import Table
from tests.core.auction import AuctionInfo
from tests.server.client import Guest, House, play_together
from tests.server.leaks import leaks
from tests.server.leaky_game import LeakyGame, told

TABLES = [
    Table("nightbreak", "classic", 2),
    Table("nightbreak", "unity", 4),
    Table("nightbreak", "twilight", 2),
    Table("break", "choose", 2),
    Table("nightfall", "secret-archives", 3),
    Table("hellbreak", "first-game", 2),
    Table("havenfall", "standard", 2),
]


class Played:
    """A whole match: its record, and all that everybody at the table was sent."""

    def __init__(self, record: dict[str, object], guests: list[Guest]) -> None:
        self.record = record
        self.frames = {guest.seat: guest.frames for guest in guests}


async def played(house: House, table: Table) -> Played:
    """One person in each seat and a spectator, all there from the first moment to the last."""
    others = ["open"] * (table.players - 1)
    seated = await house.create(table.game, "me", *others, form=table.form)
    host = await house.sit(seated)
    guests = [host]
    for invitation in host.you.invitations:
        guests.append(await house.sit(await house.join(invitation.code)))
    guests.append(await house.watch(host))
    await play_together(guests, Luck(11))
    return Played(await house.record(seated), guests)


@pytest.mark.parametrize("table", TABLES, ids=str)
async def test_no_frame_tells_anybody_what_they_must_not_know(house: House, table: Table) -> None:
    match = await played(house, table)
    assert set(match.frames) == {None, *range(table.players)}
    for seat, frames in match.frames.items():
        assert leaks(match.record, seat, frames) == [], f"seat {seat}"


async def test_the_search_finds_a_leak_where_there_is_one(house: House) -> None:
    """What seat 1 was sent, given to a spectator or to seat 0, is more than they may know."""
    match = await played(house, Table("hellbreak", "first-game", 2))
    assert leaks(match.record, None, match.frames[1])
    assert leaks(match.record, 0, match.frames[1])


async def test_a_single_card_in_a_single_frame_is_found(house: House) -> None:
    match = await played(house, Table("nightfall", "standard", 2))
    frames = match.frames[None]
    assert leaks(match.record, None, frames) == []
    index = next(index for index, frame in enumerate(frames) if '"number":30,' in frame)
    whispered = frames[index].replace(
        '"log":[', '"log":[{"kind":"whispers","text":"A Ghoul.","decisions":30},'
    )
    assert len(leaks(match.record, None, [*frames[:index], whispered, *frames[index + 1 :]])) == 1


def test_a_leak_in_the_log_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A re-dealt match tells it likewise: what has happened keeps its faces there."""
    monkeypatch.setitem(registry._registered, "auction", AuctionInfo())
    assert [leaks_of_auctions(seat) for seat in (None, 0, 1)] == [0, 0, 0]
    monkeypatch.setitem(registry._registered, "auction", LeakyGame())
    assert leaks_of_auctions(0) == 0  # which knows its own bid
    for seat in (None, 1):
        assert leaks_of_auctions(seat) > 0, f"seat {seat} was told the bid of seat 0"


def leaks_of_auctions(seat: int | None) -> int:
    """Those in some matches, seen from one seat."""
    matches = [told("auction", seat, seed) for seed in range(20)]
    return sum(len(leaks(record, seat, frames)) for record, frames in matches)


async def test_nobody_is_told_the_seed_before_the_end(house: House) -> None:
    seated = await house.create("nightfall", "me", "random", seed=123456789)
    ann = await house.sit(seated)
    await ann.play_to_the_end(Luck(1), most=10)
    again = await house.reach(seated.room)
    await again.say(Hello(VERSION, seated.secret))
    await again.until(Welcome)
    assert not any("123456789" in frame for frame in [*ann.frames, *again.frames])
    answer = await house.http.get(
        f"/api/tables/{seated.room}/record", headers={"Authorization": f"Bearer {seated.secret}"}
    )
    assert (answer.status_code, answer.json()) == (409, {"error": "the match is not over yet"})
