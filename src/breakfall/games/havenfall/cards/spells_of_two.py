"""Spells of two pixels."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK, put_on_top
from breakfall.games.havenfall.cards.spells_blue_and_red import WHOSE_HAND
from breakfall.games.havenfall.events import DISCARDS, WEAKENED
from breakfall.games.havenfall.questions import (
    OF_OPPONENTS,
    CardQuestion,
    PileQuestion,
    PlayerQuestion,
)
from breakfall.games.havenfall.rules.attacks import opponents_with_hands
from breakfall.games.havenfall.rules.coming_and_going import draw, gain
from breakfall.games.havenfall.rules.effects import (
    WITHDRAW,
    add,
    replace_monster,
    strengthen_one,
    weaken,
)
from breakfall.games.havenfall.rules.pixels import (
    GIVE_PIXEL,
    TAKE_PIXEL,
    choose_pixel,
    exhaust_some,
    owners_of_pixels,
    take_pixel,
)
from breakfall.games.havenfall.rules.targets import (
    choose_card,
    choose_pile,
    choose_place,
    choose_player,
    fighters,
    heroes,
    piles_up_to,
)
from breakfall.games.havenfall.state import Haven, InPlay, Side, SpellCard, play_card
from breakfall.games.havenfall.terms import (
    ALWAYS,
    BUYING,
    FIGHT,
    HERO,
    NEVER,
    TURN_BEGINS,
    TURN_ENDS,
    marked,
)

WHOSE_PIXEL: Final = PlayerQuestion(
    "whose-pixel",
    "HF-10.13",
    "{name}: choose an opponent's pixels.",
    "{who} has no pixel for this.",
)
GAIN_CARD: Final = PileQuestion(
    "gain-card",
    "HF-13.6",
    "{name}: gain which card?",
    "{card} costs {cost}, too much for {name}.",
)
WHOM_TO_UNRAVEL: Final = CardQuestion(
    "whom-to-unravel",
    "HF-10.13",
    "{name}: which hero loses its damage and health?",
    "{card} has no damage and health to lose.",
    whose=OF_OPPONENTS,
    kinds=(HERO,),
)


class Frostfire(SpellCard):
    """HF-14.27"""

    name = "Frostfire"
    pixels = "BR"
    moments = ALWAYS
    text = "Switch one of your pixels with one of an opponent's, from any side. Both end exhausted."
    source = RULEBOOK
    marks = marked(pixels=HOUSE, text=INFERRED)

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(owners_of_pixels(haven, side)) and side.pixels > 0

    async def cast(self, haven: Haven, side: Side) -> None:
        players = owners_of_pixels(haven, side)
        other = await choose_player(side, WHOSE_PIXEL, players, self)
        if other is None or not side.pixels:
            return
        theirs = await choose_pixel(side, TAKE_PIXEL, other, self)
        own = await choose_pixel(side, GIVE_PIXEL, side, self)
        take_pixel(haven, side, other, theirs)
        take_pixel(haven, other, side, own)


class Mirage(SpellCard):
    name = "Mirage"
    pixels = "BG"
    moments = TURN_BEGINS | FIGHT | TURN_ENDS
    text = "Put a monster of the row under the monster deck. The next monster takes its place."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return any(haven.row) and not haven.board.monster_deck.is_empty

    async def cast(self, haven: Haven, side: Side) -> None:
        replace_monster(haven, await choose_place(haven, side, WITHDRAW, self))


class Appraise(SpellCard):
    name = "Appraise"
    pixels = "BY"
    amount = 4
    text = "Gain a card from the board that costs up to {amount}."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(piles_up_to(haven, self.amount))

    async def cast(self, haven: Haven, side: Side) -> None:
        pile = await choose_pile(side, GAIN_CARD, piles_up_to(haven, self.amount), self)
        if pile is not None:
            gain(haven, side, pile)


class Warpath(SpellCard):
    name = "Warpath"
    pixels = "RG"
    moments = NEVER
    amount = 2
    also = 1
    text = "Your heroes get +{amount} damage and +{also} health each this turn."

    async def cast(self, haven: Haven, side: Side) -> None:
        for hero in heroes(side):
            add(hero, self.amount, self.also)


class Ransack(SpellCard):
    name = "Ransack"
    pixels = "RY"
    moments = TURN_BEGINS | TURN_ENDS
    amount = 2
    text = "An opponent discards {amount:card} at random from hand."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(opponents_with_hands(haven, side))

    async def cast(self, haven: Haven, side: Side) -> None:
        other = await choose_player(side, WHOSE_HAND, opponents_with_hands(haven, side), self)
        if other is None:
            return
        for _ in range(self.amount):
            cards = other.piles.hand.cards
            if cards:
                card = cards[haven.luck.below(len(cards))]
                DISCARDS.tell(haven, other.mask, other.seats, play_card(card))
                put_on_top(card, other.piles.discard, out_of=other.piles.hand)


class Harvest(SpellCard):
    name = "Harvest"
    pixels = "GY"
    answers = BUYING
    amount = 2
    also = 3
    text = "Draw {amount:card}. +{also} treasure this turn."

    async def cast(self, haven: Haven, side: Side) -> None:
        draw(haven, side, self.amount)
        side.treasure += self.also


class Cheatcode(SpellCard):
    """HF-14.26"""

    name = "Cheatcode"
    pixels = "R*"
    moments = ALWAYS
    text = "Take a pixel of an opponent, from any side of the war room. It comes exhausted."
    source = RULEBOOK
    marks = marked(pixels=HOUSE)

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(owners_of_pixels(haven, side))

    async def cast(self, haven: Haven, side: Side) -> None:
        players = owners_of_pixels(haven, side)
        other = await choose_player(side, WHOSE_PIXEL, players, self)
        if other is not None:
            take_pixel(haven, side, other, await choose_pixel(side, TAKE_PIXEL, other, self))


class Stasis(SpellCard):
    name = "Stasis"
    pixels = "B*"
    moments = ALWAYS
    amount = 3
    text = "Exhaust {amount} available pixels of an opponent, or all of them if there are fewer."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(with_available(haven, side))

    async def cast(self, haven: Haven, side: Side) -> None:
        other = await choose_player(side, WHOSE_PIXEL, with_available(haven, side), self)
        if other is not None:
            await exhaust_some(haven, side, other, self.amount, self)


def with_available(haven: Haven, side: Side) -> list[Side]:
    return [other for other in haven.opponents_of(side) if sum(other.available) > 0]


class GiantsDraught(SpellCard):
    name = "Giant's Draught"
    pixels = "G*"
    moments = NEVER
    amount = 5
    text = "One of your heroes or monsters gets +{amount} damage and +{amount} health this turn."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(fighters(side))

    async def cast(self, haven: Haven, side: Side) -> None:
        await strengthen_one(haven, side, self.amount, self.amount, self)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return fighters(side)


class GoldenHour(SpellCard):
    name = "Golden Hour"
    pixels = "Y*"
    moments = NEVER
    answers = BUYING
    amount = 5
    also = 1
    text = "+{amount} treasure this turn. In your buy action this turn: {also:additional buy}."

    async def cast(self, haven: Haven, side: Side) -> None:
        side.treasure += self.amount
        if side.seat == haven.active:
            haven.turn.more_buys += self.also


class Unravel(SpellCard):
    name = "Unravel"
    pixels = "BB"
    moments = FIGHT
    text = "A hero that an opponent has in play loses all its damage and health this turn."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(opponents_heroes(haven, side))

    async def cast(self, haven: Haven, side: Side) -> None:
        hero = await choose_card(side, WHOM_TO_UNRAVEL, opponents_heroes(haven, side), self)
        if hero is not None:
            weaken(hero)
            WEAKENED.tell(haven, hero.side.mask, hero.side.seats, hero)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return opponents_heroes(haven, side)


def opponents_heroes(haven: Haven, side: Side) -> list[InPlay]:
    found: list[InPlay] = []
    for other in haven.opponents_of(side):
        found += heroes(other)
    return found


class SecondCharge(SpellCard):
    name = "Second Charge"
    pixels = "GG"
    moments = NEVER
    amount = 1
    text = "In your fight action this turn: {amount:additional fight}."

    async def cast(self, haven: Haven, side: Side) -> None:
        if side.seat == haven.active:
            haven.turn.more_fights += self.amount
