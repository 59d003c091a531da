"""What somebody may ask for over a room's WebSocket, and how it is answered."""

from __future__ import annotations

from typing import assert_never

import msgspec

from breakfall.bots import STRONGEST, make_bot
from breakfall.core.lookahead import follow_up
from breakfall.core.luck import Luck
from breakfall.core.seen import QuestionSeen
from breakfall.server import messages
from breakfall.server.db import changes
from breakfall.server.db.rows import SeatChange, SeatRow
from breakfall.server.rooms import seats
from breakfall.server.rooms.new_room import new_rematch
from breakfall.server.rooms.room import Refusal, Room
from breakfall.server.rooms.session import Session
from breakfall.server.server import Server
from breakfall.server.text import checked_talk
from breakfall.server.tokens import new_seed
from breakfall.server.work import tasks
from breakfall.server.work.hints import find_hint


class Handler:
    """One session's messages, one after the other."""

    def __init__(self, room: Room, session: Session, server: Server) -> None:
        self._room = room
        self._session = session
        self._server = server

    async def handle(self, said: messages.FromPage) -> None:
        match said:
            case messages.Choose():
                self._refuse_in_replay()
                await self._room.choose(self._session, said)
            case messages.Undo():
                self._refuse_in_replay()
                await self._room.undo(self._session, said)
            case messages.LookFrom() | messages.LookAt() | messages.LookAhead():
                await self._look(said)
            case messages.AskForHint():
                await self._hint(said.seat)
            case messages.Signal():
                await self._room.signal(self._session, said)
            case messages.Say():
                await self._say(said)
            case messages.FreeSeat() | messages.LeaveRoom():
                await self._change_seats(said)
            case messages.Rematch():
                await self._rematch()
            case messages.Hello():
                raise Refusal("you have said hello already")
            case _:
                assert_never(said)

    def _refuse_in_replay(self) -> None:
        if self._room.is_replay:
            raise Refusal("this is a replay: there is nothing to choose")

    @property
    def _own_seats(self) -> list[int]:
        return self._room.seating.seats_of(self._session.key.id)

    @property
    def _hands(self) -> list[int]:
        """The seats that this session plays from where it looks."""
        return self._room.seating.hands_of(self._session.key.id, self._session.seat)

    # ------------------------------------------------------------ looking

    async def _look(self, said: messages.LookFrom | messages.LookAt | messages.LookAhead) -> None:
        match said:
            case messages.LookFrom():
                self._server.quotas.check_look(self._session.key.id, self._session.address)
                await self._room.look_from(self._session, said.seat)
            case messages.LookAt():
                await self._look_at(said.decisions)
            case messages.LookAhead():
                self._look_ahead(said)

    async def _look_at(self, decisions: int) -> None:
        """The table as it was, as this session saw it then."""
        made = self._room.history.decisions
        if not 0 <= decisions <= made:
            raise Refusal(f"there are 0 to {made} choices to look back at")
        seat = self._session.seat
        view, lines = await self._server.pool.ask(
            tasks.past, self._room.task(decisions), seat, self._room.seating.names
        )
        if self._session.seat != seat:
            return  # a curtain has fallen in the meantime
        self._session.send(messages.Past(decisions, msgspec.json.decode(view), lines))

    def _look_ahead(self, said: messages.LookAhead) -> None:
        """Where an option would lead, as far as whoever is asked can know."""
        self._refuse_in_replay()
        if said.seat not in self._hands:
            raise Refusal("that seat is not yours")
        history = self._room.history
        found: QuestionSeen | None = None
        if history.is_open_since(said.decisions, said.seat):
            history.choice(said.seat, said.option)
            found = follow_up(history.match, said.seat, said.option, Luck(new_seed()))
        if found is None:
            ahead = messages.Ahead(said.decisions, said.option, "", [], is_asked=False)
        else:
            places = {place: None for option in found.options for place in option.places}
            ahead = messages.Ahead(
                said.decisions, said.option, found.kind, list(places), len(found) > 1
            )
        self._session.send(ahead)

    async def _hint(self, seat: int) -> None:
        session, match = self._session, self._room.history.match
        if self._room.is_replay or seat not in self._own_seats:
            raise Refusal("hints are for your own seats")
        match.choice_of(seat)
        if session.waits_for_hint:
            raise Refusal("Your hint is on its way.")
        self._server.quotas.check_hint(session.key.id, session.address)
        session.waits_for_hint = True
        try:
            async with self._server.hints.turn():
                self._room.history.match.choice_of(seat)  # it may be answered meanwhile
                task, seed = self._room.task_for(seat)
                hint = await find_hint(self._server.pool, task, seat, seed)
        finally:
            session.waits_for_hint = False
        if seat in self._hands:
            session.send(messages.Hinted(seat, hint.option, STRONGEST, hint.share, hint.chance))

    # ------------------------------------------------------------ talk

    async def _say(self, said: messages.Say) -> None:
        words = checked_talk(said.text)
        key, seating, room = self._session.key, self._room.seating, self._room.id
        self._server.quotas.check_talk(key.id, self._session.address)
        if said.to_team and not seating.partners_of(key.id):
            raise Refusal("You have no partner at this table.")
        team = seating.team_talking(key.id) if said.to_team else None
        own = self._own_seats
        seat = self._session.seat if self._session.seat in own else next(iter(own), None)
        await self._server.writer.do(
            lambda connection: changes.say(connection, room, seat, key.name, words, team), room
        )
        await self._room.catch_up()

    # ------------------------------------------------------------ seats

    async def _change_seats(self, said: messages.FreeSeat | messages.LeaveRoom) -> None:
        if self._room.is_replay:
            raise Refusal("This is a replay: there are no seats to change.")
        if isinstance(said, messages.FreeSeat):
            change = await self._seat_freed(said)
            await self._write_seats([change])
        else:
            await self._leave()
        await self._room.catch_up()

    async def _seat_freed(self, said: messages.FreeSeat) -> SeatChange:
        """Given to a bot, opened to somebody new, or given back to whom a bot stands in for."""
        if not self._session.key.is_host:
            raise Refusal("Only the host can open seats or give them to bots.")
        rows = self._room.seating.people.seats
        if not 0 <= said.seat < len(rows):
            raise Refusal("There is no such seat.")
        row, state = rows[said.seat], self._room.state
        if said.bot:
            make_bot(said.bot, 0)
            return seats.give_to_bot(state, row, said.bot)
        if seats.can_open(state, row):
            return await self._seat_opened(row)
        if seats.can_give_back(state, row):
            return seats.give_back(state, row)
        raise Refusal(seats.why_not(state, row))

    async def _seat_opened(self, row: SeatRow) -> SeatChange:
        await self._room.deal_again()
        if not seats.can_open(self._room.state, row):  # somebody was faster: the match has begun
            raise Refusal(seats.why_not(self._room.state, row))
        return seats.open_seat(self._room.state, row)

    async def _leave(self) -> None:
        """All seats of one person at once, so that nobody has seen the cards of an opponent."""
        rows = self._room.seating.rows_of(self._session.key.id)
        if not rows:
            raise Refusal("You have no seat at this table.")
        if not self._room.seating.people.is_seed_named:
            await self._room.deal_again()
        await self._write_seats([seats.leave_seat(self._room.state, row) for row in rows])

    async def _write_seats(self, changed: list[SeatChange]) -> None:
        room = self._room.id
        await self._server.writer.do(
            lambda connection: changes.change_seats(connection, room, changed), room
        )

    async def _rematch(self) -> None:
        if self._room.is_replay or not (self._session.key.is_host or self._own_seats):
            raise Refusal("a rematch is for those who played")
        if not self._room.history.is_over:
            raise Refusal("the match is not over yet")
        room, again = self._room.id, new_rematch(self._room.history.plan, self._room.seating.people)
        await self._server.writer.do(
            lambda connection: changes.add_rematch(connection, room, again), room
        )
        await self._room.catch_up()
