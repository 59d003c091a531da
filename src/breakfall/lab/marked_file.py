"""A table that a command keeps up to date inside a text that people write."""

from __future__ import annotations

from pathlib import Path

from breakfall.core.errors import BreakfallError


def write_between_marks(path: Path, name: str, text: str) -> None:
    """Exchange what stands between `<!-- NAME -->` and `<!-- /NAME -->`; a new file gets both."""
    start, end = marks(name)
    head, tail = around_marks(path, name)
    try:
        path.write_text(head + start + "\n" + text + "\n" + end + tail, encoding="utf-8")
    except OSError as error:
        raise BreakfallError(f"cannot write {path}: {error.strerror}") from None


def marks(name: str) -> tuple[str, str]:
    return f"<!-- {name} -->\n", f"<!-- /{name} -->"


def around_marks(path: Path, name: str) -> tuple[str, str]:
    """What stands before and after them; a clear error where there are none."""
    start, end = marks(name)
    try:
        before = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        before = start + end + "\n"
    except OSError as error:
        raise BreakfallError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BreakfallError(f"cannot read {path}: it is not a text file") from None
    head, found_start, rest = before.partition(start)
    _, found_end, tail = rest.partition(end)
    if not found_start or not found_end:
        raise BreakfallError(f"{path} lacks the marks {start.strip()} and {end}")
    return head, tail
