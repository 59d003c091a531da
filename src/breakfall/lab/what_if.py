"""What a change of cards changes: the same deals with the built-in cards and with others."""

from __future__ import annotations

from dataclasses import dataclass

from breakfall.core.overlay import Changes, in_words
from breakfall.lab.balance import Balance, Chapter
from breakfall.lab.card_lines import CardLine
from breakfall.lab.experiment import Played
from breakfall.lab.statistics import Effect


@dataclass(frozen=True)
class Shift:
    """A figure before and after, and the difference as the same deals tell it."""

    name: str
    before: float
    after: float
    effect: Effect

    def as_json(self) -> dict[str, object]:
        before, after = round(self.before, 6), round(self.after, 6)
        return {"before": before, "after": after, "difference": self.effect.as_json()}


@dataclass(frozen=True)
class WhatIf:
    """A game with its own cards, and with others."""

    changes: Changes
    before: Balance
    after: Balance

    @property
    def title(self) -> str:
        return in_words(self.changes)

    def shifts(self, at: int) -> list[Shift]:
        """Of the points of everybody who has a name in this format."""
        before, after = self.before.chapters[at], self.after.chapters[at]
        return [
            shift(before, after, group, name)
            for group in ("side", "order", "seat")
            for name in before.groups.get(group, {})
        ]

    def length(self, at: int) -> Effect:
        """In decisions, of the mean match."""
        pairs = zip(self.before.chapters[at].matches, self.after.chapters[at].matches, strict=False)
        return Effect.of_pairs([float(two.decisions - one.decisions) for one, two in pairs])

    @property
    def changed_cards(self) -> list[tuple[CardLine, CardLine]]:
        """The lines of the cards that were changed, before and after."""
        after = {card.name: card for card in self.after.cards}
        return [
            (card, after[card.name])
            for card in self.before.cards
            if card.name in self.changes and card.name in after
        ]

    def as_json(self) -> dict[str, object]:
        return {
            "changes": self.changes,
            "formats": [
                {
                    "format": chapter.experiment.format,
                    "points": {shift.name: shift.as_json() for shift in self.shifts(at)},
                    "decisions": self.length(at).as_json(),
                }
                for at, chapter in enumerate(self.before.chapters)
            ],
            "before": self.before.as_json(),
            "after": self.after.as_json(),
        }


def shift(before: Chapter, after: Chapter, group: str, name: str) -> Shift:
    differences: list[float] = []
    old: list[float] = []
    new: list[float] = []
    for one, two in zip(before.matches, after.matches, strict=False):
        points = mean_points(before, one, group, name), mean_points(after, two, group, name)
        if points[0] is not None and points[1] is not None:
            old.append(points[0])
            new.append(points[1])
            differences.append(points[1] - points[0])
    count = max(1, len(differences))
    effect = Effect.of_pairs(differences, most=1.0)
    return Shift(name, sum(old) / count, sum(new) / count, effect)


def mean_points(chapter: Chapter, match: Played, group: str, name: str) -> float | None:
    """Of the teams that bear this name in this match; nothing where none does."""
    got = [
        match.points(team)
        for team in range(len(match.bots))
        if (group, name) in chapter.names(match, team)
    ]
    return sum(got) / len(got) if got else None
