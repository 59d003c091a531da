"""The log of a table: what happened, and who saw it. Words are made when somebody reads them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Face, Located


@mypyc_attr(acyclic=True)
class Entry:
    """An event with up to three facts: faces, numbers, texts, and whatever a game's words know."""

    __slots__ = ("event", "one", "seen_by", "three", "two")

    def __init__(
        self,
        seen_by: int,
        event: str,
        one: object,
        two: object,
        three: object,
    ) -> None:
        self.seen_by = seen_by
        self.event = event
        self.one = one
        self.two = two
        self.three = three


class Who:
    """Somebody in a sentence: "you" to themselves, their name to others.

    In a template `{who}` is "you" or "Ann", `{who:'s}` is "your" or "Ann's", and
    `{who:takes|take}` is the verb that follows: "take" after "you", "takes" after a name.
    """

    def __init__(self, name: str, *, is_you: bool, is_many: bool = False) -> None:
        self.name = name
        self.is_you = is_you
        self.is_many = is_many

    def __str__(self) -> str:
        return "you" if self.is_you else self.name

    def __format__(self, form: str) -> str:
        if form == "'s":
            return "your" if self.is_you else f"{self.name}'s"
        if form:
            one, many = form.split("|")
            return many if self.is_you or self.is_many else one
        return str(self)


class Count:
    """A number in a sentence: `{count}` is "3", `{count:card}` is "3 cards", or "1 card"."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __str__(self) -> str:
        return str(self.number)

    def __format__(self, noun: str) -> str:
        if not noun:
            return str(self.number)
        return f"{self.number} {noun}{'' if self.number == 1 else 's'}"


@mypyc_attr(allow_interpreted_subclasses=True)
class EventLog:
    """What happened at a table, and how it is put in words. A table is one."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.everyone = (1 << (seats + 1)) - 1  # a bit for each seat and one for the spectators
        self.entries: list[Entry] = []
        self.is_told = True  # what happens is written down; nobody reads the log of a guess
        self.names = PLAYERS[:seats]  # what the people in the seats are called

    def fact(self, name: str, value: object, mask: int) -> object:
        """A fact of an event as its sentence puts it. What it is called says what it is.

        `mask` is the bit of whoever reads it. Games add what they know: a side, a rank, a status.
        """
        if isinstance(value, Face):
            return value.name
        if isinstance(value, Located):
            return value.face.name
        if isinstance(value, tuple):
            return self.who(value, mask)
        if isinstance(value, list):
            return counted([str(self.fact(name, one, mask)) for one in value])
        if isinstance(value, int):
            return Count(value)
        return "" if value is None else value

    def who(self, seats: tuple[int, ...], mask: int) -> Who:
        """These people as this reader calls them: "you", "Ann", "Ann and Bo"."""
        is_you = any(mask >> seat & 1 for seat in seats)
        names = " and ".join(self.names[seat] for seat in seats)
        return Who(names, is_you=is_you, is_many=len(seats) > 1)


PLAYERS: Final = tuple(f"Player {number}" for number in range(1, 17))


def counted(names: list[str]) -> str:
    """ "3 Copper, Squire": copies together, in the order of the first ones."""
    copies: dict[str, int] = {}
    for name in names:
        copies[name] = copies.get(name, 0) + 1
    words = [f"{count} {name}" if count > 1 else name for name, count in copies.items()]
    return ", ".join(words) or "nothing"
