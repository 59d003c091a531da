"""A place on the table: it shows whether it may be chosen, and tells when it is."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from breakfall.terminal.layouts.base import Glow, Layout
from breakfall.terminal.layouts.hellbreak import signs


class Spot(Widget, can_focus=True):
    """Clicking it, or Enter, picks the place."""

    DEFAULT_CSS = """
    Spot {
        border: round $foreground 30%; padding: 0 1;
        border-title-color: $foreground; border-title-style: bold;
        border-subtitle-color: $foreground 80%;
        &.glows { border: heavy $accent; border-title-color: $accent; }
        &.aimed { border: double $accent; background: $accent 18%; }
        &.picked { border: outer $accent; }
        &:hover { background: $foreground 8%; }
        &:focus { background: $accent 25%; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "pick", "Choose", show=False),
        Binding("left", "step(-1, 0)", show=False),
        Binding("right", "step(1, 0)", show=False),
        Binding("up", "step(0, -1)", show=False),
        Binding("down", "step(0, 1)", show=False),
    ]

    class Stepped(Message):
        """An arrow key leads away from this place."""

        def __init__(self, spot: Spot, right: int, down: int) -> None:
            super().__init__()
            self.spot = spot
            self.right = right
            self.down = down

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.place = ""
        self.mark = ""  # before its name, where it may be chosen
        self.shown: object = None

    def is_news(self, place: str, glow: Glow, *seen: object) -> bool:
        """Something here is different from what was shown before."""
        before = self.shown
        self.shown = (place, glow.marks.get(place), place in glow.aimed, place in glow.picked, seen)
        return self.shown != before

    def light(self, place: str, glow: Glow) -> None:
        """This is the place; does it glow?"""
        self.place = place
        self.mark = f"{glow.marks[place]}{signs.CHOOSE}" if place in glow.marks else ""
        self.set_class(place in glow.marks, "glows")
        self.set_class(place in glow.aimed, "aimed")
        self.set_class(place in glow.picked, "picked")

    def marked(self, words: str) -> str:
        return f"{self.mark} {words}" if self.mark else words

    # ------------------------------------------------------------ mouse and keyboard

    def action_pick(self) -> None:
        self.post_message(Layout.Picked(self.place))

    def action_step(self, right: int, down: int) -> None:
        self.post_message(self.Stepped(self, right, down))

    def on_click(self) -> None:
        self.action_pick()

    def on_enter(self, event: events.Enter) -> None:
        self.post_message(Layout.LookedAt(self.place))

    def on_leave(self, event: events.Leave) -> None:
        if not isinstance(self.app.mouse_over, Spot):  # that one tells where the mouse is now
            self.post_message(Layout.LookedAt(None))

    def on_focus(self) -> None:
        self.post_message(Layout.LookedAt(self.place))

    def on_blur(self) -> None:
        if not isinstance(self.app.focused, Spot):
            self.post_message(Layout.LookedAt(None))


def next_spot(spots: list[Spot], here: Spot, right: int, down: int) -> Spot | None:
    """The nearest one in that direction; what lies straight ahead is nearer."""
    x, y = middle(here)
    best: tuple[float, Spot] | None = None
    for spot in spots:
        there_x, there_y = middle(spot)
        ahead = (there_x - x) / 2 * right + (there_y - y) * down  # a cell is twice as high as wide
        aside = abs((there_y - y) if right else (there_x - x) / 2)
        if spot is not here and ahead > 0.4:
            distance = ahead + 3 * aside
            if best is None or distance < best[0]:
                best = (distance, spot)
    return None if best is None else best[1]


def middle(spot: Spot) -> tuple[float, float]:
    region = spot.region
    return region.x + region.width / 2, region.y + region.height / 2
