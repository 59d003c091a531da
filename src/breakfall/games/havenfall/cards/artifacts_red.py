"""The red artifacts: attacks and luck. Each costs 9 and begins with "+1 card"."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK, put_at_the_bottom, show
from breakfall.games.havenfall.events import SCORCHED, SHOWS_HAND, TURNS_OVER
from breakfall.games.havenfall.rules.attacks import attacked, discard_from_hand
from breakfall.games.havenfall.rules.effects import strengthen, turn_over
from breakfall.games.havenfall.rules.pixels import pay_any
from breakfall.games.havenfall.rules.spells import gain_spells
from breakfall.games.havenfall.state import Haven, InPlay, MonsterCard, PlayCard, Side, monster_card
from breakfall.games.havenfall.terms import ARTIFACT, HERO, RED, TREASURE, marked

BACKSTAB: Final = 1


class RedArtifact(PlayCard):
    kind = ARTIFACT
    cost = 9
    colours = (RED,)
    draws = True
    has_information = True
    source = HOUSE
    marks = marked(name=RULEBOOK, cost=INFERRED, draws=INFERRED, colours=INFERRED)


class QuinsDaggers(RedArtifact):
    """HF-14.16, HF-14.17"""

    name = "Quin's Daggers"
    information = "+1 card. Each opponent discards 2 cards of their choice from hand."
    ability = "Backstab"
    pixels = "R"
    text = "Before the above: opponents show their hands, and you choose 1 of their 2 cards."
    is_attack = True
    source = RULEBOOK
    marks = marked(colours=INFERRED, pixels=HOUSE)

    async def inform(self, haven: Haven, me: InPlay) -> None:
        for other in attacked(haven, me.side):
            chooser = other
            if me.chosen == BACKSTAB:
                show_hand(haven, other)
                chooser = me.side
            await discard_from_hand(haven, chooser, other, self)
            await discard_from_hand(haven, other, other, self)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return not me.is_informed

    async def activate(self, haven: Haven, me: InPlay) -> None:
        me.chosen = BACKSTAB
        for other in attacked(haven, me.side):
            SHOWS_HAND.tell(haven, other.mask, other.seats)
            show_hand(haven, other)


def show_hand(haven: Haven, side: Side) -> None:
    for card in side.piles.hand.cards:
        show(card, haven.everyone)


class RiftStone(RedArtifact):
    name = "Rift Stone"
    information = (
        "+1 card. Turn over the top monster of the deck and put it under the deck: "
        "add its damage as a minion to your total."
    )
    ability = "Surge"
    pixels = "R"
    text = "Do the above with health instead of damage."

    def can_inform(self, haven: Haven, me: InPlay) -> bool:
        return not haven.board.monster_deck.is_empty

    async def inform(self, haven: Haven, me: InPlay) -> None:
        strengthen(me, me, turn_over_monster(haven, me).damage, 0)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return not haven.board.monster_deck.is_empty

    async def activate(self, haven: Haven, me: InPlay) -> None:
        strengthen(me, me, 0, turn_over_monster(haven, me).health)


def turn_over_monster(haven: Haven, me: InPlay) -> MonsterCard:
    deck = haven.board.monster_deck
    card = deck.top
    show(card, haven.everyone)
    face = monster_card(card)
    TURNS_OVER.tell(haven, me.side.mask, me.side.seats, face)
    put_at_the_bottom(card, deck, out_of=deck)
    return face


class ElementalShard(RedArtifact):
    name = "Elemental Shard"
    information = "+1 card. +{damage} damage."
    damage = 3
    has_information = False
    ability = "Scorch"
    pixels = "R"
    amount = 2
    text = "Each opponent exhausts {amount:pixel} of their choice."
    is_attack = True

    async def activate(self, haven: Haven, me: InPlay) -> None:
        for other in attacked(haven, me.side):
            count = min(self.amount, sum(other.available))
            SCORCHED.tell(haven, other.mask, other.seats, count)
            for _ in range(count):
                await pay_any(other)


class TalonOfFate(RedArtifact):
    name = "Talon of Fate"
    amount = 5
    also = 3
    information = (
        "+1 card. Turn over the top card of your deck onto your discard pile: for a treasure "
        "+{amount} treasure, for a hero +{also} damage and +{also} health, "
        "for anything else +1 spell."
    )
    ability = "Twist"
    pixels = "RR"
    text = "Do the above twice more."

    async def inform(self, haven: Haven, me: InPlay) -> None:
        await tempt_fate(haven, me)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        await tempt_fate(haven, me)
        await tempt_fate(haven, me)


async def tempt_fate(haven: Haven, me: InPlay) -> None:
    shown = turn_over(haven, me.side)
    if shown is None:
        return
    if shown.printed.kind == TREASURE:
        me.side.treasure += me.face.amount
    elif shown.printed.kind == HERO:
        strengthen(me, me, me.face.also, me.face.also)
    else:
        await gain_spells(haven, me.side, 1)
