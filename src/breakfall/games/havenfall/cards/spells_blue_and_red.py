"""Spells of one blue or one red pixel."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import show
from breakfall.games.havenfall.events import LOOKS_AT_HAND
from breakfall.games.havenfall.questions import OF_OPPONENTS, CardQuestion, PlayerQuestion
from breakfall.games.havenfall.rules.attacks import (
    TAKE_FROM,
    discard_from_hand,
    opponents_with_hands,
    owners_of_hands,
    take_at_random,
)
from breakfall.games.havenfall.rules.coming_and_going import draw, draw_to_hand
from breakfall.games.havenfall.rules.effects import (
    add,
    can_harden,
    harden,
    possible_switches,
    put_on_deck,
    strengthen_one,
    switch_monsters,
)
from breakfall.games.havenfall.rules.spells import gain_spells
from breakfall.games.havenfall.rules.targets import (
    choose_card,
    choose_player,
    fighters,
    opposing_heroes,
)
from breakfall.games.havenfall.state import Haven, InPlay, Side, SpellCard
from breakfall.games.havenfall.terms import (
    ABILITY,
    ALWAYS,
    BUYING,
    FIGHT,
    HERO,
    NEVER,
    TREASURE,
    TURN_BEGINS,
    TURN_ENDS,
)

WHOSE_HAND: Final = PlayerQuestion(
    "whose-hand",
    "HF-10.13",
    "{name}: choose an opponent's hand.",
    "{who} has no card in hand for this.",
)
WHOM_TO_SWEEP: Final = CardQuestion(
    "whom-to-sweep",
    "HF-10.13",
    "{name}: put which hero on its owner's deck?",
    "{card} is above rank 2, or protected from spells this turn.",
    whose=OF_OPPONENTS,
    kinds=(HERO,),
)


class TidalShift(SpellCard):
    name = "Tidal Shift"
    pixels = "B"
    moments = TURN_BEGINS | FIGHT | TURN_ENDS
    text = "Switch two monsters of the row."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(possible_switches(haven))

    async def cast(self, haven: Haven, side: Side) -> None:
        await switch_monsters(haven, side, self)


class Hush(SpellCard):
    name = "Hush"
    pixels = "B"
    moments = ABILITY
    text = "When an opponent activates an ability: it has no effect."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        turn = haven.turn
        return turn.activated is not None and turn.is_ability and haven.is_opponents_turn(side)

    async def cast(self, haven: Haven, side: Side) -> None:
        haven.turn.is_cancelled = True


class SecondSight(SpellCard):
    name = "Second Sight"
    pixels = "B"
    moments = TURN_BEGINS | TURN_ENDS
    text = "Look at an opponent's hand and discard a card of it. Its owner draws another one."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(opponents_with_hands(haven, side))

    async def cast(self, haven: Haven, side: Side) -> None:
        other = await choose_player(side, WHOSE_HAND, opponents_with_hands(haven, side), self)
        if other is None:
            return
        for card in other.piles.hand.cards:
            show(card, side.mask)
        LOOKS_AT_HAND.tell(haven, side.mask, side.seats, other.seats)
        await discard_from_hand(haven, side, other, self)
        draw_to_hand(haven, other, 1)


class Riptide(SpellCard):
    name = "Riptide"
    pixels = "B"
    moments = ALWAYS
    text = "Put a hero of rank 1 or 2 that an opponent has in play on top of its owner's deck."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(within_reach(haven, side))

    async def cast(self, haven: Haven, side: Side) -> None:
        hero = await choose_card(side, WHOM_TO_SWEEP, within_reach(haven, side), self)
        if hero is not None:
            put_on_deck(haven, hero)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return within_reach(haven, side)


def within_reach(haven: Haven, side: Side) -> list[InPlay]:
    return [hero for hero in opposing_heroes(haven, side) if hero.printed.rank <= 2]


class MoonlitPage(SpellCard):
    name = "Moonlit Page"
    pixels = "B"
    amount = 2
    text = "Gain {amount:spell}."

    async def cast(self, haven: Haven, side: Side) -> None:
        await gain_spells(haven, side, self.amount)


class BattleFury(SpellCard):
    """HF-14.28"""

    name = "Battle Fury"
    pixels = "R"
    moments = NEVER
    amount = 6
    text = "One of your heroes or monsters gets +{amount} damage this turn."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(fighters(side))

    async def cast(self, haven: Haven, side: Side) -> None:
        await strengthen_one(haven, side, self.amount, 0, self)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return fighters(side)


class Bloodrage(SpellCard):
    """HF-14.28"""

    name = "Bloodrage"
    pixels = "R"
    moments = FIGHT
    amount = 6
    text = "A monster of the row, or one that fights for you, gets +{amount} damage."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return can_harden(haven, side)

    async def cast(self, haven: Haven, side: Side) -> None:
        await harden(haven, side, self.amount, 0, self)


class Pickpocket(SpellCard):
    name = "Pickpocket"
    pixels = "R"
    in_own_turn = True
    answers = BUYING
    text = "In your turn: take a card at random from an opponent's hand into play for this turn."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(owners_of_hands(haven, side))

    async def cast(self, haven: Haven, side: Side) -> None:
        other = await choose_player(side, TAKE_FROM, owners_of_hands(haven, side), self)
        if other is not None:
            take_at_random(haven, side, other)


class Gamble(SpellCard):
    name = "Gamble"
    pixels = "R"
    answers = BUYING
    amount = 3
    text = (
        "Draw a card. "
        "If it comes into play: +{amount} treasure for a treasure, +{amount} damage for a hero."
    )

    async def cast(self, haven: Haven, side: Side) -> None:
        before = len(side.play)
        draw(haven, side, 1)
        for drawn in side.play[before:]:
            if drawn.printed.kind == TREASURE:
                side.treasure += self.amount
            elif drawn.printed.kind == HERO:
                add(drawn, self.amount, 0)
