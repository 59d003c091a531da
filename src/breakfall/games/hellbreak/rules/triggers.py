"""Abilities that something sets off: their controller may use them, in any order. (HB-13.2)"""

from __future__ import annotations

from breakfall.core.choice import Option, Question
from breakfall.games.hellbreak.options import NO_MORE
from breakfall.games.hellbreak.state import Duel, Minion, Side


class Trigger:
    """One ability that was set off, and the answer that means using it."""

    def __init__(self, option: Option) -> None:
        self.option = option

    @property
    def is_still_there(self) -> bool:
        """Its card may have left play since. (HB-13.2)"""
        return True

    async def use(self, duel: Duel) -> None:
        """Carry it out completely. (HB-13.1)"""


async def use_triggers(duel: Duel, side: Side, triggers: list[Trigger]) -> None:
    """One after the other, until none is left or wanted. (HB-13.2, HB-13.3)"""
    while True:
        triggers = [trigger for trigger in triggers if trigger.is_still_there]
        if not triggers:
            return
        options = [NO_MORE]
        for trigger in triggers:
            if trigger.option not in options:
                options.append(trigger.option)
        answer = await Question(side.seats, "trigger", options)
        if answer is NO_MORE:
            return
        chosen = next_with(triggers, answer)
        triggers.remove(chosen)
        await chosen.use(duel)


def source_option(minion: Minion) -> Option:
    """The answer that means using this minion's ability."""
    on_the_right = minion.location == minion.side.seat
    return minion.face.as_source.at(True, on_the_right, minion.exhausted, minion.damage)


def next_with(triggers: list[Trigger], answer: Option) -> Trigger:
    for trigger in triggers:
        if trigger.option is answer:
            return trigger
    raise KeyError(answer.key)
