"""What all games show alike: headline, seats, piles and zones."""

from __future__ import annotations

from breakfall.core.view import (
    PileView,
    SeatView,
    Shell,
    ZoneView,
    counter,
    pile,
    pile_place,
    place,
    zone,
)
from breakfall.games.hellbreak import view
from breakfall.games.hellbreak.state import Duel, Side
from breakfall.games.hellbreak.terms import HORROR, NOBODY


def shell(duel: Duel, mask: int) -> Shell:
    acting = duel.stage == HORROR and duel.outcome is None
    return {
        "headline": headline(duel),
        "phase": view.phase(duel),
        "active": [duel.turn] if acting else [],
        "seats": [seat_view(duel, side) for side in duel.sides],
        "piles": [found for side in duel.sides for found in piles(duel, side, mask)],
        "zones": zones(duel, mask),
        "score_name": "health left",
    }


def headline(duel: Duel) -> str:
    if duel.outcome is not None:
        return "The match is over"
    holder = f"initiative: {duel.name_of(duel.sides[duel.initiative])}"
    if not duel.round:
        return f"Set-up · {holder}"
    text = f"Round {duel.round} · {view.phase(duel)} · {holder}"
    if duel.stage == HORROR and duel.slumbering != NOBODY:
        text += f" · {duel.name_of(duel.sides[duel.slumbering])} slumbers"
    return text


def seat_view(duel: Duel, side: Side) -> SeatView:
    return {
        "seat": side.seat,
        "name": duel.name_of(side),
        "color": None,
        "status": "has initiative" if duel.holds_initiative(side) else "",
        "counters": [
            counter("Health", side.health),
            counter("Blood", side.blood),
            counter("Malice", side.malice),
        ],
    }


def piles(duel: Duel, side: Side, mask: int) -> list[PileView]:
    """Crypt and vault, what is known of the deck, and the titles that it began with."""
    name, seat = duel.name_of(side), side.seat
    found = [
        pile(f"crypt:{seat}", f"Crypt of {name}", view.seen(side.piles.crypt, mask), seat),
        pile(f"vault:{seat}", f"Vault of {name}", view.seen(side.piles.vault, mask), seat),
    ]
    deck = view.seen(side.piles.deck, mask)
    if any(deck):
        found.append(pile(f"deck:{seat}", f"Known in the deck of {name}", deck, seat))
    titles: list[str | None] = [*side.deck_list]
    found.append(pile(f"deck-list:{seat}", f"Deck list of {name}", titles, seat))
    return found


# ---------------------------------------------------------------- zones


def zones(duel: Duel, mask: int) -> list[ZoneView]:
    locations = [place(one.place, one.face.key) for one in duel.places]
    found = [zone("locations", "row", "Locations", None, locations)]
    for side in duel.sides:
        found += zones_of(duel, side, mask)
    return found


def zones_of(duel: Duel, side: Side, mask: int) -> list[ZoneView]:
    seat, name, hidden = side.seat, duel.name_of(side), side.piles
    monster = [place(side.monster.place, side.monster.card.key)]
    minions = [place(minion.place, minion.face.key) for minion in side.minions]
    assets = [place(asset.place, asset.face.key) for asset in side.assets]
    hand = [
        place(f"hand:{seat}" if card is None else f"hand:{seat}:{card}", card)
        for card in view.seen(hidden.hand, mask)
    ]
    deck = pile_place(f"deck:{seat}", view.seen(hidden.deck, mask))
    crypt = pile_place(f"crypt:{seat}", view.seen(hidden.crypt, mask))
    return [
        zone(f"monster:{seat}", "row", name, seat, monster),
        zone(f"minions:{seat}", "row", f"Minions of {name}", seat, minions),
        zone(f"assets:{seat}", "row", f"Assets of {name}", seat, assets),
        zone(f"hand:{seat}", "hand", f"Hand of {name}", seat, hand),
        zone(f"deck:{seat}", "pile", f"Deck of {name}", seat, [deck]),
        zone(f"crypt:{seat}", "pile", f"Crypt of {name}", seat, [crypt]),
    ]
