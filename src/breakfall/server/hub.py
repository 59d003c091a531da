"""The tables in memory. One is loaded when somebody comes, and dropped when nothing goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from breakfall.core.errors import BreakfallError
from breakfall.server import summaries
from breakfall.server.limits import Limits
from breakfall.server.live import Live, Surroundings
from breakfall.server.playing import play_again
from breakfall.server.secrets import is_table_id
from breakfall.server.trouble import StorageTrouble


class NoSuchTable(BreakfallError):
    def __init__(self) -> None:
        super().__init__("there is no such table")


class Hub:
    def __init__(self, around: Surroundings, limits: Limits) -> None:
        self.around = around
        self._limits = limits
        self._tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._summing_up: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Live]:
        """A table, held in memory as long as it is used."""
        if not is_table_id(name):
            raise NoSuchTable
        live = await self._open(name)
        while self._tables.get(name) is not live:  # dropped before we had our turn
            live = await self._open(name)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            self._drop_if_idle(live)

    def in_memory(self, name: str) -> Live | None:
        return self._tables.get(name)

    @property
    def size(self) -> int:
        return len(self._tables)

    async def _open(self, name: str) -> Live:
        live = self._tables.get(name)
        if live is not None:
            return live
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Live:
        if len(self._tables) + len(self._loading) > self._limits.tables_in_memory:
            raise BreakfallError("too many tables are in play on this server: try again later")
        stored = await self.around.storage.table(name)
        if stored is None:
            raise NoSuchTable
        playing = await play_again(stored.plan, stored.moves)
        live = Live(stored, playing, self.around)
        live.when_idle = lambda: self._drop_if_idle(live)
        self._tables[name] = live
        if self.around.storage.is_shared:
            await live.catch_up()  # what was stored elsewhere since we read the rows
        return live

    def _drop_if_idle(self, live: Live) -> None:
        if not live.is_idle or self._tables.get(live.table) is not live:
            return
        del self._tables[live.table]
        if live.playing.number > live.summed_up:
            task = asyncio.create_task(self._sum_up(live))
            self._summing_up.add(task)
            task.add_done_callback(self._summing_up.discard)

    async def _sum_up(self, live: Live) -> None:
        """So that a list of tables need not load this one."""
        number, summary = live.playing.number, summaries.summary_of(live)
        with contextlib.suppress(StorageTrouble):  # then it is loaded
            await self.around.writer.do(
                lambda connection: summaries.write(connection, live.table, number, summary)
            )

    async def catch_up(self, name: str) -> None:
        """Somebody stored something for this table; it matters to whoever has it in memory."""
        live = self._tables.get(name)
        if live is not None:
            await live.catch_up()

    async def catch_up_all(self) -> None:
        for name in list(self._tables):
            await self.catch_up(name)

    async def tell_who_is_here(self) -> None:
        for live in list(self._tables.values()):
            if live.viewers:
                await live.tell_who_is_here()

    def forget_elsewhere(self, process: str | None = None) -> None:
        """Nobody looks on any more by way of that process, or (None) of any other."""
        for live in self._tables.values():
            live.forget_elsewhere(process)

    async def stop(self) -> None:
        for live in list(self._tables.values()):
            await live.bots.stop()
        await asyncio.gather(*self._summing_up)
