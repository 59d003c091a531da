"""The yellow artifacts: treasure and trashing. Each costs 9 and begins with "+1 card"."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK
from breakfall.games.havenfall.questions import PileQuestion
from breakfall.games.havenfall.rules.coming_and_going import come_from, draw
from breakfall.games.havenfall.rules.effects import may_trash_discarded, may_trash_in_play
from breakfall.games.havenfall.rules.targets import choose_pile, trashable, treasures
from breakfall.games.havenfall.state import Haven, InPlay, Pile, PlayCard
from breakfall.games.havenfall.terms import ARTIFACT, YELLOW, marked

DELVE: Final = PileQuestion(
    "delve",
    "HF-13.6",
    "{name}: put which card into play?",
    "{name} puts a Silver or a Gold into play.",
)


class YellowArtifact(PlayCard):
    kind = ARTIFACT
    cost = 9
    colours = (YELLOW,)
    draws = True
    source = HOUSE
    marks = marked(name=RULEBOOK, cost=INFERRED, draws=INFERRED, colours=INFERRED)


class DwarvenStone(YellowArtifact):
    """HF-14.18"""

    name = "Dwarven Stone"
    information = "+1 card. +{treasure} treasure. In the buy action: {buys:additional buy}."
    treasure = 6
    buys = 1
    ability = "Riches"
    pixels = "YY"
    text = "+1 card for each treasure card you have in play."
    source = RULEBOOK
    marks = marked(colours=INFERRED, pixels=HOUSE)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        draw(haven, me.side, len(treasures(me.side)))


class MordellsRing(YellowArtifact):
    name = "Mordell's Ring"
    amount = 3
    also = 2
    information = "+1 card. You may trash one of your cards in play: +{amount} treasure."
    has_information = True
    takes_cards_out = True
    ability = "Tithe"
    pixels = "YY"
    text = "Do the above up to {also} times more."

    def can_inform(self, haven: Haven, me: InPlay) -> bool:
        return bool(trashable(me.side))

    async def inform(self, haven: Haven, me: InPlay) -> None:
        if await may_trash_in_play(haven, me.side, self):
            me.side.treasure += self.amount

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return bool(trashable(me.side))

    async def activate(self, haven: Haven, me: InPlay) -> None:
        for _ in range(self.also):
            if not await may_trash_in_play(haven, me.side, self):
                return
            me.side.treasure += self.amount


class AxeOfKyrentCaverns(YellowArtifact):
    name = "Axe of Kyrent Caverns"
    information = "+1 card. +{damage} damage and +{treasure} treasure."
    damage = 2
    treasure = 2
    ability = "Delve"
    pixels = "YY"
    text = "Put a Silver or a Gold from the board into play."

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return bool(veins(haven))

    async def activate(self, haven: Haven, me: InPlay) -> None:
        pile = await choose_pile(me.side, DELVE, veins(haven), self)
        if pile is not None:
            come_from(haven, me.side, pile)


def veins(haven: Haven) -> list[Pile]:
    return [pile for pile in haven.piles if pile.face.key in ("silver", "gold") and pile.zone.cards]


class ChainsOfTheAncient(YellowArtifact):
    name = "Chains of the Ancient"
    information = "+1 card. +{health} health. You may trash one of your cards in play."
    health = 2
    has_information = True
    takes_cards_out = True
    ability = "Unshackle"
    pixels = "YY"
    amount = 3
    text = "You may trash up to {amount:card} from your discard pile."

    def can_inform(self, haven: Haven, me: InPlay) -> bool:
        return bool(trashable(me.side))

    async def inform(self, haven: Haven, me: InPlay) -> None:
        await may_trash_in_play(haven, me.side, self)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return not me.side.piles.discard.is_empty

    async def activate(self, haven: Haven, me: InPlay) -> None:
        await may_trash_discarded(haven, me.side, self.amount, self)
