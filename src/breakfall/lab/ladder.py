"""The ladder: every level against the one below, in every game, and the goals it should reach."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from breakfall.bots import BOTS
from breakfall.bots.learned_bot import LEARNED
from breakfall.lab.arena import Pairing

CLEARLY_BETTER = 0.55
LIKE_LEARNED = "4"  # the level that looks as far ahead as a learned bot


@dataclass(frozen=True)
class Rung:
    """A bot, the one below it, and the share of the points that it should be sure of."""

    bot: str
    below: str
    goal: float

    @property
    def is_simple(self) -> bool:
        """A level over a simple bot: what is so one-sided shows in fewer matches."""
        return self.bot.isdecimal() and not self.below.isdecimal()


def rungs(bots: list[str] | None = None) -> list[Rung]:
    """Each level over the one below; the highest over greedy and random as well.

    A bot of one's own, `learned:FILE`, stands over the highest level.
    """
    names = list(BOTS) if bots is None else bots
    levels = sorted((name for name in names if name.isdecimal()), key=int)
    found = [Rung(high, low, CLEARLY_BETTER) for low, high in pairwise(levels)]
    if levels:
        found.append(Rung(levels[-1], "greedy", 0.80))
        found.append(Rung(levels[-1], "random", 0.97))
    best = levels[-1] if levels else LIKE_LEARNED
    found += [Rung(name, best, CLEARLY_BETTER) for name in names if name.startswith(LEARNED)]
    return found or [Rung("greedy", "random", CLEARLY_BETTER)]


@dataclass(frozen=True)
class RungResult:
    """A rung as it was played in one game."""

    rung: Rung
    pairing: Pairing

    @property
    def verdict(self) -> str:
        """Whether the goal is reached: by the whole range, over a simple bot by the points."""
        score, goal = self.pairing.score, self.rung.goal
        if self.rung.is_simple:
            return "yes" if score.rate >= goal else "no"
        low, high = score.interval
        if low > goal:
            return "yes"
        return "no" if high < goal else "not sure"

    def as_json(self) -> dict[str, object]:
        return {**self.pairing.as_json(), "goal": self.rung.goal, "reached": self.verdict}


def as_markdown(climbs: list[RungResult]) -> str:
    """The table as it stands in the documentation."""
    lines = [
        "| game | format | rules | pairing | points | 95 % interval | matches | goal | reached |",
        "|---|---|---:|---|---:|---|---:|---:|---|",
    ]
    for climb in climbs:
        experiment = climb.pairing.report.experiment
        score = climb.pairing.score
        low, high = score.interval
        lines.append(
            f"| {experiment.game} | {experiment.format}, {experiment.players} players "
            f"| {experiment.rules} "
            f"| {climb.rung.bot} v {climb.rung.below} | {score.rate:.1%} | {low:.1%} to {high:.1%} "
            f"| {score.matches} | {climb.rung.goal:.0%} | {climb.verdict} |"
        )
    return "\n".join(lines) + "\n"
