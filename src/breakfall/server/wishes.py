"""What a viewer can wish for at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import msgspec

from breakfall.bots import make_bot
from breakfall.core.lookahead import follow_up
from breakfall.core.luck import Luck
from breakfall.core.seen import QuestionSeen
from breakfall.server import joining, laying, messages, vacancy, worker
from breakfall.server.live import Live, Refusal
from breakfall.server.secrets import new_seed
from breakfall.server.texts import checked_talk
from breakfall.server.viewer import Viewer

if TYPE_CHECKING:
    from breakfall.server.app import Server


async def fulfil(live: Live, viewer: Viewer, said: messages.FromPage, server: Server) -> None:
    match said:
        case messages.Choose():
            refuse_in_replay(live)
            await live.choose(viewer, said)
        case messages.Undo():
            refuse_in_replay(live)
            await live.take_back(viewer, said)
        case messages.LookFrom() | messages.LookAt() | messages.LookAhead():
            await look(live, viewer, said, server)
        case messages.AskForHint():
            await hint(live, viewer, said.seat, server)
        case messages.Signal():
            await live.partners.signal(viewer, said)
        case messages.Say():
            await say(live, viewer, said, server)
        case messages.FreeSeat() | messages.LeaveRoom():
            await change_hands(live, viewer, said, server)
        case messages.Rematch():
            await rematch(live, viewer, server)
        case messages.Hello():
            raise Refusal("you have said hello already")
        case _:
            assert_never(said)


async def look(
    live: Live,
    viewer: Viewer,
    said: messages.LookFrom | messages.LookAt | messages.LookAhead,
    server: Server,
) -> None:
    match said:
        case messages.LookFrom():
            server.check_look(viewer.key.id, viewer.address)
            await live.look_from(viewer, said.seat)
        case messages.LookAt():
            await look_at(live, viewer, said.decisions)
        case messages.LookAhead():
            look_ahead(live, viewer, said)


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
    if viewer.seat != seat:
        return  # a curtain has fallen in the meantime
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
            found = await live.bots.hint(seat)
    finally:
        viewer.waits_for_hint = False
    if seat in live.seating.hands_of(viewer.key.id, viewer.seat):
        viewer.send(found)


def look_ahead(live: Live, viewer: Viewer, said: messages.LookAhead) -> None:
    """Where an option would lead, as far as whoever is asked can know."""
    refuse_in_replay(live)
    if said.seat not in live.seating.hands_of(viewer.key.id, viewer.seat):
        raise Refusal("that seat is not yours")
    match = live.playing.match
    found: QuestionSeen | None = None
    if live.playing.is_open_since(said.decisions, said.seat):
        live.playing.choice(said.seat, said.option)
        found = follow_up(match, said.seat, said.option, Luck(new_seed()))
    if found is None:
        viewer.send(messages.Ahead(said.decisions, said.option, "", [], is_asked=False))
        return
    places = {place: None for option in found.options for place in option.places}
    viewer.send(
        messages.Ahead(said.decisions, said.option, found.kind, list(places), len(found) > 1)
    )


async def say(live: Live, viewer: Viewer, said: messages.Say, server: Server) -> None:
    words = checked_talk(said.text)
    key = viewer.key
    server.check_talk(key.id, viewer.address)
    if said.to_team and not live.seating.partners_of(key.id):
        raise Refusal("You have no partner at this table.")
    team = live.seating.team_talking(key.id) if said.to_team else None
    seats = live.seating.seats_of(key.id)
    seat = viewer.seat if viewer.seat in seats else next(iter(seats), None)
    await server.writer.do(
        lambda connection: joining.say(connection, live.table, key, seat, words, team), live.table
    )
    await live.catch_up()


async def change_hands(
    live: Live, viewer: Viewer, said: messages.FreeSeat | messages.LeaveRoom, server: Server
) -> None:
    """A seat goes to somebody else."""
    if live.is_replay:
        raise Refusal("This is a replay: there are no seats to change.")
    if isinstance(said, messages.FreeSeat):
        await free_seat(live, viewer, said, server)
    else:
        await leave_table(live, viewer, server)
    await live.catch_up()


async def free_seat(live: Live, viewer: Viewer, said: messages.FreeSeat, server: Server) -> None:
    if not viewer.key.is_host:
        raise Refusal("Only the host can open seats or give them to bots.")
    if not 0 <= said.seat < len(live.seating.people.seats):
        raise Refusal("There is no such seat.")
    row = live.seating.people.seats[said.seat]
    if said.bot:
        make_bot(said.bot, 0)
        await server.writer.do(
            lambda connection: vacancy.give_to_bot(connection, live, row, said.bot), live.table
        )
    elif vacancy.can_open(live, row):
        await live.deal_again()
        if not vacancy.can_open(live, row):  # somebody was faster, and the match has begun
            raise Refusal(vacancy.why_not(live, row))
        await server.writer.do(
            lambda connection: vacancy.open_seat(connection, live, row), live.table
        )
    elif vacancy.can_give_back(live, row):
        await server.writer.do(
            lambda connection: vacancy.give_back(connection, live, row), live.table
        )
    else:
        raise Refusal(vacancy.why_not(live, row))


async def leave_table(live: Live, viewer: Viewer, server: Server) -> None:
    rows = live.seating.rows_of(viewer.key.id)
    if not rows:
        raise Refusal("You have no seat at this table.")
    if not live.seating.people.is_seed_named:
        await live.deal_again()
    await server.writer.do(lambda connection: vacancy.leave(connection, live, rows), live.table)


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
