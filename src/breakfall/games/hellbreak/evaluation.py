"""How well a side stands, for bots that look ahead a little."""

from __future__ import annotations

from typing import Final

from breakfall.games.hellbreak.rules.characters import combat_of
from breakfall.games.hellbreak.state import Character, Duel, Minion, Side

# Worth in health of the enemy monster.
BODY: Final = 0.4  # for each health a minion has left
STRENGTH: Final = 0.6  # for each combat it has
READY: Final = 0.08
BLOOD: Final = 0.2
MALICE: Final = 0.25
CARD: Final = 0.4
ASSET: Final = 0.5
LOCATION: Final = 0.4
HAUNTED: Final = 0.3  # for each malice on the way to control
VAULT: Final = 0.6  # for each resource that comes every round
FUTURE: Final = 1.5  # for each card of a dwindling deck
FEW: Final = 6
UNDER_WAY: Final = 0.6  # of the damage of an attack that may still meet a defender


def evaluate(duel: Duel, player: int) -> float:
    """Between -1 and 1: the lead in health, and what is about to become a lead."""
    side, enemy = duel.sides[player], duel.sides[1 - player]
    lead = standing(duel, side) - standing(duel, enemy)
    attack = duel.attack
    if attack is not None:
        harm = UNDER_WAY * expected_harm(duel, attack.attacker, attack.bonus, attack.target)
        lead += harm if attack.attacker.side is side else -harm
    return lead / (8.0 + abs(lead))


def standing(duel: Duel, side: Side) -> float:
    piles = side.piles
    worth = side.health + BLOOD * float(min(side.blood, 12))
    worth += MALICE * float(min(side.malice, 8))
    worth += CARD * min(len(piles.hand.cards), 6) + ASSET * len(side.assets)
    worth += VAULT * (side.vault_blood + side.vault_malice + side.vault_cards)
    for minion in side.minions:
        worth += worth_of(duel, minion) + (0.0 if minion.exhausted else READY)
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


def worth_of(duel: Duel, minion: Minion) -> float:
    left = minion.printed.health - minion.damage
    return BODY * float(left) + STRENGTH * combat_of(duel, minion)


def expected_harm(duel: Duel, attacker: Character, bonus: int, target: Character | None) -> float:
    """What the attack does if nobody defends; without a target yet, to the monster."""
    amount = combat_of(duel, attacker) + bonus
    if isinstance(target, Minion):
        if amount >= target.health_left or (
            amount > 0 and isinstance(attacker, Minion) and attacker.printed.deadly
        ):
            return worth_of(duel, target)
        return BODY * amount
    return float(amount)
