"""What can be counted about a player or team, for an estimate whose weights are learned."""

from __future__ import annotations

from typing import Final

from breakfall.core.features import best_of, leads_over
from breakfall.games.havenfall.evaluation import (
    BOSS,
    DEAR,
    Sum,
    add_lent,
    hand_prospects,
    pixels_worth,
    prospects,
)
from breakfall.games.havenfall.state import HAND, Haven, Side

FEATURES: Final = (
    "points",
    "pixels",
    "available pixels",
    "spells",
    "next hand",
    "kept heroes",
    "cards",
    "damage of a hand",
    "health of a hand",
    "weaker of the two",
    "treasure of a hand",
    "prospects",
    "prospects of a hand",
    "turn",
    "points behind the best",
)
GOAL: Final = 10.0


def features(haven: Haven, player: int) -> list[float]:
    """The lead over the others on average in each thing, and last how far the match has come."""
    own: list[float] = []
    others: list[list[float]] = []
    for team in haven.format.teams(haven.seats):
        counted = [0.0] * (len(FEATURES) - 1)
        for seat in team:
            for at, amount in enumerate(count(haven, haven.sides[seat])):
                counted[at] += amount / len(team)
        if player in team:
            own = counted
        else:
            others.append(counted)
    best = best_of(others)
    leads = leads_over(own, others)
    leads.append(own[0] - best)
    leads.append(min(1.0, max(own[0], best) / GOAL))
    return leads


def count(haven: Haven, side: Side) -> list[float]:
    total = Sum()
    piles = side.piles
    for zone in (piles.deck, piles.hand, piles.discard, piles.away):
        total.add_zone(zone)
    kept = 0
    for me in side.play:
        if me.owner is side:
            total.add(me.face)
        kept += 1 if me.is_kept else 0
    add_lent(haven, side, total)
    share = HAND / max(HAND, total.cards)
    damage = min(1.0, total.damage * share / BOSS)
    health = min(1.0, total.health * share / BOSS)
    is_active = side.seat == haven.active
    hand = HAND + side.more_cards if is_active else len(piles.hand.cards)
    return [
        float(haven.format.goal_points(side)),
        pixels_worth(side.pixels),
        float(sum(side.available)),
        float(len(piles.spells.cards)),
        float(hand),
        float(kept),
        total.cards / 10.0,
        damage,
        health,
        min(damage, health),
        min(1.0, total.treasure * share / DEAR),
        prospects(haven, side) if is_active else 0.0,
        0.0 if is_active else hand_prospects(haven, side),
        1.0 if is_active else 0.0,
    ]
