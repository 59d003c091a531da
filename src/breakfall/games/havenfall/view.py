"""What a viewer sees of the table, and where it lies. An allow-list: nothing else is shown."""

from __future__ import annotations

from typing import TypedDict

from breakfall.core.cards import Card, Zone
from breakfall.games.havenfall.formats import GOAL
from breakfall.games.havenfall.rules.strength import can_be_named, points_for_boss
from breakfall.games.havenfall.state import (
    ACTIONS,
    BOSS,
    LOCATIONS,
    NOWHERE,
    Action,
    Haven,
    InPlay,
    Pile,
    Side,
    row_place,
    stock_place,
)
from breakfall.games.havenfall.terms import COLOURS, KINDS, NO_COLOUR, Color, Kind


class TurnView(TypedDict):
    seat: int
    action: Action | None
    fighting_at: str | None
    bought: int
    more_buys: int
    fought: int
    more_fights: int
    free_spells: int
    conquests: int
    is_over: bool


class MonsterView(TypedDict):
    """A monster with the numbers that count where it stands, and what a victory brings now."""

    id: str
    card: str
    name: str
    rank: int
    colour: Color
    damage: int
    health: int
    is_new: bool
    has_pixel: bool  # the supply has one of its color for whoever defeats it
    points: int


class StockView(TypedDict):
    """A face-up pile of one card that is for sale."""

    id: str
    card: str
    name: str
    type: Kind
    cost: int
    left: int


class InPlayView(TypedDict):
    """A card in play."""

    id: str
    card: str
    name: str
    type: Kind
    treasure: int
    damage: int
    health: int
    boss_damage: int
    boss_health: int
    owner: int
    has_drawn: bool
    is_informed: bool
    is_used: bool
    is_kept: bool


class SideView(TypedDict):
    """A player's side. Piles from their top; None: a back."""

    seat: int
    partners: list[int]
    colour: Color
    points: int
    available: dict[Color, int]
    exhausted: dict[Color, int]
    colour_change: list[Color] | None  # from which color to which
    treasure: int
    damage: int
    health: int
    boss_damage: int
    boss_health: int
    more_cards: int
    is_guarded: bool
    is_protected: bool
    play: list[InPlayView]
    hand: list[str | None]
    deck: list[str | None]
    discard: list[str | None]
    spells: list[str | None]
    looked_at: list[str | None]
    leader: list[str | None]
    away: list[str | None]


class HavenView(TypedDict):
    round: int
    last_round: int | None
    goal: int  # the points that win
    turn: TurnView
    row: list[MonsterView | None]
    monster_deck: list[str | None]
    defeated: list[str | None]
    piles: list[StockView]
    items: list[StockView]
    arcane: list[str | None]
    spell_deck: list[str | None]
    trashed_spells: list[str | None]
    trash: list[str | None]
    supply: dict[Color, int]
    leaders_are_free: bool
    sides: list[SideView]


def table(haven: Haven, mask: int) -> HavenView:
    """The open table, and of the piles what this viewer knows. (HF-16)"""
    board = haven.board
    return {
        "round": haven.round,
        "last_round": haven.last_round or None,
        "goal": GOAL,
        "turn": turn_view(haven),
        "row": [monster_view(haven, place) for place in range(3)],
        "monster_deck": seen(board.monster_deck, mask),
        "defeated": seen(board.defeated, mask),
        "piles": [pile_view(pile) for pile in haven.piles],
        "items": [pile_view(pile) for pile in haven.items],
        "arcane": seen(board.arcane, mask),
        "spell_deck": seen(board.spell_deck, mask),
        "trashed_spells": seen(board.trashed_spells, mask),
        "trash": seen(board.trash, mask),
        "supply": pixels_view(haven.supply),
        "leaders_are_free": haven.are_leaders_free,
        "sides": [side_view(haven, side, mask) for side in haven.sides],
    }


