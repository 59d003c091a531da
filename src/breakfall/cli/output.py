"""What the command line prints, and where: results to stdout, everything else to stderr."""

from __future__ import annotations

import json
import sys

from rich.console import Console
from rich.table import Table
from rich.text import Text

from breakfall.terminal.cardface import Line, Part

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
    print(json.dumps(data, ensure_ascii=False, indent=2))


def complain(message: object) -> None:
    """One line on stderr."""
    print(f"breakfall: {' '.join(str(message).split())}", file=sys.stderr)


def table(*columns: str) -> Table:
    made = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for column in columns:
        made.add_column(column)
    return made


def styled(line: Line) -> Text:
    return Text.assemble(*[(words, STYLES[part]) for words, part in line])
