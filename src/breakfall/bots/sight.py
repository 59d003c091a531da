"""What a bot is given: what its seat may see, and guesses at what it may not.

A bot never holds the match. It gets the open question, its own view and log, and as many
imagined matches as it likes, in which everything hidden from its seat has been dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from breakfall.core.luck import Luck
from breakfall.core.match import Match
from breakfall.core.seen import QuestionSeen
from breakfall.core.view import MatchView


class Sight:
    """One decision, seen from one seat."""

    __slots__ = ("_determinize", "_log", "_view", "choice", "game", "seat", "settled", "teams")

    def __init__(self, match: Match, seat: int) -> None:
        guesses = match.guesses(seat)

        def determinize(luck: Luck) -> Match:
            return match.guess(guesses, luck)

        self.seat = seat
        self.game = match.setup.game.key
        self.settled = match.settled  # choices that everybody knows to have been made
        self.teams = match.setup.teams
        self.choice: QuestionSeen = match.choice_of(seat)
        self._determinize: Callable[[Luck], Match] = determinize
        self._view: Callable[[], MatchView] = lambda: match.view(seat)
        self._log: Callable[[], list[str]] = lambda: match.log(seat)

    def view(self) -> MatchView:
        """The table as this seat sees it."""
        return self._view()

    def log(self) -> list[str]:
        """What this seat has seen happen."""
        return self._log()

    def determinize(self, luck: Luck) -> Match:
        """A match that this seat could be in, at the same decision."""
        return self._determinize(luck)


class Bot(Protocol):
    """A player that is a program. The same luck and the same sight give the same choice."""

    def choose(self, sight: Sight) -> int:
        """The index of the option it takes."""
        ...
