"""The green artifacts: fighting and more cards. Each costs 9 and begins with "+1 card"."""

from __future__ import annotations

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK, put_on_top
from breakfall.games.havenfall.events import GAINS
from breakfall.games.havenfall.rules.coming_and_going import draw
from breakfall.games.havenfall.rules.effects import can_upgrade, replaceable, strengthen, upgrade
from breakfall.games.havenfall.rules.targets import heroes
from breakfall.games.havenfall.state import (
    FIGHT,
    NO_ACTION,
    Haven,
    InPlay,
    PlayCard,
    Side,
    play_card,
)
from breakfall.games.havenfall.terms import ARTIFACT, GREEN, HERO, marked


class GreenArtifact(PlayCard):
    kind = ARTIFACT
    cost = 9
    colours = (GREEN,)
    draws = True
    source = HOUSE
    marks = marked(name=RULEBOOK, cost=INFERRED, draws=INFERRED, colours=INFERRED)


class ChampionsCloak(GreenArtifact):
    """HF-14.14"""

    name = "Champion's Cloak"
    information = "+1 card. Replace a hero in play with one of the next rank from the board."
    has_information = True
    takes_cards_out = True
    ability = "Challenge"
    pixels = "GG"
    amount = 1
    text = "In the fight action: {amount:additional fight}."
    announces_fight = True
    source = RULEBOOK
    marks = marked(colours=INFERRED, pixels=HOUSE)

    def can_inform(self, haven: Haven, me: InPlay) -> bool:
        return can_upgrade(haven, me.side, HERO)

    async def inform(self, haven: Haven, me: InPlay) -> None:
        await upgrade(haven, me.side, HERO, self)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return haven.turn.action in (NO_ACTION, FIGHT)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        haven.turn.more_fights += self.amount

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return replaceable(haven, side, HERO)


class CursedGrallStaff(GreenArtifact):
    """HF-14.20, HF-14.21"""

    name = "Cursed Grall Staff"
    information = "+1 card. +{damage} damage and +{health} health."
    damage = 2
    health = 2
    ability = "Bind"
    pixels = "GG"
    text = "Put the most recently defeated monster on your discard pile. It fights for you."

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return not haven.board.defeated.is_empty

    async def activate(self, haven: Haven, me: InPlay) -> None:
        defeated = haven.board.defeated
        GAINS.tell(haven, me.side.mask, me.side.seats, play_card(defeated.top))
        put_on_top(defeated.top, me.side.piles.discard, out_of=defeated)
        me.side.has_monsters = True
        if haven.turn.fallen:
            haven.turn.fallen -= 1


class TrausssHelmet(GreenArtifact):
    name = "Trauss's Helmet"
    information = "+1 card. +{health} health."
    health = 4
    ability = "Hold the Line"
    pixels = "GG"
    amount = 1
    text = "Your heroes get +{amount} damage and +{amount} health each."

    async def activate(self, haven: Haven, me: InPlay) -> None:
        for hero in heroes(me.side):
            strengthen(me, hero, self.amount, self.amount)


class OrkenJewel(GreenArtifact):
    name = "Orken Jewel"
    information = "+1 card. Your next hand has one card more."
    has_information = True
    ability = "Horde"
    pixels = "GG"
    amount = 2
    text = "Draw {amount:card}."

    async def inform(self, haven: Haven, me: InPlay) -> None:
        me.side.more_cards += 1

    async def activate(self, haven: Haven, me: InPlay) -> None:
        draw(haven, me.side, self.amount)
