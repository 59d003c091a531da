"""How many choices a second a server takes, and how long each one takes to come back.

.venv/bin/python benchmarks/server.py [--tables 500] [--seconds 60] [--database URL] [--processes 1]

Every table has two people, each at a WebSocket of their own, who answer whatever they are asked at
once. They run in this process, the servers in processes of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME = "nightbreak"


class Server:
    def __init__(self, database: str) -> None:
        breakfall = Path(sys.executable).with_name("breakfall")
        command = [str(breakfall), "serve", "--port", "0", "--database", database]
        self.process = subprocess.Popen(
            [*command, "--workers", "1", "--tables-a-minute", "1000000"],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().removeprefix("Breakfall is at ").strip()

    def memory(self) -> int:
        """In bytes, as the system counts what is really there."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024


class Load:
    """What is measured: from sending a choice to seeing it made."""

    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self.times: list[float] = []
        self.is_counting = False
        self.http = httpx.AsyncClient(timeout=120, trust_env=False)

    async def sit_down(self, index: int) -> list[Player]:
        url = self.urls[index % len(self.urls)]
        plan = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
        seated = (await self.http.post(f"{url}/api/tables", json=plan)).json()
        players: list[Player] = []
        for seat in (0, 1):
            there = self.urls[(index + seat) % len(self.urls)].replace("http", "ws", 1)
            address = f"{there}/api/tables/{seated['table']}/socket"
            socket = await connect(
                address, proxy=None, compression=None, ping_interval=None, open_timeout=120
            )
            hello = {"type": "hello", "version": 1, "secret": seated["secret"], "seat": seat}
            await socket.send(msgspec.json.encode(hello).decode())
            players.append(Player(self, socket, seat))
        return players


class Player:
    def __init__(self, load: Load, socket: ClientConnection, seat: int) -> None:
        self.load = load
        self.socket = socket
        self.seat = seat
        self.sent_at = 0.0

    async def play(self) -> None:
        async for frame in self.socket:
            message = msgspec.json.decode(frame)
            if message["type"] == "changed" and message["by"] == self.seat and self.sent_at:
                if self.load.is_counting:
                    self.load.times.append(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
            state = message["state"] if message["type"] in ("welcome", "reset") else message
            if message["type"] in ("welcome", "reset", "changed") and not self.sent_at:
                await self.answer(state)

    async def answer(self, state: dict[str, list[dict[str, object]]]) -> None:
        for ask in state["asks"]:
            options = msgspec.convert(ask["options"], list[dict[str, object]])
            decisions = msgspec.convert(state["decisions"], int)
            option = options[(decisions * 7 + self.seat) % len(options)]["key"]
            said = {"type": "choose", "decisions": decisions, "seat": self.seat, "option": option}
            self.sent_at = time.perf_counter()
            await self.socket.send(msgspec.json.encode(said).decode())


async def measure(servers: list[Server], tables: int, seconds: float) -> None:
    load = Load([server.url for server in servers])
    empty = sum(server.memory() for server in servers)
    players: list[Player] = []
    for start in range(0, tables, 20):
        laid = range(start, min(start + 20, tables))
        for both in await asyncio.gather(*[load.sit_down(index) for index in laid]):
            players += both
    full = sum(server.memory() for server in servers)
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(2)
    load.is_counting = True
    await asyncio.sleep(seconds)
    load.is_counting = False
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    cuts = quantiles(load.times, n=100)
    p50, p95, p99 = (1000 * cuts[point - 1] for point in (50, 95, 99))
    print(
        f"{tables} tables, {len(servers)} process(es): {len(load.times) / seconds:.0f} choices/s; "
        f"p50 {p50:.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms; "
        f"{(full - empty) / tables / 1024:.0f} KiB a table"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", default="")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or f"sqlite:///{folder}/tables.sqlite"
        servers = [Server(database) for _ in range(chosen.processes)]
        try:
            asyncio.run(measure(servers, chosen.tables, chosen.seconds))
        finally:
            for server in servers:
                server.process.terminate()
                server.process.wait()


if __name__ == "__main__":
    main()
