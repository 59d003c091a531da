"""What can be counted about a side, for an estimate whose weights are learned."""

from __future__ import annotations

from typing import Final

from breakfall.core.features import leads_over
from breakfall.games.nightbreak.state import Battle, Side
from breakfall.games.nightbreak.terms import (
    HERO_STEP,
    IMMOBILIZED,
    SHIELDED,
    SHROUDED,
    STUNNED,
    WOUNDED,
)

FEATURES: Final = (
    "favor",
    "points",
    "held",
    "prayers",
    "hurt",
    "badly hurt",
    "nearly overwhelmed",
    "health left",
    "strength",
    "deck",
    "shielded",
    "shrouded",
    "immobilized",
    "stunned",
    "wounded",
    "still to act",
    "turn",
)
FEW: Final = 2


def features(battle: Battle, player: int) -> list[float]:
    """The lead in each thing, and last how far the match has come, from 0 to 1."""
    own = 0 if player in battle.sides[0].seats else 1
    mine = count(battle, battle.sides[own])
    theirs = count(battle, battle.sides[1 - own])
    leads = leads_over(mine, [theirs])
    leads.append(min(1.0, battle.turn / max(1, len(battle.time_deck))))
    return leads


def count(battle: Battle, side: Side) -> list[float]:
    held, prayers, nearly, strength, to_act = 0, 0, 0, 0, 0
    hurt, badly, health = 0.0, 0.0, 0.0
    shielded, shrouded, immobilized, stunned, wounded = 0, 0, 0, 0, 0
    is_active = battle.active == side.index and battle.stage == HERO_STEP
    for hero in side.heroes:
        held += hero.held
        prayers += hero.prayers
        strength += hero.strength
        share = hero.damage / hero.hp
        hurt += share
        badly += share * share
        left = hero.hp - hero.damage
        health += left
        markers = hero.markers
        nearly += 1 if left <= FEW else 0
        shielded += 1 if markers & SHIELDED else 0
        shrouded += 1 if markers & SHROUDED else 0
        immobilized += 1 if markers & IMMOBILIZED else 0
        stunned += 1 if markers & STUNNED else 0
        wounded += 1 if markers & WOUNDED else 0
        to_act += 1 if is_active and not hero.has_attacked else 0
    return [
        float(side.favor),
        float(side.points),
        float(held),
        float(prayers),
        hurt,
        badly,
        float(nearly),
        health / 10.0,
        float(strength),
        len(side.piles.deck.cards) / 10.0,
        float(shielded),
        float(shrouded),
        float(immobilized),
        float(stunned),
        float(wounded),
        float(to_act),
        1.0 if battle.active == side.index else 0.0,
    ]
