"""What a viewer sees of the table, and where it lies. (HB-13.6 to HB-13.9)

An allow-list: nothing else is shown.
"""

from __future__ import annotations

from typing import TypedDict

from breakfall.core.cards import Card, Zone
from breakfall.games.hellbreak.pointer import SCHEMING, WAITING
from breakfall.games.hellbreak.rules.characters import combat_of
from breakfall.games.hellbreak.state import Asset, Attack, Duel, Minion, Place, Side, location_id
from breakfall.games.hellbreak.terms import BOTH, HORROR, NOBODY, SIDES, STAGES, SideUp, Stage


class AttackView(TypedDict):
    """Who attacks, with how much; where and whom, once that is settled."""

    attacker: str
    combat: int
    location: str | None
    target: str | None
    cannot_defend: str | None


class LocationView(TypedDict):
    """A location lies on the right of the seat that brought it."""

    id: str
    card: str
    name: str
    brought_by: int
    controller: int
    control: int
    malice: list[int]


class MonsterView(TypedDict):
    id: str
    card: str
    name: str
    side: SideUp
    combat: int
    exhausted: bool


class MinionView(TypedDict):
    """A minion in play."""

    id: str
    card: str
    name: str
    location: int
    combat: int
    health: int
    damage: int
    assigned: int
    exhausted: bool
    scheming: bool
    waiting: bool


class AssetView(TypedDict):
    id: str
    card: str
    name: str
    exhausted: bool


class DeckListView(TypedDict):
    """What a deck held before the match, which both players know."""

    locations: list[str]
    cards: dict[str, int]


class SideView(TypedDict):
    """A player's side. Piles from their top; None: a back."""

    seat: int
    name: str
    monster: MonsterView
    deck_list: DeckListView
    blood: int
    malice: int
    prevented: int
    played_creature: bool
    has_used_monster: bool
    has_used_location: list[bool]
    health: int
    health_stack: list[str | None]
    is_top_vertical: bool
    revealed: list[str | None]
    minions: list[MinionView]
    assets: list[AssetView]
    vault: list[str | None]
    bid: list[str | None]
    being_played: list[str | None]
    hand: list[str | None]
    looked_at: list[str | None]
    deck: list[str | None]
    crypt: list[str | None]


class DuelView(TypedDict):
    phase: Stage
    round: int
    initiative: int
    turn: int | None
    passes: int
    slumbering: int | None
    attack: AttackView | None
    locations: list[LocationView]
    sides: list[SideView]


def table(duel: Duel, mask: int) -> DuelView:
    """The open table, and of the piles what this viewer knows. (HB-13.6, HB-13.7)"""
    acting = duel.stage == HORROR and duel.outcome is None
    return {
        "phase": phase(duel),
        "round": duel.round,
        "initiative": duel.initiative,
        "turn": duel.turn if acting else None,
        "passes": duel.passes if acting else 0,
        "slumbering": duel.slumbering if acting and duel.slumbering != NOBODY else None,
        "attack": None if duel.attack is None else attack_view(duel, duel.attack),
        "locations": [place_view(place) for place in duel.places],
        "sides": [side_view(duel, side, mask) for side in duel.sides],
    }


def phase(duel: Duel) -> Stage:
    return "over" if duel.outcome is not None else STAGES[duel.stage]


def attack_view(duel: Duel, attack: Attack) -> AttackView:
    """Who attacks, with how much, where and whom if that is settled. (HB-8.1, HB-8.2)"""
    return {
        "attacker": attack.attacker.place,
        "combat": combat_of(duel, attack.attacker) + attack.bonus,
        "location": None if attack.location == BOTH else location_id(attack.location),
        "target": None if attack.target is None else attack.target.place,
        "cannot_defend": None if attack.evaded is None else attack.evaded.place,
    }


def place_view(place: Place) -> LocationView:
    """A location lies on the right of the seat that brought it. (HB-3.4)"""
    return {
        "id": place.place,
        "card": place.face.key,
        "name": place.face.name,
        "brought_by": place.index,
        "controller": place.controller,
        "control": place.face.control,
        "malice": list(place.malice),
    }


def side_view(duel: Duel, side: Side, mask: int) -> SideView:
    piles = side.piles
    return {
        "seat": side.seat,
        "name": duel.name_of(side),
        "monster": monster_view(side),
        "deck_list": deck_list(side),
        "blood": side.blood,
        "malice": side.malice,
        "prevented": side.prevented,
        "played_creature": side.played_creature and duel.stage == HORROR,
        "has_used_monster": side.has_used_monster,
        "has_used_location": list(side.has_used_location),
        "health": side.health,
        "health_stack": seen(piles.health, mask),
        "is_top_vertical": side.is_top_vertical,
        "revealed": seen(piles.revealed, mask),
        "minions": [minion_view(duel, minion) for minion in side.minions],
        "assets": [asset_view(asset) for asset in side.assets],
        "vault": seen(piles.vault, mask),
        "bid": seen(piles.bid, mask),
        "being_played": seen(piles.being_played, mask),
        "hand": seen(piles.hand, mask),
        "looked_at": seen(piles.looked_at, mask),
        "deck": seen(piles.deck, mask),
        "crypt": seen(piles.crypt, mask),
    }


def deck_list(side: Side) -> DeckListView:
    """What the deck held before the match, which both players know. (HB-13.9)"""
    return {
        "locations": [location.key for location in side.locations],
        "cards": dict(side.deck_list),
    }


def seen(zone: Zone, mask: int) -> list[str | None]:
    """A pile from its top; None for a face that the viewer does not know. (HB-13.7, HB-13.8)"""
    return [face_seen(card, mask) for card in reversed(zone.cards)]


def face_seen(card: Card, mask: int) -> str | None:
    return card.face.key if card.known_to & mask else None


def monster_view(side: Side) -> MonsterView:
    monster = side.monster
    return {
        "id": monster.place,
        "card": monster.card.key,
        "name": monster.name,
        "side": SIDES[monster.up],
        "combat": monster.face.combat,
        "exhausted": monster.exhausted,
    }


def minion_view(duel: Duel, minion: Minion) -> MinionView:
    return {
        "id": minion.place,
        "card": minion.face.key,
        "name": minion.name,
        "location": minion.location,
        "combat": combat_of(duel, minion),
        "health": minion.printed.health,
        "damage": minion.damage,
        "assigned": minion.assigned,
        "exhausted": minion.exhausted,
        "scheming": minion.busy & SCHEMING != 0,
        "waiting": minion.busy & WAITING != 0,
    }


def asset_view(asset: Asset) -> AssetView:
    return {
        "id": asset.place,
        "card": asset.face.key,
        "name": asset.face.name,
        "exhausted": asset.exhausted,
    }
