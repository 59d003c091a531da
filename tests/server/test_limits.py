"""How long a server waits, how many it lets in, and what it keeps in memory."""

from __future__ import annotations

import asyncio
import gc
from dataclasses import replace

from breakfall import Luck
from breakfall.server.messages import (
    AskForHint,
    Changed,
    Hinted,
    LookFrom,
    Refused,
    Reset,
    Say,
    Spoken,
)
from breakfall.server.rooms.room import Room
from breakfall.server.work.hints import BUSY, MOST_WAITING
from tests.server.client import PATIENCE, Guest, House
from tests.server.conftest import ROOMY, Running, Start


async def test_whoever_does_not_say_hello_is_not_waited_for(start_server: Start) -> None:
    house = House(start_server(limits=replace(ROOMY, seconds_for_hello=0.05)).url)
    seated = await house.create("break", "me", "me")
    silent = await house.reach(seated.room)
    refused = await silent.refused()
    assert (refused.why, refused.is_final) == ("nobody said hello", True)
    await silent.closed()
    await house.close()


async def test_a_table_has_room_for_so_many_and_no_more(start_server: Start) -> None:
    house = House(start_server(limits=replace(ROOMY, keys_in_a_room=3)).url)
    ann = await house.sit(await house.create("break", "me", "open"))
    await house.watch(ann)
    await house.join(ann.you.invitations[0].code, "Bob")
    assert ann.you.watch is not None
    full = await house.http.post("/api/join", json={"code": ann.you.watch.code})
    assert (full.status_code, full.json()) == (
        400,
        {"error": "this table is full: nobody else can look on"},
    )
    again = await house.create("break", "me", "open")  # the limit is each table's own
    await house.watch(await house.sit(again))
    await house.close()


async def test_a_table_at_rest_is_nothing_but_its_rows(start_server: Start) -> None:
    running = start_server()
    house = House(running.url)
    for _ in range(5):
        guests = await house.full_table("nightbreak", 2)
        for _ in range(3):
            asked = next(guest for guest in guests if guest.questions)
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
    """How many of this server's rooms there are anywhere, not only where it looks for them."""
    gc.collect()
    services = running.server.rooms.services
    return sum(type(one) is Room and one.services is services for one in gc.get_objects())


# ---------------------------------------------------------------- talk and hints


async def test_talk_has_limits_for_each_key_and_each_address(start_server: Start) -> None:
    limits = replace(ROOMY, talk_a_minute=3, talk_from_one_address=5)
    house = House(start_server(limits=limits).url)
    ann, bob = await house.full_table("break", 2)
    said = [await say(ann, "one") for _ in range(4)] + [await say(bob, "two") for _ in range(3)]
    heard = [isinstance(one, Spoken) for one in said]
    assert heard == [True, True, True, False, True, True, False]
    assert {one for one in said if isinstance(one, Refused)} == {
        Refused("say", "Too many messages. Slow down.")
    }
    asked = next(guest for guest in (ann, bob) if guest.questions)
    await asked.choose()  # whoever talks too much may still play
    await asked.made()
    await house.close()


async def say(guest: Guest, words: str) -> Spoken | Refused:
    """What somebody says, as they hear it themselves, or why it is not heard."""
    await guest.say(Say(words))
    while True:
        message = await guest.next()
        if isinstance(message, Refused) or (isinstance(message, Spoken) and message.text == words):
            return message


async def test_hints_have_limits_for_each_key_and_each_address(start_server: Start) -> None:
    limits = replace(ROOMY, hints_a_minute=1, hints_from_one_address=2)
    house = House(start_server(limits=limits).url)
    found: list[Hinted | Refused] = []
    for _ in range(3):
        guest = await one_who_is_asked(house)
        seat = guest.questions[0].seat
        await guest.say(AskForHint(seat))
        await guest.say(AskForHint(seat))  # before the first is there
        found += [await hinted(guest), await hinted(guest)]
        await guest.say(AskForHint(seat))
        found.append(await hinted(guest))
    words = [one.why if isinstance(one, Refused) else "" for one in found]
    wait, stop = "Your hint is on its way.", "Too many hints. Slow down."
    assert words == [wait, "", stop, wait, "", stop, stop, stop, stop]
    await house.close()


