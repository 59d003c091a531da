"""The Refresh Phase: ready, flip, hand limit. (HB-11.1 to 11.4)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import put_on_top
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.hellbreak.card import DISCARD
from breakfall.games.hellbreak.card import FLIP as WHEN_FLIPPED
from breakfall.games.hellbreak.options import FLIP, FLIP_OR_STAY
from breakfall.games.hellbreak.rules.damage import end_protection
from breakfall.games.hellbreak.rules.own_cards import answers_for, card_meant
from breakfall.games.hellbreak.rules.triggers import MinionTrigger, Trigger, use_triggers
from breakfall.games.hellbreak.state import LURKING, UNLEASHED, Asset, Duel, Side

HAND_LIMIT: Final = 6


async def refresh(duel: Duel) -> None:
    """Ready, then flip, then six cards; each in initiative order. (HB-11.1, HB-11.2, HB-11.4)"""
    ready_cards(duel)
    for side in duel.in_initiative_order:
        if await OptionQuestion(side.seats, "flip", FLIP_OR_STAY) is FLIP:
            await flip(duel, side)
    for side in duel.in_initiative_order:
        await check_hand_limit(duel, side)
    end_protection(duel)


def ready_cards(duel: Duel) -> None:
    """Everything exhausted is ready again; what was used up for a round is back. (HB-11.1)"""
    duel.note("refresh")
    for side in duel.sides:
        side.monster.exhausted = False
        for minion in side.minions:
            minion.exhausted = False
        for asset in side.assets:
            asset.exhausted = False
        side.has_used_monster = False
        side.has_used_location = [False, False]


async def flip(duel: Duel, side: Side) -> None:
    """From Lurking to Unleashed or back; then what the flip sets off. (HB-11.2, HB-11.3)"""
    monster = side.monster
    monster.up = UNLEASHED if monster.up == LURKING else LURKING
    duel.note("flips", side, monster.up)
    triggers: list[Trigger] = []
    for asset in side.assets:
        if asset.face.printed.abilities & WHEN_FLIPPED:
            triggers.append(AssetSeesFlip(side, asset))
    for minion in side.minions:
        if minion.printed.abilities & WHEN_FLIPPED:
            triggers.append(MinionSeesFlip(minion))
    await use_triggers(duel, side, triggers)


class AssetSeesFlip(Trigger):
    def __init__(self, side: Side, asset: Asset) -> None:
        self.side = side
        self.asset = asset

    @property
    def option(self) -> Option:
        return self.asset.face.use_option

    @property
    def is_still_there(self) -> bool:
        return self.asset in self.side.assets

    def tell(self, duel: Duel) -> None:
        duel.note("uses", self.side, self.asset.face)

    async def use(self, duel: Duel) -> None:
        await self.asset.face.monster_flips(duel, self.side)


class MinionSeesFlip(MinionTrigger):
    async def use(self, duel: Duel) -> None:
        await self.minion.face.monster_flips(duel, self.minion)


async def check_hand_limit(duel: Duel, side: Side) -> None:
    """Down to six cards, of the player's choice. (HB-11.4)"""
    hand = side.piles.hand
    while len(hand.cards) > HAND_LIMIT:
        answer = await OptionQuestion(side.seats, "hand-limit", discard_options(side))
        card = card_meant(hand, DISCARD, answer)
        assert card is not None
        duel.note("discards", side, card.face)
        put_on_top(card, side.piles.crypt, out_of=hand)


def discard_options(side: Side) -> list[Option]:
    return answers_for(side.piles.hand, DISCARD, [])
