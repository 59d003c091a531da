"""Questions and their options: the one thing that people, bots, records and adapters consume."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from breakfall.core.errors import BreakfallError
from breakfall.core.luck import Luck

if TYPE_CHECKING:
    from breakfall.core.game import Game


@mypyc_attr(acyclic=True)
class Option:
    """An answer. Its key means the same in every state: what is done, and to what.

    Options are made once and shared, so they say nothing of the table around them: the number
    is for the rules (a column, a seat, an amount), the words come from the game when asked for.
    """

    def __init__(self, kind: str, target: str, number: int) -> None:
        self.kind = kind
        self.target = target
        self.number = number
        self.key = f"{kind}:{target}" if target else kind

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


_made: dict[tuple[str, str, int], Option] = {}


def option(kind: str, target: str = "", number: int = 0) -> Option:
    """The one option of that kind and target."""
    name = (kind, target, number)
    found = _made.get(name)
    if found is None:
        found = _made[name] = Option(kind, target, number)
    return found


def offer(options: list[Option], more: Option) -> bool:
    """Add an option, unless it is there already; whether it was new.

    Options are made once, so to be the same is to be the same object.
    """
    for there in options:
        if there is more:
            return False
    options.append(more)
    return True


class Autopilot:
    """Answers at random in place of the players, so that the rules need not stop to ask.

    There is one, and it is off but for the time of a roll-out, which nothing can interrupt.
    """

    def __init__(self) -> None:
        self.luck = Luck(0)
        self.left: i64 = 0  # choices that it still answers; below 0: all of them
        self.made: i64 = 0

    def take_over(self, luck: Luck, choices: int) -> None:
        self.luck = luck
        self.left = choices
        self.made = 0

    def pick(self, count: int) -> int:
        self.left -= 1
        self.made += 1
        return self.luck.below(count)


AUTOPILOT: Final = Autopilot()


class Lookout:
    """Notices seats that are passed over: not asked, because of cards that others cannot see.

    There is one, and it is off but for the time in which a choice takes effect at a table where
    choices may be taken back.
    """

    def __init__(self) -> None:
        self.maker: i64 = -1  # the seat whose choice takes effect; below 0: nobody looks
        self.has_seen_any = False

    def watch(self, maker: int) -> None:
        self.maker = maker
        self.has_seen_any = False

    def stop(self) -> None:
        self.maker = -1


LOOKOUT: Final = Lookout()


def pass_over(seats: tuple[int, ...]) -> None:
    """These would have been asked if they held other cards. Rules that ask nobody say so here."""
    if LOOKOUT.maker >= 0 and LOOKOUT.maker not in seats:
        LOOKOUT.has_seen_any = True


class Lookahead:
    """Whether questions with one option are put like any other, for somebody who looks ahead.

    There is one, and it is off but for the time of a look ahead, which nothing can interrupt.
    """

    def __init__(self) -> None:
        self.is_on = False


LOOKAHEAD: Final = Lookahead()


@mypyc_attr(acyclic=True)
class OpenQuestion:
    """What is asked of a seat (or of a team, any of whom may answer), and its answer once given."""

    __slots__ = ("about", "answer", "options", "prompt", "seats")

    def __init__(
        self, seats: tuple[int, ...], prompt: str, options: list[Option], about: object
    ) -> None:
        self.seats = seats
        self.prompt = prompt
        self.options = options
        self.about = about
        self.answer = -1

    @property
    def is_open(self) -> bool:
        return self.answer < 0

    def in_words(self, game: Game) -> str:
        """The question as those who are asked read it."""
        raise NotImplementedError

    def rule(self, game: Game) -> str:
        """The number of the rule that asks."""
        raise NotImplementedError

    def label(self, game: Game, index: int) -> str:
        """An option in words, for those who are asked."""
        raise NotImplementedError

    def places(self, game: Game, index: int) -> tuple[str, ...]:
        """The places of the view that an option points at."""
        raise NotImplementedError

    def subject(self, game: Game) -> str:
        """The place of the view that the question is about, or ""."""
        raise NotImplementedError

    def renew(self, game: Game) -> None:
        """A re-deal has changed cards that the options may be about: they are made anew."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, free_list_len=1)
