"""The table of BREAK: the board seen from one's own side, and both armies beside it."""

from __future__ import annotations

import re

from textual.app import ComposeResult
from textual.geometry import Region

from breakfall.terminal.layouts.base import Glow, Layout, Pile, View
from breakfall.terminal.layouts.break_ import signs
from breakfall.terminal.layouts.break_.army import ArmyPanel
from breakfall.terminal.layouts.break_.board import Board
from breakfall.terminal.layouts.break_.places import Places, next_place
from breakfall.terminal.layouts.break_.plan import WIDE, Plan, plan_for
from breakfall.terminal.layouts.break_.view import (
    ArmySeen,
    card_on,
    name_of_seat,
    near_seat,
    table_of,
)

HEADING = re.compile(r"Round \d+: ")
QUIET = 10  # turns without damage that are worth telling


class BreakLayout(Layout):
    """Your own rows are near; the far army is above, yours below, or both on the left."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    BreakLayout.lines { layout: vertical; }
    BreakLayout.beside { layout: grid; grid-size: 2 2; grid-rows: 1fr 1fr; }
    BreakLayout.beside Board { row-span: 2; }
    """

    is_tall = True
    legend = signs.LEGEND
    plan = Plan(8, 1, 0)

    def compose(self) -> ComposeResult:
        yield ArmyPanel("far-army")
        yield Board("tiles")
        yield ArmyPanel("near-army")

    def on_mount(self) -> None:
        self.fit(*self.app.size)

    # ------------------------------------------------------------ showing

    def fit(self, width: int, height: int) -> None:
        plan = plan_for(width, height)
        self.plan = plan
        self.set_class(plan.panel == 0, "lines")
        self.set_class(plan.panel > 0, "beside")
        self.styles.width = plan.panel + plan.board_width
        self.styles.height = plan.board_height if width >= WIDE else height - 2
        if plan.panel:
            self.styles.grid_columns = f"{plan.panel} {plan.board_width}"
        self.show(self.view_shown, self.glow)

    def show(self, view: View, glow: Glow) -> None:
        self.view_shown = view
        self.glow = glow
        table, near = table_of(view), near_seat(view)
        self.query_one(Board).show(table, near, glow, self.plan)
        for seat, where in ((near, "near"), (1 - near, "far")):
            panel = self.query_one(f"#{where}-army", ArmyPanel)
            panel.show(table, seat, self.players[seat], near, glow, self.plan)

    # ------------------------------------------------------------ the keyboard

    def regions(self) -> dict[str, Region]:
        """Every place that the keyboard can go to."""
        return {
            place: region
            for widget in self.query(Places).results(Places)
            if widget.display and widget.region
            for place, region in widget.regions().items()
        }

    def focus_places(self) -> bool:
        """To the first tile or utility that glows, else to where the keyboard was last."""
        board = self.query_one(Board)
        places = self.regions()
        glowing = [place for place in self.glow.marks if place in places]
        self.focus_place(next(iter(glowing), board.place))
        return True

    def focus_place(self, place: str) -> None:
        """Bring the keyboard there; the board may have it already and tells of no new focus."""
        for widget in self.query(Places).results(Places):
            if widget.display and place in widget.regions():
                widget.focus_on(place)
                self.post_message(Layout.LookedAt(place))

    def on_places_stepped(self, event: Places.Stepped) -> None:
        """Arrows move to what lies next that way, and down or right off the table."""
        event.stop()
        there = next_place(self.regions(), event.place, event.right, event.down)
        if there is not None:
            self.focus_place(there)
        elif event.down > 0 or event.right > 0:
            self.post_message(Layout.Left())

    # ------------------------------------------------------------ words about a view

    @classmethod
    def headline(cls, view: View) -> str:
        table = table_of(view)
        if table["phase"] == "over":
            return "The match is over"
        whose = name_of_seat(table, table["active"])
        if table["phase"] == "set-up":
            return "Set-up" if table["lower"] is None else f"Set-up · {whose} arranges"
        last = "" if table["last_round"] is None else f" of {table['last_round']}"
        words = f"Round {table['round']}{last} · {whose}'s turn"
        if table["quiet_turns"] >= QUIET:
            words += f" · {table['quiet_turns']} turns without damage"
        return words

    @classmethod
    def seat_name(cls, view: View, seat: int) -> str:
        return name_of_seat(table_of(view), seat)

    @classmethod
    def card_at(cls, view: View, place: str) -> str | None:
        kind, _, rest = place.partition(":")
        if kind == "tile":
            tiles = table_of(view)["tiles"]
            return card_on(next(tile for tile in tiles if tile["id"] == place))
        return rest.partition(":")[2] or None

    @classmethod
    def piles(cls, view: View) -> list[Pile]:
        """The fallen and the traps spent, and the traps in one's own hand."""
        table = table_of(view)
        return [
            pile
            for army in table["armies"]
            for pile in piles_of(army, name_of_seat(table, army["seat"]))
        ]

    @classmethod
    def is_heading(cls, line: str) -> bool:
        return HEADING.match(line) is not None


def piles_of(army: ArmySeen, whose: str) -> list[Pile]:
    piles = [Pile(f"Fallen of {whose}", tuple(army["fallen"]))]
    hand = tuple(kind for kind in army["hand"] if kind)
    if hand:
        piles.append(Pile(f"Traps in the hand of {whose}", hand))
    if army["spent"]:
        piles.append(Pile(f"Traps that {whose} has spent", tuple(army["spent"])))
    return piles
