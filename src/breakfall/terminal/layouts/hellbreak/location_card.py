"""A location: who controls it, and the malice that each side has put on it."""

from __future__ import annotations

from textual.content import Content

from breakfall.games.hellbreak.view import DuelView, LocationView
from breakfall.terminal.layouts.hellbreak import signs
from breakfall.terminal.layouts.hellbreak.cards import printed
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.spot import CardSpot
from breakfall.terminal.widgets.text import shortened, spread, wrapped


class LocationCard(CardSpot):
    """The far player's malice is on its upper edge, the near player's on its lower one."""

    DEFAULT_CSS = """
    LocationCard {
        width: 100%; height: 3; background: $panel;
        border-title-style: none; border-title-color: $foreground;
        border-subtitle-color: $foreground; border-subtitle-align: left;
        &.missing { border: dashed $foreground 20%; color: $foreground 50%; }
        &.highlighted { background: $accent 18%; }
    }
    """

    seen: LocationView | None = None
    controller = ""

    def show(self, table: DuelView, seen: LocationView | None, near: int, glow: Glow) -> None:
        if not self.has_changed(seen["id"] if seen else "", glow, seen, near):
            return
        self.seen = seen
        self.set_class(seen is None, "missing")
        if seen is None:
            self.border_title = self.border_subtitle = ""
        else:
            self.set_place(seen["id"], glow)
            self.border_title = Content(malice_words(table, seen, 1 - near))
            self.border_subtitle = Content(malice_words(table, seen, near))
            arrow = signs.NEAR if seen["controller"] == near else signs.FAR
            self.controller = f"{arrow} {table['sides'][seen['controller']]['name']}"
        self.refresh()

    def render(self) -> Content:
        width, height = self.content_size
        if self.seen is None:
            return Content("not chosen yet")
        name = shortened(self.marked(self.seen["name"]), width - len(self.controller) - 1)
        controller = Content.styled(self.controller, "bold")
        card = printed(self.seen["card"])
        text = f"{card['text']} Taken: {signs.resources(card['reward'])}."
        below = wrapped(text, width, height - 1)
        first = spread(Content.styled(name, "bold $accent"), controller, width)
        return Content("\n").join([first, *(Content.styled(line, "dim") for line in below)])


def malice_words(table: DuelView, seen: LocationView, seat: int) -> str:
    """ "◆◆·· Jaws 2 of 4" """
    malice, control = seen["malice"][seat], seen["control"]
    pips = signs.MALICE * malice + signs.NO_MALICE * max(0, control - malice)
    return f"{pips} {table['sides'][seat]['name']} {malice} of {control}"
