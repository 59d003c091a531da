"""What can be counted about a side, for an estimate whose weights are learned."""

from __future__ import annotations

from typing import Final

from breakfall.core.features import leads_over
from breakfall.games.hellbreak.evaluation import expected_harm
from breakfall.games.hellbreak.rules.characters import combat_of
from breakfall.games.hellbreak.state import Duel, Side

FEATURES: Final = (
    "health",
    "nearly dead",
    "blood",
    "malice",
    "hand",
    "deck",
    "deck running out",
    "assets",
    "locations",
    "malice on locations",
    "vault blood",
    "vault malice",
    "vault cards",
    "minions",
    "minions' health",
    "minions' combat",
    "ready minions",
    "ready combat",
    "monster ready",
    "unleashed",
    "initiative",
    "attack under way",
    "turn",
)
FEW: Final = 6
LONG: Final = 12.0  # rounds


def features(duel: Duel, player: int) -> list[float]:
    """The lead in each thing, and last how far the match has come, from 0 to 1."""
    mine = count(duel, duel.sides[player])
    theirs = count(duel, duel.sides[1 - player])
    leads = leads_over(mine, [theirs])
    leads.append(min(1.0, duel.round / LONG))
    return leads


def count(duel: Duel, side: Side) -> list[float]:
    piles = side.piles
    health, combat, ready, ready_combat = 0, 0, 0, 0
    for minion in side.minions:
        health += minion.printed.health - minion.damage
        strength = combat_of(duel, minion)
        combat += strength
        if not minion.exhausted:
            ready += 1
            ready_combat += strength
    held, on_the_way = 0, 0
    for place in duel.places:
        held += 1 if place.controller == side.seat else 0
        on_the_way += min(place.malice[side.seat], place.face.control)
    attack = duel.attack
    harm = 0.0
    if attack is not None and attack.attacker.side is side:
        harm = expected_harm(duel, attack.attacker, attack.bonus, attack.target)
    left = len(piles.deck.cards)
    return [
        float(side.health),
        float(max(0, FEW - side.health)),
        float(min(side.blood, 12)),
        float(min(side.malice, 8)),
        float(min(len(piles.hand.cards), 8)),
        left / 10.0,
        float(max(0, FEW - left)),
        float(len(side.assets)),
        float(held),
        float(on_the_way),
        float(side.vault_blood),
        float(side.vault_malice),
        float(side.vault_cards),
        float(len(side.minions)),
        float(health),
        float(combat),
        float(ready),
        float(ready_combat),
        0.0 if side.monster.exhausted else 1.0,
        0.0 if side.monster.is_lurking else 1.0,
        1.0 if duel.initiative == side.seat else 0.0,
        harm,
        1.0 if duel.turn == side.seat else 0.0,
    ]
