"""A room: a match, the people who play it or look on, and the bots among them.

Whatever changes the match is stored first, then made, then shown, one move after the other. The
first of two moves with the same number is the one that counts, also between processes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from breakfall.core.errors import BreakfallError
from breakfall.server.db.rows import People, StoredRoom
from breakfall.server.messages import NOBODY, Choose, Signal, Undo
from breakfall.server.moves import DEAL, Move
from breakfall.server.rooms import curtain
from breakfall.server.rooms.bots import Bots
from breakfall.server.rooms.broadcast import Broadcast
from breakfall.server.rooms.history import History, replay
from breakfall.server.rooms.partners import Partners
from breakfall.server.rooms.seating import Seating
from breakfall.server.rooms.services import Services
from breakfall.server.rooms.session import Session
from breakfall.server.rooms.state import RoomState
from breakfall.server.tokens import new_seed
from breakfall.server.work.tasks import Task

ANSWERED = "That question has been answered already, and the table has moved on."


class Refusal(BreakfallError):
    """Something that somebody asked for and may not have; the message says why."""


class Room:
    def __init__(
        self,
        stored: StoredRoom,
        history: History,
        services: Services,
        when_idle: Callable[[Room], None],
    ) -> None:
        self.id = stored.room
        self.summed_up = stored.summed_up  # the last move that a list of rooms knows of
        self.users = 0  # sessions and requests that hold this room in memory
        self._made_at = stored.made_at
        self._moves = list(stored.moves)
        self.services = services
        self._lock = asyncio.Lock()
        self._presence_changes: asyncio.TimerHandle | None = None
        seating = Seating(
            history.match.setup, stored.people, is_replay=stored.is_replay, links=services.links
        )
        self.state = RoomState(stored, history, seating, services.grace)
        self._broadcast = Broadcast(self.state)
        self._partners = Partners(self.state, self._tell)
        self.bots = Bots(
            self.state, services.pool, self._lock, self._choose_for_bot, lambda: when_idle(self)
        )

    @property
    def seating(self) -> Seating:
        return self.state.seating

    @property
    def history(self) -> History:
        return self.state.history

    @property
    def is_replay(self) -> bool:
        return self.state.is_replay

    @property
    def changed_at(self) -> float:
        return self._moves[-1].at if self._moves else self._made_at

    @property
    def is_idle(self) -> bool:
        """Nobody looks, and nothing thinks."""
        return not self.users and not self.bots.are_thinking

    async def stop(self) -> None:
        await self.bots.stop()

    # ------------------------------------------------------------ coming and going

    async def enter(self, session: Session) -> None:
        async with self._lock:
            self.state.sessions.append(session)
            self._show_seats(but=session)
            self._broadcast.welcome(session)
            self._partners.greet(session)
            self.bots.think()
        await self.tell_who_is_here()

    async def leave(self, session: Session) -> None:
        self.state.sessions.remove(session)
        self._show_seats()
        self._broadcast.forget_unseen()
        await self.tell_who_is_here()

    def is_missing(self, key_id: int) -> bool:
        """Somebody has a seat and is not here: they are let in however many look on.

        Else a crowd could keep a player away until they count as gone and the seat is opened.
        """
        return key_id in self.seating.holders and key_id not in self.state.keys_here

    def _show_seats(self, but: Session | None = None) -> None:
        """Somebody came, went or took a seat; and again when whoever is away now is gone."""
        presence = self.state.presence
        presence.update(self.seating.holders, self.state.keys_anywhere)
        self._broadcast.seats(but)
        if self._presence_changes is not None:
            self._presence_changes.cancel()
            self._presence_changes = None
        wait = presence.next_to_go() if self.state.sessions else None
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._presence_changes = loop.call_later(wait, self._show_seats)

    async def look_from(self, session: Session, seat: int | None) -> None:
        if seat not in self.seating.may_look_from(session.key.id):
            raise Refusal("you may look from your own seats only")
        async with self._lock:
            curtain.look_from(self.history.match, session, seat)
            self._broadcast.reset(session)
            self._broadcast.forget_unseen()

    async def signal(self, session: Session, said: Signal) -> None:
        await self._partners.signal(session, said)

    # ------------------------------------------------------------ choosing

    async def choose(self, session: Session, said: Choose) -> None:
        if said.seat not in self.seating.seats_of(session.key.id):
            raise Refusal("that seat is not yours")
        async with self._lock:
            if not await self._choose(said):
                self._broadcast.reset(session)

    async def _choose(self, said: Choose) -> bool:
        """Store a choice, make it and show it; False where it was made before."""
        while True:
            made = self.history.made_since(said.decisions, said.seat)
            if made is not None and made.option == said.option:
                return False
            if made is not None or not self.history.is_open_since(said.decisions, said.seat):
                raise Refusal(ANSWERED)
            question = self.history.choice(said.seat, said.option, said.question).kind
            if await self._store(said.seat, question, said.option):
                return True

    async def _choose_for_bot(self, seat: int, option: str) -> None:
        """What a bot has thought out for the question it was asked."""
        question = self.history.choice(seat, option).kind
        await self._store(seat, question, option)

    async def undo(self, session: Session, said: Undo) -> None:
        seats = self.seating.seats_of(session.key.id)
        async with self._lock:
            while True:
                later = self._moves[said.number :]
                if any(move.undoes and move.seat in seats for move in later):
                    self._broadcast.reset(session)  # done before
                    return
                back = self.history.undoable(seats)
                if not back or self.history.made[-back].move.number > said.number:
                    raise Refusal("You have no choice that can be undone now.")
                seat = self.history.made[-back].seat
                if await self._store(seat, "", "", undoes=back):
                    return

    async def deal_again(self) -> None:
        """Before the first choice: what anybody has seen of the cards is worth nothing now."""
        async with self._lock:
            while not self.history.made:
                if await self._store(NOBODY, DEAL, str(new_seed())):
                    return

    async def _store(self, seat: int, question: str, option: str, undoes: int = 0) -> bool:
        """True once it is stored, made and shown; False where another process was faster."""
        move = Move(self.history.number + 1, seat, question, option, undoes, time.time())
        is_first = await self.services.writer.add(self.id, move)
        if is_first:
            await self._make([move])
        else:
            await self._read_news()
        return is_first

    async def _make(self, moves: list[Move]) -> None:
        """What is stored happens in the match, each move for itself."""
        was_under_way = self.state.is_under_way
        for move in moves:
            self._moves.append(move)
            if move.undoes or move.is_deal:
                self.state.history = await replay(self.history.plan, self._moves)
                self.state.name_players()
                self._broadcast.reset_all()
            else:
                self.history.choose(move)
                self._broadcast.changed(move)
        if self.state.is_under_way != was_under_way:  # so that other seats may be opened
            self._show_seats()
        self.bots.think()

    # ------------------------------------------------------------ what others stored

    async def catch_up(self) -> None:
        """Another process, or another request, has changed something here."""
        async with self._lock:
            await self._read_news()
            people = await self.services.reader.people(self.id)
            if people != self.seating.people:
                self._seat(people)

    async def _read_news(self) -> None:
        talk = self.state.talk
        last = talk[-1].number if talk else 0
        moves, lines = await self.services.reader.news(self.id, self.history.number, last)
        talk += lines
        for line in lines:
            self._broadcast.spoken(line)
        await self._make(moves)

    def _seat(self, people: People) -> None:
        """Seats have changed hands. Whoever lost the one they looked from is a spectator."""
        before = self._broadcast.possibilities()
        self.state.seating = self.seating.with_people(people)
        self.state.name_players()
        for session in self.state.sessions:
            key = self.seating.key(session.key.id)
            if key is None:
                session.hang_up()
                continue
            session.key = key
            if session.seat not in self.seating.may_look_from(key.id):
                session.seat = None
        self._show_seats()
        self._partners.forget_others()
        for session, now in self._broadcast.possibilities().items():
            if now != before[session]:
                self._broadcast.reset(session)
        self._broadcast.forget_unseen()
        self.bots.think()

    # ------------------------------------------------------------ other processes

    async def _tell(self, text: str) -> None:
        await self.services.writer.tell(self.id, text)

    async def tell_who_is_here(self) -> None:
        await self._tell(",".join(map(str, sorted(self.state.keys_here))))

    async def hear_of(self, move: Move) -> None:
        """Another process has stored this. What came before it and was missed is read."""
        async with self._lock:
            if move.number == self.history.number + 1:
                await self._make([move])
            elif move.number > self.history.number:
                await self._read_news()

    def hear_signal(self, told: str) -> None:
        self._partners.hear(told)

    async def hear_who_is_there(self, process: str, keys: set[int]) -> None:
        """These are here by way of another process. One that is new learns who is here."""
        elsewhere = self.state.keys_elsewhere
        is_new = process not in elsewhere
        if keys:
            elsewhere[process] = keys
        else:
            elsewhere.pop(process, None)  # whoever comes back there is new again
        self._show_seats()
        if is_new and keys and self.state.sessions:
            await self.tell_who_is_here()

    def forget_elsewhere(self, process: str | None = None) -> None:
        """Nobody is here by way of that process any more, or (None) of any other."""
        elsewhere = self.state.keys_elsewhere
        gone = [one for one in elsewhere if process in (one, None)]
        for one in gone:
            del elsewhere[one]
        if gone:
            self._show_seats()

    # ------------------------------------------------------------ for workers

    def task(self, decisions: int | None = None) -> Task:
        """The match after so many choices, or (None) all of them."""
        made = self.history.decisions if decisions is None else decisions
        return Task(self.id, self.history.plan, self.history.answers_until(made))

    def task_for(self, seat: int) -> tuple[Task, int]:
        """The match as this seat knows it, and a seed for whoever thinks about it."""
        return self.bots.task(seat), self.bots.seed(seat)
