"""How a match ended."""

from __future__ import annotations

from breakfall.core.event import Happened


class Outcome:
    """Who won and why. The ranking lists groups of seats that share a place, best first.

    How it ended is an event like any other, with a kind (`ending`) and named facts. `reason` is
    that event in words for somebody who only watches; `Match.view` tells it to each seat.
    """

    def __init__(
        self, winners: list[int], ranking: list[list[int]], scores: list[int], event: Happened
    ) -> None:
        self.winners = winners
        self.ranking = ranking
        self.scores = scores
        self.event = event
        self.reason = ""  # set by `Table.end`; a guess has none

    @property
    def is_draw(self) -> bool:
        return not self.winners

    @property
    def ending(self) -> str:
        """How it ended, by the name that the game declares."""
        return self.event.declared.kind

    def as_json(self) -> dict[str, object]:
        """As a record keeps it: no words, which may change between versions."""
        return {
            "winners": list(self.winners),
            "ranking": [list(place) for place in self.ranking],
            "scores": list(self.scores),
            "ending": self.ending,
            "facts": self.event.facts,
        }

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, ending={self.ending!r})"