class Question(OpenQuestion):
    """A question whose answer is one of its options. Rules code awaits it.

    A question with one option answers itself.
    """

    __slots__ = ()

    def __init__(
        self, seats: tuple[int, ...], prompt: str, options: list[Option], about: object = None
    ) -> None:
        super().__init__(seats, prompt, options, about)

    def __await__(self) -> Generator[list[OpenQuestion], None, Option]:
        options = self.options
        if len(options) == 1 and not LOOKAHEAD.is_on:
            pass_over(self.seats)
            return options[0]
        if AUTOPILOT.left != 0:
            return options[AUTOPILOT.pick(len(options))]
        yield [self]
        return self.options[self.answer]  # which a re-deal may have made anew

    def in_words(self, game: Game) -> str:
        return game.prompt(self)

    def rule(self, game: Game) -> str:
        return game.rule(self)

    def label(self, game: Game, index: int) -> str:
        return game.label(self, self.options[index])

    def places(self, game: Game, index: int) -> tuple[str, ...]:
        return game.points_at(self, self.options[index])

    def subject(self, game: Game) -> str:
        return game.subject(self)

    def renew(self, game: Game) -> None:
        game.ask_again(self)


class Together:
    """Questions that the rulebook makes simultaneous: answered in any order, revealed at once."""

    def __init__(self, questions: list[Question]) -> None:
        self.questions = questions

    def __await__(self) -> Generator[list[OpenQuestion], None, list[Option]]:
        asked: list[OpenQuestion] = []
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


class NothingMore:
    """The match is over in the middle of a rule: nobody is asked, and the rules never go on."""

    def __await__(self) -> Generator[list[OpenQuestion], None, None]:
        yield []


NOTHING_MORE: Final = NothingMore()


class OfferedOption:
    """An option as a player sees it: in words, and with the places on the table it points at."""

    def __init__(self, game: Game, question: OpenQuestion, index: int) -> None:
        self.index = index
        self.key = question.options[index].key
        self._game = game
        self._question = question

    @property
    def label(self) -> str:
        return self._question.label(self._game, self.index)

    @property
    def points_at(self) -> tuple[str, ...]:
        return self._question.places(self._game, self.index)

    def __repr__(self) -> str:
        return f"<{self.index}: {self.label}>"


@mypyc_attr(acyclic=True, free_list_len=1)
class Choice:
    """An open question as its player sees it. Words are made only when somebody reads them."""

    __slots__ = ("_game", "_question")

    def __init__(self, game: Game, question: OpenQuestion) -> None:
        self._game = game
        self._question = question

    def __len__(self) -> int:
        """How many options there are."""
        return len(self._question.options)

    @property
    def player(self) -> int:
        """The seat that is asked; of a team, its first."""
        return self._question.seats[0]

    @property
    def players(self) -> tuple[int, ...]:
        """All seats that may answer."""
        return self._question.seats

    @property
    def kind(self) -> str:
        """The prompt's key, the same in every match."""
        return self._question.prompt

    @property
    def prompt(self) -> str:
        """What is asked, in words."""
        return self._question.in_words(self._game)

    @property
    def rule(self) -> str:
        """The number of the rule that asks this."""
        return self._question.rule(self._game)

    @property
    def subject(self) -> str:
        """The place on the table that the question is about, if there is one."""
        return self._question.subject(self._game)

    @property
    def options(self) -> list[OfferedOption]:
        count = len(self._question.options)
        return [OfferedOption(self._game, self._question, index) for index in range(count)]

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self._question.options]

    def index_of(self, key: str) -> int:
        """Where the option with this key stands."""
        for index, offered in enumerate(self._question.options):
            if offered.key == key:
                return index
        raise BreakfallError(
            f"{self.kind!r} has no option {key!r}; it offers {', '.join(self.keys)}"
        )

    def __repr__(self) -> str:
        return f"<seat {self.player} is asked {self.prompt!r}: {self.options}>"
