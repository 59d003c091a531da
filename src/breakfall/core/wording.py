"""Parts of sentences: somebody by name or as "you", a number with its noun, a list."""

from __future__ import annotations


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


def counted(names: list[str]) -> str:
    """ "3 Copper, Squire": copies together, in the order of the first ones."""
    copies: dict[str, int] = {}
    for name in names:
        copies[name] = copies.get(name, 0) + 1
    words = [f"{count} {name}" if count > 1 else name for name, count in copies.items()]
    return ", ".join(words) or "nothing"
