"""The log: what happened, each entry with who saw it. Words are made when somebody reads them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


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


class Reader:
    """Whoever reads a log: a bit of the mask, and what the people at the table are called."""

    def __init__(self, viewer: int, names: tuple[str, ...]) -> None:
        self.viewer = viewer
        self.names = names

    def who(self, seats: tuple[int, ...]) -> str:
        """These people, by name: "Ann", "Ann and Bo"."""
        return " and ".join(self.names[seat] for seat in seats)
