"""An army beside or above the board: moves, utilities, reserve, fallen, traps in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from textual.containers import Container, Vertical
from textual.content import Content
from textual.widgets import Static

from breakfall.games.break_.view import ArmyView, BattleView
from breakfall.terminal.layouts.break_ import signs
from breakfall.terminal.layouts.break_.pieces import PieceLine, card_name, pieces_of
from breakfall.terminal.layouts.break_.plan import Plan
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.piece import Piece
from breakfall.terminal.widgets.text import longest_fitting

UTILITY_COLUMNS = 4  # above or below the board, while they can be chosen
PALE = "$foreground 70%"


class ArmyPanel(Vertical):
    """The head, the pieces, and what else there is room for."""

    DEFAULT_CSS = """
    ArmyPanel {
        height: auto; width: 100%;
        & > Static { height: auto; text-wrap: nowrap; text-overflow: ellipsis; }
        & > .head { background: $panel; }
        &.active > .head { background: $primary 40%; }
        & > .pieces { layout: grid; grid-rows: 1; height: auto; }
        & > .rest { text-wrap: wrap; }
        &.line > .rest { display: none; }
        &.beside { padding: 0 1 0 0; height: 1fr; }
        &.beside.near { align-vertical: bottom; }
    }
    """

    def __init__(self, id: str) -> None:
        self.head = Static(classes="head")
        self.pieces = Container(classes="pieces")
        self.rest = Static(classes="rest")
        super().__init__(self.head, self.pieces, self.rest, id=id)
        self.lines: list[PieceLine] = []
        self.shown: object = None

    def show(
        self, table: BattleView, seat: int, who: str, near: int, glow: Glow, plan: Plan
    ) -> None:
        army = table["armies"][seat]
        pieces = pieces_of(table, army)
        shown = (army, pieces, who, near, glow, plan, table["active"], table["phase"])
        if shown == self.shown:
            return
        self.shown = shown
        is_near = seat == near
        self.set_class(plan.panel == 0, "line")
        self.set_class(plan.panel > 0, "beside")
        self.set_class(is_near, "near")
        self.set_class(is_active(table, seat), "active")
        self.head.update(head_words(table, army, who, near, plan))
        self.rest.update(rest_words(table, army))
        self.pieces.styles.grid_size_columns = columns_for(len(pieces), plan, is_near=is_near)
        self.show_pieces(pieces, glow, have_keys=is_near or plan.panel > 0)

    def show_pieces(self, pieces: Sequence[Piece], glow: Glow, *, have_keys: bool) -> None:
        missing = [PieceLine() for _ in range(len(pieces) - len(self.lines))]
        self.lines += missing
        if missing:
            self.pieces.mount_all(missing)
        for index, line in enumerate(self.lines):
            line.display = index < len(pieces)
            if line.display:
                line.show(pieces[index], glow, has_key=have_keys)


def columns_for(count: int, plan: Plan, *, is_near: bool) -> int:
    """One below the other beside the board; else the near ones in rows, the far ones in one."""
    if plan.panel:
        return 1
    return UTILITY_COLUMNS if is_near else max(1, count)


def is_active(table: BattleView, seat: int) -> bool:
    return table["phase"] != "over" and table["active"] == seat


# ---------------------------------------------------------------- words


def head_words(table: BattleView, army: ArmyView, who: str, near: int, plan: Plan) -> Content:
    if plan.panel:
        return Content("\n").join(panel_head(table, army, who, near))
    return longest_fitting(line_heads(table, army, who, near), plan.board_width)


def name_words(table: BattleView, army: ArmyView, near: int) -> Content:
    turn = signs.TURN if is_active(table, army["seat"]) else " "
    whose = signs.arrow(army["seat"], near)
    name = army["name"] or f"Player {army['seat'] + 1}"
    return Content.styled(f"{turn}{whose} {name}", "bold $accent")


def moves(table: BattleView, army: ArmyView, gap: str = " ") -> list[Content]:
    """ "heavy ■□", "nimble ■■": those that are left, and those that are used."""
    kinds = (
        ("heavy", army["heavy"], table["heavy_moves"]),
        ("nimble", army["nimble"], table["nimble_moves"]),
    )
    return [
        Content.assemble(
            (f"{word}{gap}", PALE), signs.MOVE_LEFT * left + signs.MOVE_GONE * (most - left)
        )
        for word, left, most in kinds
    ]


def hidden_traps(army: ArmyView) -> int:
    return sum(kind is None for kind in army["hand"])


def panel_head(table: BattleView, army: ArmyView, who: str, near: int) -> list[Content]:
    """Beside the board, over several lines."""
    lines = [Content.assemble(name_words(table, army, near), (f" {who}", PALE))]
    if army["nation"] is None:
        return lines
    lines.append(Content(f"{signs.POWER}{army['power']} in {army['troops']} troops"))
    lines.append(Content(" ").join(moves(table, army)))
    return lines


def line_heads(table: BattleView, army: ArmyView, who: str, near: int) -> list[Content]:
    """Above or below the board in one line: long, shorter, shortest."""
    name = name_words(table, army, near)
    if army["nation"] is None:
        return [Content.assemble(name, (f"  {who}", PALE))]
    power = Content.assemble((f"{signs.POWER}{army['power']}", "bold"))
    both, close = moves(table, army), moves(table, army, gap="")
    counts = [Content(words) for words in count_words(army)]
    pale = Content.styled(who, PALE)
    gap = Content("  ")
    return [
        gap.join([name, pale, power, *both, *counts]),
        gap.join([name, power, *both, *counts]),
        Content(" ").join([name, power, *both, *counts]),
        Content(" ").join([name, power, *close, *counts]),
        Content(" ").join([name, power, *both]),
    ]


def count_words(army: ArmyView) -> list[str]:
    spare = sum(one["left"] for one in army["reserve"])
    counts = [("traps", hidden_traps(army)), ("reserve", spare), ("lost", len(army["fallen"]))]
    return [f"{word} {count}" for word, count in counts if count]


def rest_words(table: BattleView, army: ArmyView) -> Content:
    """Priority, hidden traps, reserve and fallen, where there is something to tell."""
    if army["nation"] is None:
        return Content("")
    lower = " (lower)" if table["lower"] == army["seat"] else ""
    lines = [("Priority", f"{army['priority']}{lower}")]
    if hidden_traps(army):
        lines.append(("Traps", f"{signs.TRAP * hidden_traps(army)} hidden"))
    if army["spent"]:
        lines.append(("Spent", counted(army["spent"])))
    spare = [f"{one['name']} {one['left']}" for one in army["reserve"] if one["left"]]
    if spare:
        lines.append(("Reserve", ", ".join(spare)))
    if army["fallen"]:
        lines.append(("Fallen", counted(army["fallen"])))
    return Content("\n").join(
        Content.assemble((f"{label} ", "bold $primary"), words) for label, words in lines
    )


def counted(keys: Sequence[str]) -> str:
    """ "Wolf 2, Archer"."""
    return ", ".join(
        f"{card_name(key)}{f' {count}' if count > 1 else ''}"
        for key, count in Counter(keys).items()
    )
