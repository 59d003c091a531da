"""The log: what the viewer has seen happen, the news brighter than what was there before."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from breakfall.core.event import EventSeen

Line = tuple[str, str]  # words and style


class LogPanel(VerticalScroll):
    """Scrolled to the newest line. Each piece from heading to heading is drawn only once."""

    DEFAULT_CSS = """
    LogPanel {
        padding: 0 1; scrollbar-size-vertical: 1;
        & > Static { height: auto; }
    }
    """

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.pieces: list[list[Line]] = []
        self.statics: list[Static] = []

    def show(self, events: Sequence[EventSeen], seen: int) -> None:
        """Show what has happened; the first `seen` events were there before."""
        pieces: list[list[Line]] = [[]]
        for index, event in enumerate(events):
            if event.is_heading:
                pieces.append([])
            pieces[-1].append((event.text, style(index < seen, event.is_heading)))
        if pieces == self.pieces:
            return
        for piece, before, static in zip(pieces, self.pieces, self.statics, strict=False):
            if piece != before:
                static.update(words_of(piece))
        while len(self.statics) > len(pieces):
            self.statics.pop().remove()
        for piece in pieces[len(self.statics) :]:
            self.statics.append(Static(words_of(piece)))
            self.mount(self.statics[-1])
        self.pieces = pieces
        self.scroll_end(animate=False)

    def on_resize(self, event: events.Resize) -> None:
        self.scroll_end(animate=False)


def words_of(piece: list[Line]) -> Content:
    return Content("\n").join(Content.styled(words, how) for words, how in piece)


def style(is_old: bool, is_heading: bool) -> str:
    if is_heading:
        return "bold $accent"
    return "$foreground 60%" if is_old else ""
