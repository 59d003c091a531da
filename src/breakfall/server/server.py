"""Everything that requests share: the database, the rooms, the workers."""

from __future__ import annotations

import secrets

from breakfall.server.cluster.listener import Listener
from breakfall.server.db.channel import Channel
from breakfall.server.db.database import Database
from breakfall.server.db.reader import Reader
from breakfall.server.db.writer import Writer
from breakfall.server.quotas import Quotas
from breakfall.server.rooms.registry import RoomRegistry
from breakfall.server.rooms.services import Services
from breakfall.server.settings import Settings
from breakfall.server.work.hints import HintQueue
from breakfall.server.work.pool import WorkerPool


class Server:
    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.links = settings.links
        self.process = secrets.token_hex(4)
        self.database = Database(settings.database)
        self.reader = Reader(self.database.engine)
        self.writer = Writer(self.database, self.process)
        self.pool = WorkerPool(settings.workers)
        self._wakes_workers = settings.wakes_workers
        self.rooms = RoomRegistry(
            Services(self.reader, self.writer, self.pool, settings.links, settings.grace),
            settings.limits.rooms_in_memory,
            is_shared=self.database.is_shared,
        )
        channel = Channel(self.database.engine)
        self._listener = Listener(channel, self.writer, self.rooms, settings.lease)
        self.hints = HintQueue()
        self.quotas = Quotas(settings.limits)

    async def start(self) -> None:
        await self.database.start()
        self.writer.start()
        if self.database.is_shared:
            await self._listener.start()
        self.pool.start(wake_up=self._wakes_workers)

    async def stop(self) -> None:
        await self._listener.stop()
        await self.rooms.stop()
        await self.writer.stop()
        self.pool.stop()
        await self.database.close()

    async def changed(self, room: str) -> None:
        """A request has changed something in this room: here and elsewhere it is looked at."""
        await self.rooms.catch_up(room)
        await self.writer.tell(room)
