"""Signs of the BREAK table. None stands alone: a word, a number or its place goes with it."""

from __future__ import annotations

from collections.abc import Sequence

from breakfall.games.break_.board import CURRENTS, Current
from breakfall.games.break_.icons import ICONS as MEANINGS
from breakfall.games.break_.view import TileView
from breakfall.terminal.widgets.spot import CHOOSE

Pair = tuple[str, str]  # sign and word

NEAR = "▲"  # marches up the screen
FAR = "▼"
PICKED = "✓"
TURN = "»"
READY = "●"
USED = "○"
MOVE_LEFT = "■"
MOVE_GONE = "□"
POWER = "♥"
TRAP = "?"
SNARE = "#"
RIVER = "≈"
BOMB = "◉"
TREES = "♣"
WALL = "▒"
FIRE = "▓"
HELD = "⊗"
TOKEN = "•"
ARROWS = "↑→↓←"  # as the currents are named, from north on
ICONS = {
    "marksman": "◎",
    "nimble": "»",
    "column": "↕",
    "consumable": "¹",
    "helmet": "∩",
    "blade": "†",
    "twin": "=",
    "volatile": "✶",
    "mage": "✦",
    "archer": "➶",
    "thorns": "✱",
    "sacrifice": "✗",
    "frail": "~",
    "thornproof": "◇",
    "pattern": "✚",
    "harmless": "∅",
    "rooted": "⊥",
    "turncoat": "⇄",
    "first strike": "!",
}

LEGEND = (
    (f"1{CHOOSE}", "may be chosen, by this key or a click"),
    (f"{NEAR}Golem 4", "a troop of the near army, with its power"),
    (f"{FAR}Wolf 1/2", "one of the far army: the power left, of all"),
    (f"{NEAR}{WALL}Wall {TOKEN}{TOKEN}", "a wall of the near army; it loses a token each turn"),
    (f"{NEAR}{TREES}Trees", "trees: they block troops and shots"),
    (f"{FAR}{TRAP}trap", "a hidden trap; yours tell you what they are"),
    (f"{SNARE}snare  {HELD}held", "an open snare; a troop that cannot move until it is free"),
    (f"{RIVER}{RIVER}{RIVER}↑", "a river and its current"),
    (f"{BOMB}bomb", "on a tile, or stuck to a troop: explodes when its owner's turn begins"),
    (FIRE * 4, "a fire line between two tiles"),
    (f"{MOVE_LEFT}{MOVE_GONE}", "moves that are left; that are used"),
    (f"{READY}  {USED}", "a utility that is ready; that is used"),
    (TURN, "whose turn it is"),
    ("Priority 1 (lower)", "who has the lower one wins what would be a draw"),
    *((f"{ICONS[name]} {name}", meaning) for name, meaning in MEANINGS.values()),
)


def arrow(seat: int, near: int) -> str:
    """Whose it is: up marches the near army, down the far one."""
    return NEAR if seat == near else FAR


def troop_icons(icons: Sequence[str], *, in_set_up: bool) -> list[Pair]:
    """What matters of a troop now: the column only while troops are arranged."""
    return [(ICONS[icon], icon) for icon in icons if icon != "column" or in_set_up]


def lying_on(tile: TileView, near: int) -> list[Pair]:
    """What is on a tile besides a troop, and what happens to the troop."""
    found: list[Pair] = []
    if "troop" in tile and tile["troop"]["snared"]:
        found.append((HELD, "held"))
    elif "snare" in tile:
        found.append((SNARE, "snare"))
    if ("troop" in tile and tile["troop"]["bomb"]) or "bomb" in tile:
        found.append((BOMB, "bomb"))
    if "trap" in tile:
        found.append((TRAP, trap_word(tile["trap"]["kind"])))
    if "wall" in tile:
        found.append((WALL, "Wall"))
    if "trees" in tile:
        found.append((TREES, "Trees"))
    if "river" in tile:
        found.append((RIVER, current_arrow(tile["river"]["current"], near)))
    return found


def current_arrow(current: Current, near: int) -> str:
    """A direction as the viewer sees it: for the first army north is up, for the other down."""
    return ARROWS[(CURRENTS.index(current) + 2 * near) % len(ARROWS)]


def trap_word(kind: str | None) -> str:
    """What its owner knows of a trap, in one word."""
    return "trap" if kind is None else kind.rpartition("-")[2]


def fitting(pairs: Sequence[Pair], width: int) -> str:
    """Sign and word of each, shorter and shorter until they fit; signs alone at last."""
    ways = [
        "  ".join(f"{sign} {word}" for sign, word in pairs),
        " ".join(f"{sign}{word}" for sign, word in pairs),
        " ".join(f"{sign}{word[:4]}" for sign, word in pairs),
        " ".join(f"{sign}{word[:3]}" for sign, word in pairs),
        " ".join(f"{sign}{word[:3]}" if is_told(sign) else sign for sign, word in pairs),
        " ".join(f"{sign}{word[:2]}" if is_told(sign) else sign for sign, word in pairs),
        "".join(f"{sign}{word[:1]}" if is_told(sign) else sign for sign, word in pairs),
        "".join(sign for sign, _ in pairs),
    ]
    return next((words for words in ways if len(words) <= width), ways[-1][:width])


def is_told(sign: str) -> bool:
    """Its word says something that the sign does not."""
    return sign in (TRAP, RIVER)


def shortened(words: str, room: int) -> str:
    return words if len(words) <= room else words[: max(0, room)]
