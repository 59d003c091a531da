"""A hero in its rank, as a card on the table."""

from __future__ import annotations

import textwrap
from typing import ClassVar, cast

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from breakfall.client.card_text import Described, arrows
from breakfall.terminal.layouts.base import Glow, Layout
from breakfall.terminal.layouts.nightbreak import signs
from breakfall.terminal.layouts.nightbreak.view import HeroSeen, printed

ROOMY = 5  # inner lines from which the power's text fits as well


class HeroCard(Widget, can_focus=True):
    """One rank and the hero in it. Clicking it, or Enter, picks the place."""

    DEFAULT_CSS = """
    HeroCard {
        width: 1fr; height: 5;
        border: round $foreground 30%;
        border-title-color: $foreground; border-title-style: bold;
        border-subtitle-color: $foreground 80%;
        padding: 0 1;
        &.sun { border-title-color: $sun; }
        &.moon { border-title-color: $moon; }
        &.empty { border: dashed $foreground 20%; color: $foreground 50%; }
        &.acting { background: $primary 18%; }
        &.glows { border: heavy $accent; border-title-color: $accent; }
        &.aimed { border: double $accent; background: $accent 18%; }
        &.picked { border: outer $accent; }
        &:focus { background: $accent 25%; }
        &:hover { background: $foreground 8%; }
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
        """An arrow key leads away from this card."""

        def __init__(self, card: HeroCard, right: int, down: int) -> None:
            super().__init__()
            self.card = card
            self.right = right
            self.down = down

    def __init__(self) -> None:
        super().__init__()
        self.place = ""
        self.hero: HeroSeen | None = None
        self.shown: object = None

    def show(
        self, place: str, hero: HeroSeen | None, glow: Glow, *, signs_before: list[str]
    ) -> None:
        """Show this hero, or an empty rank; `signs_before` stand before its name."""
        mark = glow.marks.get(place)
        shown = (place, hero, mark, place in glow.aimed, place in glow.picked, signs_before)
        if shown == self.shown:
            return
        self.shown = shown
        self.place = place
        self.hero = hero
        self.set_class(hero is None, "empty")
        self.set_class(hero is not None and hero["faction"] == "Sun", "sun")
        self.set_class(hero is not None and hero["faction"] == "Moon", "moon")
        self.set_class(signs.ACTING in signs_before, "acting")
        self.set_class(place in glow.marks, "glows")
        self.set_class(place in glow.aimed, "aimed")
        self.set_class(place in glow.picked, "picked")
        name = "empty rank" if hero is None else hero["name"]
        before = [f"{mark}{signs.CHOOSE}"] if mark else []
        self.border_title = Content(" ".join([*before, *signs_before, name]))
        self.border_subtitle = Content(self.power_words())
        self.refresh()

    def power_words(self) -> str:
        """Cost, name and arrows of the power; the name gives way where it is too long."""
        if self.hero is None:
            return ""
        power = cast(Described, printed()[self.hero["hero"]]["power"])
        cost = f"{signs.POINT}{power['cost']} "
        pointing = f" {arrows(power)}".replace(" ", "") if power["arrows"] else ""
        room = max(4, self.outer_size.width - 7 - len(cost) - len(pointing))
        name = str(power["name"])
        if len(name) > room:
            name = f"{name[: room - 1]}…"
        return f"{cost}{name} {pointing}".rstrip()

    def render(self) -> Content:
        hero = self.hero
        width, height = self.content_size
        if hero is None or width < 8:
            return Content("")
        lines = [health_line(hero, width), type_line(hero, width)]
        if height < ROOMY:
            lines.append(marker_line(hero, width))
        else:
            text = str(cast(Described, printed()[hero["hero"]]["power"])["text"])
            lines += [purse_line(hero), status_line(hero, width)]
            below = [Content.styled(line, "dim") for line in textwrap.wrap(text, width)]
            lines += [Content("")] * (height - len(lines) - len(below)) + below
        return Content("\n").join(lines[:height])

    def on_resize(self) -> None:
        self.border_subtitle = Content(self.power_words())

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
        self.post_message(Layout.LookedAt(None))

    def on_focus(self) -> None:
        self.post_message(Layout.LookedAt(self.place))

    def on_blur(self) -> None:
        self.post_message(Layout.LookedAt(None))


def health_line(hero: HeroSeen, width: int) -> Content:
    """Hit points as a bar and in numbers."""
    left = max(0, hero["hp"] - hero["damage"])
    numbers = f"{left}/{hero['hp']}"
    length = max(3, width - 4 - len(numbers))
    full = max(1, round(length * left / hero["hp"])) if left else 0
    return Content.assemble(
        ("HP ", "dim"),
        ("█" * full, health_colour(left, hero["hp"])),
        ("░" * (length - full), "dim"),
        " ",
        (numbers, "bold"),
    )


def health_colour(left: int, hp: int) -> str:
    if left * 2 > hp:
        return "$success"
    return "$warning" if left * 4 > hp else "$error"


def type_line(hero: HeroSeen, width: int) -> Content:
    strength = f"Str {hero['strength']}"
    kind = f"{signs.KIND[hero['kind']]} {hero['kind']}"
    if len(kind) + len(strength) >= width:
        kind = f"{kind[:7]}."
    gap = " " * max(1, width - len(kind) - len(strength))
    return Content.assemble((kind, "$foreground 80%"), gap, (strength, "bold"))


def purse_line(hero: HeroSeen) -> Content:
    """Held points and prayers, in words."""
    words = []
    if hero["held"]:
        words.append(f"{signs.POINT}{hero['held']} held")
    if hero["prayers"]:
        words.append(f"{signs.PRAYER}{hero['prayers']} prays")
    return Content.styled("  ".join(words), "$accent")


def status_line(hero: HeroSeen, width: int) -> Content:
    return Content.styled(signs.status_words(hero["statuses"], width), "bold $warning")


def marker_line(hero: HeroSeen, width: int) -> Content:
    """Everything that lies on the hero, in one line."""
    purse = purse_line(hero).plain
    if hero["statuses"] or len(purse) > width:
        purse = " ".join(word for word in purse.split() if word not in ("held", "prays"))
    gap = " " if purse else ""
    room = width - len(purse) - len(gap)
    return Content.assemble(
        (purse, "$accent"), gap, (signs.status_words(hero["statuses"], room), "bold $warning")
    )
