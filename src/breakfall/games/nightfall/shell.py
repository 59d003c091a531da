"""What all games show alike: headline, seats, piles and zones."""

from __future__ import annotations

from breakfall.core.view import (
    CounterView,
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
from breakfall.games.nightfall import view
from breakfall.games.nightfall.state import Archive, Night, Player
from breakfall.games.nightfall.terms import NOT_DRAWN


def shell(night: Night, mask: int) -> Shell:
    is_over = night.outcome is not None
    return {
        "headline": headline(night, mask),
        "phase": view.phase(night),
        "active": [] if is_over or not night.turn else [night.active],
        "seats": [seat_view(night, player) for player in night.players],
        "piles": [*(discard_pile(night, player, mask) for player in night.players), exile(night)],
        "zones": zones(night, mask),
        "score_name": "wounds, the fewest win",
    }


def headline(night: Night, mask: int) -> str:
    if night.outcome is not None:
        return "The match is over"
    if not night.turn:
        if night.first == NOT_DRAWN:
            return "Set-up"
        first = night.who((night.first,), mask)
        return f"Set-up · {first} {first:goes|go} first"
    parts = [f"Game {night.game_number}"] if night.goal else []
    parts.append(f"Turn {night.turn}")
    parts.append(owned(night.who((night.active,), mask), "turn"))
    parts.append(view.phase(night).capitalize())
    if night.is_ending:
        parts.append("the last wound is taken")
    return " · ".join(parts)


def seat_view(night: Night, player: Player) -> SeatView:
    return {
        "seat": player.seat,
        "name": None,
        "color": None,
        "status": "goes first" if player.seat == night.first else "",
        "counters": counters(night, player),
    }


def counters(night: Night, player: Player) -> list[CounterView]:
    found = [counter("Wounds", player.wounds)]
    if night.goal:
        found.append(counter("Wounds of the series", player.total))
    if player.points:
        found.append(counter("Influence", player.points))
    return found


# ---------------------------------------------------------------- piles


def discard_pile(night: Night, player: Player, mask: int) -> PileView:
    """All of one's own, the top of anybody else's. (NF-16.4)"""
    who = night.who(player.seats, mask)
    cards = discarded(player, mask)
    what = "discard pile" if mask == player.bit else "discard pile, its top card"
    return pile(f"discard-pile:{player.seat}", owned(who, what), cards, player.seat)


def discarded(player: Player, mask: int) -> list[str | None]:
    cards = view.faces(player.discard, mask)[::-1]
    return cards if mask == player.bit else cards[:1] + [None] * (len(cards) - 1)


def exile(night: Night) -> PileView:
    exiled = view.faces(night.exile, night.everyone)
    return pile("exile", "Exile", exiled + view.faces(night.exiled_wounds, night.everyone))


# ---------------------------------------------------------------- zones


def zones(night: Night, mask: int) -> list[ZoneView]:
    chain = [place(link.id, link.order.key) for link in night.chain]
    found = [
        zone("commons", "market", "Commons", None, archives(night.commons)),
        zone("chain", "row", "The chain", None, chain),
    ]
    for player in night.players:
        found += zones_of(night, player, mask)
    return found


def archives(shown: list[Archive]) -> list[PlaceView]:
    return [place(archive.id, archive.order.key, len(archive.pile.cards)) for archive in shown]


def zones_of(night: Night, player: Player, mask: int) -> list[ZoneView]:
    seat, who = player.seat, night.who(player.seats, mask)
    minions = [place(minion.id, minion.order.key) for minion in player.minions]
    hand = [
        place(f"hand:{seat}" if card is None else f"hand:{card}", card)
        for card in view.faces(player.hand, mask if mask == player.bit else 0)
    ]
    pack = [place(f"pack:{order}", order) for order in view.draft_faces(player.pack, mask) if order]
    discard = f"discard-pile:{seat}"
    found = [
        zone(f"minions:{seat}", "row", owned(who, "minions"), seat, minions),
        zone(f"archives:{seat}", "market", owned(who, "archives"), seat, archives(player.archives)),
        zone(f"hand:{seat}", "hand", owned(who, "hand"), seat, hand),
        zone(
            discard,
            "pile",
            owned(who, "discard pile"),
            seat,
            [pile_place(discard, discarded(player, mask))],
        ),
    ]
    if pack:
        found.append(zone(f"pack:{seat}", "hand", owned(who, "draft"), seat, pack))
    return found
