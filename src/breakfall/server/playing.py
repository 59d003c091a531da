"""A match at a table: its choices as they were stored, and which of them may be taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from breakfall.core import event, undoing
from breakfall.core.errors import BreakfallError
from breakfall.core.match import Match
from breakfall.core.record import new_match
from breakfall.core.registry import find_game
from breakfall.core.seen import QuestionSeen
from breakfall.server.messages import EventSeen, Option, Question
from breakfall.server.moves import Move, Plan

AT_A_TIME = 20  # choices played again before others have a turn


class Made(NamedTuple):
    """A choice that was made: by which move, and whether it may be taken back."""

    move: Move
    may_be_taken_back: bool

    @property
    def seat(self) -> int:
        return self.move.seat


def begin(plan: Plan) -> Match:
    """The match before its first choice."""
    game = find_game(plan.game)
    if plan.rules != game.rules_version:
        raise BreakfallError(
            f"This table was created with rules version {plan.rules} of {game.title}. This "
            f"Breakfall plays version {game.rules_version}, so the match cannot go on here. "
            "Create a new table."
        )
    settings: dict[str, object] = {**plan.settings}
    return new_match(plan.game, plan.format, plan.players, plan.seed, settings)


class Playing:
    """The match, and what the table remembers of it beside. Knows no network and no database."""

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

    # ------------------------------------------------------------ taking back

    def take_back(self, seats: Iterable[int]) -> int:
        """Which choice the holder of these seats may take back: so many from the end; 0: none."""
        if self.is_over:
            return 0
        mine = set(seats)
        answers = self.made[self.round_start :]
        for back, made in enumerate(reversed(answers), start=1):
            if made.seat in mine:
                return back
        if answers or not self.made:
            return 0
        last = self.made[-1]
        return 1 if last.seat in mine and last.may_be_taken_back else 0

    # ------------------------------------------------------------ telling

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


def what_stands(moves: Iterable[Move]) -> list[Move]:
    """The choices that were not taken back."""
    standing: list[Move] = []
    for move in moves:
        if move.is_deal:
            standing.clear()
        elif move.undoes:
            del standing[-move.undoes]
        else:
            standing.append(move)
    return standing


async def play_again(plan: Plan, moves: Sequence[Move]) -> Playing:
    """The match of these moves. Others have their turn while it is played."""
    deal = next((move for move in reversed(moves) if move.is_deal), None)
    playing = Playing(plan if deal is None else replace(plan, seed=int(deal.option)))
    playing.dealt = 0 if deal is None else deal.number
    for count, move in enumerate(what_stands(moves), start=1):
        playing.choose(move)
        if count % AT_A_TIME == 0:
            await asyncio.sleep(0)
    if moves:
        playing.number = moves[-1].number
    return playing
