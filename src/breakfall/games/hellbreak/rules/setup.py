"""Set-up: locations, starting hands, mulligan, health stacks. (HB-3.3 to 3.7)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, put_at_the_bottom, put_on_top
from breakfall.core.option import Option, option
from breakfall.core.question import OpenQuestion, choose, together
from breakfall.games.hellbreak.events import BRINGS, KEEPS_HAND, REPLACES, RETURNS
from breakfall.games.hellbreak.questions import CardQuestion, DuelQuestion, titles
from breakfall.games.hellbreak.rules.resources import draw_cards
from breakfall.games.hellbreak.state import Duel, LocationCard, Place, Side
from breakfall.games.hellbreak.terms import PUT_UNDER
from breakfall.games.hellbreak.words import bar_words

STARTING_HAND: Final = 4
HEALTH_CARDS: Final = 8


# ---------------------------------------------------------------- locations


class LocationCardQuestion(DuelQuestion[LocationCard]):
    """Which of the deck's two locations to bring."""

    def option(self, asked: OpenQuestion, thing: LocationCard) -> Option:
        return option("location", thing.key)

    def label(self, table: Duel, asked: OpenQuestion, thing: LocationCard) -> str:
        reward = bar_words(thing.reward)
        return f"{thing.name}: control {thing.control}, gives {reward}. {thing.printed_text}"


CHOOSE_LOCATION: Final = LocationCardQuestion(
    "choose-location",
    "HB-3.3",
    "Which location do you bring? Your opponent chooses at the same time.",
)


async def choose_locations(duel: Duel) -> None:
    """Each player secretly chooses one of two; both are revealed at once. (HB-3.3)"""
    chosen = await together(
        [choose(side.seats, CHOOSE_LOCATION, list(side.locations)) for side in duel.sides]
    )
    place_locations(duel, chosen)


def place_locations(duel: Duel, chosen: list[LocationCard]) -> None:
    """Each to the right of its owner's monster, under that player's control. (HB-3.4)"""
    for side, face in zip(duel.sides, chosen, strict=True):
        place = Place(side.seat, face)
        duel.places.append(place)
        BRINGS.tell(duel, side.mask, side.seat, place)


# ---------------------------------------------------------------- starting hands


class MulliganQuestion(CardQuestion):
    """Which card to put back, after so many others; None is to keep the rest."""

    def label(self, table: Duel, asked: OpenQuestion, thing: Card | None) -> str:
        if thing is None and asked.about:
            return f"Done, draw {asked.about}"
        return super().label(table, asked, thing)

    def offered(self, side: Side, about: object) -> list[Card | None]:
        return titles(side.piles.hand, [None])


MULLIGAN: Final = MulliganQuestion(
    "mulligan",
    "HB-3.6",
    "Mulligan: which card goes under your deck?",
    PUT_UNDER,
    "Put {0} under the deck",
    none=option("mulligan", "done"),
    none_label="Keep this hand",
)


async def starting_hands(duel: Duel) -> None:
    """Four cards each, a mulligan for those who want one, then health. (HB-3.5 to 3.7)"""
    for side in duel.in_initiative_order:
        duel.shuffle(side.piles.deck)
        draw_cards(duel, side, STARTING_HAND)
    for side in duel.in_initiative_order:
        await mulligan(duel, side)
    for side in duel.sides:
        create_health_stack(side)


async def mulligan(duel: Duel, side: Side) -> None:
    """Any number of cards under the deck in any order, then up to four again. (HB-3.6)"""
    hand = side.piles.hand
    returned = 0
    while not hand.is_empty:
        card = await choose(side.seats, MULLIGAN, MULLIGAN.offered(side, returned), returned)
        if card is None:
            break
        put_at_the_bottom(card, side.piles.deck, out_of=hand)
        RETURNS.tell_to(side.mask, duel, side.mask, side.seat, card.face)
        returned += 1
    if returned == 0:
        KEEPS_HAND.tell(duel, side.mask, side.seat)
        return
    REPLACES.tell(duel, side.mask, side.seat, returned)
    draw_cards(duel, side, returned)


def create_health_stack(side: Side) -> None:
    """The top eight cards of the deck, unseen; the last one is on top. (HB-3.7)"""
    for _ in range(HEALTH_CARDS):
        put_on_top(side.piles.deck.top, side.piles.health, out_of=side.piles.deck)
