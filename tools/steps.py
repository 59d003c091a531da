"""Steps of a set-up: done once, remembered by a hash of what went in, explained when they fail."""

import fcntl
import hashlib
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"

Command = list[str | Path]


class StepFailed(Exception):
    """A step that could not be done: what it was, what was said, and what to try."""

    def __init__(self, what: str, advice: str, output: str = "") -> None:
        said = f"\n\n{output.strip()}\n" if output.strip() else ""
        super().__init__(f"\nCould not finish: {what}{said}\n{advice}")


def say(line: str) -> None:
    """Progress goes to stderr: what the program itself prints stays clean."""
    print(line, file=sys.stderr, flush=True)


def run(what: str, command: Command, *, advice: str, folder: Path = ROOT) -> None:
    """Run a command quietly, with a line of progress; show its output only if it fails."""
    say(f"  {what} …")
    began = time.monotonic()
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        raise StepFailed(what, advice, done.stdout)
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
