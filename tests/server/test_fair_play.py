"""Nobody at a table knows more than the game shows them, whoever created or leaves it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from breakfall import Luck
from breakfall.server.limits import Limits
from breakfall.server.messages import (
    NOBODY,
    VERSION,
    Changed,
    FreeSeat,
    Hello,
    LeaveRoom,
    Rematch,
    Reset,
    Say,
    Seated,
    Seats,
    Spoken,
)
from tests.server.client import Guest, House
from tests.server.conftest import Start

# ---------------------------------------------------------------- a named seed


@pytest.mark.parametrize("other", ["me", "random"])
async def test_a_table_whose_seed_was_named_never_opens_a_seat(house: House, other: str) -> None:
    ann = await house.sit(await house.create("nightfall", "me", other, seed=7), 0)
    assert (ann.welcome.info.is_seed_named, ann.you.can_open) == (True, [])
    await ann.say(FreeSeat(1))
    assert "without a seed" in (await ann.refused()).why
    await ann.say(FreeSeat(1, "greedy"))
    await ann.until(Seats, lambda seats: seats.seats[1].bot == "greedy")
    await ann.say(FreeSeat(1))
    assert "without a seed" in (await ann.refused()).why
    await ann.say(LeaveRoom())
    seats = await ann.until(Seats, lambda seats: not seats.you.seats)
    assert [one.kind for one in seats.seats] == ["bot", "bot"]
    assert (seats.you.can_open, seats.you.invitations) == ([], [])


async def test_a_named_seed_and_an_invited_seat_exclude_each_other(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = await house.http.post(
        "/api/tables", json={"game": "break", "seats": seats, "seed": 7, "name": "Ann"}
    )
    assert answer.status_code == 400
    assert "Leave the seed out" in answer.json()["error"]


async def test_the_rematch_of_a_table_with_a_named_seed_has_a_seed_of_its_own(
    house: House,
) -> None:
    seated = await house.create("nightfall", "me", "random", seed=7)
    ann = await house.sit(seated)
    await ann.play_to_the_end(Luck(6))
    await ann.say(FreeSeat(1))
    assert "without a seed" in (await ann.refused()).why
    await ann.say(Rematch())
    seats = await ann.until(Seats, lambda seats: seats.info.next_room is not None)
    assert seats.info.next_room is not None
    again = await house.sit(Seated(seats.info.next_room, seated.secret, []))
    assert not again.welcome.info.is_seed_named
    assert again.welcome.state.view["table"] != ann.welcome.state.view["table"]


# ---------------------------------------------------------------- before the first choice


async def test_a_seat_opened_before_the_first_choice_gets_other_cards(house: House) -> None:
    """Whoever sat there, perhaps the host in disguise, has seen its hand."""
    ann, bob = await house.full_table("nightfall", 2)
    seen = {guest.seat: options(guest) for guest in (ann, bob)}
    await ann.say(FreeSeat(1))
    for guest in (ann, bob):
        await guest.until(Reset)
    assert options(ann) != seen[0]
    await ann.until(Seats, lambda seats: bool(seats.you.invitations))
    cat = await house.sit(await house.join(ann.you.invitations[0].code, "Cat"))
    assert (cat.seat, cat.decisions, cat.number) == (1, 0, 1)
    assert options(cat) != seen[1]
    await cat.choose()  # these are the cards that are played with
    assert (await ann.made()).by == 1
    late = await house.watch(ann)
    assert (late.decisions, late.number) == (1, 2)


def options(guest: Guest) -> list[str]:
    """The cards that only this seat sees, and may draft first."""
    return [option.key for option in guest.questions[0].options]


# ---------------------------------------------------------------- in mid-match


@pytest.fixture
async def quick(start_server: Start) -> AsyncIterator[House]:
    """A house in which whoever is away is gone at once."""
    house = House(start_server(grace=0.05).url)
    yield house
    await house.close()


async def begun(house: House) -> tuple[Guest, Guest]:
    """Host and guest, after the first choices."""
    ann, bob = await house.full_table("hellbreak", 2)
    for guest in (ann, bob):
        await guest.choose()
    for guest in (ann, bob):
        await guest.until(Changed, lambda changed: changed.decisions == 2)
    return ann, bob


def notices(guest: Guest) -> list[str]:
    return [spoken.text for spoken in guest.talk if spoken.seat == NOBODY]


async def test_in_mid_match_the_host_cannot_open_the_seat_of_a_present_guest(
    house: House,
) -> None:
    ann, bob = await begun(house)
    assert ann.you.can_open == []
    await ann.say(FreeSeat(1))
    assert "Guest can still come back" in (await ann.refused()).why
    await ann.say(FreeSeat(0))
    assert "Leave the table" in (await ann.refused()).why
    await ann.say(FreeSeat(1, "random"))
    seats = await bob.until(Seats, lambda seats: seats.seats[1].kind == "bot")
    assert (seats.seats[1].stands_in_for, seats.you.seats) == ("Guest", [])
    await ann.until(Seats, lambda seats: seats.seats[1].kind == "bot")
    assert (ann.you.can_open, ann.you.can_give_back) == ([], [1])  # a detour leads nowhere
    await ann.say(FreeSeat(1))
    seats = await bob.until(Seats, lambda seats: seats.seats[1].kind == "person")
    assert seats.you.seats == [1]
    assert notices(bob)[-2:] == [
        "A bot (random bot) takes over seat 2 from Guest.",
        "Guest has seat 2 back.",
    ]


async def test_whoever_leaves_gives_the_seat_to_a_guest_of_another_name(house: House) -> None:
    ann, bob = await begun(house)
    await bob.say(LeaveRoom())
    assert (await bob.until(Reset)).state.seat is None
    await ann.until(Seats, lambda seats: bool(seats.you.invitations))
    cat = await house.sit(await house.join(ann.you.invitations[0].code, "guest"))
    assert cat.seat == 1
    assert cat.seats[1].name == "guest (2)"
    await ann.until(Spoken, lambda spoken: "guest (2)" in spoken.text)
    told = ["Guest takes seat 2.", "Guest has left seat 2. The seat is open.",
            "guest (2) takes seat 2."]  # fmt: skip
    assert notices(ann) == notices(cat) == told
    await bob.say(LeaveRoom())
    assert (await bob.refused()).why == "You have no seat at this table."


async def test_the_seat_of_a_guest_who_is_gone_can_be_opened(quick: House) -> None:
    ann, bob = await begun(quick)
    await bob.leave()
    await ann.until(Seats, lambda seats: seats.you.can_open == [1])
    await ann.say(FreeSeat(1))
    await ann.until(Seats, lambda seats: bool(seats.you.invitations))
    assert notices(ann)[-1] == "Seat 2 is open: Guest is gone."


async def test_whoever_comes_back_in_time_keeps_the_seat(start_server: Start) -> None:
    house = House(start_server(grace=3600.0).url)
    ann = await house.sit(await house.create("hellbreak", "me", "open"))
    seated = await house.join(ann.you.invitations[0].code, "Bob")
    bob = await house.sit(seated)
    for guest in (ann, bob):
        await guest.choose()
        await guest.made()
    await bob.leave()
    await ann.until(Seats, lambda seats: not seats.seats[1].is_here)
    await ann.say(FreeSeat(1))
    assert "Bob can still come back" in (await ann.refused()).why
    assert (await house.sit(seated)).seat == 1
    await house.close()


async def test_a_crowd_cannot_keep_a_player_away_until_they_count_as_gone(
    start_server: Start,
) -> None:
    house = House(start_server(limits=Limits(sessions_in_a_room=2)).url)
    seated = await house.create("hellbreak", "me", "open")
    ann = await house.sit(seated)
    guest = await house.join(ann.you.invitations[0].code, "Bob")
    await house.sit(seated)
    assert (await house.sit(guest)).seat == 1
    for one in (seated, guest):  # who is here already has no need to come in
        again = await house.reach(one.room)
        await again.say(Hello(VERSION, one.secret))
        assert "too many look" in (await again.refused()).why
    await house.close()


@pytest.mark.parametrize("name", ["Bo\u200bb", "Bob\u00ad", "\uff22ob", "BOB"])
async def test_nobody_takes_a_name_that_looks_like_another(house: House, name: str) -> None:
    ann = await house.sit(await house.create("hellbreak", "me", "open"))
    await house.join(ann.you.invitations[0].code, "Bob")
    assert ann.you.watch is not None
    eve = await house.sit(await house.join(ann.you.watch.code, name))
    await eve.say(Say("Boo"))
    assert (await eve.until(Spoken, lambda spoken: spoken.text == "Boo")).name == f"{name} (2)"
