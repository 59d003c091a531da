"""What each team did with each card, and what else a match tells of its teams.

Events say by themselves which card they drew, gained or played (the marks of their declaration).
The lab may read all of them when the match is over, since nobody plays by what it finds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from breakfall.core.event import Happened
from breakfall.core.view import SeatView
from breakfall.lab.experiment import CardUse


def card_uses(events: Iterable[Happened], team_of: dict[int, int]) -> tuple[CardUse, ...]:
    """For each team, how often it drew, gained and played each card."""
    found: dict[str, Counter[tuple[int, str]]] = {
        mark: Counter() for mark in ("draws", "gains", "plays")
    }
    for event in events:
        if event.seat >= 0:
            team = team_of[event.seat]
            for mark, counts in found.items():
                counts.update((team, card) for card in event.cards(mark))
    drawn, gained, played = found.values()
    return tuple(
        CardUse(team, card, drawn[team, card], gained[team, card], played[team, card])
        for team, card in sorted(drawn | gained | played)
    )


def traits(
    events: Iterable[Happened], seats: list[SeatView], teams: list[tuple[int, ...]]
) -> tuple[tuple[str, ...], ...]:
    """What a match tells of each team beside its seats: whether it went first, whom it played."""
    first = next((event.seat for event in events if event.declared.goes_first), None)
    found: list[tuple[str, ...]] = []
    for team in teams:
        words: list[str] = []
        if first is not None:
            words.append("goes first" if first in team else "goes later")
        played = seats[team[0]]["name"] or seats[team[0]]["color"]
        if played is not None:
            words.append(f"plays {played}")
        found.append(tuple(words))
    return tuple(found)
