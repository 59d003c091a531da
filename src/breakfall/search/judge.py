"""How each team stands at a leaf: by the game's own estimate, or by one that was learned."""

from __future__ import annotations

from math import exp

from mypy_extensions import mypyc_attr

from breakfall.core.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The game's own estimate."""

    def values(self, match: Match, teams: list[tuple[int, ...]]) -> list[float]:
        """From -1 (lost) to 1 (won), for each team."""
        return [match.evaluate(team[0]) for team in teams]


class LearnedJudge(Judge):
    """A logistic estimate of the chance to win, from what the game counts about a seat.

    Every thing counted has a weight at the start of a match and one that grows as it goes on.
    """

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early = early
        self.late = late

    def values(self, match: Match, teams: list[tuple[int, ...]]) -> list[float]:
        if match.outcome is not None:
            return [match.evaluate(team[0]) for team in teams]
        if len(teams) == 2:  # what one team leads by, the other lacks
            value = self.value(match.features(teams[0][0]))
            return [value, -value]
        return [self.value(match.features(team[0])) for team in teams]

    def value(self, leads: list[float]) -> float:
        progress = leads[-1]
        total = 0.0
        for at in range(len(self.early)):
            total += leads[at] * (self.early[at] + progress * self.late[at])
        return 2.0 / (1.0 + exp(-max(-30.0, min(30.0, total)))) - 1.0
