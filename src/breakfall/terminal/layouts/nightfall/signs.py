"""Signs of the Nightfall table. None stands alone: a letter, a word or its place goes with it."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content

from breakfall.terminal.widgets.spot import CHOOSE

STRENGTH = "⚔"
HEALTH = "♥"
WOUND = "✖"
BACK = "▒"
TURN = "»"
FIRST = "★"
NEXT = "◀"
LINKS = "→"
KICKER = "+"
KICKED = "✓"
SILENCED = "✗"
BLOCKS = "‖"
ATTACKS = "──▶"
COST = "◆"

# A moon is the first letter of its colour; these are the letter and the paint behind it.
MOONS = {
    "white": ("#14161f", "#d2d0c8"),
    "red": ("#ffffff", "#b3261e"),
    "green": ("#ffffff", "#1f7a43"),
    "purple": ("#ffffff", "#7f3fa6"),
    "yellow": ("#14161f", "#e0b000"),
    "blue": ("#ffffff", "#2860b0"),
}

LEGEND = (
    (f"1{CHOOSE}", "may be chosen, by this key or a click"),
    ("W R G P Y B", "moons: white, red, green, purple, yellow, blue; before a name, its colour"),
    (f"{LINKS}PY", "colours that may be linked to this card"),
    (f"{KICKER}G", "kicker: works where the card before it is of this colour"),
    (f"{KICKER}G{KICKED}", "in the chain: this kicker works"),
    (NEXT, "the last card of the chain: links are made to it, and it resolves first"),
    (f"{SILENCED} silenced", "its chain text and kicker do nothing"),
    (f"{STRENGTH}3 {HEALTH}2/3", "a minion's strength, and the health that is left of all"),
    ("#1", "the number of an attack, or of a card in the chain"),
    (f"#1{LINKS}", "this minion attacks; the number ties it to its line"),
    (f"#1{BLOCKS}", "this minion blocks that attack"),
    (f"{WOUND}7", "wounds that a player has; bi, bu, bl: bites, burns, bleeds"),
    ("H5 D7 X9", "cards in hand, deck and discard pile, with the top card of the last"),
    (f"{COST}4 ×7", "what an order costs, and the copies left in its archive"),
    ("I3", "influence left to spend"),
    (FIRST, "went first"),
    (TURN, "whose turn it is"),
    (BACK * 3, "cards that are hidden from you"),
)


def moon(colour: str) -> Content:
    if not colour:
        return Content("")
    ink, paint = MOONS[colour]
    return Content.styled(colour[0].upper(), f"bold {ink} on {paint}")


def moons(links: Iterable[str], kicker: str, *, is_kicked: bool = False) -> Content:
    """What may follow, and what kicks: "→PY +G"."""
    found = Content(LINKS).append(Content("").join(moon(colour) for colour in links))
    if kicker:
        found = found.append(f" {KICKER}").append(moon(kicker))
    return found.append(KICKED) if is_kicked else found
