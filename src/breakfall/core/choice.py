"""Questions that ask with options: until every game asks with things."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from breakfall.core.modes import AUTOPILOT, LOOKAHEAD, pass_over
from breakfall.core.option import Option
from breakfall.core.question import BaseQuestion

if TYPE_CHECKING:
    from breakfall.core.table import Table


@mypyc_attr(acyclic=True, free_list_len=1)
class OptionQuestion(BaseQuestion):
    """A question whose answer is one of its options. Rules code awaits it.

    A question with one option answers itself.
    """

    __slots__ = ()

    def __init__(
        self, seats: tuple[int, ...], prompt: str, options: list[Option], about: object = None
    ) -> None:
        super().__init__(seats, prompt, options, about)

    def __await__(self) -> Generator[list[BaseQuestion], None, Option]:
        options = self.options
        if len(options) == 1 and not LOOKAHEAD.is_on:
            pass_over(self.seats)
            return options[0]
        if AUTOPILOT.left != 0:
            return options[AUTOPILOT.pick(len(options))]
        yield [self]
        return self.options[self.answer]  # which a re-deal may have made anew

    def in_words(self, table: object) -> str:
        return cast("Table", table).prompt(self)

    def rule(self, table: object) -> str:
        return cast("Table", table).rule(self)

    def label(self, table: object, index: int) -> str:
        return cast("Table", table).label(self, self.options[index])

    def places(self, table: object, index: int) -> tuple[str, ...]:
        return cast("Table", table).points_at(self, self.options[index])

    def subject(self, table: object) -> str:
        return cast("Table", table).subject(self)

    def renew(self, table: object) -> None:
        cast("Table", table).ask_again(self)


class OptionsTogether:
    """Questions that the rulebook makes simultaneous: answered in any order, revealed at once."""

    def __init__(self, questions: list[OptionQuestion]) -> None:
        self.questions = questions

    def __await__(self) -> Generator[list[BaseQuestion], None, list[Option]]:
        asked: list[BaseQuestion] = []
        for question in self.questions:
            if len(question.options) == 1:
                question.answer = 0
                pass_over(question.seats)
            elif AUTOPILOT.left != 0:
                question.answer = AUTOPILOT.pick(len(question.options))
            else:
                asked.append(question)
        if asked:
            yield asked
        return [question.options[question.answer] for question in self.questions]
