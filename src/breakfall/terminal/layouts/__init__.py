"""The tables, by the key of their game. A game without one is shown in plain words."""

from __future__ import annotations

from breakfall.terminal.layouts.base import Layout
from breakfall.terminal.layouts.break_ import BreakLayout
from breakfall.terminal.layouts.havenfall import HavenfallLayout
from breakfall.terminal.layouts.hellbreak import HellbreakLayout
from breakfall.terminal.layouts.nightbreak import NightbreakLayout
from breakfall.terminal.layouts.nightfall import NightfallLayout
from breakfall.terminal.layouts.plain import PlainLayout

__all__ = ["LAYOUTS", "Layout", "PlainLayout", "layout_for"]

LAYOUTS: dict[str, type[Layout]] = {
    "break": BreakLayout,
    "havenfall": HavenfallLayout,
    "hellbreak": HellbreakLayout,
    "nightbreak": NightbreakLayout,
    "nightfall": NightfallLayout,
}


def layout_for(game: str) -> type[Layout]:
    return LAYOUTS.get(game, PlainLayout)
