"""The Refresh Phase: ready, flip, hand limit. (HB-11.1 to 11.4)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, put_on_top
from breakfall.core.event import NOBODY
from breakfall.core.question import Answer, AnswerQuestion, OpenQuestion, choose
from breakfall.games.hellbreak.events import ALL_READY, DISCARDS, FLIPS
from breakfall.games.hellbreak.questions import CardQuestion, side_asked, titles
from breakfall.games.hellbreak.rules.damage import end_protection
from breakfall.games.hellbreak.rules.triggers import MinionTrigger, Trigger, use_triggers
from breakfall.games.hellbreak.state import Asset, Duel, Side
from breakfall.games.hellbreak.terms import DISCARD, SIDES
from breakfall.games.hellbreak.terms import FLIP as WHEN_FLIPPED
from breakfall.games.hellbreak.words import bar_words, other_side, scheme_words

HAND_LIMIT: Final = 6

FLIP_IT: Final = Answer("flip", label="Flip to {down}")
STAY: Final = Answer("stay", label="Stay {up}")
FLIP_OR_STAY: Final[list[Answer]] = [FLIP_IT, STAY]


class FlipQuestion(AnswerQuestion[Duel, Answer]):
    """Whether to flip one's monster; the prompt shows the side that lies face down."""

    def facts(self, table: Duel, asked: OpenQuestion) -> dict[str, object]:
        monster = side_asked(table, asked).monster
        down = other_side(monster)
        printed = monster.card.sides[down]
        words = [f"combat {printed.combat}"]
        if printed.scheme:
            words.append(f"scheme {scheme_words(printed.scheme)}")
        words.append(f"each Feeding {bar_words(printed.bar)}")
        return {
            "monster": monster.name,
            "up": SIDES[monster.up],
            "down": SIDES[down],
            "numbers": "; ".join(words),
            "text": monster.card.text_of(down),
        }


FLIP: Final = FlipQuestion("flip", "HB-11.2", "Flip {monster} to {down} ({numbers})? {text}")


async def refresh(duel: Duel) -> None:
    """Ready, then flip, then six cards; each in initiative order. (HB-11.1, HB-11.2, HB-11.4)"""
    ready_cards(duel)
    for side in duel.in_initiative_order:
        if await choose(side.seats, FLIP, FLIP_OR_STAY) is FLIP_IT:
            await flip(duel, side)
    for side in duel.in_initiative_order:
        await check_hand_limit(duel, side)
    end_protection(duel)


def ready_cards(duel: Duel) -> None:
    """Everything exhausted is ready again; what was used up for a round is back. (HB-11.1)"""
    ALL_READY.tell(duel, NOBODY)
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
    monster.up = other_side(monster)
    FLIPS.tell(duel, side.mask, monster, monster.up)
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
        super().__init__(side, asset)
        self.asset = asset

    @property
    def is_still_there(self) -> bool:
        return self.asset in self.side.assets

    async def use(self, duel: Duel) -> None:
        await self.asset.face.monster_flips(duel, self.side)


class MinionSeesFlip(MinionTrigger):
    async def use(self, duel: Duel) -> None:
        await self.minion.face.monster_flips(duel, self.minion)


# ---------------------------------------------------------------- the hand limit


class HandLimitQuestion(CardQuestion):
    def offered(self, side: Side, about: object) -> list[Card | None]:
        return titles(side.piles.hand, [])


DISCARD_CARD: Final = HandLimitQuestion(
    "hand-limit",
    "HB-11.4",
    "You hold more than six cards. Which one do you discard?",
    DISCARD,
    "Discard {0}",
)


async def check_hand_limit(duel: Duel, side: Side) -> None:
    """Down to six cards, of the player's choice. (HB-11.4)"""
    hand = side.piles.hand
    while len(hand.cards) > HAND_LIMIT:
        card = await choose(side.seats, DISCARD_CARD, DISCARD_CARD.offered(side, None))
        assert card is not None
        DISCARDS.tell(duel, side.mask, side.seat, card.face)
        put_on_top(card, side.piles.crypt, out_of=hand)
