"""Signs of the HELLBREAK table. None stands alone: a word, a number or its place goes with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from breakfall.games.hellbreak.description import BarDescription, CardDescription
from breakfall.terminal.widgets.spot import CHOOSE

BLOOD = "●"
MALICE = "◆"
CARDS = "▤"
HEALTH = "♥"
COMBAT = "⚔"
READY = "▮"  # an upright card
EXHAUSTED = "▬"  # a card on its side
BACK = "▒"
NO_MALICE = "·"
FAR = "▲"
NEAR = "▼"
INITIATIVE = "★"
SLUMBER = "☾"
TURN = "»"
DISLOYAL = "✗"

LEGEND = (
    (f"1{CHOOSE}", "may be chosen, by this key or a click"),
    (f"{BLOOD}3  {MALICE}2", "blood and malice; on a card in hand, what it costs"),
    (f"{BLOOD}3 {MALICE}1 {CARDS}2 a round", "what vault and monster give at the next Feeding"),
    ("C  CC  F2", "aspect icons: Cursed, Deranged, Feral, Revenant, Void; on a card, its loyalty"),
    (f"vault {BLOOD}1 {MALICE}1", "what this card would give there each round"),
    (f"{DISLOYAL} needs CC", "the vault does not show enough of these icons yet"),
    (f"{COMBAT}2 {HEALTH}3/4", "combat, and the health that is left of all"),
    (f"2{HEALTH}3/4", "the same where there is little room"),
    ("P1 F1 H2", "scheme icons: Prowl, Foresee, Haunt"),
    (f"{READY}  {EXHAUSTED}", "ready; exhausted, on its side"),
    (
        f"{HEALTH}5 {READY}{EXHAUSTED}{EXHAUSTED}",
        "health stack: a card on its side is 2, upright 1",
    ),
    (f"{MALICE}{MALICE}{NO_MALICE}{NO_MALICE} 2 of 4", "malice on this side of a location"),
    (f"{FAR} Jaws  {NEAR} Dracula", "who controls a location"),
    (INITIATIVE, "has the initiative"),
    (TURN, "acts now"),
    (SLUMBER, "slumbers until the Horror Phase ends"),
    (BACK * 3, "cards that are hidden from you"),
)


def turned(exhausted: bool) -> str:
    return EXHAUSTED if exhausted else READY


def state(exhausted: bool) -> str:
    return "exhausted" if exhausted else "ready"


def loyalty(card: CardDescription) -> str:
    """Its aspect as often as the vault has to show it: "CC"."""
    return card["aspect"][0] * card["loyalty"]


def scheme(icons: Sequence[str]) -> str:
    """ "P1 H2" """
    return " ".join(f"{icon[0]}{icon.split()[-1]}" for icon in icons)


def resources(bar: BarDescription | Counter[str]) -> str:
    """ "●2 ▤1" """
    amounts = ((BLOOD, bar["blood"]), (MALICE, bar["malice"]), (CARDS, bar["cards"]))
    return " ".join(f"{sign}{amount}" for sign, amount in amounts if amount)


def health_stack(cards: int, *, is_top_vertical: bool) -> str:
    """The top card first: upright when it has lost one of its two points."""
    return "".join([READY] * is_top_vertical + [EXHAUSTED] * (cards - is_top_vertical))
