"""What a viewer sees of the table, and where it lies. An allow-list: nothing else is shown."""

from __future__ import annotations

from breakfall.core.cards import Card
from breakfall.games.nightbreak.hero import FACTIONS, KINDS, STATUSES
from breakfall.games.nightbreak.questions import rank_id
from breakfall.games.nightbreak.state import (
    CYCLE_PHASE,
    HOURS,
    STAGES,
    Battle,
    HeroInPlay,
    Side,
)


def table(battle: Battle, viewer: int) -> dict[str, object]:
    """The open table, and of the piles what this viewer knows. (NB-14)"""
    over = battle.turn >= len(battle.time_deck)
    time_has_passed = over or battle.stage == CYCLE_PHASE  # but the turn has not
    return {
        "phase": "over" if battle.outcome is not None else STAGES[battle.stage],
        "turn": battle.turn + (0 if time_has_passed else 1),
        "turns": len(battle.time_deck),
        "hour": None if over else HOURS[battle.time],
        "time_deck": [HOURS[hour] for hour in battle.time_deck[battle.turn :]],
        "first": battle.first,
        "active": battle.active,
        "acting": acting(battle),
        "sides": [side_view(battle, side, viewer) for side in battle.sides],
    }


def acting(battle: Battle) -> str | None:
    hero = battle.acting
    return None if hero is None or not hero.in_play else rank_id(hero.side, hero.column)


def side_view(battle: Battle, side: Side, viewer: int) -> dict[str, object]:
    """One side, its row in columns as the first side counts them."""
    return {
        "name": battle.format.side_name(battle, side),
        "faction": None if side.faction < 0 else FACTIONS[side.faction],
        "seats": list(side.seats),
        "favor": side.favor,
        "points": side.points,
        "kingmaker": None if side.kingmaker is None else side.kingmaker.key,
        "row": [None if hero is None else hero_view(hero) for hero in side.row],
        "deck": [seen(battle, card, viewer) for card in reversed(side.piles.deck.cards)],
        "discard": [seen(battle, card, viewer) for card in reversed(side.piles.discard.cards)],
        "removed": [seen(battle, card, viewer) for card in side.piles.removed.cards],
    }


def seen(battle: Battle, card: Card, viewer: int) -> dict[str, object]:
    """A card in a pile: its face if the viewer knows it, and its back if that was ever seen."""
    if card.known_to & viewer:
        return {"hero": card.face.key, "back": card.face.back}
    tells_nothing = card.back_seen or not shares_one_deck(battle)
    return {"hero": None, "back": card.face.back if tells_nothing else None}


def shares_one_deck(battle: Battle) -> bool:
    return battle.sides[0].piles.deck is battle.sides[1].piles.deck


def hero_view(hero: HeroInPlay) -> dict[str, object]:
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
