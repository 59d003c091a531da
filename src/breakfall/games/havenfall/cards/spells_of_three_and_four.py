"""Spells of three pixels, and the four that bring the arcane cards."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK, Card, put_on_top
from breakfall.games.havenfall.cards.spells_blue_and_red import WHOSE_HAND
from breakfall.games.havenfall.cards.spells_of_two import GAIN_CARD
from breakfall.games.havenfall.events import ENTERS, GAINS, RESETS_ALL, TO_HAND
from breakfall.games.havenfall.questions import OF_OPPONENTS, CardQuestion
from breakfall.games.havenfall.rules.attacks import owners_of_hands, takeable
from breakfall.games.havenfall.rules.coming_and_going import (
    come_to,
    draw,
    enter_play,
    gain,
    trash,
)
from breakfall.games.havenfall.rules.effects import add, may_trash_some
from breakfall.games.havenfall.rules.pixels import reset_all
from breakfall.games.havenfall.rules.targets import (
    choose_card,
    choose_pile,
    choose_player,
    heroes,
    opposing_heroes,
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

WHOM_TO_STRIKE: Final = CardQuestion(
    "whom-to-strike",
    "HF-14.24",
    "{name}: trash which hero?",
    "{card} is protected from spells this turn.",
    whose=OF_OPPONENTS,
    kinds=(HERO,),
)
WHOM_TO_POSSESS: Final = CardQuestion(
    "whom-to-possess",
    "HF-14.25",
    "{name}: replace which hero with the Ghost of Sen?",
    "{card} is not of rank 2 or 3.",
    kinds=(HERO,),
)


class LightningStrike(SpellCard):
    """HF-14.24"""

    name = "Lightning Strike"
    pixels = "BR*"
    moments = ALWAYS
    text = "Trash a hero that an opponent has in play."
    source = RULEBOOK

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(opposing_heroes(haven, side))

    async def cast(self, haven: Haven, side: Side) -> None:
        hero = await choose_card(side, WHOM_TO_STRIKE, opposing_heroes(haven, side), self)
        if hero is not None:
            trash(haven, hero)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return opposing_heroes(haven, side)


class TurnOfTheTide(SpellCard):
    name = "Turn of the Tide"
    pixels = "BG*"
    moments = TURN_BEGINS | FIGHT
    text = "Reset all your pixels."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        """In the turns of others it is of use only to pay for more spells."""
        return side.seat == haven.active or sum(side.exhausted) > 0

    async def cast(self, haven: Haven, side: Side) -> None:
        reset_all(side)
        RESETS_ALL.tell(haven, side.mask, side.seats)


class PhilosophersStone(SpellCard):
    name = "Philosopher's Stone"
    pixels = "BY*"
    amount = 7
    text = "Gain a card from the board that costs up to {amount}."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return bool(piles_up_to(haven, self.amount))

    async def cast(self, haven: Haven, side: Side) -> None:
        pile = await choose_pile(side, GAIN_CARD, piles_up_to(haven, self.amount), self)
        if pile is not None:
            gain(haven, side, pile)


class Stampede(SpellCard):
    name = "Stampede"
    pixels = "RG*"
    moments = NEVER
    amount = 2
    text = "Your heroes get +{amount} damage and +{amount} health each this turn."

    async def cast(self, haven: Haven, side: Side) -> None:
        for hero in heroes(side):
            add(hero, self.amount, self.amount)


class GrandHeist(SpellCard):
    name = "Grand Heist"
    pixels = "RY*"
    moments = BUYING
    text = "When an opponent buys a card: it goes to your discard pile instead."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return haven.turn.buying is not None and haven.is_opponents_turn(side)

    async def cast(self, haven: Haven, side: Side) -> None:
        haven.turn.heist = side.seat


class BountyOfTheWilds(SpellCard):
    name = "Bounty of the Wilds"
    pixels = "GY*"
    answers = BUYING
    amount = 3
    also = 2
    text = (
        "Draw {amount:card}, then trash up to {also:card}: "
        "from among your cards in play in your turn, else from your hand."
    )

    async def cast(self, haven: Haven, side: Side) -> None:
        draw(haven, side, self.amount)
        await may_trash_some(haven, side, self.also, self)


# ---------------------------------------------------------------- the arcane cards


def arcane_card(haven: Haven, key: str) -> Card | None:
    """It lies beside the board until somebody has it. (HF-12.2)"""
    for card in haven.board.arcane.cards:
        if card.face.key == key:
            return card
    return None


def bring(haven: Haven, side: Side, key: str) -> None:
    """Into play in one's own turn, else into the hand."""
    card = arcane_card(haven, key)
    if card is not None:
        come_to(haven, side, card, haven.board.arcane)


class Possess(SpellCard):
    """HF-14.25"""

    name = "Possess"
    pixels = "GG**"
    text = "Replace one of your heroes of rank 2 or 3 in play with the Ghost of Sen."
    source = RULEBOOK
    marks = marked(pixels=HOUSE, text=INFERRED)

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return arcane_card(haven, "ghost-of-sen") is not None and bool(hosts(side))

    async def cast(self, haven: Haven, side: Side) -> None:
        hero = await choose_card(side, WHOM_TO_POSSESS, hosts(side), self)
        ghost = arcane_card(haven, "ghost-of-sen")
        if hero is not None and ghost is not None:
            trash(haven, hero)
            me = enter_play(haven, side, ghost, haven.board.arcane)
            ENTERS.tell(haven, side.mask, side.seats, me)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return hosts(side)


def hosts(side: Side) -> list[InPlay]:
    return [hero for hero in heroes(side) if hero.printed.rank in (2, 3)]


class AstralGate(SpellCard):
    name = "Astral Gate"
    pixels = "BB**"
    text = "Put Astral Descent into play; in the turn of another player, into your hand."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return arcane_card(haven, "astral-descent") is not None

    async def cast(self, haven: Haven, side: Side) -> None:
        bring(haven, side, "astral-descent")


class DragonsHoard(SpellCard):
    name = "Dragon's Hoard"
    pixels = "YY**"
    answers = BUYING
    text = "Put the Diamond into play; in the turn of another player, into your hand."

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        return arcane_card(haven, "diamond") is not None

    async def cast(self, haven: Haven, side: Side) -> None:
        bring(haven, side, "diamond")


class Inheritance(SpellCard):
    name = "Inheritance"
    pixels = "RR**"
    moments = TURN_BEGINS | TURN_ENDS
    text = (
        "An opponent takes the Family Heirloom into hand. In exchange a card of that hand, "
        "chosen at random, goes to your discard pile for good."
    )

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        heirloom = arcane_card(haven, "family-heirloom")
        return heirloom is not None and bool(owners_of_hands(haven, side))

    async def cast(self, haven: Haven, side: Side) -> None:
        other = await choose_player(side, WHOSE_HAND, owners_of_hands(haven, side), self)
        heirloom = arcane_card(haven, "family-heirloom")
        if other is None or heirloom is None:
            return
        cards = takeable(other)
        card = cards[haven.luck.below(len(cards))]
        TO_HAND.tell(haven, other.mask, other.seats, play_card(heirloom))
        put_on_top(heirloom, other.piles.hand, out_of=haven.board.arcane)
        GAINS.tell(haven, side.mask, side.seats, play_card(card))
        put_on_top(card, side.piles.discard, out_of=other.piles.hand)
