"""A match: a pure function of game, set-up, seed and choices.

The match drives the rules, one step after the other, with the answers it is given. It keeps the
answers; everything else (copies, undo, records) is playing them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, SupportsIndex

from breakfall.core.errors import BreakfallError
from breakfall.core.game import Setup
from breakfall.core.luck import Luck, Randomness
from breakfall.core.modes import AUTOPILOT
from breakfall.core.numbers import seed_as_text, whole
from breakfall.core.question import OpenQuestion
from breakfall.core.redeal import Deal, redeal, work_out
from breakfall.core.seen import QuestionSeen
from breakfall.core.table import Table
from breakfall.core.visible import VisibleMatch

RECORD_VERSION: Final = 3  # 2 called settings options; 1 held the seed as a number
SEATS: Final = 16  # an answer is kept as one number: index * SEATS + seat
DETERMINIZATIONS: Final = 8  # guesses that an estimate of a real match is the mean of


class Redeal:
    """A re-deal as part of an imagined match's past: after how many answers, for whom."""

    def __init__(self, after: int, mask: int, luck: Luck) -> None:
        self.after = after
        self.mask = mask
        self.luck = luck  # as it was before the deal


class Guesses:
    """What is common to all guesses from one seat at one decision."""

    def __init__(self, seat: int, mask: int, deal: Deal | None) -> None:
        self.seat = seat
        self.mask = mask
        self.deal = deal


class Base:
    """The table at the start of a step, from which copies are played on."""

    def __init__(self, table: Table, answers: int, told: int) -> None:
        self.table = table
        self.answers = answers
        self.told = told  # events before the last of them


