"""Bots against each other: every pairing on the same deals, and how strong that shows them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, pairwise

from breakfall.core.errors import BreakfallError
from breakfall.lab.elo import Meeting, Rating, ratings
from breakfall.lab.experiment import Experiment
from breakfall.lab.report import Report
from breakfall.lab.statistics import Score


@dataclass(frozen=True)
class Pairing:
    """One bot against another, and how it went for the first of them."""

    one: str
    two: str
    report: Report

    @property
    def score(self) -> Score:
        return self.report.scores[self.one]

    def as_json(self) -> dict[str, object]:
        experiment = self.report.experiment
        return {
            "bot": self.one,
            "against": self.two,
            "game": experiment.game,
            "rules": experiment.rules,
            "format": experiment.format,
            "players": experiment.players,
            "score": self.score.as_json(),
            "draws": self.report.draws.as_json(),
        }


def pairings(experiment: Experiment, *, neighbours_only: bool) -> list[Experiment]:
    """An experiment for each two of its bots, or only for those that stand side by side."""
    names = experiment.bots
    if len(set(names)) != len(names) or len(names) < 2:
        raise BreakfallError("an arena wants two or more bots, each named once")
    couples = pairwise(names) if neighbours_only else combinations(names, 2)
    return [replace(experiment, bots=(two, one)) for one, two in couples]


def pairing(report: Report) -> Pairing:
    one, two = report.experiment.bots
    return Pairing(one, two, report)


def elo(bots: tuple[str, ...], played: list[Pairing]) -> dict[str, Rating]:
    """The rating of each bot; the first one is the zero of the scale."""
    place = {name: at for at, name in enumerate(bots)}
    meetings = [
        Meeting(place[one.one], place[one.two], one.report.deal_scores(one.one)) for one in played
    ]
    return dict(zip(bots, ratings(len(bots), meetings), strict=True))
