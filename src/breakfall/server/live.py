"""A table that somebody looks at: the match in memory, its viewers, and its bots at thought.

Everything that changes the match is stored first, then made, then shown; one after the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from breakfall.core.errors import BreakfallError
from breakfall.server import messages, worker
from breakfall.server.broadcasting import Broadcasting
from breakfall.server.playing import Playing, play_again
from breakfall.server.seating import Seating
from breakfall.server.storage import Move, People, SeatRow, Storage, Stored
from breakfall.server.thinking import Thinkers
from breakfall.server.viewer import Viewer
from breakfall.server.writer import Writer

logger = logging.getLogger("breakfall.server")


class Refusal(BreakfallError):
    """Something that a viewer asked for and may not have; the message says why."""


class Surroundings:
    """What all tables of a process share."""

    def __init__(self, storage: Storage, writer: Writer, thinkers: Thinkers, links: str) -> None:
        self.storage = storage
        self.writer = writer
        self.thinkers = thinkers
        self.links = links  # what stands before /join/CODE


class Thought:
    """A bot at it: for which question, and the task that waits for its choice."""

    def __init__(self, question: tuple[int, int, int], task: asyncio.Task[None]) -> None:
        self.question = question
        self.task = task


class Live:
    def __init__(self, stored: Stored, playing: Playing, around: Surroundings) -> None:
        self.table = stored.table
        self.is_replay = stored.is_replay
        self.made_at = stored.made_at
        self.playing = playing
        self.talk = stored.talk
        self.around = around
        self.seating = self._seating(stored.people)
        self.viewers: list[Viewer] = []
        self.users = 0  # viewers and requests that hold this table in memory
        self.lock = asyncio.Lock()
        self.when_idle: Callable[[], None] = lambda: None
        self._moves = list(stored.moves)
        self._thoughts: dict[int, Thought] = {}
        self._times_taken_back = 0
        self._show = Broadcasting(self)

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
            self._show.welcome(viewer)
            self._show.seats(but=viewer)
            self.let_bots_think()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self._show.seats()
        self._show.forget_unseen()

    async def look_from(self, viewer: Viewer, seat: int | None) -> None:
        if seat not in self.seating.may_look_from(viewer.key.id):
            raise Refusal("you may look from your own seats only")
        async with self.lock:
            viewer.seat = seat
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
            if made is not None or not self.playing.is_asked_since(said.decisions):
                raise Refusal("the table has moved on: that question is no longer open")
            question = self.playing.choice(said.seat, said.option).kind
            if await self._store(said.seat, question, said.option):
                return True

    async def take_back(self, viewer: Viewer, said: messages.TakeBack) -> None:
        seats = self.seating.seats_of(viewer.key.id)
        async with self.lock:
            while True:
                later = self._moves[said.number :]
                if any(move.taken_back and move.seat in seats for move in later):
                    self._show.reset(viewer)  # done before
                    return
                back = self.playing.take_back(seats)
                if not back or self.playing.made[-back].move.number > said.number:
                    raise Refusal("there is no choice of yours that can be taken back now")
                seat = self.playing.made[-back].seat
                if await self._store(seat, "", "", taken_back=back):
                    return

    async def _store(self, seat: int, question: str, option: str, taken_back: int = 0) -> bool:
        """True once it is stored, made and shown; False where another process was faster."""
        move = Move(self.playing.number + 1, seat, question, option, taken_back, time.time())
        is_first = await self.around.writer.add(self.table, move)
        if is_first:
            await self._make([move])
        else:
            await self._catch_up()
        return is_first

    async def _make(self, moves: list[Move]) -> None:
        """What is stored happens at the table, each move for itself."""
        for move in moves:
            self._moves.append(move)
            if move.taken_back:
                self.playing = await play_again(self.playing.plan, self._moves)
                self._times_taken_back += 1
                self._show.all_anew()
            else:
                self.playing.choose(move)
                self._show.changed(move)
        self.let_bots_think()

    # ------------------------------------------------------------ what others stored

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
        self.seating = self._seating(people)
        for viewer in list(self.viewers):
            key = self.seating.key(viewer.key.id)
            if key is None:
                viewer.hang_up()
                continue
            viewer.key = key
            if viewer.seat not in self.seating.may_look_from(key.id):
                viewer.seat = None
        self._show.seats()
        self._show.all_anew()
        self.let_bots_think()

    # ------------------------------------------------------------ bots

    def let_bots_think(self) -> None:
        """Every bot that is asked is at it, while somebody looks or a person waits for it."""
        turns = {} if self.is_replay else {row.seat: row for row in self._bot_turns()}
        for seat, thought in list(self._thoughts.items()):
            if seat not in turns or thought.question != self._question_for(seat):
                thought.task.cancel()
                del self._thoughts[seat]
        for seat, row in turns.items():
            if seat not in self._thoughts:
                task = asyncio.create_task(self._think(row))
                self._thoughts[seat] = Thought(self._question_for(seat), task)

    def _bot_turns(self) -> list[SeatRow]:
        if not self.viewers and not self.seating.has_people:
            return []
        return self.seating.bot_turns(self.playing.match)

    def _question_for(self, seat: int) -> tuple[int, int, int]:
        """What tells one question to a bot from the next."""
        return self._times_taken_back, self.playing.round_start, len(self._own_answers(seat))

    def _own_answers(self, seat: int) -> list[Move]:
        answers = self.playing.made[self.playing.round_start :]
        return [made.move for made in answers if made.seat == seat]

    async def _think(self, row: SeatRow) -> None:
        try:
            option = await self.advice(row.seat, row.bot)
            async with self.lock:
                del self._thoughts[row.seat]
                said = messages.Choose(self.playing.round_start, row.seat, option)
                await self._choose_for_bot(said)
        except BreakfallError as error:
            logger.warning("a bot at table %s made no choice: %s", self.table, error)
        finally:
            self.when_idle()

    async def _choose_for_bot(self, said: messages.Choose) -> None:
        question = self.playing.choice(said.seat, said.option).kind
        await self._store(said.seat, question, said.option)

    async def advice(self, seat: int, bot: str) -> str:
        """What this bot would choose there now, thought out by a worker."""
        playing = self.playing
        before = [made.move for made in playing.made[: playing.round_start]]
        seed = playing.plan.seed + seat * 1_000_003 + playing.round_start
        task = self.task_of([*before, *self._own_answers(seat)])
        return await self.around.thinkers.ask(worker.think, task, seat, bot, seed)

    def task_of(self, moves: list[Move]) -> worker.Task:
        answers = [(move.seat, move.option) for move in moves]
        return worker.Task(self.table, self.playing.plan, answers)

    @property
    def is_idle(self) -> bool:
        return not self.users and not self._thoughts

    async def stop(self) -> None:
        for thought in self._thoughts.values():
            thought.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await thought.task
