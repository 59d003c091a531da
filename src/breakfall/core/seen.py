"""An open question and its options as the player who is asked sees them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from breakfall.core.errors import BreakfallError
from breakfall.core.question import OpenQuestion
from breakfall.core.table import Table


class OptionSeen:
    """An option as a player sees it: in words, and with the places on the table it points at."""

    def __init__(self, table: Table, question: OpenQuestion, index: int) -> None:
        self.index = index
        self.key = question.options[index].key
        self._table = table
        self._question = question

    @property
    def label(self) -> str:
        return self._question.label(self._table, self.index)

    @property
    def places(self) -> tuple[str, ...]:
        return self._question.places(self._table, self.index)

    def __repr__(self) -> str:
        return f"<{self.index}: {self.label}>"


@mypyc_attr(acyclic=True, free_list_len=1)
class QuestionSeen:
    """An open question as its player sees it. Words are made only when somebody reads them."""

    __slots__ = ("_question", "_table")

    def __init__(self, table: Table, question: OpenQuestion) -> None:
        self._table = table
        self._question = question

    def __len__(self) -> int:
        """How many options there are."""
        return len(self._question.things)

    @property
    def seat(self) -> int:
        """The seat that is asked; of a team, its first."""
        return self._question.seats[0]

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats that may answer."""
        return self._question.seats

    @property
    def kind(self) -> str:
        """Its name, the same in every match."""
        return self._question.kind

    @property
    def prompt(self) -> str:
        """What is asked, in words."""
        return self._question.in_words(self._table)

    @property
    def rule(self) -> str:
        """The number of the rule that asks this."""
        return self._question.rule(self._table)

    @property
    def subject(self) -> str:
        """The place on the table that the question is about, if there is one."""
        return self._question.subject(self._table)

    @property
    def options(self) -> list[OptionSeen]:
        count = len(self._question.things)
        return [OptionSeen(self._table, self._question, index) for index in range(count)]

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
        return f"<seat {self.seat} is asked {self.prompt!r}: {self.options}>"
