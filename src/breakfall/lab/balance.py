"""Is a game fair, a side, a seat, a card? What many matches of one bot against itself tell."""

from __future__ import annotations

from dataclasses import dataclass

import breakfall
from breakfall.core.errors import BreakfallError
from breakfall.core.game import Game
from breakfall.lab.card_lines import CardLine, card_lines, side_of
from breakfall.lab.course import AHEAD, POINTS
from breakfall.lab.experiment import Experiment, Played
from breakfall.lab.report import Report
from breakfall.lab.statistics import Share, mean, quantile

FAR = 1_000_000  # from the deals of one format to those of the next


def experiments(
    game: str,
    formats: list[str],
    players: int | None,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    settings: dict[str, str],
) -> list[list[Experiment]]:
    """For each format that is asked for (all without one), what is played.

    A format is played by the fewest it is for, or by the number that is asked for, where it can
    be. Where seats are bound to sides, half of the matches are played the other way round. Each
    format has deals of its own, or formats that are nearly alike would play the same matches.
    """
    info = breakfall.find_game(game)
    plan: list[list[Experiment]] = []
    for form in [info.format(key) for key in formats] or list(info.formats):
        if players is not None and players not in form.players:
            continue
        count = form.players[0] if players is None else players
        ways = [way for way in info.side_swaps() if not set(way) & set(settings)]
        each = max(1, games // len(ways))
        first = seed + FAR * info.formats.index(form)
        plan.append(
            [
                Experiment(game, form.key, count, bots, each, first, {**way, **settings}, True)
                for way in ways
            ]
        )
    if not plan:
        raise BreakfallError(f"{info.title} has no such format for {players} players")
    return plan


@dataclass(frozen=True)
class Chapter:
    """One format: who wins, how long it takes, how it goes."""

    reports: list[Report]

    @property
    def experiment(self) -> Experiment:
        return self.reports[0].experiment

    @property
    def matches(self) -> list[Played]:
        return [match for report in self.reports for match in report.matches]

    @property
    def teams(self) -> int:
        return len(self.experiment.teams)

    @property
    def fair(self) -> float:
        return 1 / self.teams

    @property
    def title(self) -> str:
        info = breakfall.find_game(self.experiment.game)
        players = self.experiment.players
        return f"{info.format(self.experiment.format).title}, {players} players"

    # ------------------------------------------------------------ who wins

    @property
    def groups(self) -> dict[str, dict[str, Share]]:
        """Points by seat, by who goes first, by side, by side and who goes first."""
        found: dict[str, dict[str, list[float]]] = {}
        for match in self.matches:
            for team in range(len(match.bots)):
                for group, name in self.names(match, team):
                    found.setdefault(group, {}).setdefault(name, []).append(match.points(team))
        return {
            group: {name: Share(sum(got), len(got)) for name, got in sorted(names.items())}
            for group, names in found.items()
        }

    def names(self, match: Played, team: int) -> list[tuple[str, str]]:
        """The groups in which a team of a match is counted, and under which name."""
        seats = self.experiment.teams[team]
        names = [("seat", f"seat {'+'.join(map(str, seats))}")]
        order = next((words for words in match.traits[team] if words.startswith("goes")), "")
        side = side_of(match, team)
        if order:
            names.append(("order", order))
        if side:
            names.append(("side", side))
        if side and order:
            names.append(("side and order", f"{side} {order}"))
        if side and self.teams == 2:
            other = side_of(match, 1 - team)
            names += [("pairing", f"{side} v {other}")] if other > side else []
        return names

    @property
    def draws(self) -> Share:
        return Share(sum(not match.winners for match in self.matches), len(self.matches))

    # ------------------------------------------------------------ how long, and how it went

    @property
    def lengths(self) -> list[int]:
        return sorted(match.length for match in self.matches if match.length is not None)

    @property
    def decisions(self) -> float:
        return mean([match.decisions for match in self.matches])

    @property
    def decided(self) -> list[Played]:
        """Those that one team won, which have a course to tell."""
        return [match for match in self.matches if len(match.winners) == 1 and match.course]

    @property
    def lead_changes(self) -> list[int]:
        return sorted(match.course.lead_changes for match in self.matches if match.course)

    @property
    def clear_at(self) -> list[float]:
        """After which part of each match the winner was never behind again."""
        return sorted(match.course.clear_at for match in self.decided if match.course)

    def winner_ahead(self, at: int) -> Share:
        """How often the later winner is ahead at this point of the course; a tie counts half."""
        got = 0.0
        for match in self.decided:
            assert match.course is not None
            lead = 2 * match.course.chances[at] - 1
            got += 1.0 if lead >= AHEAD else 0.5 if lead > -AHEAD else 0.0
        return Share(got, len(self.decided))

    @property
    def course(self) -> list[Share]:
        return [self.winner_ahead(at) for at in range(POINTS + 1)]

    @property
    def comebacks(self) -> Share:
        """Of the matches in which somebody led at half-time: the one behind won."""
        half = [match.course.chances[POINTS // 2] for match in self.decided if match.course]
        led = [2 * chance - 1 for chance in half if abs(2 * chance - 1) >= AHEAD]
        return Share(sum(lead < 0 for lead in led), len(led))

    def as_json(self) -> dict[str, object]:
        lengths, clear = self.lengths, self.clear_at
        return {
            "format": self.experiment.format,
            "players": self.experiment.players,
            "matches": len(self.matches),
            "fair": round(self.fair, 6),
            "points": {
                group: {name: share.as_json() for name, share in names.items()}
                for group, names in self.groups.items()
            },
            "draws": self.draws.as_json(),
            "decisions": round(self.decisions, 2),
            "lengths": lengths,
            "lead_changes": {
                "mean": round(mean(self.lead_changes), 4),
                "matches": len(self.lead_changes),
            },
            "clear_at": {
                "median": round(clear[len(clear) // 2], 4) if clear else None,
                "matches": len(clear),
            },
            "comebacks": self.comebacks.as_json(),
            "winner_ahead": [share.as_json() for share in self.course],
        }


@dataclass(frozen=True)
class Balance:
    """Everything that is told of a game."""

    chapters: list[Chapter]

    @property
    def info(self) -> Game:
        return breakfall.find_game(self.chapters[0].experiment.game)

    @property
    def matches(self) -> int:
        return sum(len(chapter.matches) for chapter in self.chapters)

    @property
    def bots(self) -> str:
        return " v ".join(self.chapters[0].experiment.bots)

    @property
    def cards(self) -> list[CardLine]:
        """Over all formats with as many sides as the first."""
        teams = self.chapters[0].teams
        alike = [chapter for chapter in self.chapters if chapter.teams == teams]
        return card_lines(self.info, {one.experiment.format: one.matches for one in alike})

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.info.key,
            "rules": self.info.rules_version,
            "bots": self.bots,
            "seed": self.chapters[0].experiment.seed,
            "matches": self.matches,
            "formats": [chapter.as_json() for chapter in self.chapters],
            "cards": [card.as_json() for card in self.cards],
        }


def spread_of(ordered: list[int]) -> str:
    """As in "median 12, the middle half 10 to 15"."""
    low, high = quantile(ordered, 0.25), quantile(ordered, 0.75)
    return f"median {quantile(ordered, 0.5)}, the middle half {low} to {high}"
