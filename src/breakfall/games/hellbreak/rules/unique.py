"""Unique cards: of two with one name, their controller kills one. (HB-7.10)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import put_on_top
from breakfall.core.event import NOBODY
from breakfall.core.option import Option, option
from breakfall.core.question import OpenQuestion, choose
from breakfall.games.hellbreak.events import KILLED
from breakfall.games.hellbreak.questions import DuelQuestion
from breakfall.games.hellbreak.rules.characters import are_twins
from breakfall.games.hellbreak.rules.death import kill
from breakfall.games.hellbreak.state import Asset, Duel, Minion, Side
from breakfall.games.hellbreak.terms import ENTERS, PLAYED

# Of two unique cards the one that was in play before, and the one that has just entered.
KILL_OLD: Final = option("kill", "old")
KILL_NEW: Final = option("kill", "new")
OLD_LABEL: Final = "The one that was in play before"
NEW_LABEL: Final = "The one that has just entered"


class UniqueMinionQuestion(DuelQuestion[Minion]):
    """Which of two unique minions is killed; asked about the new one. (HB-7.10)"""

    def option(self, asked: OpenQuestion, thing: Minion) -> Option:
        return KILL_NEW if thing is asked.about else KILL_OLD

    def label(self, table: Duel, asked: OpenQuestion, thing: Minion) -> str:
        return NEW_LABEL if thing is asked.about else OLD_LABEL

    def places(self, table: Duel, asked: OpenQuestion, thing: Minion) -> tuple[str, ...]:
        return (thing.place,)


KILL_WHICH: Final = UniqueMinionQuestion(
    "unique", "HB-7.10", "You control two of the unique {name}. Which one is killed?"
)


async def keep_one(duel: Duel, side: Side, new: Minion) -> None:
    """Of two unique minions with one name, their controller kills one. (HB-7.10)"""
    for old in side.minions:
        if old is not new and old.face.name == new.face.name:
            either = [old, new] if makes_a_difference(side, old, new) else [old]
            kill(duel, await choose(side.seats, KILL_WHICH, either, new))
            return


def makes_a_difference(side: Side, old: Minion, new: Minion) -> bool:
    """Whether it matters which one stays: the new one may yet be readied and use its abilities."""
    return (
        not are_twins(old, new)
        or (new.exhausted and side.malice > 0)
        or new.printed.abilities & (PLAYED | ENTERS) != 0
    )


class UniqueAssetQuestion(DuelQuestion[Asset]):
    """Which of two unique assets is killed; asked about the new one. (HB-7.10)"""

    def facts(self, table: Duel, asked: OpenQuestion) -> dict[str, object]:
        assert isinstance(asked.about, Asset)
        return {"name": asked.about.face.name}

    def option(self, asked: OpenQuestion, thing: Asset) -> Option:
        return KILL_NEW if thing is asked.about else KILL_OLD

    def label(self, table: Duel, asked: OpenQuestion, thing: Asset) -> str:
        return NEW_LABEL if thing is asked.about else OLD_LABEL

    def places(self, table: Duel, asked: OpenQuestion, thing: Asset) -> tuple[str, ...]:
        return (thing.place,)


KILL_WHICH_ASSET: Final = UniqueAssetQuestion(
    "unique-asset", "HB-7.10", "You control two of the unique {name}. Which one is killed?"
)


async def keep_one_asset(duel: Duel, side: Side, old: Asset, new: Asset) -> None:
    """Of two unique assets with one name, their controller kills one. (HB-7.10)"""
    either = [old, new] if old.exhausted else [old]
    doomed = await choose(side.seats, KILL_WHICH_ASSET, either, new)
    KILLED.tell(duel, NOBODY, doomed)
    side.assets.remove(doomed)
    put_on_top(doomed.card, side.piles.crypt, out_of=side.piles.play)
