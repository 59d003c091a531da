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
