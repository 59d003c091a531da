"""Set-up: locations, starting hands, mulligan, health stacks. (HB-3.3 to 3.7)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import put_at_the_bottom, put_on_top
from breakfall.core.choice import OptionQuestion, OptionsTogether
from breakfall.core.option import Option
from breakfall.games.hellbreak.card import PUT_UNDER, LocationCard
from breakfall.games.hellbreak.options import KEEP_HAND
from breakfall.games.hellbreak.rules.own_cards import answers_for, card_meant
from breakfall.games.hellbreak.rules.resources import draw_cards
from breakfall.games.hellbreak.state import Duel, Place, Side

STARTING_HAND: Final = 4
HEALTH_CARDS: Final = 8


async def choose_locations(duel: Duel) -> None:
    """Each player secretly chooses one of two; both are revealed at once. (HB-3.3)"""
    questions = [
        OptionQuestion(
            side.seats, "choose-location", [face.choose_option for face in side.locations]
        )
        for side in duel.sides
    ]
    answers: list[Option] = await OptionsTogether(questions)
    chosen: list[LocationCard] = []
    for side, answer in zip(duel.sides, answers, strict=True):
        chosen += [face for face in side.locations if face.choose_option is answer]
    place_locations(duel, chosen)


def place_locations(duel: Duel, chosen: list[LocationCard]) -> None:
    """Each to the right of its owner's monster, under that player's control. (HB-3.4)"""
    for side, face in zip(duel.sides, chosen, strict=True):
        duel.places.append(Place(side.seat, face))
        duel.note("location", side, face)


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
        answer = await OptionQuestion(side.seats, "mulligan", mulligan_options(side), returned)
        card = card_meant(hand, PUT_UNDER, answer)
        if card is None:
            break
        put_at_the_bottom(card, side.piles.deck, out_of=hand)
        duel.note_to(side.mask, "returns", side, card.face)
        returned += 1
    duel.note("mulligan", side, returned)
    draw_cards(duel, side, returned)


def mulligan_options(side: Side) -> list[Option]:
    return answers_for(side.piles.hand, PUT_UNDER, [KEEP_HAND])


def create_health_stack(side: Side) -> None:
    """The top eight cards of the deck, unseen; the last one is on top. (HB-3.7)"""
    for _ in range(HEALTH_CARDS):
        put_on_top(side.piles.deck.top, side.piles.health, out_of=side.piles.deck)
