"""How well a side stands, for bots that look ahead a little."""

from __future__ import annotations

from typing import Final

from breakfall.games.hellbreak.rules.attack import combat_of
from breakfall.games.hellbreak.state import Duel, Side

# Worth in health of the enemy monster.
BODY: Final = 0.45  # for each health a minion has left
STRENGTH: Final = 0.6  # for each combat it has
READY: Final = 0.35
BLOOD: Final = 0.22
MALICE: Final = 0.3
CARD: Final = 0.5
ASSET: Final = 0.5
LOCATION: Final = 0.5
HAUNTED: Final = 0.3  # for each malice on the way to control
VAULT: Final = 0.5  # for each resource that comes every round
FUTURE: Final = 1.5  # for each card of a dwindling deck
FEW: Final = 6


def evaluate(duel: Duel, player: int) -> float:
    """Between -1 and 1: the lead in health, and what is about to become a lead."""
    side = duel.sides[player]
    lead = standing(duel, side) - standing(duel, duel.enemy_of(side))
    return lead / (8.0 + abs(lead))


def standing(duel: Duel, side: Side) -> float:
    piles = side.piles
    worth = 1.0 * side.health + BLOOD * side.blood + MALICE * side.malice
    worth += CARD * len(piles.hand.cards) + ASSET * len(side.assets)
    worth += VAULT * (side.vault_blood + side.vault_malice + side.vault_cards)
    for minion in side.minions:
        worth += BODY * (minion.printed.health - minion.damage)
        worth += STRENGTH * combat_of(duel, minion)
        if not minion.exhausted:
            worth += READY
    if not side.monster.exhausted:
        worth += READY
    for place in duel.places:
        if place.controller == side.seat:
            worth += LOCATION
        worth += HAUNTED * min(place.malice[side.seat], place.face.control)
    missing = FEW - len(piles.deck.cards)
    if missing > 0:
        worth -= FUTURE * missing
    return worth
