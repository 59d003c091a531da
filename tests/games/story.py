"""What the stories of all games share: a match that begins in the middle, asked and answered.

A game's own `story.py` lays the table and says what else can be looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, cast

from breakfall.core.game import Format, Game, Setup
from breakfall.core.match import Match
from breakfall.core.seen import QuestionSeen
from breakfall.core.table import Table

TableT = TypeVar("TableT", bound=Table)


class StoryGame(Game):
    """A game that begins with the table of one story."""

    def __init__(self, key: str, form: Format, lay: Callable[[], Table]) -> None:
        super().__init__(key, key.capitalize(), "", 1, (form,), ())
        self.lay = lay

    def table(self, setup: Setup) -> Table:
        return self.lay()


def match_on(
    lay: Callable[[], Table], game: str, form: Format, *, players: int = 2, seed: int = 1
) -> Match:
    """A match of this game that begins with the table that `lay` makes, as often as it is asked."""
    return Match(Setup(StoryGame(game, form, lay), form, players, seed, {}))


class Story(Generic[TableT]):
    """A match that began in the middle, and what tests want to know of it.

    Seats are called by their number, or by the names that the game's stories use.
    """

    names: Sequence[str] = ()

    def __init__(self, match: Match) -> None:
        self.match = match
        match.start()

    @property
    def table(self) -> TableT:
        return cast(TableT, self.match._table)

    def seat(self, who: int | str) -> int:
        return who if isinstance(who, int) else self.names.index(who)

    # ------------------------------------------------------------ what is asked

    @property
    def question(self) -> QuestionSeen:
        """What is asked now."""
        assert self.match.choice is not None, "the match is over"
        return self.match.choice

    @property
    def kind(self) -> str:
        """The kind of question that is asked now; "over" at the end."""
        return "over" if self.match.choice is None else self.match.choice.kind

    def asks(self, who: int | str, kind: str) -> bool:
        """Whether this seat is asked that now, perhaps together with others."""
        seat = self.seat(who)
        return any(one.kind == kind and seat in one.seats for one in self.match.choices)

    @property
    def prompt(self) -> str:
        return self.question.prompt

    @property
    def options(self) -> list[str]:
        return self.question.keys

    def options_of(self, who: int | str) -> list[str]:
        """What this seat may answer, where several are asked at once."""
        return self.match.choice_of(self.seat(who)).keys

    def offers(self, *keys: str) -> bool:
        return set(keys) <= set(self.options)

    def label(self, key: str) -> str:
        return self.question.options[self.question.index_of(key)].label

    def points_at(self, key: str) -> tuple[str, ...]:
        """The places of the view that an answer points at."""
        return self.question.options[self.question.index_of(key)].places

    def why_not(self, what: str) -> list[str]:
        """What whoever is asked hears about an option, or about a place of the view."""
        return [str(barred) for barred in self.match.why_not(self.question.seat, what)]

    # ------------------------------------------------------------ answering

    def answer(self, *keys: str) -> None:
        """Answer whatever is asked, one key after the other; what answers itself is left out."""
        for key in keys:
            self.match.choose_key(key)

    def answer_as(self, who: int | str, *keys: str) -> None:
        """Answer for a seat, where several are asked at once."""
        for key in keys:
            self.match.choose_key(key, self.seat(who))

    # ------------------------------------------------------------ what came of it

    @property
    def told(self) -> list[str]:
        """What a spectator has been told."""
        return self.match.log(None)

    def told_to(self, who: int | str) -> list[str]:
        """What this seat has been told."""
        return self.match.log(self.seat(who))
