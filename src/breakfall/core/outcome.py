"""How a match ended."""

from __future__ import annotations


class Outcome:
    """Who won and why. The ranking lists groups of seats that share a place, best first."""

    def __init__(
        self, winners: list[int], ranking: list[list[int]], scores: list[int], reason: str
    ) -> None:
        self.winners = winners
        self.ranking = ranking
        self.scores = scores
        self.reason = reason

    @property
    def is_draw(self) -> bool:
        return not self.winners

    def as_json(self) -> dict[str, object]:
        return {
            "winners": list(self.winners),
            "ranking": [list(place) for place in self.ranking],
            "scores": list(self.scores),
            "reason": self.reason,
        }

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"
