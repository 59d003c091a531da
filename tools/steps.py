"""Steps of a set-up: done once, remembered by a hash of what went in, explained when they fail."""

import fcntl
import hashlib
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"

Command = list[str | Path]


class StepFailed(Exception):
    """A step that could not be done: what it was, what was said, and what to try."""

    def __init__(self, what: str, advice: str, output: str = "") -> None:
        said = f"\n\n{output.strip()}\n" if output.strip() else ""
        super().__init__(f"\nCould not finish: {what}{said}\n{advice}")


PROGRESS = "progress: "  # a command's own lines of progress begin with this
_terminals: list[TextIO] = []


def say(line: str) -> None:
    """Progress goes to stderr: what the program itself prints stays clean."""
    print(line, file=sys.stderr, flush=True)
    for terminal in _terminals:
        print(f"\r{line}", file=terminal, flush=True)


@contextmanager
def told_to_the_terminal() -> Iterator[None]:
    """Say things on the terminal as well, if there is one and stderr is not it.

    For a build that somebody else runs and whose output they keep, as pip does.
    """
    with ExitStack() as open_files:
        if not sys.stderr.isatty():
            with suppress(OSError):  # no terminal, as in CI
                _terminals.append(open_files.enter_context(Path("/dev/tty").open("w")))
        try:
            yield
        finally:
            _terminals.clear()


def run(what: str, command: Command, *, advice: str, folder: Path = ROOT) -> None:
    """Run a command quietly, with lines of progress; show its output only if it fails."""
    say(f"  {what} …")
    began = time.monotonic()
    output: list[str] = []
    with subprocess.Popen(
        [str(word) for word in command],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(PROGRESS):
                say(f"    {line.removeprefix(PROGRESS).rstrip()}")
            else:
                output.append(line)
    if process.returncode != 0:
        raise StepFailed(what, advice, "".join(output))
    say(f"  {what}: {time.monotonic() - began:.1f} s")


def digest(*inputs: str | Path) -> str:
    """One hash over texts and the contents of files."""
    total = hashlib.sha256()
    for one in inputs:
        data = one.read_bytes() if isinstance(one, Path) else one.encode()
        total.update(hashlib.sha256(data).digest())
    return total.hexdigest()


class Stamp:
    """Remembers in a file which inputs a step was last done for."""

    def __init__(self, path: Path, inputs: str) -> None:
        self.path = path
        self.inputs = inputs

    def is_fresh(self) -> bool:
        try:
            return self.path.read_text() == self.inputs
        except FileNotFoundError:
            return False

    def press(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.inputs)


@contextmanager
def one_at_a_time(work: str, *, wait: bool = True) -> Iterator[bool]:
    """Hold a lock for this work; yields whether it was got. It ends with the process."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{work}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            say(f"  waiting for another run that is busy with the same work ({work}) …")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield True
