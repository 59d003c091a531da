"""The lines around the two rows: the hours, and what each side has."""

from __future__ import annotations

from textual.content import Content
from textual.widget import Widget

from breakfall.games.nightbreak.terms import HOUR_FACTION, HOUR_SYMBOLS, HOURS
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

    side: SideSeen | None = None
    who = ""

    def show(self, side: SideSeen, who: str, *, is_active: bool) -> None:
        self.set_class(is_active, "active")
        if (side, who) != (self.side, self.who):
            self.side, self.who = side, who
            self.refresh()

    def render(self) -> Content:
        if self.side is None:
            return Content("")
        roomy = side_words(self.side, self.who, roomy=True)
        width = self.content_size.width
        return roomy if roomy.cell_length <= width else side_words(self.side, self.who, roomy=False)


def top_back(side: SideSeen) -> str:
    """Where both factions share a deck, the back on top tells which one comes next."""
    back = side["deck"][0]["back"] if side["deck"] and side["faction"] is None else None
    return f" {signs.FACTION[back.capitalize()]}" if back else ""


def side_words(side: SideSeen, who: str, *, roomy: bool) -> Content:
    """The line in words and numbers; with room, a sign for each Favor and point as well."""
    colour = {"Sun": "$sun", "Moon": "$moon"}.get(side["faction"] or "", "$foreground")
    favor = f" {signs.FAVOR * side['favor']}" if roomy else ""
    points = f" {signs.POINT * side['points']}" if roomy else ""
    parts = [
        Content.styled(f"{signs.FACTION[side['faction']]} {side['name']}", f"bold {colour}"),
        Content.styled(who, "dim"),
        Content.assemble(("Favor ", "dim"), (str(side["favor"]), "bold"), (favor, "$accent")),
        Content.assemble(("Points ", "dim"), (str(side["points"]), "bold"), (points, "$accent")),
        Content.assemble(("Deck ", "dim"), f"{len(side['deck'])}{top_back(side)}"),
        Content.assemble(("Discard ", "dim"), str(len(side["discard"]))),
    ]
    return Content("   " if roomy else "  ").join(parts)
