"""Where an answer would lead: the next question of the same seat, seen before it is asked."""

from __future__ import annotations

from typing import Final

from breakfall.core.luck import Randomness
from breakfall.core.match import Match
from breakfall.core.modes import LOOKAHEAD
from breakfall.core.seen import QuestionSeen

FARTHEST: Final = 6  # questions with one answer that are passed on the way to one about places


def follow_up(match: Match, player: int, key: str, rng: Randomness) -> QuestionSeen | None:
    """The question about places that this seat would be asked after this answer, if there is one.

    The answer is given in a re-dealt copy, so what comes of it tells the seat nothing that it does
    not know already; where hidden cards matter, the real question may differ. A question with one
    option, which the rules answer by themselves, is found like any other.
    """
    guess = match.copy()
    guess.redeal(player, rng)
    asked = guess.choice_of(player).kind
    LOOKAHEAD.is_on = True
    try:
        guess.choose_key(key, player)
        for _ in range(FARTHEST):
            choice = next((one for one in guess.choices if player in one.seats), None)
            if choice is None or choice.kind == asked:
                return None
            if any(offered.places for offered in choice.options):
                return choice
            if len(choice) > 1:
                return None
            guess.choose_key(choice.keys[0], player)
    finally:
        LOOKAHEAD.is_on = False
    return None
