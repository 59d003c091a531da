"""The bots of a table: asked when it is their turn, by workers, and heard when they are done."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from breakfall.bots import STRONGEST
from breakfall.core.errors import BreakfallError
from breakfall.server import messages, worker
from breakfall.server.moves import Move
from breakfall.server.storage import SeatRow
from breakfall.server.trouble import StorageTrouble

if TYPE_CHECKING:
    from breakfall.server.live import Live

logger = logging.getLogger("breakfall.server")
UNTIL_STORED = 2.0  # seconds until a bot tries again to have its choice stored
Question = tuple[int, ...]  # what tells one question to a bot from the next


class Thought:
    """A bot at it: for which question, and the task that waits for its choice."""

    def __init__(self, question: Question, task: asyncio.Task[None]) -> None:
        self.question = question
        self.task = task


class Bots:
    def __init__(self, live: Live) -> None:
        self._live = live
        self._thoughts: dict[int, Thought] = {}

    @property
    def are_thinking(self) -> bool:
        return bool(self._thoughts)

    def think(self) -> None:
        """Every bot that is asked is at it, and no other."""
        turns = {row.seat: row for row in self._turns()}
        for seat, thought in list(self._thoughts.items()):
            if seat not in turns or thought.question != self._question(seat):
                thought.task.cancel()
                del self._thoughts[seat]
        for seat, row in turns.items():
            if seat not in self._thoughts:
                task = asyncio.create_task(self._think(row))
                self._thoughts[seat] = Thought(self._question(seat), task)

    def _turns(self) -> list[SeatRow]:
        """The bots asked now. Bots among themselves play on only while somebody looks."""
        live = self._live
        if live.is_replay or not (live.viewers or live.seating.has_people):
            return []
        return live.seating.bot_turns(live.playing.match)

    def _question(self, seat: int) -> Question:
        """The moves that led to it: those before it was asked, and the bot's own since."""
        playing = self._live.playing
        before = playing.made[: playing.round_start]
        last = before[-1].move.number if before else 0
        return (playing.dealt, last, playing.round_start, len(self._own_answers(seat)))

    def _own_answers(self, seat: int) -> list[Move]:
        playing = self._live.playing
        return [one.move for one in playing.made[playing.round_start :] if one.seat == seat]

    async def _think(self, row: SeatRow) -> None:
        live = self._live
        try:
            option = await self.advice(row.seat, row.bot)
            while not await self._choose(row.seat, option):
                await asyncio.sleep(UNTIL_STORED)
        except BreakfallError as error:
            logger.warning("a bot at table %s made no choice: %s", live.table, error)
        except Exception:
            logger.exception("a bot at table %s made no choice", live.table)
        finally:
            live.when_idle()

    async def _choose(self, seat: int, option: str) -> bool:
        """Make a bot's choice; False while it cannot be stored, as on a full disk."""
        live = self._live
        async with live.lock:
            thought = self._thoughts.pop(seat)
            try:
                await live.choose_for_bot(seat, option)
            except StorageTrouble:
                self._thoughts[seat] = thought
                return False
            return True

    async def advice(self, seat: int, bot: str) -> str:
        """What this bot would choose there now."""
        live = self._live
        thinkers = live.around.thinkers
        thought = await thinkers.ask_for(
            (live.table, seat), worker.think, self._task(seat), seat, bot, self._seed(seat)
        )
        thinkers.thoughts += 1
        thinkers.grown += thought.is_grown
        return thought.option

    async def hint(self, seat: int) -> messages.Hinted:
        """What the strongest bot would choose there now, thought over by its share of workers."""
        thinkers = self._live.around.thinkers
        task, seed = self._task(seat), self._seed(seat)
        thoughts = await asyncio.gather(
            *[
                thinkers.ask(worker.advise, task, seat, seed + one)
                for one in range(thinkers.for_hints)
            ]
        )
        sure: dict[str, float] = {}
        hopes: dict[str, float] = {}
        for option, share, chance in [one for thought in thoughts for one in thought]:
            sure[option] = sure.get(option, 0.0) + share / len(thoughts)
            hopes[option] = hopes.get(option, 0.0) + share * chance / len(thoughts)
        best = max(sure, key=lambda option: sure[option])
        chance = hopes[best] / sure[best] if sure[best] else 0.5
        return messages.Hinted(seat, best, STRONGEST, round(sure[best], 3), round(chance, 3))

    def _task(self, seat: int) -> worker.Task:
        """The match as this seat knows it: without secret answers of others."""
        playing = self._live.playing
        before = [made.move for made in playing.made[: playing.round_start]]
        return self._live.task_of([*before, *self._own_answers(seat)])

    def _seed(self, seat: int) -> int:
        playing = self._live.playing
        return playing.plan.seed + seat * 1_000_003 + playing.round_start

    async def stop(self) -> None:
        for thought in list(self._thoughts.values()):
            thought.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await thought.task
