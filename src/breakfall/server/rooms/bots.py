"""The bots of a room: asked when it is their turn, by workers, and heard when they are done."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from breakfall.core.errors import BreakfallError
from breakfall.server.db.errors import DatabaseUnavailable
from breakfall.server.db.rows import SeatRow
from breakfall.server.rooms.state import RoomState
from breakfall.server.work import tasks
from breakfall.server.work.pool import WorkerPool

logger = logging.getLogger("breakfall.server")
UNTIL_STORED = 2.0  # seconds until a bot tries again to have its choice stored
Asked = tuple[int, ...]  # what tells one question to a bot from the next


class Thought:
    """A bot at it: about which question, and the task that waits for its choice."""

    def __init__(self, asked: Asked, task: asyncio.Task[None]) -> None:
        self.asked = asked
        self.task = task


class Bots:
    def __init__(
        self,
        state: RoomState,
        pool: WorkerPool,
        lock: asyncio.Lock,
        choose: Callable[[int, str], Awaitable[None]],
        when_done: Callable[[], None],
    ) -> None:
        self._state = state
        self._pool = pool
        self._lock = lock
        self._choose = choose  # with the lock held
        self._when_done = when_done
        self._thoughts: dict[int, Thought] = {}

    @property
    def are_thinking(self) -> bool:
        return bool(self._thoughts)

    def think(self) -> None:
        """Every bot that is asked is at it, and no other."""
        turns = {row.seat: row for row in self._turns()}
        for seat, thought in list(self._thoughts.items()):
            if seat not in turns or thought.asked != self._asked(seat):
                thought.task.cancel()
                del self._thoughts[seat]
        for seat, row in turns.items():
            if seat not in self._thoughts:
                task = asyncio.create_task(self._think(row))
                self._thoughts[seat] = Thought(self._asked(seat), task)

    def _turns(self) -> list[SeatRow]:
        """The bots asked now. Bots among themselves play on only while somebody looks."""
        state = self._state
        is_watched = bool(state.sessions) or state.seating.has_people
        return state.bot_turns if is_watched else []

    def _asked(self, seat: int) -> Asked:
        """The moves that led to it: those before it was asked, and the bot's own since."""
        history = self._state.history
        before = history.made[: history.round_start]
        last = before[-1].move.number if before else 0
        return (history.dealt, last, history.round_start, len(history.own_answers(seat)))

    async def _think(self, row: SeatRow) -> None:
        room = self._state.id
        try:
            option = await self._advice(row.seat, row.bot)
            while not await self._try_to_choose(row.seat, option):
                await asyncio.sleep(UNTIL_STORED)
        except BreakfallError as error:
            logger.warning("a bot in room %s made no choice: %s", room, error)
        except Exception:
            logger.exception("a bot in room %s made no choice", room)
        finally:
            self._when_done()

    async def _try_to_choose(self, seat: int, option: str) -> bool:
        """False while the choice cannot be stored, as on a full disk."""
        async with self._lock:
            thought = self._thoughts.pop(seat)
            try:
                await self._choose(seat, option)
            except DatabaseUnavailable:
                self._thoughts[seat] = thought
                return False
            return True

    async def _advice(self, seat: int, bot: str) -> str:
        """What this bot would choose there now."""
        state = self._state
        thought = await self._pool.ask_for(
            (state.id, seat), tasks.think, self.task(seat), seat, bot, self.seed(seat)
        )
        self._pool.thoughts += 1
        self._pool.grown += thought.is_grown
        return thought.option

    def task(self, seat: int) -> tasks.Task:
        """The match as this seat knows it: without secret answers of others."""
        history = self._state.history
        return tasks.Task(self._state.id, history.plan, history.answers_known_to(seat))

    def seed(self, seat: int) -> int:
        history = self._state.history
        return history.plan.seed + seat * 1_000_003 + history.round_start

    async def stop(self) -> None:
        for thought in list(self._thoughts.values()):
            thought.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await thought.task
