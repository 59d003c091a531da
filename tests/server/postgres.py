"""A real PostgreSQL for the tests and benchmarks, gone again when they are done."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def program(name: str) -> str:
    """On the path, or where Debian puts it."""
    found = shutil.which(name)
    if found:
        return found
    versions = Path("/usr/lib/postgresql").glob(f"*/bin/{name}")
    newest = max(versions, key=lambda path: float(path.parts[4]), default=None)
    assert newest is not None, f"{name} is missing: install PostgreSQL (Debian: postgresql)"
    return str(newest)


class Postgres:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0

    @classmethod
    @contextmanager
    def started(cls, *, is_safe: bool = False) -> Iterator[Postgres]:
        """PostgreSQL refuses to be root, so it is given a folder and a user of its own.

        A safe one waits for the disk at every commit, as it does by itself; tests need not.
        """
        user = "postgres" if os.geteuid() == 0 else None
        folder = Path(tempfile.mkdtemp(prefix="breakfall-pg-"))  # a socket's path must be short
        if user:
            shutil.chown(folder, user)
        data = folder / "data"

        def run(*command: str | Path) -> None:
            subprocess.run(
                command, user=user, check=True, cwd=folder, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip

        run(program("initdb"), "-D", data, "-A", "trust", "-U", "postgres", "-N", "-E", "UTF8")
        safety = "on" if is_safe else "off"
        options = f"-k {folder} -c listen_addresses= -c fsync={safety} -c max_connections=60"
        run(program("pg_ctl"), "-D", data, "-w", "-o", options, "-l", folder / "log", "start")
        try:
            yield cls(folder)
        finally:
            run(program("pg_ctl"), "-D", data, "-m", "immediate", "stop")
            shutil.rmtree(folder)

    def psql(self, command: str) -> str:
        done = subprocess.run(
            [program("psql"), "-h", self._folder, "-U", "postgres", "-tAc", command],
            check=True, capture_output=True, text=True,
        )  # fmt: skip
        return done.stdout.strip()

    @property
    def pid(self) -> int:
        """Of its first process; the others are its children."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def new_database(self) -> str:
        """The address of an empty database."""
        self._count += 1
        name = f"breakfall_{self._count}"
        self.psql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self._folder}"
