"""Places on the table: telling what is picked or looked at, and walking from one to the next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget

from breakfall.terminal.layouts.base import Layout


class Places(Widget, can_focus=True):
    """A widget with one place or many. One of them is under the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "pick", "Choose", show=False),
        Binding("left", "step(-1, 0)", show=False),
        Binding("right", "step(1, 0)", show=False),
        Binding("up", "step(0, -1)", show=False),
        Binding("down", "step(0, 1)", show=False),
    ]

    class Stepped(Message):
        """An arrow key leads away from a place."""

        def __init__(self, place: str, right: int, down: int) -> None:
            super().__init__()
            self.place = place
            self.right = right
            self.down = down

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.place = ""

    def regions(self) -> Mapping[str, Region]:
        """Where on the screen each of its places is."""
        return {self.place: self.region}

    def focus_on(self, place: str) -> None:
        """Bring the keyboard to this place."""
        self.focus()

    def action_pick(self) -> None:
        self.post_message(Layout.Picked(self.place))

    def action_step(self, right: int, down: int) -> None:
        self.post_message(self.Stepped(self.place, right, down))

    def on_focus(self) -> None:
        self.post_message(Layout.LookedAt(self.place))

    def on_blur(self) -> None:
        if not isinstance(self.app.focused, Places):
            self.post_message(Layout.LookedAt(None))

    def look(self, place: str | None) -> None:
        """The mouse is on a place, or has left."""
        if place is not None or not isinstance(self.app.mouse_over, Places):
            self.post_message(Layout.LookedAt(place))


def next_place(regions: Mapping[str, Region], here: str, right: int, down: int) -> str | None:
    """The nearest one in that direction; what lies straight ahead is nearer."""
    x, y = middle(regions[here])
    best: tuple[float, str] | None = None
    for place, region in regions.items():
        there_x, there_y = middle(region)
        ahead = (there_x - x) / 2 * right + (there_y - y) * down  # a cell is twice as high as wide
        aside = abs((there_y - y) if right else (there_x - x) / 2)
        distance = ahead + 3 * aside
        if place != here and ahead > 0.4 and (best is None or distance < best[0]):
            best = (distance, place)
    return None if best is None else best[1]


def middle(region: Region) -> tuple[float, float]:
    return region.x + region.width / 2, region.y + region.height / 2
