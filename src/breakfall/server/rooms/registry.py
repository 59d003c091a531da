"""The rooms in memory. One is loaded when somebody comes, and dropped when nothing goes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from breakfall.core.errors import BreakfallError
from breakfall.server.db.changes import write_summary
from breakfall.server.db.errors import DatabaseUnavailable
from breakfall.server.rooms.history import replay
from breakfall.server.rooms.room import Room
from breakfall.server.rooms.services import Services
from breakfall.server.rooms.summary import summary_of
from breakfall.server.tokens import is_room_id


class NoSuchRoom(BreakfallError):
    def __init__(self) -> None:
        super().__init__("there is no such table")


class RoomRegistry:
    def __init__(self, services: Services, most: int, *, is_shared: bool) -> None:
        self.services = services
        self._most = most  # in memory
        self._is_shared = is_shared  # other processes write into the same database
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._summing_up: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def room(self, name: str) -> AsyncIterator[Room]:
        """A room, held in memory as long as it is used."""
        if not is_room_id(name):
            raise NoSuchRoom
        room = await self._open(name)
        while self._rooms.get(name) is not room:  # dropped before we had our turn
            room = await self._open(name)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            self._drop_if_idle(room)

    def in_memory(self, name: str) -> Room | None:
        return self._rooms.get(name)

    @property
    def size(self) -> int:
        return len(self._rooms)

    async def _open(self, name: str) -> Room:
        room = self._rooms.get(name)
        if room is not None:
            return room
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room:
        if len(self._rooms) + len(self._loading) > self._most:
            raise BreakfallError("too many tables are in play on this server: try again later")
        stored = await self.services.reader.room(name)
        if stored is None:
            raise NoSuchRoom
        history = await replay(stored.plan, stored.moves)
        room = self._rooms[name] = Room(stored, history, self.services, self._drop_if_idle)
        if self._is_shared:
            await room.catch_up()  # what was stored elsewhere since we read the rows
        return room

    def _drop_if_idle(self, room: Room) -> None:
        if not room.is_idle or self._rooms.get(room.id) is not room:
            return
        del self._rooms[room.id]
        if room.history.number > room.summed_up:
            task = asyncio.create_task(self._sum_up(room))
            self._summing_up.add(task)
            task.add_done_callback(self._summing_up.discard)

    async def _sum_up(self, room: Room) -> None:
        """So that a list of rooms need not load this one."""
        number, summary = room.history.number, summary_of(room).as_json()
        with contextlib.suppress(DatabaseUnavailable):  # then it is loaded
            await self.services.writer.do(
                lambda connection: write_summary(connection, room.id, number, summary)
            )

    async def catch_up(self, name: str) -> None:
        """Somebody stored something for this room; it matters to whoever has it in memory."""
        room = self._rooms.get(name)
        if room is not None:
            await room.catch_up()

    async def catch_up_all(self) -> None:
        for name in list(self._rooms):
            await self.catch_up(name)

    async def tell_who_is_here(self) -> None:
        for room in list(self._rooms.values()):
            if room.state.sessions:
                await room.tell_who_is_here()

    def forget_elsewhere(self, process: str | None = None) -> None:
        """Nobody is here any more by way of that process, or (None) of any other."""
        for room in self._rooms.values():
            room.forget_elsewhere(process)

    async def stop(self) -> None:
        for room in list(self._rooms.values()):
            await room.stop()
        await asyncio.gather(*self._summing_up)
