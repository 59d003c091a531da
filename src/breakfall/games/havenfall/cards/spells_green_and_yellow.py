"""Spells of one green or one yellow pixel."""

from __future__ import annotations

from breakfall.core.cards import Card
from breakfall.core.choice import Option
from breakfall.games.havenfall.card import ABILITY, BUYING, FIGHT, TREASURE, SpellCard
from breakfall.games.havenfall.options import DONE
from breakfall.games.havenfall.rules.coming_and_going import draw, enter_play, trash_from
from breakfall.games.havenfall.rules.effects import (
    add,
    can_harden,
    can_upgrade,
    harden,
    may_trash_in_play,
    upgrade,
)
from breakfall.games.havenfall.rules.targets import (
    choose_card,
    choose_from,
    fighters,
    heroes_in,
    trashable_in,
)
from breakfall.games.havenfall.state import Haven, Side


class StoneSkin(SpellCard):
    """HF-14.28"""

    name = "Stone Skin"
    pixels = "G"
    in_own_turn = True
    text = "In your turn: one of your heroes or monsters gets +6 health."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(fighters(side))

    async def cast(self, haven: Haven, side: Side) -> None:
        hero = await choose_card(side, "strengthen", fighters(side), self)
        if hero is not None:
            add(hero, 0, 6)


class ThickHide(SpellCard):
    """HF-14.28"""

    name = "Thick Hide"
    pixels = "G"
    moments = FIGHT
    text = "A monster of the row, or one that fights for you, gets +6 health."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return can_harden(haven, side)

    async def cast(self, haven: Haven, side: Side) -> None:
        await harden(haven, side, 0, 6, self)


class SecondWind(SpellCard):
    name = "Second Wind"
    pixels = "G"
    answers = BUYING
    text = "Draw 2 cards."

    async def cast(self, haven: Haven, side: Side) -> None:
        draw(haven, side, 2)


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
    in_own_turn = True
    text = "In your turn: put a hero of rank 1 or 2 from your discard pile into play."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(heroes_in(side.piles.discard, 2))

    async def cast(self, haven: Haven, side: Side) -> None:
        pile = side.piles.discard
        card = await choose_from(side, "call-back", heroes_in(pile, 2), [], self)
        if card is not None:
            haven.note("enters", side, card.face)
            enter_play(haven, side, card, pile)


class Windfall(SpellCard):
    name = "Windfall"
    pixels = "Y"
    in_own_turn = True
    answers = BUYING
    text = "In your turn: +4 treasure."

    async def cast(self, haven: Haven, side: Side) -> None:
        side.treasure += 4


class Toll(SpellCard):
    name = "Toll"
    pixels = "Y"
    moments = BUYING
    text = "In an opponent's turn: that player has 4 treasure less."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return haven.is_opponents_turn(side)

    async def cast(self, haven: Haven, side: Side) -> None:
        haven.turn_side.treasure -= 4


class Purge(SpellCard):
    name = "Purge"
    pixels = "Y"
    text = "Trash up to 2 cards: from among your cards in play in your turn, else from your hand."

    async def cast(self, haven: Haven, side: Side) -> None:
        for _ in range(2):
            if side.seat == haven.active:
                if not await may_trash_in_play(haven, side, self):
                    return
            elif not await may_trash_from_hand(haven, side, self):
                return


async def may_trash_from_hand(haven: Haven, side: Side, about: object) -> bool:
    hand = side.piles.hand
    options: list[Option] = [DONE]
    card: Card | None = await choose_from(side, "may-trash", trashable_in(hand), options, about)
    if card is not None:
        trash_from(haven, side, card, hand)
    return card is not None


class Transmute(SpellCard):
    name = "Transmute"
    pixels = "Y"
    in_own_turn = True
    answers = BUYING
    text = "In your turn: replace a treasure card in play by the next rank from the board."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return can_upgrade(haven, side, TREASURE)

    async def cast(self, haven: Haven, side: Side) -> None:
        await upgrade(haven, side, TREASURE, self)
