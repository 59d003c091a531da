"""Real servers for the tests: uvicorn on a free port, in a thread or in a process of its own."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path

import pytest

from breakfall.server.app import make_app
from breakfall.server.limits import Limits
from breakfall.server.run import BreakfallServer, listen
from breakfall.server.server import Server
from breakfall.server.settings import Settings
from breakfall.server.web.connections import Door
from tests.server.client import House
from tests.server.postgres import Postgres

ROOMY = Limits(
    rooms_a_minute=100_000,
    joins_a_minute=100_000,
    messages_a_minute=1_000_000,
    talk_a_minute=100_000,
    talk_from_one_address=100_000,
    hints_a_minute=100_000,
    hints_from_one_address=100_000,
    looks_a_minute=100_000,
    looks_from_one_address=100_000,
    courses_a_minute=100_000,
)


class Running:
    """A server in a thread of this process."""

    def __init__(self, url: str, server: Server, door: Door) -> None:
        self.url = url
        self.server = server
        self.door = door


@contextmanager
def server_log() -> Iterator[list[str]]:
    """What servers in this process write into their log meanwhile, tracebacks and all.

    Uvicorn sets up its logger whenever a server is made, so this comes after that.
    """
    lines: list[str] = []

    class Taking(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    taking = Taking(logging.WARNING)
    loggers = [logging.getLogger("uvicorn"), logging.getLogger()]
    for logger in loggers:
        logger.addHandler(taking)
    try:
        yield lines
    finally:
        for logger in loggers:
            logger.removeHandler(taking)


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    is_ready = threading.Event()
    with listen("127.0.0.1", 0) as listening:
        app = make_app(settings)
        server = BreakfallServer(app, settings, is_ready.set)
        thread = threading.Thread(target=asyncio.run, args=(server.serve([listening]),))
        thread.start()
        try:
            assert is_ready.wait(60), "the server did not start"
            port = listening.getsockname()[1]
            yield Running(f"http://127.0.0.1:{port}", app.state.server, server.door)
        finally:
            server.should_exit = True
            thread.join()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests that want nothing special."""
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(f"sqlite:///{folder / 'tables.sqlite'}", workers=1, limits=ROOMY)
    with running(replace(settings, page=None)) as server:
        yield server


@pytest.fixture
async def house(shared_server: Running) -> AsyncIterator[House]:
    house = House(shared_server.url)
    yield house
    await house.close()


Start = Callable[..., Running]


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Start]:
    """Servers with settings of their own; their workers are woken when they are needed."""
    with ExitStack() as stack:

        def start(**special: object) -> Running:
            settings = Settings(
                f"sqlite:///{tmp_path / 'tables.sqlite'}",
                workers=1,
                wakes_workers=False,
                limits=ROOMY,
                page=None,
            )
            return stack.enter_context(running(replace(settings, **special)))  # type: ignore[arg-type]

        yield start


class Process:
    """A server as people start it, in a process of its own."""

    def __init__(self, database: str, port: int = 0, *more: str, log: Path | None = None) -> None:
        breakfall = Path(sys.executable).with_name("breakfall")
        with ExitStack() as stack:
            errors = subprocess.PIPE if log is None else stack.enter_context(log.open("w"))
            self.process = self._start(breakfall, database, port, more, errors)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Breakfall is at "), line
        self.url = line.removeprefix("Breakfall is at ").strip()

    def _start(
        self,
        breakfall: Path,
        database: str,
        port: int,
        more: tuple[str, ...],
        errors: int | TextIOWrapper,
    ) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [
                breakfall, "serve", "--port", str(port), "--database", database,
                "--workers", "1", "--tables-a-minute", "100000", *more,
            ],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )  # fmt: skip

    def kill(self) -> None:
        """As nobody should end it: at once, without a word."""
        self.process.kill()
        self.process.communicate()

    def interrupt(self) -> tuple[int, str]:
        """As Ctrl+C does; what is left: the exit code and what it complained about."""
        self.process.send_signal(2)
        _, errors = self.process.communicate(timeout=60)
        return self.process.returncode, errors


@pytest.fixture
def start_process() -> Iterator[Callable[..., Process]]:
    started: list[Process] = []

    def start(database: str, port: int = 0, *more: str, log: Path | None = None) -> Process:
        started.append(Process(database, port, *more, log=log))
        return started[-1]

    yield start
    for process in started:
        if process.process.poll() is None:
            process.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres.started() as postgres:
        yield postgres
