"""Servers in processes of their own, and what they take of the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

TICKS = os.sysconf("SC_CLK_TCK")


class Breakfall:
    """`breakfall serve`, as people start it, with room for many tables from one address."""

    def __init__(self, database: str, errors: IO[str] | None = None) -> None:
        breakfall = Path(sys.executable).with_name("breakfall")
        self.process = subprocess.Popen(
            [
                breakfall, "serve", "--port", "0", "--database", database, "--workers", "1",
                "--tables-a-minute", "1000000", "--joins-a-minute", "1000000",
            ],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Breakfall is at "), "the server did not start"
        self.url = line.removeprefix("Breakfall is at ").strip()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def memory(pid: int) -> int:
    """In bytes, as the system counts what is really there."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def seconds_at_work(pid: int) -> float:
    """Of processor time, by the process and its children."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        fields = path.read_text().rpartition(")")[2].split()
        if pid in (int(path.parent.name), int(fields[1])):
            ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS
