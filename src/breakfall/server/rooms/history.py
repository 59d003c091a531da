"""A match as it was played: its choices as they were stored, and what each seat saw of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace

from breakfall.core import event, undoing
from breakfall.core.errors import BreakfallError
from breakfall.core.seen import QuestionSeen
from breakfall.server.messages import EventSeen, Option, Question
from breakfall.server.moves import Move, Plan, begin
from breakfall.server.rooms.undo import Made, standing, undoable

AT_A_TIME = 20  # choices played again before others have a turn
Answer = tuple[int, str]  # seat and option


class History:
    """The match, and what the room remembers of it beside. Knows no network and no database."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.match = begin(plan)
        self.made: list[Made] = []
        self.number = 0  # of the last move
        self.dealt = 0  # the number of the move that dealt the cards again
        self.round_start = 0  # decisions made when what is open now was asked
        self._events = [self.match.event_count]  # after each number of decisions

    @property
    def decisions(self) -> int:
        return len(self.made)

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None

    # ------------------------------------------------------------ choosing

    def choice(self, seat: int, option: str, question: str = "") -> QuestionSeen:
        """The question that this option answers; a clear error where it does not.

        With a question's kind, it must be that question.
        """
        choice = self.match.choice_of(seat)
        if question not in ("", choice.kind):
            raise BreakfallError(f"{question!r} is no longer asked: the table has moved on")
        choice.index_of(option)
        return choice

    def made_since(self, decisions: int, seat: int) -> Move | None:
        """The seat's first choice after so many decisions."""
        later = self.made[decisions:] if decisions >= 0 else []
        return next((one.move for one in later if one.seat == seat), None)

    def is_open_since(self, decisions: int, seat: int) -> bool:
        """What this seat is asked now it was asked when there were so many decisions."""
        is_asked = any(seat in choice.seats for choice in self.match.choices)
        return is_asked and self.round_start <= decisions <= self.decisions

    def choose(self, move: Move) -> None:
        """A stored choice is made."""
        match = self.match
        is_last = len(match.questions) == 1
        self.made.append(Made(move, undoing.choose(match, move.option, move.seat)))
        self._events.append(match.event_count)
        self.number = move.number
        if is_last:
            self.round_start = self.decisions

    def undoable(self, seats: Iterable[int]) -> int:
        """Which choice the holder of these seats may undo: so many from the end; 0: none."""
        return 0 if self.is_over else undoable(self.made, self.round_start, seats)

    # ------------------------------------------------------------ what a seat knows

    def own_answers(self, seat: int) -> list[Move]:
        """What a seat has answered since what is open now was asked."""
        return [one.move for one in self.made[self.round_start :] if one.seat == seat]

    def answers_known_to(self, seat: int) -> list[Answer]:
        """Without the answers of others that are still secret."""
        before = [one.move for one in self.made[: self.round_start]]
        return [(move.seat, move.option) for move in [*before, *self.own_answers(seat)]]

    def answers_until(self, decisions: int) -> list[Answer]:
        return [(one.seat, one.move.option) for one in self.made[:decisions]]

    # ------------------------------------------------------------ as it is shown

    def questions(self, seats: Sequence[int], first: int | None) -> list[Question]:
        """The questions open to these seats, each put to the first of them that is asked."""
        questions: list[Question] = []
        for choice in self.match.choices:
            asked = [seat for seat in seats if seat in choice.seats]
            if asked:
                questions.append(question_of(choice, first if first in asked else asked[0]))
        return questions

    def log(self, seat: int | None) -> list[EventSeen]:
        return [
            seen for decisions in range(self.decisions + 1) for seen in self._seen(seat, decisions)
        ]

    def last_events(self, seat: int | None) -> list[EventSeen]:
        """What the last choice has added to the log."""
        return self._seen(seat, self.decisions)

    def _seen(self, seat: int | None, decisions: int) -> list[EventSeen]:
        since = self._events[decisions - 1] if decisions else 0
        until = self._events[decisions]
        if until == since:
            return []
        return [event_of(seen, decisions) for seen in self.match.events(seat, since, until)]


def event_of(seen: event.EventSeen, decisions: int) -> EventSeen:
    return EventSeen(seen.kind, seen.text, decisions, seen.facts, seen.is_heading, seen.seat)


def question_of(choice: QuestionSeen, seat: int) -> Question:
    options = [Option(offer.key, offer.label, list(offer.places)) for offer in choice.options]
    return Question(seat, choice.kind, choice.prompt, choice.rule, options, choice.subject)


async def replay(plan: Plan, moves: Sequence[Move]) -> History:
    """The match of these moves. Others have their turn while it is played."""
    deal = next((move for move in reversed(moves) if move.is_deal), None)
    history = History(plan if deal is None else replace(plan, seed=int(deal.option)))
    history.dealt = 0 if deal is None else deal.number
    for count, move in enumerate(standing(moves), start=1):
        history.choose(move)
        if count % AT_A_TIME == 0:
            await asyncio.sleep(0)
    if moves:
        history.number = moves[-1].number
    return history
