"""What a viewer sees of the table, and where it lies. An allow-list: nothing else is shown."""

from __future__ import annotations

from typing import TypedDict

from breakfall.core.cards import Card
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
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Side, rank_id
from breakfall.games.nightbreak.terms import (
    CYCLE_PHASE,
    FACTIONS,
    HOUR_FACTION,
    HOUR_SYMBOLS,
    HOURS,
    KINDS,
    STAGES,
    STATUSES,
    Faction,
    Hour,
    Kind,
    Status,
)


class HeroView(TypedDict):
    """A hero in play."""

    id: str
    hero: str
    name: str
    faction: Faction
    kind: Kind
    hp: int
    strength: int
    damage: int
    held: int
    prayers: int
    statuses: list[Status]
    has_prayed: bool
    has_attacked: bool


class CardView(TypedDict):
    """A card in a pile: its face if the viewer knows it, its back if that was ever seen."""

    hero: str | None
    back: str | None


class SideView(TypedDict):
    name: str
    faction: Faction | None
    seats: list[int]
    favor: int
    points: int
    kingmaker: str | None
    row: list[HeroView | None]
    deck: list[CardView]
    discard: list[CardView]
    removed: list[CardView]


class TimeView(TypedDict):
    """A Time card: whose hour it is, and how many points it brings them."""

    hour: Hour
    faction: Faction
    symbols: int


class BattleView(TypedDict):
    phase: str
    turn: int
    turns: int
    hour: Hour | None
    time_deck: list[Hour]
    times: list[TimeView]  # every kind of Time card, as printed
    first: int
    active: int
    acting: str | None
    shares_one_deck: bool
    sides: list[SideView]


def table(battle: Battle, mask: int) -> BattleView:
    """The open table, and of the piles what this viewer knows. (NB-14)"""
    over = battle.turn >= len(battle.time_deck)
    time_has_passed = over or battle.stage == CYCLE_PHASE  # but the turn has not
    return {
        "phase": phase(battle),
        "turn": battle.turn + (0 if time_has_passed else 1),
        "turns": len(battle.time_deck),
        "hour": None if over else HOURS[battle.time],
        "time_deck": [HOURS[hour] for hour in battle.time_deck[battle.turn :]],
        "times": [time_view(hour) for hour in range(len(HOURS))],
        "first": battle.first,
        "active": battle.active,
        "acting": acting(battle),
        "shares_one_deck": shares_one_deck(battle),
        "sides": [side_view(battle, side, mask) for side in battle.sides],
    }


def phase(battle: Battle) -> str:
    return "over" if battle.outcome is not None else STAGES[battle.stage]


def time_view(hour: int) -> TimeView:
    return {
        "hour": HOURS[hour],
        "faction": FACTIONS[HOUR_FACTION[hour]],
        "symbols": HOUR_SYMBOLS[hour],
    }


def acting(battle: Battle) -> str | None:
    hero = battle.acting
    return None if hero is None or not hero.in_play else rank_id(hero.side, hero.column)


def side_view(battle: Battle, side: Side, mask: int) -> SideView:
    """One side, its row in columns as the first side counts them."""
    piles = side.piles
    return {
        "name": battle.format.side_name(battle, side),
        "faction": None if side.faction < 0 else FACTIONS[side.faction],
        "seats": list(side.seats),
        "favor": side.favor,
        "points": side.points,
        "kingmaker": None if side.kingmaker is None else side.kingmaker.key,
        "row": [None if hero is None else hero_view(hero) for hero in side.row],
        "deck": [card_view(battle, card, mask) for card in reversed(piles.deck.cards)],
        "discard": [card_view(battle, card, mask) for card in reversed(piles.discard.cards)],
        "removed": [card_view(battle, card, mask) for card in piles.removed.cards],
    }


def card_view(battle: Battle, card: Card, mask: int) -> CardView:
    if card.known_to & mask:
        return {"hero": card.face.key, "back": card.face.back}
    tells_nothing = card.back_seen or not shares_one_deck(battle)
    return {"hero": None, "back": card.face.back if tells_nothing else None}


def shares_one_deck(battle: Battle) -> bool:
    return battle.sides[0].piles.deck is battle.sides[1].piles.deck


