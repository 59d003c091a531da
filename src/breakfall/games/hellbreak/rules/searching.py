"""Searching the top of one's deck for a card with a trait. (HB-16.5)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import put_at_the_bottom, put_on_top, show
from breakfall.core.choice import Option, Question
from breakfall.games.hellbreak.card import DeckCard
from breakfall.games.hellbreak.rules.scheme import look_at_top
from breakfall.games.hellbreak.state import Duel, Side


async def search_top(duel: Duel, side: Side, count: int, trait: str) -> None:
    """Look, show one that has the trait and take it; the rest go under the deck at random."""
    piles = side.piles
    look_at_top(duel, side, count)
    options: list[Option] = []
    for card in piles.looked_at.cards:
        face = cast(DeckCard, card.face)
        if trait in face.traits and face.take_option not in options:
            options.append(face.take_option)
    if options:
        answer = await Question(side.seats, "take-card", options)
        take_shown(duel, side, answer)
    duel.shuffle(piles.looked_at)
    for card in piles.looked_at.cards.copy():
        put_at_the_bottom(card, piles.deck, out_of=piles.looked_at)


def take_shown(duel: Duel, side: Side, answer: Option) -> None:
    piles = side.piles
    for card in piles.looked_at.cards:
        if cast(DeckCard, card.face).take_option is answer:
            show(card, duel.everyone)
            put_on_top(card, piles.hand, out_of=piles.looked_at)
            duel.note("takes", side, card.face)
            return
