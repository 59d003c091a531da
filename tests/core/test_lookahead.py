"""Where an answer would lead: seen before it is given, and never more than its seat can know."""

from __future__ import annotations

import pytest

from breakfall import Luck, Match, new_match
from breakfall.core.lookahead import follow_up
from breakfall.core.modes import LOOKAHEAD

LEADING = {"nightbreak": "attack", "break": "move:", "hellbreak": "play:"}


def matches(game: str) -> list[tuple[Match, int, str]]:
    """Moments of a match at which somebody may choose something that leads to a target."""
    luck = Luck(8)
    match = new_match(game, seed=6)
    found: list[tuple[Match, int, str]] = []
    while match.outcome is None and len(found) < 25:
        choice = match.choices[0]
        seat = choice.seats[0]
        leading = [key for key in choice.keys if key.startswith(LEADING[game])]
        if leading:
            found.append((match.copy(), seat, leading[luck.below(len(leading))]))
        match.choose(luck.below(len(choice)), seat)
    return found


@pytest.mark.parametrize("game", LEADING)
def test_what_is_seen_ahead_is_asked_when_the_answer_is_given(game: str) -> None:
    seen_alone = 0
    for match, seat, key in matches(game):
        before = match.decisions, match.view(seat)
        ahead = follow_up(match, seat, key, Luck(1))
        assert (match.decisions, match.view(seat)) == before  # nothing is answered by looking
        assert not LOOKAHEAD.is_on
        match.choose_key(key, seat)
        now = next((one for one in match.choices if seat in one.seats), None)
        if ahead is None:
            continue
        if len(ahead) == 1:
            seen_alone += 1  # the rules answer it by themselves
        else:
            assert now is not None
            assert (now.kind, now.keys) == (ahead.kind, ahead.keys)
    if game != "hellbreak":
        assert seen_alone > 0


@pytest.mark.parametrize("game", LEADING)
def test_looking_ahead_tells_the_same_whatever_others_hide(game: str) -> None:
    for match, seat, key in matches(game):
        other = match.copy()
        other.redeal(seat, Luck(99))
        seen = [follow_up(one, seat, key, Luck(1)) for one in (match, other)]
        told = [
            None if one is None else (one.kind, [o.places for o in one.options]) for one in seen
        ]
        assert told[0] == told[1]
