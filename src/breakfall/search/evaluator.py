"""How each team stands at a leaf: by the game's own estimate, or by one that was learned."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import mypyc_attr

from breakfall.core.match import Match

OWN_ESTIMATE: Final = "own estimate"  # what its weights are filed under
ALMOST_SURE: Final = 0.99


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The game's own estimate."""

    def values(self, match: Match, teams: list[tuple[int, ...]]) -> list[float]:
        """From -1 (lost) to 1 (won), for each team."""
        return [match.evaluate_table(team[0]) for team in teams]


class LearnedEvaluator(Evaluator):
    """A logistic estimate of the chance to win, from what the game counts about a seat.

    Everything counted has a weight at the start of a match and one that grows as it goes on. So
    has the game's own estimate, where it adds to what is counted.
    """

    def __init__(
        self, early: list[float], late: list[float], own_early: float, own_late: float
    ) -> None:
        self.early = early
        self.late = late
        self.own_early = own_early
        self.own_late = own_late

    def values(self, match: Match, teams: list[tuple[int, ...]]) -> list[float]:
        if match.outcome is not None:
            return [match.evaluate_table(team[0]) for team in teams]
        if len(teams) == 2:  # what one team leads by, the other lacks
            value = self.value(match, teams[0][0])
            return [value, -value]
        return [self.value(match, team[0]) for team in teams]

    def value(self, match: Match, seat: int) -> float:
        own = 0.0
        if self.own_early != 0.0 or self.own_late != 0.0:
            own = stretched(match.evaluate_table(seat))
        return self.weigh(match.table_features(seat), own)

    def weigh(self, leads: list[float], own: float) -> float:
        progress = leads[-1]
        total = own * (self.own_early + progress * self.own_late)
        for at in range(len(self.early)):
            total += leads[at] * (self.early[at] + progress * self.late[at])
        return 2.0 / (1.0 + exp(-max(-30.0, min(30.0, total)))) - 1.0


def stretched(estimate: float) -> float:
    """An estimate from -1 to 1 on the scale on which weights add up: log odds, within reason."""
    inside = max(-ALMOST_SURE, min(ALMOST_SURE, estimate))
    return log((1.0 + inside) / (1.0 - inside))
