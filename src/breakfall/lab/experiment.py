"""What an experiment plays, and what it keeps of a match."""

from __future__ import annotations

from dataclasses import dataclass, field

import breakfall
from breakfall.core.match import Match

SEEDS = 1 << 64


@dataclass(frozen=True)
class Experiment:
    """What is played: everything that the result depends on."""

    game: str
    format: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    settings: dict[str, str] = field(default_factory=dict)

    def match(self, number: int) -> Match:
        return breakfall.new_match(
            self.game,
            format=self.format,
            players=self.players,
            seed=(self.seed + number) % SEEDS,
            **self.settings,
        )

    @property
    def teams(self) -> list[tuple[int, ...]]:
        info = breakfall.find_game(self.game)
        return info.teams(info.format(self.format), self.players)

    def line_up(self, number: int) -> list[str]:
        """The bot of each team in this match."""
        return [self.bots[(team + number) % len(self.bots)] for team in range(len(self.teams))]


@dataclass(frozen=True)
class Played:
    """One match as the statistics need it."""

    number: int
    bots: tuple[str, ...]  # of each team
    winners: frozenset[int]  # teams; none in a draw
    traits: tuple[tuple[str, ...], ...]  # of each team: its faction, whether it went first
    decisions: int
    length: int | None  # in the game's own measure: rounds where it counts them, else turns
    reason: str  # why it ended, without who won
