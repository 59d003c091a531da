"""What the matches tell of each card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from breakfall.core.game import Game
from breakfall.lab.experiment import CardUse, Played
from breakfall.lab.statistics import Effect, Share


@dataclass(frozen=True)
class CardLine:
    """One card: how often it is met, and how those fare who do.

    Only teams that could have met it are counted: those that play a side under which somebody did
    in that format. Effects compare teams of the same side and format.
    """

    key: str
    name: str
    sides: tuple[str, ...]
    drawn: Share  # of the teams, those that drew it at least once
    bought: Share
    played: Share
    copies_played: float  # by a team, on average
    won_with: Share  # points of the teams that played it
    won_without: Share
    effect: Effect  # how much more those win who play it
    won_had: Share  # points of the teams that drew, bought or played it
    won_never_had: Share
    effect_of_having: Effect

    def as_json(self) -> dict[str, object]:
        shares = ("drawn", "bought", "played", "won_with", "won_without", "won_had")
        return {
            "card": self.key,
            "name": self.name,
            "sides": list(self.sides),
            **{name: getattr(self, name).as_json() for name in (*shares, "won_never_had")},
            "copies_played": round(self.copies_played, 4),
            "effect": self.effect.as_json(),
            "effect_of_having": self.effect_of_having.as_json(),
        }


@dataclass(frozen=True)
class Holding:
    """A team in a match: its format and side, its points, and what it did with its cards."""

    group: tuple[str, str]
    points: float
    uses: dict[str, CardUse]


NEVER = CardUse(0, "", 0, 0, 0)


def holdings(format_key: str, matches: list[Played]) -> Iterator[Holding]:
    for match in matches:
        for team in range(len(match.bots)):
            uses = {use.card: use for use in match.cards if use.team == team}
            yield Holding((format_key, side_of(match, team)), match.points(team), uses)


def side_of(match: Played, team: int) -> str:
    """Whom the team plays: "Sun"; nothing in games where all sides are alike."""
    for words in match.traits[team]:
        if words.startswith("plays "):
            return words.removeprefix("plays ")
    return ""


def card_lines(info: Game, matches: dict[str, list[Played]]) -> list[CardLine]:
    """A line for every card that anybody met in these formats, the most helpful first."""
    groups: dict[tuple[str, str], list[Holding]] = {}
    for format_key, played in matches.items():
        for team in holdings(format_key, played):
            groups.setdefault(team.group, []).append(team)
    where: dict[str, set[tuple[str, str]]] = {}
    for group, teams in groups.items():
        for team in teams:
            for card in team.uses:
                where.setdefault(card, set()).add(group)
    names = {face.key: face.name for face in info.faces()}
    lines = [
        line(card, names.get(card) or card, {group: groups[group] for group in sorted(found)})
        for card, found in where.items()
    ]
    return sorted(lines, key=lambda one: (-one.effect.value, one.key))


Able = list[tuple[float, CardUse]]


def line(card: str, name: str, groups: dict[tuple[str, str], list[Holding]]) -> CardLine:
    able = [
        [(team.points, team.uses.get(card, NEVER)) for team in teams] for teams in groups.values()
    ]
    everybody = [one for group in able for one in group]
    total = len(everybody)
    played = [(points_if(group, True), points_if(group, False)) for group in able]
    had = [(points_had(group, True), points_had(group, False)) for group in able]
    return CardLine(
        card,
        name,
        tuple(sorted({side for _, side in groups if side})),
        Share(sum(use.drawn > 0 for _, use in everybody), total),
        Share(sum(use.bought > 0 for _, use in everybody), total),
        Share(sum(use.played > 0 for _, use in everybody), total),
        sum(use.played for _, use in everybody) / total,
        points_if(everybody, True),
        points_if(everybody, False),
        Effect.within(played),
        points_had(everybody, True),
        points_had(everybody, False),
        Effect.within(had),
    )


def points_if(teams: Able, played: bool) -> Share:
    return points_of([points for points, use in teams if (use.played > 0) is played])


def points_had(teams: Able, had: bool) -> Share:
    return points_of([points for points, use in teams if (use is not NEVER) is had])


def points_of(points: list[float]) -> Share:
    return Share(sum(points), len(points))
