"""How many choices a second a server takes, and how long each one takes to come back.

    .venv/bin/python -m benchmarks.server                     as many as it can, on SQLite
    .venv/bin/python -m benchmarks.server --pace 1000         so many a second, and no more
    .venv/bin/python -m benchmarks.server --postgresql --processes 2
    .venv/bin/python -m benchmarks.server --peer              boardgame.io instead

Every table has two people, each at a WebSocket of their own, who play one match after the other.
They run in this process, the servers in processes of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import uvloop
from tests.server.postgres import Postgres

import breakfall
from benchmarks.pacing import PATIENCE, Measured, Pace, Table, at_once, milliseconds
from benchmarks.peer import BoardgameIo, Missing, PeerTable
from benchmarks.players import BreakfallTable
from benchmarks.processes import Breakfall, memory, seconds_at_work

TO_WARM_UP = 5  # seconds
AT_A_TIME = 20  # tables created

Ready = Callable[[Table], None]
Create = Callable[[int, Measured, Ready], Table]


class Field:
    """What is measured: servers, what else they need, and how a table is created there."""

    def __init__(
        self, name: str, pids: Sequence[int], others: Sequence[int], create: Create
    ) -> None:
        self.name = name
        self.pids = pids
        self.others = others  # of the database
        self.create = create


async def measure(field: Field, tables: int, seconds: float, pace: float) -> None:
    measured, paced = Measured(), Pace(pace)
    ready = paced.when_ready if pace else at_once
    created = [field.create(number, measured, ready) for number in range(tables)]
    empty = sum(map(memory, field.pids))
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:
        for start in range(0, tables, AT_A_TIME):
            some = created[start : start + AT_A_TIME]
            await asyncio.gather(*[table.create(http) for table in some])
    full = sum(map(memory, field.pids))
    for table in created:
        table.begin()
    pacing = asyncio.create_task(paced.keep(created)) if pace else None
    await asyncio.sleep(TO_WARM_UP)
    before = Shares(field)
    measured.is_counting = True
    await asyncio.sleep(seconds)
    measured.is_counting = False
    shares = before.since()
    if pacing is not None:
        pacing.cancel()
    for table in created:
        table.leave()
    if measured.trouble:
        sys.exit(f"{field.name}: not a fair run: {measured.trouble}")
    p50, p95, p99 = milliseconds(measured.times)
    moves = measured.rematches
    rematch = f"{milliseconds(moves)[2]:.0f} ({len(moves)})" if len(moves) > 1 else "-"
    print(
        f"| {field.name}, {f'{pace:.0f} a second' if pace else 'at once'} "
        f"| {len(measured.times) / seconds:.0f} | {p50:.1f} | {p95:.1f} | {p99:.1f} "
        f"| {rematch} | {(full - empty) / tables / 1024:.0f} | {shares} |",
        flush=True,
    )


class Shares:
    """How much of a core each takes: the servers, their database, and the players."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._then = self._now()

    def _now(self) -> list[float]:
        field = self._field
        servers, others = [sum(map(seconds_at_work, pids)) for pids in (field.pids, field.others)]
        return [time.perf_counter(), servers, others, time.process_time()]

    def since(self) -> str:
        took, *work = [now - then for now, then in zip(self._now(), self._then, strict=True)]
        return " / ".join(f"{one / took:.0%}" for one in work)


# ---------------------------------------------------------------- who is measured


@contextmanager
def breakfall_on(
    database: str, name: str, processes: int, others: Sequence[int]
) -> Iterator[Field]:
    with ExitStack() as stack:
        servers = [Breakfall(database) for _ in range(processes)]
        for server in servers:
            stack.callback(server.stop)
        urls = [server.url for server in servers]

        def create(number: int, measured: Measured, ready: Ready) -> Table:
            first = number % processes
            return BreakfallTable(urls[first:] + urls[:first], measured, ready)

        rules = "compiled" if breakfall.IS_COMPILED else "plain"
        many = "process" if processes == 1 else "processes"
        yield Field(
            f"Breakfall ({rules} rules), {name}, {processes} {many}",
            [server.process.pid for server in servers],
            others,
            create,
        )


@contextmanager
def chosen_field(chosen: argparse.Namespace, folder: Path) -> Iterator[Field]:
    if chosen.peer:
        server = BoardgameIo(folder, keeps_files=chosen.files)
        try:
            yield Field(
                f"boardgame.io, {'in files' if chosen.files else 'in memory'}, 1 process",
                [server.process.pid],
                [],
                lambda number, measured, ready: PeerTable(server.url, measured, ready, number),
            )
        finally:
            server.stop()
    elif chosen.postgresql:
        with (
            Postgres.started(is_safe=True) as postgres,
            breakfall_on(
                postgres.new_database(), "PostgreSQL", chosen.processes, [postgres.pid]
            ) as field,
        ):
            yield field
    else:
        with breakfall_on(f"sqlite:///{folder}/tables.sqlite", "SQLite", 1, []) as field:
            yield field


def main() -> int:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").partition("\n\n")[2],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=500, help="in play (500)")
    parser.add_argument("--seconds", type=float, default=60, help="to measure (60)")
    parser.add_argument("--pace", type=float, default=0, help="choices a second; else at once")
    parser.add_argument("--postgresql", action="store_true", help="on one of its own")
    parser.add_argument("--processes", type=int, default=1, help="with --postgresql (1)")
    parser.add_argument("--peer", action="store_true", help="boardgame.io; needs the network")
    parser.add_argument("--files", action="store_true", help="with --peer: it stores matches, too")
    chosen = parser.parse_args()
    if chosen.processes > 1 and not chosen.postgresql:
        parser.error("several processes share a PostgreSQL, no SQLite: add --postgresql")
    try:
        with (
            tempfile.TemporaryDirectory(prefix="breakfall-load-") as folder,
            chosen_field(chosen, Path(folder)) as field,
        ):
            uvloop.run(measure(field, chosen.tables, chosen.seconds, chosen.pace))
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
