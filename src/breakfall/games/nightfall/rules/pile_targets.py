"""Choosing targets in discard piles and in exile. (NF-12.5, NF-12.9)"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from breakfall.core.cards import Card, Zone
from breakfall.core.option import Option
from breakfall.core.question import Barred, OpenQuestion, Question, choose
from breakfall.games.nightfall.card import DeckCard, Order
from breakfall.games.nightfall.questions import (
    add_new,
    different_cards,
    link_asked_about,
    player_asked,
    text_asked_about,
)
from breakfall.games.nightfall.rules.piles import topmost, wounds_in
from breakfall.games.nightfall.state import Link, Night
from breakfall.games.nightfall.words import capital, card_name


class PileQuestion(Question[Night, DeckCard]):
    """Which card in its player's discard pile is the target of an order; asked about it.

    Only its player may look through that pile, so nobody else hears of the other cards there.
    """

    def option(self, asked: OpenQuestion, thing: DeckCard) -> Option:
        return thing.in_pile

    def label(self, table: Night, asked: OpenQuestion, thing: DeckCard) -> str:
        return capital(card_name(thing))

    def places(self, table: Night, asked: OpenQuestion, thing: DeckCard) -> tuple[str, ...]:
        return (f"discard:{thing.key}",)

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        return text_asked_about(table, asked)

    def expected(self, table: Night, asked: OpenQuestion) -> list[DeckCard]:
        player = link_asked_about(asked).player
        if player is not player_asked(table, asked):
            return list(asked.things)
        return different_cards(player.discard.cards)

    def why_not(self, table: Night, asked: OpenQuestion, thing: DeckCard) -> Barred | None:
        if thing in asked.things:
            return None
        return Barred(self.rule, f"{capital(card_name(thing))} is not a {self.wanted}.")

    @property
    def wanted(self) -> str:
        return "minion"


class WoundQuestion(PileQuestion):
    """Which wound in a discard pile."""

    def option(self, asked: OpenQuestion, thing: DeckCard) -> Option:
        return thing.wound_in_pile

    @property
    def wanted(self) -> str:
        return "wound"


class ExiledMinionQuestion(PileQuestion):
    """Which minion in exile, where everybody may look."""

    def option(self, asked: OpenQuestion, thing: DeckCard) -> Option:
        assert isinstance(thing, Order)
        return thing.in_exile

    def label(self, table: Night, asked: OpenQuestion, thing: DeckCard) -> str:
        assert isinstance(thing, Order)
        return f"{thing.name}: {thing.chain_text or 'no chain text'}"

    def places(self, table: Night, asked: OpenQuestion, thing: DeckCard) -> tuple[str, ...]:
        return (f"exile:{thing.key}",)

    def expected(self, table: Night, asked: OpenQuestion) -> list[DeckCard]:
        return different_cards(table.exile.cards)


TARGET_WOUND: Final = WoundQuestion("target-wound", "NF-12.9", "{text} Which wound?")
TARGET_CARD: Final = PileQuestion("target-card", "NF-12.5", "{text} Which card?")
TARGET_EXILED: Final = ExiledMinionQuestion("target-card", "NF-12.5", "{text} Which card?")


async def target_wound(me: Link) -> Card | None:
    """A wound in the discard pile of the order's player. (NF-12.9)"""
    return await target_in(me.player.discard, me, wounds_in(me.player.discard), TARGET_WOUND)


async def target_discarded_minion(me: Link) -> Card | None:
    """A minion in the discard pile of the order's player."""
    pile = me.player.discard
    return await target_in(pile, me, minions_among(reversed(pile.cards)), TARGET_CARD)


async def target_exiled_minion(night: Night, me: Link) -> Card | None:
    return await target_in(night.exile, me, minions_among(night.exile.cards), TARGET_EXILED)


async def target_in(
    pile: Zone, me: Link, faces: list[DeckCard], question: PileQuestion
) -> Card | None:
    if not faces:
        return None
    return topmost(await choose(me.chooser.seats, question, faces, me), pile)


def minions_among(cards: Iterable[Card]) -> list[DeckCard]:
    """The minions among these cards, each once."""
    found: list[DeckCard] = []
    for card in cards:
        order = card.face
        if isinstance(order, Order) and order.printed.is_minion:
            add_new(found, order)
    return found
