"""Abilities that something sets off: their controller may use them, in any order. (HB-13.2)"""

from __future__ import annotations

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option, offer
from breakfall.games.hellbreak.options import NO_MORE, USE_LEFT, USE_RIGHT
from breakfall.games.hellbreak.pointing import WAITING
from breakfall.games.hellbreak.state import Duel, Minion, Place, Side


class Trigger:
    """One ability that was set off."""

    @property
    def option(self) -> Option:
        """The answer that means using it now: its card may move, or be exhausted, as it waits."""
        raise NotImplementedError

    @property
    def is_still_there(self) -> bool:
        """Its card may have left play since. (HB-13.2)"""
        return True

    def waits_no_more(self) -> None:
        """It is about to be used, or is not wanted."""

    def tell(self, duel: Duel) -> None:
        """Whose ability is used."""
        raise NotImplementedError

    async def use(self, duel: Duel) -> None:
        """Carry it out completely. (HB-13.1)"""


class MinionTrigger(Trigger):
    """An ability of a minion, which is seen to wait for it."""

    def __init__(self, minion: Minion) -> None:
        self.minion = minion
        minion.busy |= WAITING

    @property
    def option(self) -> Option:
        return source_option(self.minion)

    @property
    def is_still_there(self) -> bool:
        return self.minion.in_play

    def waits_no_more(self) -> None:
        self.minion.busy &= ~WAITING

    def tell(self, duel: Duel) -> None:
        duel.note("uses", self.minion.side, self.minion.face)


async def use_triggers(duel: Duel, side: Side, triggers: list[Trigger]) -> None:
    """One after the other, until none is left or wanted. (HB-13.2, HB-13.3)"""
    while True:
        triggers = [trigger for trigger in triggers if trigger.is_still_there]
        if not triggers:
            return
        options = [NO_MORE]
        for trigger in triggers:
            offer(options, trigger.option)
        answer = await OptionQuestion(side.seats, "trigger", options)
        if answer is NO_MORE:
            for trigger in triggers:
                trigger.waits_no_more()
            return
        chosen = next_with(triggers, answer)
        triggers.remove(chosen)
        chosen.waits_no_more()
        chosen.tell(duel)
        await chosen.use(duel)


def next_with(triggers: list[Trigger], answer: Option) -> Trigger:
    for trigger in triggers:
        if trigger.option is answer:
            return trigger
    raise KeyError(answer.key)


# ---------------------------------------------------------------- what has an ability


def source_option(minion: Minion) -> Option:
    """The answer that means using this minion's ability."""
    on_the_right = minion.location == minion.side.seat
    return minion.face.as_source.at(
        True, on_the_right, minion.exhausted, minion.damage, minion.busy
    )


def place_option(side: Side, place: Place) -> Option:
    """The answer that means using this location's ability."""
    return USE_RIGHT if place.index == side.seat else USE_LEFT
