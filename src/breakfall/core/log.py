"""The log: what happened, each entry with who saw it.

Entries form a chain from the newest back, so that a copied match shares the past with the
original and pays nothing for it. Words are made only when somebody reads them.
"""

from __future__ import annotations


class Entry:
    """An event with up to three facts: faces, numbers, texts, and whatever a game's words know."""

    def __init__(
        self,
        previous: Entry | None,
        seen_by: int,
        event: str,
        one: object,
        two: object,
        three: object,
    ) -> None:
        self.previous = previous
        self.seen_by = seen_by
        self.event = event
        self.one = one
        self.two = two
        self.three = three


def entries_seen_by(newest: Entry | None, viewer: int) -> list[Entry]:
    """What a viewer (a bit of the mask) has seen happen, oldest first."""
    seen: list[Entry] = []
    entry = newest
    while entry is not None:
        if entry.seen_by & viewer:
            seen.append(entry)
        entry = entry.previous
    seen.reverse()
    return seen
