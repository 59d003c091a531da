"""The log: what the viewer has seen happen, the news of this turn brighter than the past."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static


class LogPanel(VerticalScroll):
    """Always scrolled to the newest line."""

    DEFAULT_CSS = """
    LogPanel {
        padding: 0 1; scrollbar-size-vertical: 1;
        & > Static { height: auto; }
    }
    """
    can_focus = True
    shown: tuple[list[str], int] = ([], 0)

    def compose(self) -> ComposeResult:
        yield Static(id="lines")

    def show(self, lines: Sequence[str], seen: int, is_heading: Callable[[str], bool]) -> None:
        """Show the log; of its lines, the first `seen` were there before."""
        if (list(lines), seen) == self.shown:
            return
        self.shown = (list(lines), seen)
        styled = [
            Content.styled(line, style(index < seen, is_heading(line)))
            for index, line in enumerate(lines)
        ]
        self.query_one("#lines", Static).update(Content("\n").join(styled))
        self.scroll_end(animate=False)

    def on_resize(self, event: events.Resize) -> None:
        self.scroll_end(animate=False)


def style(is_old: bool, is_heading: bool) -> str:
    if is_heading:
        return "bold $accent"
    return "$foreground 60%" if is_old else ""
