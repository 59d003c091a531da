"""A place on the table: it shows whether it may be chosen, and tells when it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, NamedTuple

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region
from textual.message import Message
from textual.widget import Widget

from breakfall.terminal.widgets.glow import Glow

CHOOSE = "▸"  # behind the key that chooses a place


class Spot(Widget, can_focus=True):
    """Clicking it, or Enter, picks the place. It has no look of its own."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "pick", "Choose", show=False),
        Binding("left", "step(-1, 0)", show=False),
        Binding("right", "step(1, 0)", show=False),
        Binding("up", "step(0, -1)", show=False),
        Binding("down", "step(0, 1)", show=False),
    ]

    class Picked(Message):
        """Somebody clicked a place, or pressed Enter on it."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    class LookedAt(Message):
        """The mouse or the focus is on a place; None when it has left."""

        def __init__(self, place: str | None) -> None:
            super().__init__()
            self.place = place

    class Stepped(Message):
        """An arrow key leads away from a place."""

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

    # ------------------------------------------------------------ showing

    def has_changed(self, place: str, glow: Glow, *seen: object) -> bool:
        """Something here is different from what was shown before."""
        before = self.shown
        self.shown = (
            place,
            glow.keys.get(place),
            place in glow.highlighted,
            place in glow.picked,
            seen,
        )
        return self.shown != before

    def set_place(self, place: str, glow: Glow) -> None:
        """This is the place now; CSS classes tell whether it glows, and how."""
        self.place = place
        self.mark = f"{glow.keys[place]}{CHOOSE}" if place in glow.keys else ""
        self.set_class(place in glow.keys, "glows")
        self.set_class(place in glow.highlighted, "highlighted")
        self.set_class(place in glow.picked, "picked")

    def marked(self, words: str) -> str:
        return f"{self.mark} {words}" if self.mark else words

    # ------------------------------------------------------------ for widgets with many places

    def regions(self) -> Mapping[str, Region]:
        """Where on the screen each of its places is."""
        return {self.place: self.region}

    def place_at(self, offset: Offset) -> str | None:
        """The place at this point of the widget."""
        return self.place

    # ------------------------------------------------------------ mouse and keyboard

    def action_pick(self) -> None:
        self.post_message(self.Picked(self.place))

    def action_step(self, right: int, down: int) -> None:
        self.post_message(self.Stepped(self, right, down))

    def focus_on(self, place: str) -> None:
        """Bring the keyboard to one of its places."""
        self.place = place
        self.focus()

    def look(self, place: str | None) -> None:
        """The mouse is on a place, or has left; another spot tells where it is now."""
        if place is not None or not isinstance(self.app.mouse_over, Spot):
            self.post_message(self.LookedAt(place))

    def on_click(self, event: events.Click) -> None:
        if (place := self.place_at(event.offset)) is not None:
            self.place = place
            self.action_pick()

    def on_enter(self) -> None:
        self.look(self.place_at(self.app.mouse_position - self.region.offset))

    def on_leave(self) -> None:
        self.look(None)

    def on_focus(self) -> None:
        self.post_message(self.LookedAt(self.place))

    def on_blur(self) -> None:
        if not isinstance(self.app.focused, Spot):
            self.post_message(self.LookedAt(None))


class LineSpot(Spot):
    """A place without a frame."""

    DEFAULT_CSS = """
    LineSpot {
        &.glows { color: $accent; text-style: bold; }
        &.highlighted { color: $foreground; text-style: bold underline; background: $accent 45%; }
        &.picked { text-style: bold reverse; }
        &:hover { background: $foreground 15%; }
        &:focus { background: $accent 40%; }
    }
    """


class CardSpot(Spot):
    """A place with a frame."""

    DEFAULT_CSS = """
    CardSpot {
        border: round $foreground 30%; padding: 0 1;
        border-title-color: $foreground; border-title-style: bold;
        border-subtitle-color: $foreground 80%;
        &.glows { border: heavy $accent; border-title-color: $accent; }
        &.highlighted { border: double $accent; background: $accent 18%; }
        &.picked { border: outer $accent; }
        &:hover { background: $foreground 8%; }
        &:focus { background: $accent 25%; }
    }
    """


# ---------------------------------------------------------------- walking from place to place


class Target(NamedTuple):
    """Somewhere the keyboard can go."""

    spot: Spot
    place: str
    region: Region


def targets(spots: Iterable[Spot]) -> list[Target]:
    return [
        Target(spot, place, region)
        for spot in spots
        if spot.display and spot.region
        for place, region in spot.regions().items()
    ]


def next_target(there: Iterable[Target], here: Region, right: int, down: int) -> Target | None:
    """The nearest one in that direction; what lies straight ahead is nearer."""
    x, y = middle(here)
    best: tuple[float, Target] | None = None
    for target in there:
        there_x, there_y = middle(target.region)
        ahead = (there_x - x) / 2 * right + (there_y - y) * down  # a cell is twice as high as wide
        aside = abs((there_y - y) if right else (there_x - x) / 2)
        distance = ahead + 3 * aside
        if ahead > 0.4 and (best is None or distance < best[0]):
            best = (distance, target)
    return None if best is None else best[1]


def middle(region: Region) -> tuple[float, float]:
    return region.x + region.width / 2, region.y + region.height / 2
