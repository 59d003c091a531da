"""A layout for games without one of their own: the view as it is, in an indented list."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from breakfall.terminal.layouts.base import Layout


class PlainLayout(Layout):
    SCOPED_CSS = False  # its size depends on that of the screen
    DEFAULT_CSS = """
    PlainLayout { height: 13; padding: 0 1; }
    .-tall PlainLayout { height: 22; }
    """

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(id="outline", markup=False)

    def draw(self) -> None:
        lines = outline(self.view_shown["table"])
        self.query_one("#outline", Static).update("\n".join(lines))


def outline(value: object, depth: int = 0) -> Iterator[str]:
    """Plain JSON as lines: short lists in one line, everything else one below the other."""
    indent = "  " * depth
    if isinstance(value, dict):
        for key, inner in value.items():
            words = str(key).replace("_", " ")
            if fits_a_line(inner):
                yield f"{indent}{words}: {in_a_line(inner)}"
            else:
                yield f"{indent}{words}:"
                yield from outline(inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            lines = list(outline(inner, depth + 1)) or [f"{indent}  –"]
            yield f"{indent}- {lines[0].strip()}"
            yield from lines[1:]
    else:
        yield f"{indent}{in_a_line(value)}"


def fits_a_line(value: object) -> bool:
    if isinstance(value, list):
        return all(not isinstance(inner, dict | list) for inner in value)
    return not isinstance(value, dict)


def in_a_line(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(in_a_line, value)) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)
