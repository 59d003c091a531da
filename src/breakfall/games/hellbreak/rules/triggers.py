"""Abilities that something sets off: their controller may use them, in any order. (HB-13.2)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Piece
from breakfall.core.option import Option, option
from breakfall.core.question import OpenQuestion, choose
from breakfall.games.hellbreak.pointer import WAITING
from breakfall.games.hellbreak.questions import DuelQuestion, side_asked
from breakfall.games.hellbreak.rules.sources import (
    source_name,
    source_option,
    source_places,
    source_text,
    tell_use,
)
from breakfall.games.hellbreak.state import Duel, Minion, Side
from breakfall.games.hellbreak.words import trigger_words

NO_MORE: Final = option("use", "no-more")


class Trigger:
    """One ability that was set off, and what has it."""

    def __init__(self, side: Side, source: Piece) -> None:
        self.side = side
        self.source = source

    @property
    def is_still_there(self) -> bool:
        """Its card may have left play since. (HB-13.2)"""
        return True

    def waits_no_more(self) -> None:
        """It is about to be used, or is not wanted."""

    async def use(self, duel: Duel) -> None:
        """Carry it out completely. (HB-13.1)"""


class MinionTrigger(Trigger):
    """An ability of a minion, which is seen to wait for it."""

    def __init__(self, minion: Minion) -> None:
        super().__init__(minion.side, minion)
        self.minion = minion
        minion.busy |= WAITING

    @property
    def is_still_there(self) -> bool:
        return self.minion.in_play

    def waits_no_more(self) -> None:
        self.minion.busy &= ~WAITING


class TriggerQuestion(DuelQuestion[Trigger | None]):
    """Which ability to use next; None is to use no more of them. (HB-13.2, HB-13.3)"""

    def option(self, asked: OpenQuestion, thing: Trigger | None) -> Option:
        return NO_MORE if thing is None else source_option(thing.side, thing.source)

    def label(self, table: Duel, asked: OpenQuestion, thing: Trigger | None) -> str:
        if thing is None:
            return "None"
        name = source_name(table, side_asked(table, asked), thing.source)
        return f"Use {name}: {trigger_words(source_text(thing.source))}"

    def places(self, table: Duel, asked: OpenQuestion, thing: Trigger | None) -> tuple[str, ...]:
        return () if thing is None else source_places(thing.source)


USE_WHICH: Final = TriggerQuestion("trigger", "HB-13.2", "Which ability do you use?")


async def use_triggers(duel: Duel, side: Side, triggers: list[Trigger]) -> None:
    """One after the other, until none is left or wanted. (HB-13.2, HB-13.3)"""
    while True:
        triggers = [trigger for trigger in triggers if trigger.is_still_there]
        if not triggers:
            return
        chosen = await choose(side.seats, USE_WHICH, distinct_triggers(triggers))
        if chosen is None:
            for trigger in triggers:
                trigger.waits_no_more()
            return
        triggers.remove(chosen)
        chosen.waits_no_more()
        tell_use(duel, side, chosen.source)
        await chosen.use(duel)


def distinct_triggers(triggers: list[Trigger]) -> list[Trigger | None]:
    """None of them, or one of each that something tells apart."""
    found: list[Trigger | None] = [None]
    options: list[Option] = []
    for trigger in triggers:
        its_option = source_option(trigger.side, trigger.source)
        if its_option not in options:
            options.append(its_option)
            found.append(trigger)
    return found
