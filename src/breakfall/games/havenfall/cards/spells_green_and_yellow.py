"""Spells of one green or one yellow pixel."""

from __future__ import annotations

from typing import Final

from breakfall.games.havenfall.questions import FromPileQuestion, Search
from breakfall.games.havenfall.rules.coming_and_going import come_to, draw
from breakfall.games.havenfall.rules.effects import (
    can_harden,
    can_upgrade,
    harden,
    may_trash_some,
    replaceable,
    strengthen_one,
    upgrade,
)
from breakfall.games.havenfall.rules.targets import (
    choose_from,
    fighters,
    heroes_in,
)
from breakfall.games.havenfall.state import Haven, InPlay, Side, SpellCard
from breakfall.games.havenfall.terms import ABILITY, BUYING, FIGHT, NEVER, TREASURE

CALL_BACK: Final = FromPileQuestion(
    "call-back",
    "HF-13.6",
    "{name}: bring back which hero?",
    "{card} is not a hero of rank 1 or 2.",
    trashes=False,
)


class StoneSkin(SpellCard):
    """HF-14.28"""

    name = "Stone Skin"
    pixels = "G"
    moments = NEVER
    amount = 6
    text = "One of your heroes or monsters gets +{amount} health this turn."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(fighters(side))

    async def cast(self, haven: Haven, side: Side) -> None:
        await strengthen_one(haven, side, 0, self.amount, self)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return fighters(side)


class ThickHide(SpellCard):
    """HF-14.28"""

    name = "Thick Hide"
    pixels = "G"
    moments = FIGHT
    amount = 6
    text = "A monster of the row, or one that fights for you, gets +{amount} health."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return can_harden(haven, side)

    async def cast(self, haven: Haven, side: Side) -> None:
        await harden(haven, side, 0, self.amount, self)


class SecondWind(SpellCard):
    name = "Second Wind"
    pixels = "G"
    answers = BUYING
    amount = 2
    text = "Draw {amount:card}."

    async def cast(self, haven: Haven, side: Side) -> None:
        draw(haven, side, self.amount)


class Bulwark(SpellCard):
    name = "Bulwark"
    pixels = "G"
    moments = ABILITY
    text = "When an opponent uses an Attack card: attacks do nothing to you this turn."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        me = haven.turn.activated
        return me is not None and me.printed.is_attack and haven.is_opponents_turn(side)

    async def cast(self, haven: Haven, side: Side) -> None:
        haven.turn.guarded |= side.mask


class Reinforcements(SpellCard):
    name = "Reinforcements"
    pixels = "G"
    text = (
        "Put a hero of rank 1 or 2 from your discard pile into play; "
        "in the turn of another player, into your hand."
    )

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(heroes_in(side.piles.discard, 2))

    async def cast(self, haven: Haven, side: Side) -> None:
        pile = side.piles.discard
        search = Search(self, side, pile, heroes_in(pile, 2))
        card = await choose_from(side, CALL_BACK, search)
        if card is not None:
            come_to(haven, side, card, pile)


class Windfall(SpellCard):
    name = "Windfall"
    pixels = "Y"
    moments = NEVER
    answers = BUYING
    amount = 4
    text = "+{amount} treasure this turn."

    async def cast(self, haven: Haven, side: Side) -> None:
        side.treasure += self.amount


class Toll(SpellCard):
    name = "Toll"
    pixels = "Y"
    moments = BUYING
    amount = 4
    text = "In an opponent's turn: that player has {amount} treasure less."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return haven.is_opponents_turn(side)

    async def cast(self, haven: Haven, side: Side) -> None:
        haven.turn_side.treasure -= self.amount


class Purge(SpellCard):
    name = "Purge"
    pixels = "Y"
    amount = 2
    text = (
        "Trash up to {amount:card}: "
        "from among your cards in play in your turn, else from your hand."
    )

    async def cast(self, haven: Haven, side: Side) -> None:
        await may_trash_some(haven, side, self.amount, self)


class Transmute(SpellCard):
    name = "Transmute"
    pixels = "Y"
    moments = NEVER
    answers = BUYING
    text = "Replace a treasure card in play with the next rank from the board."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return can_upgrade(haven, side, TREASURE)

    async def cast(self, haven: Haven, side: Side) -> None:
        await upgrade(haven, side, TREASURE, self)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return replaceable(haven, side, TREASURE)
