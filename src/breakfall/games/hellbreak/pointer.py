"""Answers that point at a card in play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from breakfall.core.option import Option, option

MOST_DAMAGE: Final = 16  # more than any minion survives

# What a character is in the middle of, so that it is not the same as its idle twin.
SCHEMING: Final = 1
WAITING: Final = 2  # to use an ability that was set off
BUSY: Final = {SCHEMING: "scheming", WAITING: "waiting"}
WAYS_TO_BE_BUSY: Final = 4


class Pointer:
    """The options of one kind that point at a card in play: made once, found by its state.

    Two copies that nothing tells apart share an option; it does not matter which is meant.
    """

    def __init__(self, kind: str, key: str) -> None:
        self.kind = kind
        self.key = key
        self.made: list[Option | None] = [None] * (8 * WAYS_TO_BE_BUSY * MOST_DAMAGE)

    def at(
        self, allied: bool, on_the_right: bool, exhausted: bool, damage: i64, busy: i64
    ) -> Option:
        place = busy * 8
        if allied:
            place += 4
        if on_the_right:
            place += 2
        if exhausted:
            place += 1
        place = place * MOST_DAMAGE + damage
        found = self.made[place]
        if found is None:
            words = ["ally" if allied else "enemy", "right" if on_the_right else "left", self.key]
            if damage:
                words.append(f"damage-{damage}")
            if exhausted:
                words.append("exhausted")
            words += busy_words(busy)
            found = self.made[place] = option(self.kind, ":".join(words))
        return found


def busy_words(busy: int) -> list[str]:
    return [word for what, word in BUSY.items() if busy & what]
