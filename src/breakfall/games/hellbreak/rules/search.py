"""Searching the top of one's deck for a card with a trait. (HB-16.5)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, put_at_the_bottom
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.hellbreak.events import SHOWS_AND_TAKES
from breakfall.games.hellbreak.questions import CardQuestion, has_title, side_asked, titles
from breakfall.games.hellbreak.rules.resources import take_openly
from breakfall.games.hellbreak.rules.scheme import look_at_top
from breakfall.games.hellbreak.state import Duel, Side, printed_on
from breakfall.games.hellbreak.terms import TAKE


class SearchQuestion(CardQuestion):
    """Which card with the trait that it is asked about. A guess may have none. (HB-16.5)"""

    def again(self, table: Duel, asked: OpenQuestion) -> list[Card | None]:
        return super().again(table, asked) or [None]

    def offered(self, side: Side, about: object) -> list[Card | None]:
        """The trait counts and not the name. (HB-16.5)"""
        found: list[Card | None] = []
        for card in side.piles.looked_at.cards:
            if about in printed_on(card).traits and not has_title(found, card):
                found.append(card)
        return found

    def all_things(self, table: Duel, asked: OpenQuestion) -> list[Card | None]:
        return titles(side_asked(table, asked).piles.looked_at, [])

    def barred(self, table: Duel, asked: OpenQuestion, thing: Card | None) -> Barred:
        assert thing is not None
        return Barred(self.rule, f"{printed_on(thing).name} is not a {asked.about} card.")


TAKE_CARD: Final = SearchQuestion(
    "take-card",
    "HB-16.5",
    "Which Shark card do you show and take?",
    TAKE,
    "Take {0}",
    zone="looked-at",
)


async def search_top(duel: Duel, side: Side, count: int, trait: str) -> None:
    """Look, show one with the trait and take it; the rest go under the deck at random. (HB-16.5)"""
    piles = side.piles
    look_at_top(duel, side, count)
    cards = TAKE_CARD.offered(side, trait)
    if cards:
        taken = await choose(side.seats, TAKE_CARD, cards, trait)
        if taken is not None:
            take_openly(duel, side, taken, piles.looked_at)
            SHOWS_AND_TAKES.tell(duel, side.mask, side.seat, taken.face)
    duel.shuffle(piles.looked_at)
    for card in piles.looked_at.cards.copy():
        put_at_the_bottom(card, piles.deck, out_of=piles.looked_at)
