"""How a match went: who was ahead when, by the game's own estimate."""

from __future__ import annotations

from breakfall.core.match import Match
from breakfall.lab.experiment import Course

POINTS = 20  # a course is told at so many even distances, and at its start
AHEAD = 0.05  # of a range of 1: less is nobody's lead


class Watcher:
    """Follows a match from decision to decision."""

    def __init__(self, teams: list[tuple[int, ...]]) -> None:
        self._speakers = [team[0] for team in teams]
        self._leads: list[list[float]] = [[] for _ in teams]  # over the best other, -1 to 1

    def look(self, match: Match) -> None:
        standing = [match.evaluate_table(seat) for seat in self._speakers]
        for team, own in enumerate(standing):
            best = max(other for at, other in enumerate(standing) if at != team)
            self._leads[team].append((own - best) / 2)

    def course(self, winners: frozenset[int]) -> Course:
        """Told for the winner; for the first team where nobody, or more than one, won."""
        told = next(iter(winners)) if len(winners) == 1 else 0
        leads = self._leads[told]
        last = len(leads) - 1
        chances = tuple(
            round((1 + leads[round(at * last / POINTS)]) / 2, 4) for at in range(POINTS + 1)
        )
        return Course(
            chances,
            self._lead_changes(),
            round(self._clear_at(told), 4),
            round((1 + min(leads)) / 2, 4),
        )

    def _lead_changes(self) -> int:
        """How often another team took a lead worth the name."""
        leader: int | None = None
        changes = 0
        for now in zip(*self._leads, strict=True):
            ahead = max(range(len(now)), key=now.__getitem__)
            if now[ahead] >= AHEAD and ahead != leader:
                changes += leader is not None
                leader = ahead
        return changes

    def _clear_at(self, winner: int) -> float:
        """After which part of the match the winner was never behind again."""
        leads = self._leads[winner]
        behind = [at for at, lead in enumerate(leads) if lead <= -AHEAD]
        return (behind[-1] + 1) / len(leads) if behind else 0.0
