"""The line across the middle of the table: the wound stack, and what goes on below it."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widget import Widget

from breakfall.games.nightfall.view import NightView
from breakfall.terminal.layouts.nightfall import signs
from breakfall.terminal.layouts.nightfall.pieces import name_of
from breakfall.terminal.widgets.text import longest_fitting, spread


class MiddleLine(Widget):
    DEFAULT_CSS = """
    MiddleLine { height: 1; width: 100%; padding: 0 1; background: $error 20%; }
    """

    ways: Sequence[Content] = ()
    going_on = ""

    def show(self, table: NightView) -> None:
        self.ways = [Content.styled(way, "bold") for way in wound_ways(table)]
        self.going_on = going_on(table)
        self.refresh()

    def render(self) -> Content:
        width = self.content_size.width
        wounds = longest_fitting(self.ways, width - len(self.going_on) - 2)
        return spread(wounds, Content.styled(self.going_on, "$accent"), width)


def wound_ways(table: NightView) -> tuple[str, ...]:
    """The stack and what is exiled, in words, the longest first."""
    wounds = table["wounds"]
    top = f", next a {name_of(wounds['top']).lower()}" if wounds["top"] else ""
    stack = f"Wound stack {signs.WOUND}{wounds['face_up']}{top}"
    exile = len(table["exile"]) + len(wounds["exiled"])
    gone = f" · {exile} in exile" if exile else ""
    return (f"{stack} · {wounds['face_down']} below{gone}", f"{stack}{gone}", stack)


def going_on(table: NightView) -> str:
    if table["chain"]:
        cards = len(table["chain"])
        return f"Chain: #{cards} {signs.NEXT} resolves first" if cards > 1 else "Chain"
    if table["attacks"]:
        return "Attacks"
    return "The last wound is taken" if table["is_ending"] else ""
