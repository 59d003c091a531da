"""Searching the top of one's deck for a card with a trait. (HB-16.5)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import put_at_the_bottom
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option, offer
from breakfall.games.hellbreak.card import TAKE, DeckCard
from breakfall.games.hellbreak.rules.own_cards import card_meant
from breakfall.games.hellbreak.rules.resources import take_openly
from breakfall.games.hellbreak.rules.scheme import look_at_top
from breakfall.games.hellbreak.state import Duel, Side


async def search_top(duel: Duel, side: Side, count: int, trait: str) -> None:
    """Look, show one with the trait and take it; the rest go under the deck at random. (HB-16.5)"""
    piles = side.piles
    look_at_top(duel, side, count)
    options = search_options(side, trait)
    if options:
        answer = await OptionQuestion(side.seats, "take-card", options, trait)
        card = card_meant(piles.looked_at, TAKE, answer)
        if card is not None:
            take_openly(duel, side, card, piles.looked_at)
            duel.note("takes", side, card.face)
    duel.shuffle(piles.looked_at)
    for card in piles.looked_at.cards.copy():
        put_at_the_bottom(card, piles.deck, out_of=piles.looked_at)


def search_options(side: Side, trait: str) -> list[Option]:
    """The trait counts and not the name. (HB-16.5)"""
    options: list[Option] = []
    for card in side.piles.looked_at.cards:
        face = cast(DeckCard, card.face)
        if trait in face.traits:
            offer(options, face.answers[TAKE])
    return options
