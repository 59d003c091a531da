"""The line across the middle of the table: the wound stack, and what goes on below it."""

from __future__ import annotations

from textual.content import Content
from textual.widget import Widget

from breakfall.terminal.layouts.nightfall import signs
from breakfall.terminal.layouts.nightfall.view import TableSeen, name_of


class MiddleLine(Widget):
    DEFAULT_CSS = """
    MiddleLine { height: 1; width: 100%; padding: 0 1; background: $error 20%; }
    """

    ways: tuple[str, ...] = ()
    going_on = ""

    def show(self, table: TableSeen) -> None:
        self.ways = wound_ways(table)
        self.going_on = going_on(table)
        self.refresh()

    def render(self) -> Content:
        width = self.content_size.width
        room = width - len(self.going_on) - 2
        wounds = next((way for way in self.ways if len(way) <= room), self.ways[-1])
        gap = " " * max(2, width - len(wounds) - len(self.going_on))
        return Content.assemble((wounds, "bold"), gap, (self.going_on, "$accent"))


def wound_ways(table: TableSeen) -> tuple[str, ...]:
    """The stack and what is exiled, in words, the longest first."""
    wounds = table["wounds"]
    top = f", next a {name_of(wounds['top']).lower()}" if wounds["top"] else ""
    stack = f"Wound stack {signs.WOUND}{wounds['face_up']}{top}"
    exile = len(table["exile"]) + len(wounds["exiled"])
    gone = f" · {exile} in exile" if exile else ""
    return (f"{stack} · {wounds['face_down']} below{gone}", f"{stack}{gone}", stack)


def going_on(table: TableSeen) -> str:
    if table["chain"]:
        cards = len(table["chain"])
        return f"Chain: #{cards} {signs.NEXT} resolves first" if cards > 1 else "Chain"
    if table["attacks"]:
        return "Attacks"
    return "The last wound is taken" if table["is_ending"] else ""
