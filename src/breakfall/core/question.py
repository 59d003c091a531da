"""Questions as the rules declare them: ask with things, get a thing.

A question is declared once, beside the rule that asks it:

    ATTACK_TARGET = HeroQuestion("attack-target", "NB-7.11", "Attack which enemy with {hero}?")

and asked where the rulebook says "choose":

    target = await choose(side.seats, ATTACK_TARGET, attack_targets(battle, hero), hero)

What stands for a thing outside (key, label, places on the table) is made from it when somebody
reads it, and not at all in a roll-out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from breakfall.core.modes import AUTOPILOT, LOOKAHEAD, pass_over
from breakfall.core.option import Option

AnyTable = TypeVar("AnyTable")
Thing = TypeVar("Thing")


class Barred:
    """Why something is not on offer: the rule that says so, and a sentence for the player."""

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"

    def __repr__(self) -> str:
        return f"<{self}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[AnyTable, Thing]):
    """A question as the rules declare it. A subclass for each kind of thing one chooses among.

    The prompt names what the question is about: `{hero}`, `{hero.strength}`.
    """

    def __init__(self, kind: str, rule: str, prompt: str) -> None:
        self.kind = kind
        self.rule = rule
        self.prompt = prompt

    # ------------------------------------------------------------ what each kind of thing says

    def option(self, asked: OpenQuestion, thing: Thing) -> Option:
        """The option that stands for a thing; its key means the same in every state."""
        raise NotImplementedError

    def label(self, table: AnyTable, asked: OpenQuestion, thing: Thing) -> str:
        """The thing in words, for those who are asked."""
        raise NotImplementedError

    def places(self, table: AnyTable, asked: OpenQuestion, thing: Thing) -> tuple[str, ...]:
        """The places of the view that the thing stands for."""
        return ()

    # ------------------------------------------------------------ what a question may say

    def subject(self, table: AnyTable, asked: OpenQuestion) -> str:
        """The place of the view that the question is about: who attacks, what is filled; or ""."""
        return ""

    def facts(self, table: AnyTable, asked: OpenQuestion) -> dict[str, object]:
        """What the prompt can name."""
        return {}

    def in_words(self, table: AnyTable, asked: OpenQuestion) -> str:
        return self.prompt.format(**self.facts(table, asked))

    def rule_for(self, table: AnyTable, asked: OpenQuestion) -> str:
        """The rule that asks, where it depends on what is asked about."""
        return self.rule

    def again(self, table: AnyTable, asked: OpenQuestion) -> list[Thing]:
        """The things to choose among after a re-deal; the same list where nothing changed."""
        return cast("list[Thing]", asked.things)

    # ------------------------------------------------------------ why not

    def expected(self, table: AnyTable, asked: OpenQuestion) -> list[Thing]:
        """Everything that a player might expect to choose here, on offer or not."""
        return cast("list[Thing]", asked.things)

    def why_not(self, table: AnyTable, asked: OpenQuestion, thing: Thing) -> Barred | None:
        """Why this thing is not on offer; None for what is."""
        return None


@mypyc_attr(acyclic=True)
class Answer(Option):
    """A fixed answer with its label, which may name what the question is about."""

    def __init__(self, kind: str, target: str = "", label: str = "", number: int = 0) -> None:
        super().__init__(kind, target, number)
        self.label = label


AnyAnswer = TypeVar("AnyAnswer", bound=Answer)


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerQuestion(Question[AnyTable, AnyAnswer]):
    """A question among fixed answers, which are their own options."""

    def option(self, asked: OpenQuestion, thing: AnyAnswer) -> Option:
        return thing

    def label(self, table: AnyTable, asked: OpenQuestion, thing: AnyAnswer) -> str:
        return thing.label.format(**self.facts(table, asked))


@mypyc_attr(acyclic=True, free_list_len=1)
class OpenQuestion:
    """A question put to a seat (or to a team, any of whom may answer), and its answer once given.

    It holds the things to choose among; the options that stand for them are made when somebody
    reads them. A question about one thing answers itself.
    """

    __slots__ = ("_options", "about", "answer", "declared", "kind", "seats", "things")

    def __init__(
        self, seats: tuple[int, ...], declared: Question[Any, Any], things: list[Any], about: object
    ) -> None:
        self.seats = seats
        self.declared = declared
        self.kind = declared.kind
        self.things = things
        self.about = about
        self._options: list[Option] | None = None
        self.answer = -1

    @property
    def is_open(self) -> bool:
        return self.answer < 0

    def __await__(self) -> Generator[list[OpenQuestion], None, Any]:
        things = self.things
        if len(things) == 1 and not LOOKAHEAD.is_on:
            pass_over(self.seats)
            return things[0]
        if AUTOPILOT.left != 0:
            return things[AUTOPILOT.pick(len(things))]
        yield [self]
        return self.things[self.answer]  # which a re-deal may have changed

    @property
    def options(self) -> list[Option]:
        """An option for each of the things, in their order."""
        made = self._options
        if made is None:
            declared = self.declared
            made = self._options = [declared.option(self, thing) for thing in self.things]
        return made

    def in_words(self, table: object) -> str:
        return self.declared.in_words(table, self)

    def rule(self, table: object) -> str:
        return self.declared.rule_for(table, self)

    def label(self, table: object, index: int) -> str:
        return self.declared.label(table, self, self.things[index])

    def places(self, table: object, index: int) -> tuple[str, ...]:
        return self.declared.places(table, self, self.things[index])

    def subject(self, table: object) -> str:
        return self.declared.subject(table, self)

    def renew(self, table: object) -> None:
        things = self.declared.again(table, self)
        if things is not self.things:
            self.things = things
            self._options = None

    def why_not(self, table: object, what: str) -> list[Barred]:
        """Why the option of this key, or whatever lies at this place, is not on offer."""
        found: list[Barred] = []
        for thing in self.declared.expected(table, self):
            names = (
                self.declared.option(self, thing).key,
                *self.declared.places(table, self, thing),
            )
            if what in names:
                barred = self.declared.why_not(table, self, thing)
                if barred is not None:
                    found.append(barred)
        return found


class Together:
    """Questions that the rulebook makes simultaneous: answered in any order, revealed at once."""

    def __init__(self, questions: list[OpenQuestion]) -> None:
        self.questions = questions

    def __await__(self) -> Generator[list[OpenQuestion], None, list[Any]]:
        asked: list[OpenQuestion] = []
        for question in self.questions:
            if len(question.things) == 1:
                question.answer = 0
                pass_over(question.seats)
            elif AUTOPILOT.left != 0:
                question.answer = AUTOPILOT.pick(len(question.things))
            else:
                asked.append(question)
        if asked:
            yield asked
        return [question.things[question.answer] for question in self.questions]


def together(questions: list[Awaitable[Thing]]) -> Awaitable[list[Thing]]:
    """Put questions made by `choose` at once; awaiting it gives what each of them was answered."""
    return cast("Awaitable[list[Thing]]", Together(cast("list[OpenQuestion]", questions)))


def choose(
    seats: tuple[int, ...],
    declared: Question[AnyTable, Thing],
    things: list[Thing],
    about: object = None,
) -> Awaitable[Thing]:
    """Have these seats choose one of the things; awaiting it gives the thing that was chosen."""
    return cast("Awaitable[Thing]", OpenQuestion(seats, declared, things, about))


class NothingMore:
    """The match is over in the middle of a rule: nobody is asked, and the rules never go on."""

    def __await__(self) -> Generator[list[OpenQuestion], None, None]:
        yield []


NOTHING_MORE: Final = NothingMore()
