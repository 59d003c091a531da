"""The lines around the two rows: the hours, and what each side has."""

from __future__ import annotations

from textual.content import Content
from textual.widget import Widget

from breakfall.games.nightbreak.view import BattleView, SideView, TimeView
from breakfall.terminal.layouts.nightbreak import signs

FACE_DOWN = "·"


class TimeTrack(Widget):
    """Sixteen hours: those gone by face-down, the current one marked, the others to come."""

    DEFAULT_CSS = """
    TimeTrack { height: 1; width: 100%; padding: 0 1; text-wrap: nowrap; }
    """

    table: BattleView | None = None

    def show(self, table: BattleView) -> None:
        hours_before = None if self.table is None else self.table["time_deck"]
        self.table = table
        if table["time_deck"] != hours_before:
            self.refresh()

    def render(self) -> Content:
        if self.table is None or not self.table["turns"]:
            return Content.styled("The hours are laid out when all heroes stand.", "dim")
        times = {time["hour"]: time for time in self.table["times"]}
        ahead = [times[hour] for hour in self.table["time_deck"]]
        track = [Content.styled(FACE_DOWN, "dim")] * (self.table["turns"] - len(ahead))
        track += [hour_sign(time, now=index == 0) for index, time in enumerate(ahead)]
        return Content(" ").join(track)


def hour_sign(time: TimeView, *, now: bool) -> Content:
    """The symbols of a Time card; the current one with its name."""
    symbols = signs.FACTION[time["faction"]] * time["symbols"]
    color = COLORS[time["faction"]]
    if now:
        return Content.styled(f" {symbols} {time['hour']} ", f"bold reverse {color}")
    return Content.styled(f"{symbols:3}", color)


COLORS = {"Sun": "$sun", "Moon": "$moon", None: "$foreground"}


def top_back(side: SideView) -> str:
    """Where both factions share a deck, the back on top tells which one comes next."""
    back = side["deck"][0]["back"] if side["deck"] and side["faction"] is None else None
    return f" {signs.FACTION[back.capitalize()]}" if back else ""


def side_words(side: SideView, who: str, *, roomy: bool) -> Content:
    """The line in words and numbers; with room, a sign for each Favor and point as well."""
    favor = f" {signs.FAVOR * side['favor']}" if roomy else ""
    points = f" {signs.POINT * side['points']}" if roomy else ""
    name = f"{signs.FACTION[side['faction']]} {side['name']}"
    parts = [
        Content.styled(name, f"bold {COLORS[side['faction']]}"),
        Content.styled(who, "dim"),
        Content.assemble(("Favor ", "dim"), (str(side["favor"]), "bold"), (favor, "$accent")),
        Content.assemble(("Points ", "dim"), (str(side["points"]), "bold"), (points, "$accent")),
        Content.assemble(("Deck ", "dim"), f"{len(side['deck'])}{top_back(side)}"),
        Content.assemble(("Discard ", "dim"), str(len(side["discard"]))),
    ]
    return Content("   " if roomy else "  ").join(parts)
