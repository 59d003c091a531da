"""What all games show alike: headline, seats, piles and zones."""

from __future__ import annotations

from breakfall.core.view import (
    PileView,
    PlaceView,
    SeatView,
    Shell,
    ZoneView,
    counter,
    owned,
    pile,
    pile_place,
    place,
    zone,
)
from breakfall.games.havenfall import view
from breakfall.games.havenfall.state import ACTIONS, Haven, Pile, Side, row_place, stock_place
from breakfall.games.havenfall.terms import COLOURS


def shell(haven: Haven, mask: int) -> Shell:
    is_over = haven.outcome is not None
    return {
        "headline": headline(haven, mask),
        "phase": "over" if is_over else ACTIONS[haven.turn.action] or "turn",
        "active": [] if is_over else [haven.active],
        "seats": [seat_view(haven, side) for side in haven.sides],
        "piles": piles(haven, mask),
        "zones": zones(haven, mask),
        "score_name": "points",
    }


def headline(haven: Haven, mask: int) -> str:
    if haven.outcome is not None:
        return "The match is over"
    last = f" of {haven.last_round}" if haven.last_round else ""
    parts = [f"Round {haven.round}{last}", owned(haven.who((haven.active,), mask), "turn")]
    action = ACTIONS[haven.turn.action]
    if action:
        parts.append(f"{action} action")
    return " · ".join(parts)


def seat_view(haven: Haven, side: Side) -> SeatView:
    return {
        "seat": side.seat,
        "name": None,
        "color": COLOURS[side.colour],
        "status": "goes first" if side.seat == haven.first else "",
        "counters": [counter("Points", side.points), counter("Pixels", side.pixels)],
    }


# ---------------------------------------------------------------- piles


def piles(haven: Haven, mask: int) -> list[PileView]:
    """Discard piles, defeated monsters, arcane cards, and what has left the game."""
    board = haven.board
    found = [
        found for side in from_the_viewer(haven, mask) for found in piles_of(haven, side, mask)
    ]
    return [
        *found,
        pile("defeated", "Defeated monsters", view.seen(board.defeated, mask)),
        pile("arcane", "Arcane cards", view.seen(board.arcane, mask)),
        pile("trash", "Trash", view.seen(board.trash, mask)),
        pile("trashed-spells", "Trashed spells", view.seen(board.trashed_spells, mask)),
    ]


def from_the_viewer(haven: Haven, mask: int) -> list[Side]:
    """The sides as they sit around the table, one's own first."""
    near = next((side.seat for side in haven.sides if side.mask & mask), 0)
    return haven.sides[near:] + haven.sides[:near]


def piles_of(haven: Haven, side: Side, mask: int) -> list[PileView]:
    """The discard pile, and what this viewer has seen of what is hidden."""
    who, piles = haven.who(side.seats, mask), side.piles
    seat, discard = side.seat, view.seen(piles.discard, mask)
    found = [pile(f"discard:{seat}", owned(who, "discard pile"), discard, seat)]
    hidden = (("spells", piles.spells), ("hand", piles.hand), ("deck", piles.deck))
    for what, there in hidden:
        cards = view.seen(there, mask)
        if any(cards):
            title = owned(who, f"{what}, as far as you know")
            found.append(pile(f"{what}:{seat}", title, cards, seat))
    return found


# ---------------------------------------------------------------- zones


def zones(haven: Haven, mask: int) -> list[ZoneView]:
    row = [
        place(row_place(number), None if one is None else one.face.key, one is not None)
        for number, one in enumerate(haven.row)
    ]
    defeated = pile_place("defeated", view.seen(haven.board.defeated, mask))
    found = [
        zone("row", "row", "Monsters", None, row),
        zone("market", "market", "Market", None, stock(haven.piles + haven.items)),
        zone("defeated", "pile", "Defeated monsters", None, [defeated]),
    ]
    for side in from_the_viewer(haven, mask):
        found += zones_of(haven, side, mask)
    return found


def stock(piles: list[Pile]) -> list[PlaceView]:
    return [place(stock_place(one), one.face.key, len(one.zone.cards)) for one in piles]


def zones_of(haven: Haven, side: Side, mask: int) -> list[ZoneView]:
    seat, who, piles = side.seat, haven.who(side.seats, mask), side.piles
    play = [place(me.place, me.face.key) for me in side.play]
    spells = [
        place(f"spell:{seat}" if card is None else f"spell:{seat}:{card}", card)
        for card in view.seen(piles.spells, mask)
    ]
    hand = [
        place(f"hand:{seat}" if card is None else f"card:{card}", card)
        for card in view.seen(piles.hand, mask)
    ]
    discard = pile_place(f"discard:{seat}", view.seen(piles.discard, mask))
    return [
        zone(f"play:{seat}", "row", owned(who, "cards in play"), seat, play),
        zone(f"hand:{seat}", "hand", owned(who, "hand"), seat, hand),
        zone(f"spells:{seat}", "hand", owned(who, "spells"), seat, spells),
        zone(f"discard:{seat}", "pile", owned(who, "discard pile"), seat, [discard]),
    ]