async def test_looking_from_other_seats_has_limits_for_each_key_and_each_address(
    start_server: Start,
) -> None:
    """Each time the whole table and its log are sent, where everybody waits."""
    limits = replace(ROOMY, looks_a_minute=2, looks_from_one_address=3)
    house = House(start_server(limits=limits).url)
    ann, bob = [await house.sit(await house.create("break", "me", "me")) for _ in range(2)]
    seen: list[bool] = []
    for guest in (ann, ann, ann, bob, bob):
        await guest.say(LookFrom(1))
        while not isinstance(message := await guest.next(), Reset | Refused):
            pass
        seen.append(isinstance(message, Reset))
    assert seen == [True, True, False, True, False]
    await house.close()


async def test_the_course_of_a_match_is_worked_out_so_often_and_no_more(
    start_server: Start,
) -> None:
    house = House(start_server(limits=replace(ROOMY, courses_a_minute=1)).url)
    seated = await house.create("nightfall", "me", "random")
    await (await house.sit(seated)).play_to_the_end(Luck(3))
    told = [
        await house.http.get(
            f"/api/tables/{seated.room}/course",
            headers={"Authorization": f"Bearer {seated.secret}"},
        )
        for _ in range(2)
    ]
    assert [answer.status_code for answer in told] == [200, 429]
    await house.close()


async def one_who_is_asked(house: House) -> Guest:
    return next(guest for guest in await house.full_table("break", 2) if guest.questions)


async def hinted(guest: Guest) -> Hinted | Refused:
    while not isinstance(message := await guest.next(), Hinted | Refused):
        pass
    return message


async def test_many_hints_do_not_keep_a_bot_elsewhere_from_its_turn(start_server: Start) -> None:
    house = House(start_server(workers=2, wakes_workers=True).url)
    askers = [await one_who_is_asked(house) for _ in range(2 * MOST_WAITING)]
    player = await house.sit(await house.create("nightbreak", "me", "random"))
    for asker in askers:
        await asker.say(AskForHint(asker.questions[0].seat))
    answers = [asyncio.create_task(hinted(asker)) for asker in askers]
    async with asyncio.timeout(PATIENCE):  # those for whom there is no room know it at once
        while sum(map(asyncio.Task.done, answers)) < MOST_WAITING:
            await asyncio.sleep(0)
    while player.questions:
        await player.choose()
        await player.made()
    await player.until(Changed, lambda change: change.by == 1)
    done = [task.result() for task in answers if task.done()]
    refused = [one for one in done if isinstance(one, Refused)]
    assert {one.why for one in refused} == {BUSY}
    assert len(done) - len(refused) <= 3, "the bot waited for more than the hint at work"
    for task in answers:
        task.cancel()
    await asyncio.gather(*answers, return_exceptions=True)
    await house.close()


# ---------------------------------------------------------------- who asks


async def test_forwarded_addresses_are_believed_from_a_named_proxy_only(
    start_server: Start,
) -> None:
    limits = replace(ROOMY, joins_a_minute=1)
    forged = ["192.0.2.1", "192.0.2.2", "192.0.2.9, 192.0.2.2", "192.0.2.3, 127.0.0.1"]
    for proxies, expected in (
        ([], [400, 429, 429, 429]),
        (["192.0.2.0/24"], [400, 429, 429, 429]),
        (["127.0.0.1"], [400, 400, 429, 400]),
    ):
        house = House(start_server(limits=limits, proxies=proxies).url)
        statuses = [
            (
                await house.http.post(
                    "/api/join", json={"code": "AAAAAAAA"}, headers={"X-Forwarded-For": address}
                )
            ).status_code
            for address in forged
        ]
        assert statuses == expected
        await house.close()
