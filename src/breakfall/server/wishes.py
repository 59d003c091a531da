"""What a viewer can wish for at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import msgspec

from breakfall.bots import make_bot
from breakfall.server import joining, laying, messages, worker
from breakfall.server.live import Live, Refusal
from breakfall.server.texts import checked_talk
from breakfall.server.viewer import Viewer

if TYPE_CHECKING:
    from breakfall.server.app import Server


async def fulfil(live: Live, viewer: Viewer, said: messages.FromPage, server: Server) -> None:
    match said:
        case messages.Choose():
            refuse_in_replay(live)
            await live.choose(viewer, said)
        case messages.TakeBack():
            refuse_in_replay(live)
            await live.take_back(viewer, said)
        case messages.LookFrom():
            await live.look_from(viewer, said.seat)
        case messages.LookAt():
            await look_at(live, viewer, said.decisions)
        case messages.AskForHint():
            await hint(live, viewer, said.seat, server)
        case messages.Say():
            await say(live, viewer, said.text, server)
        case messages.FreeSeat():
            await free_seat(live, viewer, said, server)
        case messages.Rematch():
            await rematch(live, viewer, server)
        case messages.Hello():
            raise Refusal("you have said hello already")
        case _:
            assert_never(said)


def refuse_in_replay(live: Live) -> None:
    if live.is_replay:
        raise Refusal("this is a replay: there is nothing to choose")


async def look_at(live: Live, viewer: Viewer, decisions: int) -> None:
    """The table as it was, as the viewer saw it then."""
    made = live.playing.made
    if not 0 <= decisions <= len(made):
        raise Refusal(f"there are 0 to {len(made)} choices to look back at")
    seat = viewer.seat
    task = live.task_of([one.move for one in made[:decisions]])
    view, lines = await live.around.thinkers.ask(worker.past, task, seat)
    viewer.send(messages.Past(decisions, msgspec.json.decode(view), lines))


async def hint(live: Live, viewer: Viewer, seat: int, server: Server) -> None:
    if live.is_replay or seat not in live.seating.seats_of(viewer.key.id):
        raise Refusal("hints are for your own seats")
    live.playing.match.choice_of(seat)
    if viewer.waits_for_hint:
        raise Refusal("Your hint is on its way.")
    server.check_hint(viewer.key.id, viewer.address)
    viewer.waits_for_hint = True
    try:
        async with server.hints.turn():
            live.playing.match.choice_of(seat)  # a choice may have been made while we waited
            viewer.send(await live.bots.hint(seat))
    finally:
        viewer.waits_for_hint = False


async def say(live: Live, viewer: Viewer, text: str, server: Server) -> None:
    words = checked_talk(text)
    server.check_talk(viewer.key.id, viewer.address)
    seats = live.seating.seats_of(viewer.key.id)
    seat = viewer.seat if viewer.seat in seats else next(iter(seats), None)
    await server.writer.do(
        lambda connection: joining.say(connection, live.table, viewer.key, seat, words), live.table
    )
    await live.catch_up()


async def free_seat(live: Live, viewer: Viewer, said: messages.FreeSeat, server: Server) -> None:
    if live.is_replay or not viewer.key.is_host:
        raise Refusal("only the host opens seats")
    if not 0 <= said.seat < len(live.seating.people.seats):
        raise Refusal("there is no such seat")
    if said.bot:
        make_bot(said.bot, 0)
    await server.writer.do(
        lambda connection: joining.free_seat(connection, live.table, said.seat, said.bot),
        live.table,
    )
    await live.catch_up()


async def rematch(live: Live, viewer: Viewer, server: Server) -> None:
    if live.is_replay or not (viewer.key.is_host or live.seating.seats_of(viewer.key.id)):
        raise Refusal("a rematch is for those who played")
    if not live.playing.is_over:
        raise Refusal("the match is not over yet")
    again = laying.new_rematch(live.playing.plan, live.seating.people)
    await server.writer.do(
        lambda connection: laying.write_rematch(connection, live.table, again), live.table
    )
    await live.catch_up()
