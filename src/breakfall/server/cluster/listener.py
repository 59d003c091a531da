"""News from other processes on the same PostgreSQL: what has changed, and who looks on.

Each is a line of text: the process it comes from, then

    ROOM  MOVE     this move was stored for this room: a JSON list
    ROOM           something else was stored for it, or a move too large for a line
    ROOM  KEYS     these look on in this room there (none: nobody any more)
    ! SECONDS      I am there for so long; before it is over I say so again
    ?              who looks on where?
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from breakfall.server.cluster.leases import Leases
from breakfall.server.db.channel import Channel
from breakfall.server.db.errors import DATABASE_ERRORS
from breakfall.server.db.moves import heard_move
from breakfall.server.db.writer import Writer
from breakfall.server.rooms.registry import RoomRegistry

logger = logging.getLogger("breakfall.server")
LONGEST_PAUSE = 5.0  # seconds between two tries to be connected again
BEATS_A_LEASE = 4  # so that one or two that are late do no harm
I_AM_HERE, WHO_IS_WHERE = "!", "?"


class Listener:
    def __init__(self, channel: Channel, writer: Writer, rooms: RoomRegistry, lease: float) -> None:
        self._channel = channel
        self._writer = writer
        self._rooms = rooms
        self._lease = lease  # seconds
        self._leases = Leases()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_listening = asyncio.Event()
        self._to_look_at: set[str] = set()
        self._looking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._listen(), name="listener")]
        await self._is_listening.wait()
        self._tasks.append(asyncio.create_task(self._beat(), name="heartbeat"))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._looking, return_exceptions=True)

    async def _listen(self) -> None:
        """While the server runs; a line that breaks is taken up again, and nothing is missed."""
        pause = 0.1
        while True:
            try:
                await self._channel.listen(self._hear, self._catch_up)
                pause = 0.1
            except DATABASE_ERRORS as error:
                logger.warning("no news from the database: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _catch_up(self) -> None:
        """While nobody listened, anything may have happened."""
        await self._rooms.catch_up_all()
        self._leases.forget()
        self._rooms.forget_elsewhere()
        await self._say_that_we_are_here()
        await self._writer.tell(WHO_IS_WHERE)
        self._is_listening.set()

    # ------------------------------------------------------------ who is there at all

    async def _beat(self) -> None:
        """While the server runs: say that it does, and see who has fallen silent."""
        while True:
            await asyncio.sleep(self._lease / BEATS_A_LEASE)
            await self._carefully(self._say_that_we_are_here())
            for process in self._leases.gone():
                self._rooms.forget_elsewhere(process)

    async def _say_that_we_are_here(self) -> None:
        await self._writer.tell(I_AM_HERE, str(self._lease))

    async def _answer_who_is_where(self) -> None:
        await self._say_that_we_are_here()
        await self._rooms.tell_who_is_here()

    # ------------------------------------------------------------ what they say

    def _hear(self, said: str) -> None:
        process, about, *more = said.split(" ", 2)
        if process == self._writer.process:
            return
        if about == I_AM_HERE:
            if self._leases.heard(process, float(more[0])):
                self._attend_to(self._writer.tell(WHO_IS_WHERE))
        elif about == WHO_IS_WHERE:
            self._attend_to(self._answer_who_is_where())
        else:
            self._hear_of_room(process, about, *more)

    def _hear_of_room(self, process: str, room: str, told: str | None = None) -> None:
        known = self._rooms.in_memory(room)
        if known is None:
            return
        if told is not None and told.startswith("["):
            self._attend_to(known.hear_of(heard_move(told)))
        elif told is not None and told.startswith("{"):
            known.hear_signal(told)
        elif told is not None:
            keys = {int(key) for key in told.split(",") if key}
            self._attend_to(known.hear_who_is_there(process, keys))
        elif room not in self._to_look_at:
            self._to_look_at.add(room)
            self._attend_to(self._look_at(room))

    def _attend_to(self, something: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(self._carefully(something))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _carefully(self, something: Coroutine[object, object, None]) -> None:
        """What the database does not let us do now, we do when the line is taken up again."""
        try:
            await something
        except DATABASE_ERRORS as error:
            logger.warning("the database is in the way of news between processes: %s", error)

    async def _look_at(self, room: str) -> None:
        self._to_look_at.discard(room)  # what is stored from here on needs another look
        await self._rooms.catch_up(room)
