"""Scripted people at tables of Breakfall, each at a WebSocket and with a key of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import httpx
import msgspec
from msgspec import Struct

from benchmarks.pacing import PATIENCE, Measured, Player, Table
from benchmarks.wire import Wire
from breakfall.server.messages import VERSION

GAME = "nightbreak"

# ---------------------------------------------------------------- what they read of the messages


class Option(Struct, gc=False):
    key: str


class Question(Struct, gc=False):
    seat: int
    options: list[Option]


class State(Struct, gc=False):
    decisions: int
    questions: list[Question]


class Invitation(Struct, gc=False):
    code: str


class You(Struct, gc=False):
    invitations: list[Invitation]


class Info(Struct, gc=False):
    next_room: str | None


class Welcome(Struct, gc=False, tag="welcome"):
    you: You
    state: State


class Changed(Struct, gc=False, tag="changed"):
    by: int
    decisions: int
    questions: list[Question]


class Seats(Struct, gc=False, tag="seats"):
    info: Info


class Spoken(Struct, gc=False, tag="spoken"):
    """The room says who takes a seat."""


class Refused(Struct, gc=False, tag="refused"):
    why: str


class Reset(Struct, gc=False, tag="reset"):
    state: State


class Choose(Struct, gc=False, tag="choose"):
    decisions: int
    seat: int
    option: str


class Seated(Struct, gc=False):
    room: str
    secret: str


hear = msgspec.json.Decoder(Welcome | Changed | Seats | Spoken | Refused | Reset).decode
say = msgspec.json.Encoder().encode

# ---------------------------------------------------------------- at the table


class Person(Player):
    table: BreakfallTable

    def __init__(self, table: BreakfallTable, seat: int, url: str) -> None:
        super().__init__(table, seat)
        self.secret = ""
        self._url = url.replace("http", "ws", 1)
        self._questions: list[Question] = []
        self._wire: Wire
        self._welcome: asyncio.Future[Welcome]

    async def sit_down(self, name: str) -> str:
        """At the table of that name; the answer is the code that invites somebody else, if any."""
        self._welcome = asyncio.get_running_loop().create_future()
        self._wire = Wire(self._hear, self._lost)
        await self._wire.open(f"{self._url}/api/tables/{name}/socket")
        hello = {"type": "hello", "version": VERSION, "secret": self.secret, "seat": self.seat}
        self._wire.send(say(hello))
        welcome = await asyncio.wait_for(self._welcome, PATIENCE)
        return next((one.code for one in welcome.you.invitations), "")

    def leave(self) -> None:
        self._wire.close()
        self.began = None

    @property
    def is_asked(self) -> bool:
        return bool(self._questions)

    def send_answer(self) -> None:
        question = self._questions[0]
        option = question.options[(self.made * 7 + self.seat) % len(question.options)]
        self._wire.send(say(Choose(self.made, question.seat, option.key)))

    def ask_for_rematch(self) -> None:
        self._wire.send(b'{"type":"rematch"}')

    def _lost(self) -> None:
        self.table.measured.fail("a connection was lost")

    def _hear(self, frame: bytes) -> None:
        message = hear(frame)
        if isinstance(message, Changed):
            self._questions, self.made = message.questions, message.decisions
            self.seen(is_own=message.by == self.seat)
        elif isinstance(message, Seats):
            if message.info.next_room is not None:
                self.table.move_on(message.info.next_room)
        elif isinstance(message, Welcome):
            self._questions, self.made = message.state.questions, message.state.decisions
            self._welcome.set_result(message)
        elif not isinstance(message, Spoken):
            self.table.measured.fail(message.why if isinstance(message, Refused) else "a reset")


class BreakfallTable(Table):
    """Its two people may come by way of different processes."""

    players: Sequence[Person]

    def __init__(
        self, urls: list[str], measured: Measured, when_ready: Callable[[Table], None]
    ) -> None:
        super().__init__(measured, when_ready)
        self.players = [Person(self, seat, urls[seat % len(urls)]) for seat in (0, 1)]
        self._url = urls[0]
        self._next = ""
        self._moving: asyncio.Task[None] | None = None

    async def create(self, http: httpx.AsyncClient) -> None:
        first, second = self.players
        plan = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        seated = seated_by(await http.post(f"{self._url}/api/tables", json=plan))
        first.secret = seated.secret
        code = await first.sit_down(seated.room)
        seated = seated_by(await http.post(f"{self._url}/api/join", json={"code": code}))
        second.secret = seated.secret
        await second.sit_down(seated.room)

    def leave(self) -> None:
        """Whoever is on the way to a rematch turns round."""
        if self._moving is not None:
            self._moving.cancel()
        super().leave()

    def replay(self) -> None:
        self.players[0].ask_for_rematch()

    def move_on(self, table: str) -> None:
        """To the table of the rematch, both of them, as soon as one has heard of it."""
        if table != self._next:
            self._next = table
            self._moving = asyncio.create_task(self._move_on(table))

    async def _move_on(self, table: str) -> None:
        for player in self.players:
            player.leave()
            await player.sit_down(table)
        self.begin()


def seated_by(answer: httpx.Response) -> Seated:
    answer.raise_for_status()
    return msgspec.json.decode(answer.content, type=Seated)
