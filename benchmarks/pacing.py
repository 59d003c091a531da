"""When the players at a table answer, at once or in turn at a set pace, and how long it takes."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from statistics import quantiles

import httpx

PATIENCE = 120


class Measured:
    """How long each choice took while it counted, and each way to the next match, in seconds."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.rematches: list[float] = []
        self.is_counting = False
        self.trouble = ""

    def took(self, seconds: float) -> None:
        if self.is_counting:
            self.times.append(seconds)

    def fail(self, why: str) -> None:
        self.trouble = self.trouble or why

    def moved_on(self, seconds: float) -> None:
        if self.is_counting:
            self.rematches.append(seconds)


def milliseconds(times: list[float]) -> tuple[float, float, float]:
    """Half of them took no longer than the first, 95 and 99 of 100 than the others."""
    cuts = quantiles(times, n=100)
    return 1000 * cuts[49], 1000 * cuts[94], 1000 * cuts[98]


class Player(ABC):
    """Somebody at one seat of a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.made = 0  # choices at this table, as far as this player has seen
        self.began: float | None = None  # where a choice is on its way: since when it counts

    @property
    @abstractmethod
    def is_asked(self) -> bool: ...

    @abstractmethod
    def send_answer(self) -> None: ...

    @abstractmethod
    def leave(self) -> None: ...

    @property
    def can_answer(self) -> bool:
        return self.began is None and self.is_asked

    def answer(self, since: float) -> None:
        """The open question; what it takes counts from then on."""
        self.began = since
        self.send_answer()

    def seen(self, *, is_own: bool) -> None:
        """A choice has come back, perhaps the player's own."""
        if is_own and self.began is not None:
            self.table.measured.took(time.perf_counter() - self.began)
            self.began = None
        self.table.when_changed()


class Table(ABC):
    """Two people who play one match after the other. `when_ready`: somebody may answer now."""

    players: Sequence[Player]

    def __init__(self, measured: Measured, when_ready: Callable[[Table], None]) -> None:
        self.measured = measured
        self.is_playing = False
        self.began = 0.0  # when this match did
        self._ended = 0.0  # when the last one was over
        self._when_ready = when_ready

    @abstractmethod
    async def create(self, http: httpx.AsyncClient) -> None: ...

    @abstractmethod
    def replay(self) -> None:
        """The match is over: see to it that another one begins."""

    def begin(self) -> None:
        self.began = time.perf_counter()
        if self._ended:
            self.measured.moved_on(self.began - self._ended)
        self.is_playing = True
        self._when_ready(self)

    def leave(self) -> None:
        self.is_playing = False
        for player in self.players:
            player.leave()

    def when_changed(self) -> None:
        if self.is_playing and self._is_over:
            self.is_playing = False
            self._ended = time.perf_counter()
            self.replay()
        elif self.is_playing:
            self._when_ready(self)

    @property
    def _is_over(self) -> bool:
        """Both have seen the last choice, and nobody is asked."""
        first, second = self.players
        is_quiet = first.began is None and second.began is None
        return is_quiet and first.made == second.made and not (first.is_asked or second.is_asked)


def at_once(table: Table) -> None:
    """Whoever is asked answers: the greatest rate, and everybody waits for everybody."""
    for player in table.players:
        if player.can_answer:
            player.answer(time.perf_counter())


class Pace:
    """So many choices a second in all, each table in its turn.

    A choice that cannot be made when it is due, because the one before it has not come back, is
    made as soon as it has; its time counts from when it was due, so nothing slow is left out.
    The way to the next match, where nothing is asked, is counted by itself.
    """

    def __init__(self, a_second: float) -> None:
        self._a_second = a_second
        self._due: dict[Table, list[float]] = {}

    async def keep(self, tables: Sequence[Table]) -> None:
        self._due = {table: [] for table in tables}
        start, count = time.perf_counter(), 0
        while True:
            until = (time.perf_counter() - start) * self._a_second
            while count < until:
                table = tables[count % len(tables)]
                if table.is_playing:  # between two matches nothing is asked, so nothing is due
                    self._due[table].append(start + count / self._a_second)
                    self.when_ready(table)
                count += 1
            await asyncio.sleep(start + count / self._a_second - time.perf_counter())

    def when_ready(self, table: Table) -> None:
        due = self._due.get(table)
        if due and table.is_playing and not any(player.began for player in table.players):
            for player in table.players:
                if player.can_answer:
                    player.answer(max(due.pop(0), table.began))
                    return
