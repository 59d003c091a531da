"""A real server for a real browser: `breakfall serve` as a process of its own."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import cast
from urllib.request import Request, urlopen


class Server:
    """A server on a free loopback port that keeps its tables in one file. It can be killed."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end(signal.SIGTERM)

    def start(self) -> None:
        """On the same port as before, if it ran before."""
        command = [sys.executable, "-m", "breakfall", "serve"]
        command += ["--port", str(self.port), "--database", self.database]
        command += [
            "--tables-a-minute",
            "600",
            "--joins-a-minute",
            "600",
        ]  # many tests, one address
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://127.0.0.1:" in said, said
        self.port = int(said.rsplit(":", 1)[1].strip().rstrip("/"))

    def kill(self) -> None:
        """As a power cut would: kill -9."""
        self._end(signal.SIGKILL)

    def _end(self, with_signal: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(with_signal)
        self.process.communicate(timeout=30)

    def lay_table(self, game: str, seats: list[str], **plan: object) -> dict[str, object]:
        """A table over HTTP; the answer has the table and the secret of the seats of "me"."""
        plans = [
            {"kind": who} if who in ("me", "open") else {"kind": "bot", "bot": who} for who in seats
        ]
        return self.post("/api/tables", {"game": game, "seats": plans, **plan})

    def post(self, path: str, body: dict[str, object]) -> dict[str, object]:
        request = Request(
            self.url + path,
            data=json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "Origin": self.url},
        )
        with urlopen(request) as answer:
            return cast(dict[str, object], json.load(answer))
