"""Lines about a player or a side: as much as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widget import Widget

from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.spot import LineSpot
from breakfall.terminal.widgets.text import Fact, fact_lines, longest_fitting


class StatusLine(Widget):
    """Says the same in several ways, the longest first; the first that fits is shown."""

    DEFAULT_CSS = """
    StatusLine { height: 1; width: 100%; padding: 0 1; background: $panel; text-wrap: nowrap; }
    StatusLine.active { background: $primary 30%; }
    """

    ways: Sequence[Content] = ()

    def show(self, ways: Sequence[Content], *, is_active: bool = False) -> None:
        self.set_class(is_active, "active")
        self.ways = ways
        self.refresh()

    def render(self) -> Content:
        return longest_fitting(self.ways, self.content_size.width)


class PlayerLine(LineSpot):
    """Who it is and what they have, in as many lines as it takes, but not in more than `most`."""

    DEFAULT_CSS = """
    PlayerLine {
        width: 100%; height: auto; padding: 0 1; background: $panel;
        &.active { background: $primary 35%; }
        &.highlighted { background: $accent 45%; }
        &:hover { background: $foreground 15%; }
        &:focus { background: $accent 40%; }
    }
    """

    def __init__(self, id: str | None = None, *, most: int) -> None:
        super().__init__(id=id)
        self.most = most
        self.facts: Sequence[Fact] = ()

    def show(
        self, place: str, name: str, who: str, facts: Sequence[Fact], glow: Glow, *, is_active: bool
    ) -> None:
        """The name with signs before it, the person or bot, and the facts by their weight."""
        if not self.has_changed(place, glow, name, who, facts, is_active):
            return
        self.set_place(place, glow)
        self.set_class(is_active, "active")
        marked = f"{self.mark}{name}"
        self.facts = [(f"{marked} ({who})", marked), *facts]
        self.refresh(layout=True)

    def render(self) -> Content:
        first, *rest = fact_lines(self.facts, self.content_size.width, self.most)
        return Content("\n").join([Content.styled(first, "bold"), *map(Content, rest)])
