"""Signs of the Havenfall table. None stands alone: a letter, a word or its place goes with it."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content

from breakfall.terminal.widgets.spot import CHOOSE

TREASURE = "◆"
DAMAGE = "⚔"
HEALTH = "♥"
POINTS = "★"
AVAILABLE = "●"
EXHAUSTED = "○"
BACK = "▒"
TURN = "»"
USED = "✓"
ENOUGH = "✓"

# A pixel is the first letter of its colour; these are the letter and the paint behind it.
PAINT = {
    "blue": ("#ffffff", "#2860b0"),
    "red": ("#ffffff", "#b3261e"),
    "green": ("#ffffff", "#1f7a43"),
    "yellow": ("#14161f", "#e0b000"),
    "any": ("#14161f", "#b8b6ae"),
}
ANY = "*"

LEGEND = (
    (f"1{CHOOSE}", "may be chosen, by this key or a click"),
    (
        f"{TREASURE}2  {DAMAGE}3 {HEALTH}4",
        "treasure, damage and health of a card, or of a war room",
    ),
    (f"{DAMAGE}2(5) {HEALTH}3(6)", "in brackets: what counts against a boss"),
    ("3× Copper", "copies that lie on one another"),
    (f"{TREASURE}6 ×10", "for sale: what a card costs, and the copies left"),
    ("B R G Y", "pixels: blue, red, green, yellow; on a card, what its ability or the spell takes"),
    (ANY, "a pixel of any colour"),
    (
        f"B{AVAILABLE}{AVAILABLE}{EXHAUSTED}",
        "blue pixels in a war room: two available, one exhausted",
    ),
    (f"{USED} used", "its ability has been used this turn"),
    (f"lack {DAMAGE}2 {HEALTH}1", "what the war room at turn lacks to match this monster"),
    (f"{ENOUGH} matched", "the war room at turn matches both numbers of this monster"),
    (f"{POINTS}3", "points; on the boss, what it is worth"),
    ("S2 H5 D7 X9", "spells, cards in hand, in the deck and in the discard pile"),
    (TURN, "whose turn it is; before a monster, it is being fought"),
    (BACK * 3, "cards that are hidden from you"),
)


def letter(colour: str) -> str:
    return ANY if colour == "any" else colour[0].upper()


def pixel(colour: str) -> Content:
    ink, paint = PAINT[colour]
    return Content.styled(letter(colour), f"bold {ink} on {paint}")


def pixels(colours: Iterable[str]) -> Content:
    return Content("").join(pixel(colour) for colour in colours)


def strength(damage: int, health: int) -> str:
    """ "⚔3 ♥4" """
    return f"{DAMAGE}{damage} {HEALTH}{health}"
