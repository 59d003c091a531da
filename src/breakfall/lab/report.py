"""What came out of an experiment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from breakfall.lab.experiment import Experiment, Played
from breakfall.lab.statistics import Score, Share, mean


@dataclass(frozen=True)
class Report:
    experiment: Experiment
    matches: list[Played]
    seconds: float

    @property
    def draws(self) -> Share:
        return Share(sum(not match.winners for match in self.matches), len(self.matches))

    @property
    def decisions(self) -> int:
        return sum(match.decisions for match in self.matches)

    @property
    def mean_decisions(self) -> float:
        return mean([match.decisions for match in self.matches])

    @property
    def lengths(self) -> list[int]:
        """Of every match, shortest first, in the game's own measure; empty where it has none."""
        return sorted(match.length for match in self.matches if match.length is not None)

    @property
    def endings(self) -> dict[str, Share]:
        """How matches ended, the most frequent way first."""
        counted = Counter(match.ending for match in self.matches)
        return {ending: Share(count, len(self.matches)) for ending, count in counted.most_common()}

    @property
    def scores(self) -> dict[str, Score]:
        """For each bot its mean points, by whole deals."""
        size = self.experiment.seatings
        found: dict[str, Score] = {}
        for bot in sorted(set(self.experiment.bots)):
            deals = self.deal_scores(bot)
            found[bot] = Score.of(deals, size * len(deals))
        return found

    def deal_scores(self, bot: str) -> list[float]:
        """The bot's mean points on each whole deal."""
        size = self.experiment.seatings
        starts = range(0, len(self.matches) - size + 1, size)
        deals = [self.matches[at : at + size] for at in starts]
        return [sum(match.score(bot) for match in deal) / size for deal in deals]

    @property
    def half_width(self) -> float:
        """How far the widest range reaches to either side: of the bots, or else of the teams."""
        scores = self.scores
        if len(scores) > 1:
            return max(score.half_width for score in scores.values())
        ranges = [share.interval for share in self.by_team.values()]
        return max((high - low) / 2 for low, high in ranges)

    @property
    def by_bot(self) -> dict[str, Share]:
        return self.shares(lambda match, team: (match.bots[team],))

    @property
    def by_team(self) -> dict[str, Share]:
        teams = self.experiment.teams
        return self.shares(lambda _, team: (team_name(teams[team]),))

    @property
    def by_trait(self) -> dict[str, Share]:
        return self.shares(lambda match, team: match.traits[team])

    def shares(self, names: Callable[[Played, int], tuple[str, ...]]) -> dict[str, Share]:
        """For each name that a team can bear, how many of the matches under it were won."""
        won: dict[str, int] = {}
        all_of_them: dict[str, int] = {}
        for match in self.matches:
            for team in range(len(match.bots)):
                for name in names(match, team):
                    all_of_them[name] = all_of_them.get(name, 0) + 1
                    won[name] = won.get(name, 0) + (team in match.winners)
        return {name: Share(won[name], all_of_them[name]) for name in sorted(all_of_them)}

    def as_json(self) -> dict[str, object]:
        """Everything but `timing` is the same for the same experiment, on any machine."""
        return {
            "game": self.experiment.game,
            "rules": self.experiment.rules,
            "format": self.experiment.format,
            "players": self.experiment.players,
            "bots": list(self.experiment.bots),
            "games": len(self.matches),
            "seed": self.experiment.seed,
            "scores": {name: score.as_json() for name, score in self.scores.items()},
            "wins": {
                "bot": {name: share.as_json() for name, share in self.by_bot.items()},
                "seat": {name: share.as_json() for name, share in self.by_team.items()},
                "trait": {name: share.as_json() for name, share in self.by_trait.items()},
            },
            "draws": self.draws.as_json(),
            "mean_decisions": round(self.mean_decisions, 3),
            "lengths": self.lengths,
            "endings": {ending: share.as_json() for ending, share in self.endings.items()},
            "timing": {
                "seconds": round(self.seconds, 3),
                "decisions_per_second": round(self.decisions / self.seconds, 1),
            },
        }


def team_name(seats: tuple[int, ...]) -> str:
    return f"seat {seats[0]}" if len(seats) == 1 else "seats " + "+".join(map(str, seats))
