"""Tables for the tests of the terminal: a session, the application, and somebody at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.events import Key
from textual.geometry import Region
from textual.pilot import Pilot
from textual.screen import Screen

from breakfall import Luck
from breakfall.client.session import Session
from breakfall.terminal.app import BreakfallApp
from breakfall.terminal.screens.curtain import Curtain
from breakfall.terminal.screens.end import EndWindow
from breakfall.terminal.screens.table import TableScreen
from breakfall.terminal.widgets.marks import mark
from breakfall.terminal.widgets.spot import Spot

SMALL = (80, 24)
LARGE = (120, 40)


class Sitting:
    """Somebody at the table: presses keys, clicks, and waits for the bots."""

    def __init__(self, pilot: Pilot[str]) -> None:
        self.pilot = pilot
        self.app = pilot.app

    def shows(self, screen: type[Screen[Any]]) -> bool:
        return isinstance(self.app.screen, screen)

    @property
    def table(self) -> TableScreen:
        return next(s for s in reversed(self.app.screen_stack) if isinstance(s, TableScreen))

    async def settle(self) -> None:
        """Until the bots have played and everything is on the screen."""
        for worker in [one for one in self.app.workers if one.group == "bots"]:
            if not worker.is_finished:
                await worker.wait()
                await self.pilot.pause()

    async def come_to_rest(self) -> None:
        """Until everything lies where it will stay: cards that find room lie down anew."""
        before: list[Region] = []
        at_rest = 0
        while at_rest < 3:
            await self.pilot.pause()
            now = [widget.region for widget in self.app.screen.query("*")]
            at_rest = at_rest + 1 if now == before else 0
            before = now

    async def until(self, condition: Callable[[], bool]) -> None:
        """Until the screen has got there, however busy the machine is."""
        while self.app.is_running and not condition():
            await self.pilot.pause()

    async def look_at(self, spot: Spot) -> None:
        """Bring the keyboard to a place, until the screen knows of it."""
        spot.focus()
        await self.until(lambda: self.table.looked_at == spot.place)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def play_to_the_end(self, luck: Luck) -> int:
        """Answer every question with a key; the answer is how many there were."""
        asked = 0
        while self.is_asked():
            with self.app.batch_update():  # drawing every tenth table is enough
                for _ in range(10):
                    if (choice := self.table.choice) is not None:
                        asked += 1
                        await self.answer(mark(luck.below(len(choice))))
            await self.pilot.pause()
        return asked

    async def play_to(self, kind: str) -> None:
        """Take the first option until a question of this kind is asked."""
        with self.app.batch_update():
            while (choice := self.table.choice) is not None and choice.kind != kind:
                await self.answer("1")
        await self.pilot.pause()
        assert self.is_asked()

    async def answer(self, key: str) -> None:
        """Press a key and wait for the next question or the end: faster than for a still screen."""
        question = self.table.question
        self.app.post_message(Key(key, key))
        while self.app.is_running and (self.table.question == question or self.is_busy):
            await asyncio.sleep(0)

    def is_asked(self) -> bool:
        """A person is asked something."""
        return self.table.choice is not None

    @property
    def is_busy(self) -> bool:
        return self.table.choice is None and not isinstance(self.app.screen, EndWindow | Curtain)


@asynccontextmanager
async def sitting_at(
    one: Session | None, size: tuple[int, int] = SMALL, *, speed: str = "instant"
) -> AsyncIterator[Sitting]:
    """The application with somebody at it, when the bots have made their first moves."""
    app = BreakfallApp(one, speed=speed)
    async with app.run_test(size=size) as pilot:
        sitting = Sitting(pilot)
        if speed == "instant":
            await sitting.settle()
        await sitting.come_to_rest()
        yield sitting
