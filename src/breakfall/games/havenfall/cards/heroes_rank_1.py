"""Heroes of rank 1: cost 2, damage and health 3 together, one pixel."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK
from breakfall.games.havenfall.events import KEEPS
from breakfall.games.havenfall.questions import CardQuestion
from breakfall.games.havenfall.rules.abilities import activate
from breakfall.games.havenfall.rules.effects import fetch_item, has_item, may_trash_discarded
from breakfall.games.havenfall.rules.targets import choose_card, heroes, may_choose_card
from breakfall.games.havenfall.state import Haven, InPlay, PlayCard, Side
from breakfall.games.havenfall.terms import (
    ARTIFACT,
    BLUE,
    GREEN,
    HERO,
    ITEM,
    LEADER,
    RED,
    YELLOW,
    marked,
)

CARRY: Final = CardQuestion(
    "carry",
    "HF-14.1",
    "{name}: use which ability for free?",
    "{card} has no ability that can be used now.",
    kinds=(ITEM, ARTIFACT, LEADER),
)
CARRY_MORE: Final = CardQuestion(
    "carry-more",
    "HF-14.1",
    "{name}: use which other item for free?",
    "{card} has no ability that can be used now.",
    kinds=(ITEM,),
    nothing="No other item",
)
KEEP_HERO: Final = CardQuestion(
    "keep-hero",
    "HF-14.9",
    "{name}: keep which hero in play for your next turn?",
    "{card} stays already.",
    kinds=(HERO,),
)


class Squire(PlayCard):
    """HF-14.1"""

    name = "Squire"
    kind = HERO
    rank = 1
    copies = 4
    cost = 2
    colours = (BLUE,)
    damage = 2
    health = 1
    ability = "Carry"
    pixels = "B"
    text = "Use the ability of 1 leader, of 1 artifact or of any number of items for free."
    source = RULEBOOK

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return bool(carried(haven, me.side))

    async def activate(self, haven: Haven, me: InPlay) -> None:
        first = await choose_card(me.side, CARRY, carried(haven, me.side), self)
        if first is None:
            return
        await activate(haven, first, for_free=True)
        while first.printed.kind == ITEM and me.in_play:
            more = [one for one in carried(haven, me.side) if one.printed.kind == ITEM]
            item = await may_choose_card(me.side, CARRY_MORE, more, self)
            if item is None:
                return
            await activate(haven, item, for_free=True)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return carried(haven, side)


def carried(haven: Haven, side: Side) -> list[InPlay]:
    """Leaders, artifacts and items whose ability could be used now."""
    return [
        one
        for one in side.play
        if one.printed.kind in (ITEM, ARTIFACT, LEADER)
        and one.printed.has_ability
        and not one.is_used
        and one.face.can_activate(haven, one)
    ]


class Thief(PlayCard):
    name = "Thief"
    kind = HERO
    rank = 1
    copies = 4
    cost = 2
    colours = (RED,)
    damage = 2
    health = 1
    ability = "Sleight"
    pixels = "R"
    text = "Put a Fake Diamond from its pile into play."
    source = HOUSE
    marks = marked(
        name=RULEBOOK,
        rank=RULEBOOK,
        copies=RULEBOOK,
        cost=RULEBOOK,
        colours=RULEBOOK,
        pixels=RULEBOOK,
    )

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return has_item(haven, "fake-diamond")

    async def activate(self, haven: Haven, me: InPlay) -> None:
        fetch_item(haven, me, "fake-diamond")


class Lookout(PlayCard):
    """HF-14.9, HF-14.10"""

    name = "Lookout"
    kind = HERO
    rank = 1
    copies = 4
    cost = 2
    colours = (GREEN,)
    damage = 1
    health = 2
    ability = "War Horn"
    pixels = "G"
    text = "One of your heroes stays in play for your next turn."
    source = RULEBOOK
    marks = marked(cost=INFERRED, damage=HOUSE, health=HOUSE, text=INFERRED)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return bool(not_yet_kept(me.side))

    async def activate(self, haven: Haven, me: InPlay) -> None:
        hero = await choose_card(me.side, KEEP_HERO, not_yet_kept(me.side), self)
        if hero is not None:
            hero.is_kept = True
            KEEPS.tell(haven, me.side.mask, me.side.seats, hero)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return not_yet_kept(side)


def not_yet_kept(side: Side) -> list[InPlay]:
    return [hero for hero in heroes(side) if not hero.is_kept]


class Adventurer(PlayCard):
    name = "Adventurer"
    kind = HERO
    rank = 1
    copies = 4
    cost = 2
    colours = (YELLOW,)
    damage = 1
    health = 2
    ability = "Scavenge"
    pixels = "Y"
    amount = 1
    text = "+{amount} treasure. You may trash a card from your discard pile."
    source = HOUSE
    marks = marked(
        name=RULEBOOK,
        rank=RULEBOOK,
        copies=RULEBOOK,
        cost=INFERRED,
        damage=RULEBOOK,
        health=RULEBOOK,
        colours=INFERRED,
        pixels=INFERRED,
    )

    async def activate(self, haven: Haven, me: InPlay) -> None:
        side = me.side
        side.treasure += self.amount
        await may_trash_discarded(haven, side, 1, self)
