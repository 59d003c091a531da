"""A word of warning where an effect could only hit one's own minions."""

from __future__ import annotations

import re
from typing import Final

from breakfall.games.hellbreak.rules.characters import all_minions, has_trait
from breakfall.games.hellbreak.state import Duel, Side
from breakfall.games.hellbreak.terms import BOTH

# Texts that must be carried out on some minion, whoever controls it. (HB-13.3, HB-13.4)
MUST_HIT: Final = re.compile(
    r"(?<!may )(?:\bdeal [^.]*damage to a|\bexhaust a) (creature )?minion\b", re.IGNORECASE
)


def own_targets(duel: Duel, side: Side, text: str, location: int = BOTH) -> str:
    """ " The only target is your own Mina Harker.", or nothing where an enemy can be chosen."""
    found = MUST_HIT.search(text)
    if found is None:
        return ""
    targets = [
        minion
        for minion in all_minions(duel, side)
        if location in (BOTH, minion.location) and (not found[1] or has_trait(minion, "Creature"))
    ]
    if not targets or any(minion.side is not side for minion in targets):
        return ""
    if len(targets) > 1:
        return " The only targets are your own minions."
    return f" The only target is your own {targets[0].name}."
