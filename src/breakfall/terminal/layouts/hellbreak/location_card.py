"""A location: who controls it, and the malice that each side has put on it."""

from __future__ import annotations

from typing import cast

from textual.content import Content

from breakfall.terminal.layouts.base import Glow
from breakfall.terminal.layouts.hellbreak import signs
from breakfall.terminal.layouts.hellbreak.spot import Spot
from breakfall.terminal.layouts.hellbreak.view import PlaceSeen, TableSeen, name_of_seat, printed


class LocationCard(Spot):
    """The far player's malice is on its upper edge, the near player's on its lower one."""

    DEFAULT_CSS = """
    LocationCard {
        width: 100%; height: 3; background: $panel;
        border-title-style: none; border-title-color: $foreground;
        border-subtitle-color: $foreground; border-subtitle-align: left;
        &.missing { border: dashed $foreground 20%; color: $foreground 50%; }
        &.aimed { background: $accent 18%; }
    }
    """

    seen: PlaceSeen | None = None
    controller = ""

    def show(self, table: TableSeen, seen: PlaceSeen | None, near: int, glow: Glow) -> None:
        if not self.is_news(seen["id"] if seen else "", glow, seen, near):
            return
        self.seen = seen
        self.set_class(seen is None, "missing")
        if seen is None:
            self.border_title = self.border_subtitle = ""
        else:
            self.light(seen["id"], glow)
            self.border_title = Content(malice_words(table, seen, 1 - near))
            self.border_subtitle = Content(malice_words(table, seen, near))
            arrow = signs.NEAR if seen["controller"] == near else signs.FAR
            self.controller = f"{arrow} {name_of_seat(table, seen['controller'])}"
        self.refresh()

    def render(self) -> Content:
        width, height = self.content_size
        if self.seen is None:
            return Content("not chosen yet")
        name = signs.shortened(self.marked(self.seen["name"]), width - len(self.controller) - 1)
        gap = " " * (width - len(name) - len(self.controller))
        card = printed()[self.seen["card"]]
        reward = signs.resources(cast(dict[str, int], card["reward"]))
        lines = [Content.assemble((name, "bold $accent"), gap, (self.controller, "bold"))]
        text = f"{card['text']} Taken: {reward}."
        below = signs.wrapped(text, width, height - 1)
        return Content("\n").join([*lines, *(Content.styled(line, "dim") for line in below)])


def malice_words(table: TableSeen, seen: PlaceSeen, seat: int) -> str:
    """ "◆◆·· Jaws 2 of 4" """
    malice, control = seen["malice"][seat], seen["control"]
    pips = signs.MALICE * malice + signs.NO_MALICE * max(0, control - malice)
    return f"{pips} {name_of_seat(table, seat)} {malice} of {control}"
