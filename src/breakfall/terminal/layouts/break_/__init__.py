"""The table of BREAK: the board seen from one's own side, and both armies beside it."""

from __future__ import annotations

from typing import cast

from textual.app import ComposeResult

from breakfall.games.break_.view import BattleView
from breakfall.terminal.layouts.base import Layout
from breakfall.terminal.layouts.break_ import signs
from breakfall.terminal.layouts.break_.army import ArmyPanel
from breakfall.terminal.layouts.break_.board import Board
from breakfall.terminal.layouts.break_.plan import WIDE, Plan, plan_for


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
    home = "Board"
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
        self.draw()

    def draw(self) -> None:
        table = cast(BattleView, self.view_shown["table"])
        near = self.near_seat
        self.query_one(Board).show(table, near, self.glow, self.plan)
        for seat, where in ((near, "near"), (1 - near, "far")):
            panel = self.query_one(f"#{where}-army", ArmyPanel)
            panel.show(table, seat, self.players[seat], near, self.glow, self.plan)
