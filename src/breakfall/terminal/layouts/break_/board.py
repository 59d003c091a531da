"""The board: five columns and eight rows, drawn as one picture with everything on it."""

from __future__ import annotations

from collections.abc import Mapping

from textual import events
from textual.content import Content
from textual.geometry import Offset, Region

from breakfall.games.break_.board import COLUMNS, ROWS
from breakfall.games.break_.view import BattleView, TileView
from breakfall.terminal.layouts.break_ import signs
from breakfall.terminal.layouts.break_.canvas import HEAVY, LIGHT, STROKES, Canvas, crossing
from breakfall.terminal.layouts.break_.plan import Plan
from breakfall.terminal.layouts.break_.tile import written_on
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.spot import CHOOSE, Spot

GRID = "$foreground 35%"
MIDDLE = "$foreground 70%"  # between the two sides of the board
LIT = "bold $accent"
HIGHLIGHTED = "$accent 30%"
FIRE = "bold $error"
DARKER = "$foreground 5%"  # every second tile, as on other boards


class Board(Spot):
    """One widget with a place for each tile; the keyboard is on one of them."""

    DEFAULT_CSS = """
    Board { text-wrap: nowrap; }
    """

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.plan = Plan(8, 1, 0)
        self.table: BattleView | None = None
        self.tiles: list[TileView] = []
        self.near = 0
        self.glow = Glow()

    def show(self, table: BattleView, near: int, glow: Glow, plan: Plan) -> None:
        shown = (table["tiles"], table["lines"], table["phase"], near, glow, plan)
        if shown == self.shown:
            return
        self.shown = shown
        self.table, self.near, self.glow, self.plan = table, near, glow, plan
        self.tiles = tiles_from(table, near)
        self.styles.width, self.styles.height = plan.board_width, plan.board_height
        if not self.place:
            self.place = self.tiles[len(self.tiles) - COLUMNS // 2 - 1]["id"]
        self.refresh()

    # ------------------------------------------------------------ places

    def tile_region(self, index: int) -> Region:
        """With its upper edge, inside this widget."""
        row, column = divmod(index, COLUMNS)
        width, height = self.plan.tile_width + 1, self.plan.tile_height + 1
        return Region(column * width + 1, row * height, width - 1, height)

    def regions(self) -> Mapping[str, Region]:
        corner = self.content_region.offset
        return {
            tile["id"]: self.tile_region(index).translate(corner)
            for index, tile in enumerate(self.tiles)
        }

    def focus_on(self, place: str) -> None:
        super().focus_on(place)
        self.refresh()

    def place_at(self, offset: Offset) -> str | None:
        column = offset.x // (self.plan.tile_width + 1)
        row = offset.y // (self.plan.tile_height + 1)
        if column < COLUMNS and row < ROWS and self.tiles:
            return self.tiles[row * COLUMNS + column]["id"]
        return None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.look(self.place_at(event.offset))

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()

    # ------------------------------------------------------------ drawing

    def render(self) -> Content:
        if self.table is None:
            return Content("")
        canvas = Canvas(self.plan.board_width, self.plan.board_height)
        self.draw_grid(canvas)
        for index in range(len(self.tiles)):
            self.draw_tile(canvas, index)
        self.draw_rivers(canvas)
        self.draw_fire_lines(canvas)
        return canvas.content()

    def weight(self, row: int, column: int) -> int:
        """How heavy the lines around a tile are."""
        if not (0 <= row < ROWS and 0 <= column < COLUMNS):
            return 0
        place = self.tiles[row * COLUMNS + column]["id"]
        stands_out = place in self.glow.highlighted or place in self.glow.picked
        return HEAVY if stands_out or (self.has_focus and place == self.place) else LIGHT

    def draw_grid(self, canvas: Canvas) -> None:
        width, height = self.plan.tile_width + 1, self.plan.tile_height + 1
        for row in range(ROWS + 1):
            for column in range(COLUMNS + 1):
                x, y = column * width, row * height
                over = max(self.weight(row - 1, column), self.weight(row, column))
                beside = max(self.weight(row, column - 1), self.weight(row, column))
                if column < COLUMNS:
                    words = crossing(0, over, 0, over) * (width - 1)
                    canvas.write(x + 1, y, words, line_style(over, row))
                if row < ROWS:
                    for line in range(y + 1, y + height):
                        canvas.write(x, line, crossing(beside, 0, beside, 0), line_style(beside, 0))
                self.draw_crossing(canvas, row, column, over, beside)

    def draw_crossing(self, canvas: Canvas, row: int, column: int, right: int, down: int) -> None:
        left = max(self.weight(row - 1, column - 1), self.weight(row, column - 1))
        up = max(self.weight(row - 1, column - 1), self.weight(row - 1, column))
        x, y = column * (self.plan.tile_width + 1), row * (self.plan.tile_height + 1)
        heaviest = max(up, right, down, left)
        canvas.write(x, y, crossing(up, right, down, left), line_style(heaviest, row))

    def draw_tile(self, canvas: Canvas, index: int) -> None:
        """What is on it, on its colour."""
        assert self.table is not None
        tile, region = self.tiles[index], self.tile_region(index)
        in_set_up = self.table["phase"] == "set-up"
        written = written_on(tile, self.plan, self.near, in_set_up=in_set_up)
        paint = written.paint or (DARKER if index % 2 else "")
        if self.weight(*divmod(index, COLUMNS)) == HEAVY:
            paint = HIGHLIGHTED
        for line in range(self.plan.tile_height):
            words = written.lines[line] if line < len(written.lines) else ""
            style = "" if line else "bold "
            canvas.write(
                region.x,
                region.y + 1 + line,
                f"{words:{self.plan.tile_width}}",
                f"{style}on {paint}" if paint else "",
            )
        canvas.write(region.right - len(written.edge), region.y, written.edge, "")
        self.draw_name(canvas, tile, region)

    def draw_name(self, canvas: Canvas, tile: TileView, region: Region) -> None:
        """On the upper edge, with the key that chooses it."""
        place = tile["id"]
        if place not in self.glow.keys:
            canvas.write(region.x, region.y, tile["name"], GRID)
            return
        sign = signs.PICKED if place in self.glow.picked else CHOOSE
        canvas.write(region.x, region.y, f"{tile['name']} {self.glow.keys[place]}{sign}", LIT)

    # ------------------------------------------------------------ between tiles

    def edge(self, one: int, other: int) -> Region:
        """The line between two tiles, with the crossings at its ends."""
        first, second = sorted((one, other))
        region = self.tile_region(second)
        if second - first == COLUMNS:
            return Region(region.x - 1, region.y, region.width + 2, 1)
        return Region(region.x - 1, region.y, 1, region.height + 1)

    def draw_edge(self, canvas: Canvas, edge: Region, sign: str, style: str) -> None:
        """Over the lines of the grid, not over names and keys."""
        for line in range(edge.y, edge.bottom):
            for place in range(edge.x, edge.right):
                if canvas.characters[line][place] in STROKES.strip():
                    canvas.write(place, line, sign, style)

    def draw_rivers(self, canvas: Canvas) -> None:
        """The water runs on over the edge between the two tiles of a river."""
        for seat in (0, 1):
            tiles = [
                index
                for index, tile in enumerate(self.tiles)
                if "river" in tile and tile["river"]["seat"] == seat
            ]
            if len(tiles) == 2:
                self.draw_edge(canvas, self.edge(*tiles), signs.RIVER, "$primary")

    def draw_fire_lines(self, canvas: Canvas) -> None:
        assert self.table is not None
        names = [tile["name"] for tile in self.tiles]
        for line in self.table["lines"]:
            one, other = (names.index(name) for name in line["between"])
            edge = self.edge(one, other)
            self.draw_edge(canvas, edge, signs.FIRE, FIRE)
            owner = signs.arrow(line["seat"], self.near)
            x = edge.right - 1 if edge.height == 1 else edge.x
            y = edge.y if edge.height == 1 else edge.y + edge.height // 2
            canvas.write(x, y, owner, FIRE)


def tiles_from(table: BattleView, near: int) -> list[TileView]:
    """Row by row from the upper left, as somebody with this army at the lower edge sees them."""
    tiles = table["tiles"]
    rows = [tiles[start : start + COLUMNS] for start in range(0, len(tiles), COLUMNS)]
    if near:
        return [tile for row in rows for tile in reversed(row)]
    return [tile for row in reversed(rows) for tile in row]


def line_style(weight: int, row: int) -> str:
    if weight == HEAVY:
        return LIT
    return MIDDLE if row == ROWS // 2 else GRID
