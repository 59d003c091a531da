"""How likely each seat is to win, as far as the best estimate of the game can tell."""

from __future__ import annotations

from breakfall.bots.learned import evaluator_for
from breakfall.core.match import Match
from breakfall.core.record import begin, listed_choices, play_recorded


def chances(match: Match) -> list[float]:
    """For every seat, from 0 to 1; teams share theirs, and all teams together have 1.

    It looks at the whole table, hidden cards and all: for the story of a match that is over, and
    for counting; nothing to show to anybody who still plays.
    """
    setup = match.setup
    teams = setup.teams
    values = evaluator_for(setup.game.key).values(match, teams)
    hopes = [(value + 1) / 2 for value in values]
    whole = sum(hopes)
    shares = [1 / len(teams) if whole == 0 else hope / whole for hope in hopes]
    found = [0.0] * setup.players
    for share, team in zip(shares, teams, strict=True):
        for seat in team:
            found[seat] = share
    return found


def course(match: Match, moments: int) -> tuple[list[int], list[list[float]]]:
    """The chances of every seat from the start to now, and after how many choices each was seen."""
    record = match.record()
    made = listed_choices(record)
    total = len(made)
    seen_at = sorted({round(total * moment / (moments - 1)) for moment in range(moments)})
    again = begin(record)
    seats: list[list[float]] = [[] for _ in range(match.setup.players)]
    for number in range(total + 1):
        if number:
            play_recorded(again, made[number - 1], number, total)
        if number in seen_at:
            for seat, chance in zip(seats, chances(again), strict=True):
                seat.append(chance)
    return seen_at, seats
