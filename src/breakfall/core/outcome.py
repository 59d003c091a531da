"""How a match ended."""

from __future__ import annotations

from breakfall.core.event import Happened


class Outcome:
    """Who won and why. The ranking lists groups of seats that share a place, best first.

    How it ended is an event like any other, with a kind (`ending`) and named facts. `reason` is
    that event in words for somebody who only watches; `Match.view` tells it to each seat.
    """

    def __init__(
        self, winners: list[int], ranking: list[list[int]], scores: list[int], told: Happened | str
    ) -> None:
        self.winners = winners
        self.ranking = ranking
        self.scores = scores
        self.told = told
        self.reason = told if isinstance(told, str) else ""  # set by `Game.end`; a guess has none

    @property
    def is_draw(self) -> bool:
        return not self.winners

    @property
    def ending(self) -> str:
        """How it ended, by the name that the game declares."""
        return self.told if isinstance(self.told, str) else self.told.declared.kind

    def as_json(self) -> dict[str, object]:
        """As a record keeps it: no words, which may change between versions."""
        return {
            "winners": list(self.winners),
            "ranking": [list(place) for place in self.ranking],
            "scores": list(self.scores),
            "ending": self.ending,
            "facts": {} if isinstance(self.told, str) else self.told.facts,
        }

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, ending={self.ending!r})"
