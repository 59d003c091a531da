"""The lines around the two rows: the hours, and what each side has."""

from __future__ import annotations

from textual.content import Content
from textual.widget import Widget

from breakfall.games.nightbreak.state import HOUR_FACTION, HOUR_SYMBOLS, HOURS
from breakfall.terminal.layouts.nightbreak import signs
from breakfall.terminal.layouts.nightbreak.view import SideSeen, TableSeen

FACE_DOWN = "·"


class TimeTrack(Widget):
    """Sixteen hours: those gone by face-down, the current one marked, the others to come."""

    DEFAULT_CSS = """
    TimeTrack { height: 1; width: 100%; padding: 0 1; text-wrap: nowrap; }
    """

    table: TableSeen | None = None

    def show(self, table: TableSeen) -> None:
        hours_before = None if self.table is None else self.table["time_deck"]
        self.table = table
        if table["time_deck"] != hours_before:
            self.refresh()

    def render(self) -> Content:
        if self.table is None or not self.table["turns"]:
            return Content.styled("The hours are laid out when all heroes stand.", "dim")
        ahead = self.table["time_deck"]
        gone = self.table["turns"] - len(ahead)
        track = [Content.styled(FACE_DOWN, "dim")] * gone
        track += [hour_sign(hour, now=index == 0) for index, hour in enumerate(ahead)]
        return Content(" ").join(track)


def hour_sign(hour: str, *, now: bool) -> Content:
    """The symbols of a Time card; the current one with its name."""
    index = HOURS.index(hour)
    is_sun = HOUR_FACTION[index] == 0
    symbols = (signs.SUN if is_sun else signs.MOON) * HOUR_SYMBOLS[index]
    colour = "$sun" if is_sun else "$moon"
    if now:
        return Content.styled(f" {symbols} {hour} ", f"bold reverse {colour}")
    return Content.styled(f"{symbols:3}", colour)


class SideLine(Widget):
    """Who it is, and what they have: Favor, points of this turn, cards."""

    DEFAULT_CSS = """
    SideLine { height: 1; width: 100%; padding: 0 1; background: $panel; }
    SideLine.active { background: $primary 30%; }
    """

    content = Content("")

    def show(self, side: SideSeen, who: str, *, is_active: bool) -> None:
        self.set_class(is_active, "active")
        sign = signs.FACTION[side["faction"]]
        colour = {"Sun": "$sun", "Moon": "$moon"}.get(side["faction"] or "", "$foreground")
        parts = [
            Content.styled(f"{sign} {side['name']}", f"bold {colour}"),
            Content.styled(who, "dim"),
            Content.assemble(
                ("Favor ", "dim"),
                (str(side["favor"]), "bold"),
                " ",
                (signs.FAVOR * side["favor"], "$accent"),
            ),
            Content.assemble(
                ("Points ", "dim"),
                (str(side["points"]), "bold"),
                " ",
                (signs.POINT * side["points"], "$accent"),
            ),
            Content.assemble(("Deck ", "dim"), str(len(side["deck"]))),
            Content.assemble(("Discard ", "dim"), str(len(side["discard"]))),
        ]
        content = Content("   ").join(parts)
        if not content.is_same(self.content):
            self.content = content
            self.refresh()

    def render(self) -> Content:
        return self.content