class Match(VisibleMatch):
    """One match. Make it with `breakfall.new_match` or `breakfall.load`."""

    def __init__(self, setup: Setup, base: Base | None = None) -> None:
        if base is None:
            super().__init__(setup, setup.table(), 0)
        else:
            super().__init__(setup, base.table.copy(), base.told)
        self._base = base  # None: the start of the match
        self._answers: list[int] = []
        self._redeals: list[Redeal] = []
        self._rules: Iterator[list[OpenQuestion]] | None = None
        self._keeps_answers = True  # until a roll-out: then it cannot be played again

    # ------------------------------------------------------------ what has been played

    @property
    def decisions(self) -> int:
        """How many choices have been made."""
        return len(self._answers)

    @property
    def settled(self) -> int:
        """How many choices have been made and seen: without secret answers not yet revealed."""
        return len(self._answers) - sum(not question.is_open for question in self._open)

    def knowledge(self) -> list[int]:
        """The state of luck, and who knows each card: what a choice that reveals something moves.

        For the table around a match, which asks whether a choice can be undone. It is nothing
        to show to anybody.
        """
        luck = self._table.luck
        return [luck.first, luck.second, *[card.known_to for card in self._table.cards]]

    def evaluate(self, seat: SupportsIndex) -> float:
        """How well this seat stands, from -1 (lost) to 1 (won), by the game's own estimate.

        On a real match it answers only from what the seat may know: the mean over eight
        determinizations, which are the same ones whenever the seat knows the same. That costs
        eight copies. On a guess it reads the guessed cards. Raises a `BreakfallError` on a real
        match that was rolled out, since it cannot be copied.
        """
        own = self._seat(seat)
        if self._redeals or self._table.outcome is not None:
            return self.evaluate_table(own)
        values = [guess.evaluate_table(own) for guess in self.determinizations(own)]
        return sum(values) / len(values)

    def features(self, seat: SupportsIndex) -> list[float]:
        """What the game counts about this seat, for an estimate whose weights are learned.

        Like `evaluate`, it answers only from what the seat may know.
        """
        own = self._seat(seat)
        if self._redeals:
            return self.table_features(own)
        counts = [guess.table_features(own) for guess in self.determinizations(own)]
        return [sum(column) / len(counts) for column in zip(*counts, strict=True)]

    def determinizations(
        self, seat: SupportsIndex, count: SupportsIndex = DETERMINIZATIONS
    ) -> list[Match]:
        """So many guesses at the match from what this seat may know, the same ones each time."""
        own = self._seat(seat)
        luck = Luck(own)
        guesses = self.guesses(own)
        return [self.guess(guesses, luck) for _ in range(whole(count, "a number of guesses"))]

    def evaluate_table(self, seat: int) -> float:
        """Like `evaluate`, but from every card as it lies on this table, hidden ones too.

        For guesses, which a search judges by the thousand, and for the story of a match that is
        over. Whoever chooses by it on a real match looks at hidden cards.
        """
        outcome = self._table.outcome
        if outcome is None:
            return self.setup.game.evaluate(self._table, seat)
        if outcome.is_draw:
            return 0.0
        return 1.0 if seat in outcome.winners else -1.0

    def table_features(self, seat: int) -> list[float]:
        """Like `features`, but from every card as it lies on this table, hidden ones too."""
        return self.setup.game.features(self._table, seat)

    # ------------------------------------------------------------ answering

    def choose(self, index: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Answer the open question with the option of that index.

        Raises a `BreakfallError`, and changes nothing, where the index or the seat does not fit.
        """
        number = whole(index, "an index")
        own = None if seat is None else self._seat(seat)
        if own is None and len(self._open) == 1:
            question = self._open[0]
        else:
            question = self._question_for(own)
        if number < 0 or number >= len(question.things):
            raise BreakfallError(
                f"option {number} does not exist: {question.kind!r} offers 0 to "
                f"{len(question.things) - 1}"
            )
        self.answer(question, number, question.seats[0] if own is None else own)

    def choose_key(self, key: str, seat: SupportsIndex | None = None) -> None:
        """Answer the open question with the option of that key."""
        own = None if seat is None else self._seat(seat)
        self.choose(QuestionSeen(self._table, self._question_for(own)).index_of(key), own)

    # ------------------------------------------------------------ driving the rules

    def answer(self, question: OpenQuestion, index: int, seat: int) -> None:
        """Keep the answer; when all are in, let the rules run to the next question.

        Like `choose`, for those who hold the open question and one of its options already.
        """
        question.answer = index
        self._answers.append(index * SEATS + seat)
        self._told = len(self._table.events)
        if len(self._open) > 1:
            for other in self._open:
                if other.answer < 0:
                    return
        self._play_on()

    def _play_on(self) -> None:
        assert self._rules is not None
        self._open = []
        for asked in self._rules:  # up to the next one
            self._open = asked
            break
        if not self._open:
            self._rules = None

    def start(self, stop_at_step: int = -1) -> None:
        """Run to the first question."""
        self._table.stop_at_step = stop_at_step
        self._rules = self._table.play().__await__()
        self._play_on()

    def roll_out(self, luck: Luck, choices: int = -1) -> int:
        """Take any option at each question, to the end or for so many choices; how many it took.

        For copies that are used up: what was chosen is not kept, so that the rules can run
        without a stop, and nothing can be copied, undone or recorded afterwards.
        """
        self._keeps_answers = False
        made = 0
        for question in self.questions:
            if made == choices:
                return made
            question.answer = luck.below(len(question.things))
            made += 1
        if made:
            AUTOPILOT.take_over(luck, choices - made if choices >= 0 else -1)
            try:
                self._play_on()
            finally:
                AUTOPILOT.left = 0
            made += AUTOPILOT.made
        return made

    def _check_answers_are_kept(self) -> None:
        if not self._keeps_answers:
            raise BreakfallError(
                "this match was rolled out, so its choices are not known: roll out a copy of it"
            )

    # ------------------------------------------------------------ copies

    def copy(self) -> Match:
        """An independent twin at the same decision."""
        self._move_base_to_this_step()
        return self._replayed(len(self._answers))

    def _move_base_to_this_step(self) -> None:
        """Bring the base up to the start of the step we are in, so that copies are cheap."""
        base = self._base
        if base is not None and base.table.steps == self._table.steps:
            return
        scout = self._from_base(base)
        scout._catch_up(self, len(self._answers), self._table.steps)
        self._base = Base(scout._table, len(scout._answers), scout._told)

    def _from_base(self, base: Base | None) -> Match:
        """A match that stands where the base stands, with this one's past up to there."""
        self._check_answers_are_kept()
        match = Match(self.setup, base)
        match._table.names = self._table.names
        if base is not None:
            match._answers = self._answers[: base.answers]
            match._redeals = [past for past in self._redeals if past.after < base.answers]
        return match

    def _replayed(self, answers: int) -> Match:
        """This match as it was after so many answers, played again from the base or the start."""
        base = self._base
        if base is not None and base.answers > answers:
            base = None
        twin = self._from_base(base)
        twin._catch_up(self, answers)
        return twin

    def _catch_up(self, other: Match, answers: int, stop_at_step: int = -1) -> None:
        """Play the other match's answers after our own, and its re-deals where they happened."""
        self.start(stop_at_step)
        while self._rules is not None:
            here = len(self._answers)
            while len(self._redeals) < len(other._redeals):
                past = other._redeals[len(self._redeals)]
                if past.after != here:
                    break
                self._redeals.append(past)
                self._deal_again(past)
            if here >= answers:
                return
            index, seat = divmod(other._answers[here], SEATS)
            self.answer(self._question_for(seat), index, seat)

    def undo(self, choices: SupportsIndex = 1) -> None:
        """Undo the last choice, or the last few."""
        self._check_answers_are_kept()
        count = whole(choices, "a number of choices")
        if count < 1 or count > len(self._answers):
            raise BreakfallError(
                f"cannot undo {count} choices: {len(self._answers)} have been made"
            )
        before = self._replayed(len(self._answers) - count)
        self._base = before._base
        self._table = before._table
        self._answers = before._answers
        self._redeals = before._redeals
        self._open = before._open
        self._rules = before._rules
        self._told = before._told

    def redeal(self, seat: SupportsIndex | None, rng: Randomness) -> None:
        """Exchange everything this seat cannot know for something else it could be.

        For a copy that is to be searched: the seat sees the same table, its future is a guess.
        Simultaneous answers that others have given already are forgotten and asked again.
        """
        own = None if seat is None else self._seat(seat)
        self._forget_secret_answers(own)
        luck = Luck(rng.getrandbits(64))
        past = Redeal(len(self._answers), self._table.mask_of(own), luck)
        self._redeals.append(past)
        self._deal_again(past)

    def guess(self, guesses: Guesses, luck: Luck) -> Match:
        """A copy, re-dealt for the seat of the guesses: what that seat could be looking at.

        Nobody will read its log, so nothing more is written there.
        """
        twin = self.copy()
        twin._table.is_told = False
        twin._forget_secret_answers(guesses.seat)
        past = Redeal(len(twin._answers), guesses.mask, luck.fork())
        twin._redeals.append(past)
        twin._deal_again(past, guesses.deal)
        return twin

    def release(self) -> None:
        """This guess is used up."""
        self._table.release()

    def guesses(self, seat: SupportsIndex) -> Guesses:
        """What many guesses at this table from this seat have in common."""
        own = self._seat(seat)
        mask = self._table.mask_of(own)
        return Guesses(own, mask, work_out(self._table, mask))

    def _deal_again(self, past: Redeal, deal: Deal | None = None) -> None:
        if deal is None:
            redeal(self._table, past.mask, past.luck.copy())
        else:
            deal.carry_out(self._table, past.luck.copy())
        self._table.after_redeal()
        for question in self._open:
            question.renew(self._table)

    def _forget_secret_answers(self, seat: int | None) -> None:
        """Drop the answers to the open simultaneous questions that this seat has not given."""
        given = [question for question in self._open if question.answer >= 0]
        if not given:
            return
        kept = self._answers[: len(self._answers) - len(given)]
        for question in given:
            if seat is not None and seat in question.seats:
                kept.append(question.answer * SEATS + seat)
            else:
                question.answer = -1
        self._answers = kept

    @property
    def is_determinization(self) -> bool:
        """Re-dealt, so no longer the match that its seed and choices describe."""
        return bool(self._redeals)

    # ------------------------------------------------------------ the record

    def record(self) -> dict[str, object]:
        """Everything needed to play this match again, as plain JSON: set-up, seed and choices."""
        if self.is_determinization:
            raise BreakfallError("this match was re-dealt: it is a guess and has no record")
        self._check_answers_are_kept()
        setup = self.setup
        outcome = self._table.outcome
        cards: dict[str, object] = {"cards": setup.cards} if setup.cards else {}
        return {
            "breakfall": RECORD_VERSION,
            "game": setup.game.key,
            "rules": setup.game.rules_version,
            "format": setup.format.key,
            "players": setup.players,
            "seed": seed_as_text(setup.seed),
            "settings": dict(setup.settings),
            **cards,
            "choices": self._choices_made(),
            "outcome": None if outcome is None else outcome.as_json(),
        }

    def _choices_made(self) -> list[list[object]]:
        """The choices as [seat, question, option]: readable, and a tampered one is noticed."""
        made: list[list[object]] = []
        again = Match(self.setup)
        again.start()
        for answer in self._answers:
            index, seat = divmod(answer, SEATS)
            question = again._question_for(seat)
            made.append([seat, question.kind, question.options[index].key])
            again.answer(question, index, seat)
        return made
