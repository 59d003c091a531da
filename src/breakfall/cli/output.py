"""What the command line prints, and where: results to stdout, everything else to stderr."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from breakfall.client.card_text import Line, Part
from breakfall.core.errors import BreakfallError

LONGEST_COMPLAINT = 1000  # letters
STYLES: dict[Part, str] = {
    "name": "bold",
    "fact": "cyan",
    "label": "bold yellow",
    "text": "",
    "lore": "italic dim",
    "note": "dim",
}


def out() -> Console:
    """A console on today's stdout: tests exchange it."""
    return Console(file=sys.stdout, highlight=False)


def print_json(data: object) -> None:
    """Halves of characters, which no terminal and no file takes, are written as escapes."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    print(text.encode("utf-8", "backslashreplace").decode())


def complain(message: object) -> None:
    """One line on stderr. What is quoted in it may be the whole of a file: it is cut short."""
    line = " ".join(str(message).split())
    if len(line) > LONGEST_COMPLAINT:
        line = line[: LONGEST_COMPLAINT - 1] + "…"
    print(f"breakfall: {line}", file=sys.stderr)


def check_can_write(path: Path) -> None:
    """Before hours of work whose result is to go there."""
    if os.path.isdir(path):  # noqa: PTH112 -- it answers also for names that no file can have
        raise BreakfallError(f"cannot write {path}: it is a folder")
    if not os.path.isdir(path.parent):  # noqa: PTH112
        raise BreakfallError(f"cannot write {path}: there is no folder {path.parent}")


def write_result(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BreakfallError(f"cannot write {path}: {error.strerror}") from None


def table(*columns: str) -> Table:
    made = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for column in columns:
        made.add_column(column)
    return made


def styled(line: Line) -> Text:
    return Text.assemble(*[(words, STYLES[part]) for words, part in line])
