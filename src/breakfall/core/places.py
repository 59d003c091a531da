"""Names of places in views, made once: an event names places more often than a view is read."""

from __future__ import annotations

from typing import Final, TypeVar

Thing = TypeVar("Thing")
NOT_THERE: Final = -1


class Places:
    """The places of one kind, numbered: `Places("link").at(2)` is "link:2".

    What is NOT_THERE has no place: "".
    """

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.names: list[str] = []

    def at(self, index: int) -> str:
        if index == NOT_THERE:
            return ""
        names = self.names
        while len(names) <= index:
            names.append(f"{self.kind}:{len(names)}")
        return names[index]


class SeatPlaces:
    """The places of one kind at each seat: `SeatPlaces("minion").at(0, 3)` is "minion:0:3"."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.rows: list[Places] = []

    def at(self, seat: int, index: int) -> str:
        rows = self.rows
        while len(rows) <= seat:
            rows.append(Places(f"{self.kind}:{len(rows)}"))
        return rows[seat].at(index)


def position(row: list[Thing], thing: Thing) -> int:
    """Where this very thing stands in a row; NOT_THERE where it does not."""
    for at in range(len(row)):
        if row[at] is thing:
            return at
    return NOT_THERE
