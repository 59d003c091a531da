"""A guest at a table: a real WebSocket, what came over it, and what it makes of that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from breakfall import Luck
from breakfall.server import messages
from breakfall.server.messages import (
    VERSION,
    Call,
    Changed,
    Choose,
    EventSeen,
    FromPage,
    FromServer,
    Hello,
    LookFrom,
    Question,
    Refused,
    Reset,
    Seated,
    Seats,
    Spoken,
    State,
    Welcome,
)

PATIENCE = 30  # seconds; whoever waits longer will wait for ever
Message = TypeVar("Message")
decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def apply(value: object, delta: object) -> object:
    """What a delta makes of a value, as the page does it."""
    if delta is None:
        return value
    assert isinstance(delta, dict)
    if "=" in delta:
        return delta["="]
    if "i" in delta:
        assert isinstance(value, list)
        return [apply(one, delta["i"].get(str(index))) for index, one in enumerate(value)]
    assert isinstance(value, dict)
    kept = {key: one for key, one in value.items() if key not in delta.get("-", [])}
    return kept | {key: apply(kept.get(key), inner) for key, inner in delta["k"].items()}


class Guest:
    """Somebody with a key. Everything that arrives is taken in, in order, and kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.frames: list[str] = []
        self.welcome: Welcome
        self._told: Seats | None = None
        self.view: Mapping[str, object] = {}
        self.questions: list[Question] = []
        self.log: list[EventSeen] = []
        self.talk: list[Spoken] = []
        self.number = self.decisions = 0
        self.seat: int | None = None
        self.call: Call | None = None
        self.can_undo = False
        self.thinking: list[int] = []

    @property
    def has_mates(self) -> bool:
        teams = [one.team for one in self.seats]
        return len(teams) != len(set(teams))

    async def say(self, message: FromPage) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def say_text(self, text: str | bytes) -> None:
        await self._socket.send(text)

    async def next(self) -> FromServer:
        async with asyncio.timeout(PATIENCE):
            frame = await self._socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = decoder.decode(frame)
        self._take_in(message)
        return message

    async def until(
        self, kind: type[Message], fits: Callable[[Message], bool] = lambda _: True
    ) -> Message:
        """The next message of that kind that fits. What comes before it is taken in."""
        while True:
            message = await self.next()
            if isinstance(message, kind) and fits(message):
                return message

    def _take_in(self, message: FromServer) -> None:
        match message:
            case Welcome():
                self.welcome = message
                self.talk = list(message.talk)
                self._stand(message.state, message.log)
            case Reset():
                self._stand(message.state, message.log)
            case Changed():
                assert message.number == self.number + 1, "a change was left out"
                view = apply(self.view, message.delta)
                assert isinstance(view, dict)
                self.view = view
                self.log += message.log
                self._now(message)
            case Seats():
                self._told = message
            case Spoken():
                self.talk.append(message)

    def _stand(self, state: State, log: list[EventSeen]) -> None:
        self.seat, self.view, self.log = state.seat, state.view, list(log)
        self._now(state)

    def _now(self, message: State | Changed) -> None:
        self.number, self.decisions = message.number, message.decisions
        self.questions, self.can_undo = message.questions, message.can_undo
        self.call, self.thinking = message.call, message.thinking

    # ------------------------------------------------------------ doing

    async def choose(self, option: str | None = None, *, seat: int | None = None) -> None:
        """Answer the open question, with its first option unless one is named."""
        question = next(
            question for question in self.questions if seat is None or question.seat == seat
        )
        await self.say(Choose(self.decisions, question.seat, option or question.options[0].key))

    async def pass_the_screen(self) -> None:
        """At a screen that several share: to whoever is asked, behind a curtain if need be."""
        if self.call is None:
            await self.until(Reset)  # the curtain falls
        assert self.call is not None
        await self.say(LookFrom(self.call.seat))
        await self.until(Reset)

    async def made(self) -> Changed:
        return await self.until(Changed)

    async def refused(self) -> Refused:
        return await self.until(Refused)

    async def leave(self) -> None:
        await self._socket.close()

    async def closed(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._socket.wait_closed()

    @property
    def you(self) -> messages.You:
        return self.welcome.you if self._told is None else self._told.you

    @property
    def seats(self) -> list[messages.Seat]:
        return self.welcome.seats if self._told is None else self._told.seats

    @property
    def is_over(self) -> bool:
        return self.view["outcome"] is not None

    async def play_to_the_end(self, luck: Luck, most: int = 100_000) -> None:
        """Answer whatever is asked, by luck, until the match is over or so many are made."""
        asked: set[int] = set()  # seats whose answers are on their way
        while not self.is_over and self.decisions < most:
            for question in self.questions:
                if question.seat not in asked:
                    asked.add(question.seat)
                    option = question.options[luck.below(len(question.options))]
                    await self.say(Choose(self.decisions, question.seat, option.key))
            message = await self.next()
            if isinstance(message, Refused):
                assert self.has_mates, message
                asked.clear()  # a team mate was faster
            elif isinstance(message, Changed):
                asked.discard(message.by)
            elif isinstance(message, Reset):
                asked.clear()


class House:
    """A server somewhere, and how one gets to its tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)
        self._sockets: list[ClientConnection] = []

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()
        await self.http.aclose()

    async def create(
        self,
        game: str,
        *seats: str,
        form: str | None = None,
        seed: str | int | None = None,
        **more: str,
    ) -> Seated:
        """A table; seats are `me`, `open` or the name of a bot."""
        plans = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": game, "format": form, "seats": plans, "seed": seed, "name": "Ann"}
        answer = await self.http.post("/api/tables", json=body | {"settings": more})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Seated)

    async def join(self, code: str, name: str = "") -> Seated:
        answer = await self.http.post("/api/join", json={"code": code, "name": name})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Seated)

    async def reach(self, table: str, **headers: str) -> Guest:
        """At the table's door, before hello."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        socket = await connect(
            address, additional_headers=headers, max_size=None, proxy=None, close_timeout=1
        )
        self._sockets.append(socket)
        return Guest(socket)

    async def sit(self, seated: Seated, seat: int | None = None) -> Guest:
        guest = await self.reach(seated.room)
        await guest.say(Hello(VERSION, seated.secret, seat))
        await guest.until(Welcome)
        return guest

    async def full_table(self, game: str, players: int, form: str | None = None) -> list[Guest]:
        """A table with a person of their own in every seat, each connected."""
        seated = await self.create(game, "me", *["open"] * (players - 1), form=form)
        host = await self.sit(seated)
        guests = [host]
        for invitation in host.you.invitations:
            guests.append(await self.sit(await self.join(invitation.code, "Guest")))
        return guests

    async def watch(self, host: Guest) -> Guest:
        assert host.you.watch is not None
        return await self.sit(await self.join(host.you.watch.code, "Eve"))

    async def record(self, seated: Seated) -> dict[str, object]:
        answer = await self.http.get(
            f"/api/tables/{seated.room}/record",
            headers={"Authorization": f"Bearer {seated.secret}"},
        )
        assert answer.status_code == 200, answer.text
        found: dict[str, object] = answer.json()
        return found


async def play_together(guests: list[Guest], luck: Luck, most: int = 100_000) -> None:
    """All of them play, each by their own luck, until the match is over."""
    async with asyncio.TaskGroup() as group:
        for guest in guests:
            group.create_task(guest.play_to_the_end(Luck(luck.draw()), most))
