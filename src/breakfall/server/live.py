"""A table that somebody looks at: the match in memory, its viewers, and its bots at thought.

Everything that changes the match is stored first, then made, then shown; one after the other.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from breakfall.core.errors import BreakfallError
from breakfall.server import curtain, messages, worker
from breakfall.server.bots_at_table import Bots
from breakfall.server.broadcasting import Broadcasting
from breakfall.server.messages import NOBODY
from breakfall.server.moves import DEAL, Move
from breakfall.server.partners import Partners
from breakfall.server.playing import Playing, play_again
from breakfall.server.presence import Presence
from breakfall.server.seating import Seating
from breakfall.server.secrets import new_seed
from breakfall.server.storage import People, Storage, Stored
from breakfall.server.thinking import Thinkers
from breakfall.server.viewer import Viewer
from breakfall.server.writer import Writer

ANSWERED = "That question has been answered already, and the table has moved on."


class Refusal(BreakfallError):
    """Something that a viewer asked for and may not have; the message says why."""


class Surroundings:
    """What all tables of a process share."""

    def __init__(
        self, storage: Storage, writer: Writer, thinkers: Thinkers, links: str, grace: float
    ) -> None:
        self.storage = storage
        self.writer = writer
        self.thinkers = thinkers
        self.links = links  # what stands before /join/CODE
        self.grace = grace  # seconds after which somebody who is away is gone


class Live:
    def __init__(self, stored: Stored, playing: Playing, around: Surroundings) -> None:
        self.table = stored.table
        self.is_replay = stored.is_replay
        self.made_at = stored.made_at
        self.summed_up = stored.summed_up  # the last move that a list of tables knows of
        self.playing = playing
        self.talk = stored.talk
        self.around = around
        self.seating = self._seating(stored.people)
        self.viewers: list[Viewer] = []
        self.keys_elsewhere: dict[str, set[int]] = {}  # by process: who looks on there
        self.users = 0  # viewers and requests that hold this table in memory
        self.lock = asyncio.Lock()
        self.when_idle: Callable[[], None] = lambda: None
        self._moves = list(stored.moves)
        self._show = Broadcasting(self)
        self.partners = Partners(self)
        self.bots = Bots(self)
        self.presence = Presence(around.grace)
        self._presence_changes: asyncio.TimerHandle | None = None

    def _seating(self, people: People) -> Seating:
        setup = self.playing.match.setup
        return Seating(setup, people, is_replay=self.is_replay, links=self.around.links)

    @property
    def changed_at(self) -> float:
        return self._moves[-1].at if self._moves else self.made_at

    # ------------------------------------------------------------ coming and going

    async def welcome(self, viewer: Viewer) -> None:
        async with self.lock:
            self.viewers.append(viewer)
            self._tell_seats(but=viewer)
            self._show.welcome(viewer)
            self.partners.greet(viewer)
            self.bots.think()
        await self.tell_who_is_here()

    async def leave(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self._tell_seats()
        self._show.forget_unseen()
        await self.tell_who_is_here()

    @property
    def keys_here(self) -> set[int]:
        return {viewer.key.id for viewer in self.viewers}

    @property
    def keys_anywhere(self) -> set[int]:
        """Who looks at this table, by way of this process or of another."""
        return self.keys_here.union(*self.keys_elsewhere.values())

    def is_missing(self, key_id: int) -> bool:
        """Somebody has a seat and is not here: they are let in however many look on.

        Else a crowd could keep a player away until they count as gone and the seat is opened.
        """
        return key_id in self.seating.holders and key_id not in self.keys_here

    def _tell_seats(self, but: Viewer | None = None) -> None:
        """Somebody came, went or took a seat; and again when whoever is away now is gone."""
        self.presence.update(self.seating.holders, self.keys_anywhere)
        self._show.seats(but)
        if self._presence_changes is not None:
            self._presence_changes.cancel()
            self._presence_changes = None
        wait = self.presence.next_to_go() if self.viewers else None
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._presence_changes = loop.call_later(wait, self._tell_seats)

    async def tell_who_is_here(self) -> None:
        """To other processes."""
        here = ",".join(map(str, sorted(self.keys_here)))
        await self.around.writer.tell(self.table, here)

    async def look_on_elsewhere(self, process: str, keys: set[int]) -> None:
        """These look at the table by way of another process. One that is new learns who is here."""
        is_new = process not in self.keys_elsewhere
        if keys:
            self.keys_elsewhere[process] = keys
        else:
            self.keys_elsewhere.pop(process, None)  # whoever comes back there is new again
        self._tell_seats()
        if is_new and keys and self.viewers:
            await self.tell_who_is_here()

    def forget_elsewhere(self, process: str | None = None) -> None:
        """Nobody looks on there any more, or (None) anywhere but here."""
        gone = [one for one in self.keys_elsewhere if process in (one, None)]
        for one in gone:
            del self.keys_elsewhere[one]
        if gone:
            self._tell_seats()

    async def look_from(self, viewer: Viewer, seat: int | None) -> None:
        if seat not in self.seating.may_look_from(viewer.key.id):
            raise Refusal("you may look from your own seats only")
        async with self.lock:
            curtain.look_from(self.playing.match, viewer, seat)
            self._show.reset(viewer)
            self._show.forget_unseen()

    # ------------------------------------------------------------ choosing

    async def choose(self, viewer: Viewer, said: messages.Choose) -> None:
        if said.seat not in self.seating.seats_of(viewer.key.id):
            raise Refusal("that seat is not yours")
        async with self.lock:
            if not await self._choose(said):
                self._show.reset(viewer)

    async def _choose(self, said: messages.Choose) -> bool:
        """Store a choice, make it and show it; False where it was made before."""
        while True:
            made = self.playing.made_since(said.decisions, said.seat)
            if made is not None and made.option == said.option:
                return False
            if made is not None or not self.playing.is_open_since(said.decisions, said.seat):
                raise Refusal(ANSWERED)
            question = self.playing.choice(said.seat, said.option, said.question).kind
            if await self._store(said.seat, question, said.option):
                return True

    async def take_back(self, viewer: Viewer, said: messages.Undo) -> None:
        seats = self.seating.seats_of(viewer.key.id)
        async with self.lock:
            while True:
                later = self._moves[said.number :]
                if any(move.undoes and move.seat in seats for move in later):
                    self._show.reset(viewer)  # done before
                    return
                back = self.playing.take_back(seats)
                if not back or self.playing.made[-back].move.number > said.number:
                    raise Refusal("there is no choice of yours that can be taken back now")
                seat = self.playing.made[-back].seat
                if await self._store(seat, "", "", undoes=back):
                    return

    async def _store(self, seat: int, question: str, option: str, undoes: int = 0) -> bool:
        """True once it is stored, made and shown; False where another process was faster."""
        move = Move(self.playing.number + 1, seat, question, option, undoes, time.time())
        is_first = await self.around.writer.add(self.table, move)
        if is_first:
            await self._make([move])
        else:
            await self._catch_up()
        return is_first

    async def _make(self, moves: list[Move]) -> None:
        """What is stored happens at the table, each move for itself."""
        was_under_way = self.is_under_way
        for move in moves:
            self._moves.append(move)
            if move.undoes or move.is_deal:
                self.playing = await play_again(self.playing.plan, self._moves)
                self._show.all_anew()
            else:
                self.playing.choose(move)
                self._show.changed(move)
        if self.is_under_way != was_under_way:  # so that other seats may be opened than before
            self._tell_seats()
        self.bots.think()

    # ------------------------------------------------------------ before the first choice

    @property
    def is_under_way(self) -> bool:
        """Choices have been made, and others are to come."""
        return self.playing.decisions > 0 and not self.playing.is_over

    async def deal_again(self) -> None:
        """Before the first choice: what anybody has seen of the cards is worth nothing now."""
        async with self.lock:
            while not self.playing.made:
                number = self.playing.number + 1
                deal = Move(number, NOBODY, DEAL, str(new_seed()), 0, time.time())
                if await self.around.writer.add(self.table, deal):
                    await self._make([deal])
                    return
                await self._catch_up()

    # ------------------------------------------------------------ what others stored

    async def hear_of(self, move: Move) -> None:
        """Another process has stored this. What came before it and was missed is read."""
        async with self.lock:
            if move.number == self.playing.number + 1:
                await self._make([move])
            elif move.number > self.playing.number:
                await self._catch_up()

    async def catch_up(self) -> None:
        """Another process, or another request, has changed something here."""
        async with self.lock:
            await self._catch_up()
            people = await self.around.storage.people(self.table)
            if people != self.seating.people:
                self.show_people(people)

    async def _catch_up(self) -> None:
        spoken = self.talk[-1].number if self.talk else 0
        moves, talk = await self.around.storage.news(self.table, self.playing.number, spoken)
        self.talk += talk
        for line in talk:
            self._show.spoken(line)
        await self._make(moves)

    def show_people(self, people: People) -> None:
        """Seats have changed hands. Whoever lost the one they looked from looks on from outside."""
        before = self._show.possibilities()
        self.seating = self._seating(people)
        for viewer in self.viewers:
            key = self.seating.key(viewer.key.id)
            if key is None:
                viewer.hang_up()
                continue
            viewer.key = key
            if viewer.seat not in self.seating.may_look_from(key.id):
                viewer.seat = None
        self._tell_seats()
        self.partners.forget_others()
        for viewer, now in self._show.possibilities().items():
            if now != before[viewer]:
                self._show.reset(viewer)
        self._show.forget_unseen()
        self.bots.think()

    # ------------------------------------------------------------ bots

    async def choose_for_bot(self, seat: int, option: str) -> None:
        """With the lock held: what a bot has thought out for the question it was asked."""
        question = self.playing.choice(seat, option).kind
        await self._store(seat, question, option)

    def task_of(self, moves: list[Move]) -> worker.Task:
        """The match after these choices, for a worker."""
        answers = [(move.seat, move.option) for move in moves]
        return worker.Task(self.table, self.playing.plan, answers)

    @property
    def is_idle(self) -> bool:
        """Nobody looks, and nothing thinks."""
        return not self.users and not self.bots.are_thinking
