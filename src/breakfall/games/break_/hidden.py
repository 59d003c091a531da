"""What a guess at hidden traps must not forget. (BR-16.4)"""

from __future__ import annotations

from breakfall.games.break_.state import Army, Battle


def guess_again(battle: Battle, army: Army) -> None:
    """A re-dealt rogue cannot lurk where it would have attacked already. (BR-16.4)"""
    for trap in army.traps:
        if trap.is_no_rogue and trap.is_rogue:
            hidden = battle.hand_of(army).cards.copy()
            hidden += [other.card for other in army.traps if not other.is_no_rogue]
            other = hidden[battle.luck.below(len(hidden))]
            trap.card.face, other.face = other.face, trap.card.face
