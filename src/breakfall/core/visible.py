"""What can be seen of a match: open questions, the table from a seat, what happened."""

from __future__ import annotations

from typing import SupportsIndex

from breakfall.core.errors import BreakfallError
from breakfall.core.event import EventSeen
from breakfall.core.game import Setup
from breakfall.core.numbers import whole
from breakfall.core.outcome import Outcome
from breakfall.core.question import Barred, OpenQuestion
from breakfall.core.seen import QuestionSeen
from breakfall.core.table import Table
from breakfall.core.view import MatchView, OutcomeView


class VisibleMatch:
    """A match as people and programs look at it. Nothing here changes it."""

    def __init__(self, setup: Setup, table: Table, told: int) -> None:
        self.setup = setup
        self._table = table
        self._open: list[OpenQuestion] = []
        self._told = told  # events before the last choice

    # ------------------------------------------------------------ what is asked

    @property
    def choice(self) -> QuestionSeen | None:
        """The open question; the first of them when several are open; None when it is over."""
        if len(self._open) == 1:
            return QuestionSeen(self._table, self._open[0])
        for question in self._open:
            if question.answer < 0:
                return QuestionSeen(self._table, question)
        return None

    @property
    def choices(self) -> list[QuestionSeen]:
        """All questions open now: several when they are simultaneous."""
        return [QuestionSeen(self._table, question) for question in self._open if question.is_open]

    @property
    def questions(self) -> list[OpenQuestion]:
        """All questions open now, without words: for those who only count options."""
        if len(self._open) == 1:
            return self._open
        return [question for question in self._open if question.answer < 0]

    def choice_of(self, seat: SupportsIndex) -> QuestionSeen:
        """The open question that this seat may answer."""
        return QuestionSeen(self._table, self._question_for(self._seat(seat)))

    @property
    def outcome(self) -> Outcome | None:
        return self._table.outcome

    @property
    def steps(self) -> int:
        """How many steps have been played: phases, actions, whatever the game pauses after."""
        return self._table.steps

    def why_not(self, seat: int, what: str) -> list[Barred]:
        """Why this seat cannot choose something now: an option's key, or a place of its view.

        Empty where it is on offer, or where nobody would expect it. Words are made now, so this
        is for people who ask, not for play or search.
        """
        return self._question_for(seat).why_not(self._table, what)

    def _question_for(self, seat: int | None) -> OpenQuestion:
        if seat is None:
            for question in self._open:
                if question.answer < 0:
                    return question
            raise BreakfallError("the match is over: there is nothing to choose")
        for question in self._open:
            if question.answer < 0 and seat in question.seats:
                return question
        if self._table.outcome is not None:
            raise BreakfallError("the match is over: there is nothing to choose")
        asked = sorted({one for choice in self.choices for one in choice.seats})
        raise BreakfallError(f"seat {seat} is not asked now; open for seats {asked}")

    def _seat(self, seat: SupportsIndex) -> int:
        """The seat as a plain number, if there is such a seat."""
        number = whole(seat, "a seat")
        if number < 0 or number >= self.setup.players:
            raise BreakfallError(
                f"there is no seat {number}: this match has seats 0 to {self.setup.players - 1}"
            )
        return number

    # ------------------------------------------------------------ what is on the table

    def view(self, seat: SupportsIndex | None) -> MatchView:
        """The table as this seat (None: a spectator) may see it, as plain JSON."""
        own = None if seat is None else self._seat(seat)
        mask = self._table.mask_of(own)
        return {
            "game": self.setup.game.key,
            "format": self.setup.format.key,
            "players": self.setup.players,
            "seat": own,
            "asked": self._asked(),
            "outcome": self._outcome_seen(mask),
            "shell": {**self._table.shell(mask), "last_move": self._last_move(mask)},
            "table": self._table.view(mask),
        }

    def _outcome_seen(self, mask: int) -> OutcomeView | None:
        outcome = self._table.outcome
        if outcome is None:
            return None
        return {
            "winners": list(outcome.winners),
            "ranking": [list(group) for group in outcome.ranking],
            "scores": list(outcome.scores),
            "ending": outcome.ending,
            "facts": outcome.event.facts,
            "reason": outcome.event.text(self._table, mask),
        }

    def _last_move(self, mask: int) -> list[str]:
        """The places where something happened since the last choice, as far as it was seen."""
        places: list[str] = []
        for event in self._table.events[self._told :]:
            if event.seen_by & mask:
                places += [place for place in event.places if place not in places]
        return places

    def _asked(self) -> list[int]:
        """Who is asked, whether they have answered a simultaneous question already or not."""
        return sorted({seat for question in self._open for seat in question.seats})

    def log(
        self,
        seat: SupportsIndex | None,
        since: SupportsIndex = 0,
        until: SupportsIndex | None = None,
    ) -> list[str]:
        """What this seat (None: a spectator) has seen happen, in words.

        All of it, or from one number of events to another. People are called as `names` says.
        """
        return [event.text for event in self.events(seat, since, until)]

    def events(
        self,
        seat: SupportsIndex | None,
        since: SupportsIndex = 0,
        until: SupportsIndex | None = None,
    ) -> list[EventSeen]:
        """What this seat (None: a spectator) has seen happen: kind, named facts and a sentence."""
        mask = self._table.mask_of(None if seat is None else self._seat(seat))
        first = whole(since, "a number of events")
        last = self.event_count if until is None else whole(until, "a number of events")
        events = self._table.events[first:last]
        return [event.seen(self._table, mask) for event in events if event.seen_by & mask]

    @property
    def event_count(self) -> int:
        """How many things have happened that somebody saw."""
        return len(self._table.events)

    @property
    def names(self) -> tuple[str, ...]:
        """What the people in the seats are called: in prompts, labels and the log."""
        return self._table.names

    @names.setter
    def names(self, names: tuple[str, ...]) -> None:
        if len(names) != self.setup.players:
            raise BreakfallError(f"{len(names)} names for {self.setup.players} seats")
        self._table.names = names