def turn_view(haven: Haven) -> TurnView:
    turn = haven.turn
    return {
        "seat": haven.active,
        "action": ACTIONS[turn.action],
        "fighting_at": None if turn.location == NOWHERE else LOCATIONS[turn.location],
        "bought": turn.bought,
        "more_buys": turn.more_buys,
        "fought": turn.fought,
        "more_fights": turn.more_fights,
        "free_spells": turn.free_spells,
        "conquests": turn.conquests,
        "is_over": turn.is_over,
    }


def monster_view(haven: Haven, place: int) -> MonsterView | None:
    """A monster with the numbers that count where it stands, and what a victory brings now."""
    monster = haven.row[place]
    if monster is None:
        return None
    damage, health = monster.face.as_boss if place == BOSS else monster.face.as_minion
    return {
        "id": row_place(place),
        "card": monster.face.key,
        "name": monster.face.name,
        "rank": monster.face.rank,
        "colour": COLOURS[monster.face.gives],
        "damage": damage + monster.damage,
        "health": health + monster.health,
        "is_new": not can_be_named(haven, place),
        "has_pixel": haven.supply[monster.face.gives] > 0,
        "points": points_for_boss(haven, monster.face) if place == BOSS else 0,
    }


def pile_view(pile: Pile) -> StockView:
    return {
        "id": stock_place(pile),
        "card": pile.face.key,
        "name": pile.face.name,
        "type": KINDS[pile.face.kind],
        "cost": pile.face.cost,
        "left": len(pile.zone.cards),
    }


def pixels_view(pixels: list[int]) -> dict[Color, int]:
    return {name: pixels[colour] for colour, name in enumerate(COLOURS)}


def side_view(haven: Haven, side: Side, mask: int) -> SideView:
    piles = side.piles
    is_active = haven.active == side.seat
    return {
        "seat": side.seat,
        "partners": partners(haven, side),
        "colour": COLOURS[side.colour],
        "points": side.points,
        "available": pixels_view(side.available),
        "exhausted": pixels_view(side.exhausted),
        "colour_change": colour_change(side),
        "treasure": side.treasure if is_active else 0,
        "damage": side.damage if is_active else 0,
        "health": side.health if is_active else 0,
        "boss_damage": side.boss_damage if is_active else 0,
        "boss_health": side.boss_health if is_active else 0,
        "more_cards": side.more_cards,
        "is_guarded": haven.turn.guarded & side.mask != 0,
        "is_protected": haven.turn.protected & side.mask != 0,
        "play": [in_play_view(me) for me in side.play],
        "hand": seen(piles.hand, mask),
        "deck": seen(piles.deck, mask),
        "discard": seen(piles.discard, mask),
        "spells": seen(piles.spells, mask),
        "looked_at": seen(piles.looked_at, mask),
        "leader": seen(piles.leader, mask),
        "away": seen(piles.away, mask),
    }


def partners(haven: Haven, side: Side) -> list[int]:
    seats = range(haven.seats)
    return [other for other in seats if haven.format.are_partners(side.seat, other)]


def colour_change(side: Side) -> list[Color] | None:
    """By the Crown of Nyra: from which colour to which. (HF-14.19)"""
    if side.colour_changed == NO_COLOUR:
        return None
    return [COLOURS[side.colour_changed], COLOURS[side.counts_as]]


def seen(zone: Zone, mask: int) -> list[str | None]:
    """The cards of a pile from its top; None for a face that the viewer does not know."""
    return [face_seen(card, mask) for card in reversed(zone.cards)]


def face_seen(card: Card, mask: int) -> str | None:
    return card.face.key if card.known_to & mask else None


def in_play_view(me: InPlay) -> InPlayView:
    return {
        "id": me.place,
        "card": me.face.key,
        "name": me.name,
        "type": KINDS[me.printed.kind],
        "treasure": me.printed.treasure,
        "damage": me.damage,
        "health": me.health,
        "boss_damage": me.boss_damage,
        "boss_health": me.boss_health,
        "owner": me.owner.seat,
        "has_drawn": me.has_drawn,
        "is_informed": me.is_informed,
        "is_used": me.is_used,
        "is_kept": me.is_kept,
    }
