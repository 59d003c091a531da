"""What is written on one tile."""

from __future__ import annotations

from typing import NamedTuple

from breakfall.games.break_.view import TileView, TroopView
from breakfall.terminal.layouts.break_ import signs
from breakfall.terminal.layouts.break_.plan import Plan
from breakfall.terminal.layouts.break_.signs import Pair, fitting, lying_on

OWN = "$primary 34%"
ENEMY = "$error 30%"
GROUNDS = {
    "wall": "$foreground 22%",
    "trees": "$success 24%",
    "river": "$primary 14%",
    "trap": "$warning 16%",
    "snare": "$warning 16%",
    "bomb": "$warning 16%",
}
FILLED = {"wall": signs.WALL, "trees": f"{signs.TREES} ", "river": signs.RIVER}


class Written(NamedTuple):
    """Signs on the upper edge, lines inside, and what the tile is painted with."""

    edge: str
    lines: list[str]
    paint: str


def written_on(tile: TileView, plan: Plan, near: int, *, in_set_up: bool) -> Written:
    if "troop" in tile:
        return troop_written(tile, tile["troop"], plan, near, in_set_up)
    for ground in GROUNDS:
        if ground in tile:
            return ground_written(tile, ground, plan, near)
    return Written("", [], "")


def troop_written(
    tile: TileView, troop: TroopView, plan: Plan, near: int, in_set_up: bool
) -> Written:
    """Whose, name and power; then icons and what lies there, as far as there is room."""
    width, height = plan.tile_width, plan.tile_height
    first = name_line(signs.arrow(troop["seat"], near), troop["name"], power_of(troop), width)
    lying = lying_on(tile, near)
    icons = signs.troop_icons(troop["icons"], in_set_up=in_set_up)
    paint = OWN if troop["seat"] == near else ENEMY
    if height == 1:
        return Written(on_edge(lying, icons, width - 5), [first], paint)
    if height == 2:
        return Written("", [first, fitting([*lying, *icons], width)], paint)
    half = len(icons) if lying else (len(icons) + 1) // 2
    second = [*icons[half:], *lying]
    return Written("", [first, fitting(icons[:half], width), fitting(second, width)], paint)


def name_line(arrow: str, name: str, right: str, width: int) -> str:
    """ "▲Golem  2/4": the name gives way to the number."""
    room = width - len(arrow) - len(right)
    return f"{arrow}{signs.shortened(name, room):{room}}{right}"


def power_of(troop: TroopView) -> str:
    """What is left; of how much, if it has lost some."""
    left, whole = troop["power"], troop["printed_power"]
    return f"{left}/{whole}" if left < whole else f" {left}"


def on_edge(lying: list[Pair], icons: list[Pair], width: int) -> str:
    """What lies there with its word's first letter, then as many icons as fit."""
    words = "".join(f"{sign}{word[:1]}" if signs.is_told(sign) else sign for sign, word in lying)
    words += "".join(sign for sign, _ in icons)
    return words[:width]


def ground_written(tile: TileView, ground: str, plan: Plan, near: int) -> Written:
    """Whose, what, and the rest of the tile filled with its sign."""
    width = plan.tile_width
    lying = lying_on(tile, near)
    main = next(pair for pair in lying if pair[0] == SIGNS[ground])
    others = "".join(sign for sign, _ in lying if sign != main[0])
    owner = tile[ground]["seat"]  # type: ignore[literal-required]
    words = f"{main[0]}{main[1]}"
    if ground == "river":
        words = f"{signs.RIVER * 2}{main[1]}{signs.RIVER * width}"
    right = signs.TOKEN * tile["wall"]["tokens"] if "wall" in tile else others
    lines = [name_line(signs.arrow(owner, near), words, right, width)]
    fill = (FILLED.get(ground, "") * width)[:width]
    lines += [fill] * (plan.tile_height - 1)
    return Written("", lines, GROUNDS[ground])


SIGNS = {
    "wall": signs.WALL,
    "trees": signs.TREES,
    "river": signs.RIVER,
    "trap": signs.TRAP,
    "snare": signs.SNARE,
    "bomb": signs.BOMB,
}
