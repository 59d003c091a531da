"""Which choices can be undone: those by which their maker has learned nothing.

Who is asked next may depend on cards that the maker of a choice cannot see. So a choice is final
not only when it used luck or showed a card, but also when another seat was asked, or passed over.
"""

from __future__ import annotations

from breakfall.core.match import Match
from breakfall.core.modes import LOOKOUT


def choose(match: Match, key: str, seat: int) -> bool:
    """Answer like `Match.choose_key`; True when the choice can be undone.

    An answer to simultaneous questions may be, until the last of them is answered.
    """
    is_last = len(match.questions) == 1
    is_shared = match.settled != match.decisions
    before = match.knowledge()
    LOOKOUT.watch(seat)
    try:
        match.choose_key(key, seat)
    finally:
        LOOKOUT.stop()
    if not is_last:
        return True
    if is_shared or LOOKOUT.has_seen_any or match.outcome is not None:
        return False
    is_asked_alone = all(seat in question.seats for question in match.questions)
    return is_asked_alone and not reveals(before, match.knowledge())


def reveals(before: list[int], after: list[int]) -> bool:
    """Luck was used, or somebody knows a card that they did not know."""
    if before[:2] != after[:2] or len(before) != len(after):
        return True
    return any(new & ~old for old, new in zip(before[2:], after[2:], strict=True))


def can_undo_last(match: Match, seat: int, key: str) -> bool:
    """Whether the last choice, which this seat made, may be. The match's last step is replayed."""
    before = match.copy()
    before.undo()
    return choose(before, key, seat)
