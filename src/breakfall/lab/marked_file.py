"""A table that a command keeps up to date inside a text that people write."""

from __future__ import annotations

from pathlib import Path

from breakfall.core.errors import BreakfallError


def write_between_marks(path: Path, name: str, text: str) -> None:
    """Exchange what stands between `<!-- NAME -->` and `<!-- /NAME -->`; a new file gets both."""
    start, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
    try:
        before = path.read_text(encoding="utf-8") if path.exists() else start + end + "\n"
        head, found_start, rest = before.partition(start)
        _, found_end, tail = rest.partition(end)
        if not found_start or not found_end:
            raise BreakfallError(f"{path} lacks the marks {start.strip()} and {end}")
        path.write_text(head + start + "\n" + text + "\n" + end + tail, encoding="utf-8")
    except OSError as error:
        raise BreakfallError(f"cannot write {path}: {error.strerror}") from None