def hero_view(hero: HeroInPlay) -> HeroView:
    return {
        "id": rank_id(hero.side, hero.column),
        "hero": hero.face.key,
        "name": hero.face.name,
        "faction": FACTIONS[hero.face.faction],
        "kind": KINDS[hero.printed.kind],
        "hp": hero.hp,
        "strength": hero.strength,
        "damage": hero.damage,
        "held": hero.held,
        "prayers": hero.prayers,
        "statuses": [word for status, word in STATUSES.items() if hero.has(status)],
        "has_prayed": hero.has_prayed,
        "has_attacked": hero.has_attacked,
    }


# ---------------------------------------------------------------- what all games show alike


def shell(battle: Battle, mask: int) -> Shell:
    is_set_up = not battle.time_deck
    return {
        "headline": headline(battle),
        "phase": phase(battle),
        "active": [] if is_set_up or battle.outcome is not None else list(battle.turn_side.seats),
        "seats": [
            seat_view(battle, side, seat)
            for side, seat in sorted(
                ((side, seat) for side in battle.sides for seat in side.seats),
                key=lambda pair: pair[1],
            )
        ],
        "piles": [] if is_set_up else piles(battle, mask),
        "zones": [zone for side in battle.sides for zone in zones(battle, side, mask)],
        "score_name": "Favor",
    }


def headline(battle: Battle) -> str:
    if not battle.time_deck:
        return "Set-up"
    if battle.outcome is not None or battle.turn >= len(battle.time_deck):
        return "The Ritual is over"
    turn = battle.turn + (0 if battle.stage == CYCLE_PHASE else 1)
    hour = HOURS[battle.time]
    return f"Turn {turn} of {len(battle.time_deck)} · {hour} · {STAGES[battle.stage]}"


def seat_view(battle: Battle, side: Side, seat: int) -> SeatView:
    has_faction = side.faction >= 0
    return {
        "seat": seat,
        "name": seat_name(battle, side, seat),
        "color": FACTIONS[side.faction].lower() if has_faction else None,
        "status": "goes first" if side.index == battle.first else "",
        "counters": [counter("Favor", side.favor), counter("Blessing Points", side.points)],
    }


def seat_name(battle: Battle, side: Side, seat: int) -> str | None:
    """A player is called after the side; of a team, by the seat as well."""
    name = battle.format.side_name(battle, side)
    if len(side.seats) == 1:
        return name
    return None if side.faction < 0 else f"{name}, player {seat + 1}"


def piles(battle: Battle, mask: int) -> list[PileView]:
    """The discard piles, and what is known of the decks; in Twilight both sides share them."""
    if shares_one_deck(battle):
        return piles_of(battle.sides[0], "both", mask)
    return [
        found
        for side in battle.sides
        for found in piles_of(side, battle.format.side_name(battle, side), mask)
    ]


def piles_of(side: Side, whose: str, mask: int) -> list[PileView]:
    """Cards that everybody saw go under the deck are known there until it is shuffled."""
    seat = None if whose == "both" else side.seats[0]
    discard = known(side.piles.discard.cards, mask)
    found = [pile(f"discard:{side.index}", f"Discard pile of {whose}", discard, seat)]
    deck = known(side.piles.deck.cards, mask)
    if any(deck):
        found.append(pile(f"deck:{side.index}", f"Known in the deck of {whose}", deck, seat))
    return found


def known(cards: list[Card], mask: int) -> list[str | None]:
    """Their keys, top first; None for those that the viewer does not know."""
    return [card.face.key if card.known_to & mask else None for card in reversed(cards)]


def zones(battle: Battle, side: Side, mask: int) -> list[ZoneView]:
    name, seat = battle.format.side_name(battle, side), side.seats[0]
    row = [
        place(rank_id(side, column), None if hero is None else hero.face.key, hero is not None)
        for column, hero in enumerate(side.row)
    ]
    deck, discard = f"deck:{side.index}", f"discard:{side.index}"
    in_deck, discarded = known(side.piles.deck.cards, mask), known(side.piles.discard.cards, mask)
    return [
        zone(f"row:{side.index}", "row", f"Heroes of {name}", seat, row),
        zone(deck, "pile", f"Deck of {name}", seat, [pile_place(deck, in_deck)]),
        zone(discard, "pile", f"Discard pile of {name}", seat, [pile_place(discard, discarded)]),
    ]
