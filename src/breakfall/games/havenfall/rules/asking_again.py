"""Open questions after a re-deal: options that name hidden cards name the cards held now."""

from __future__ import annotations

from typing import Final, cast

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option, offer
from breakfall.core.reactions import PASS, PASS_UNTIL_TURN_ENDS
from breakfall.games.havenfall.card import PlayCard
from breakfall.games.havenfall.rules.acting import possible_acts
from breakfall.games.havenfall.rules.spells import (
    WINDOWS,
    keep_options,
    possible_reactions,
    ways_to_hold_five,
)
from breakfall.games.havenfall.state import Haven, Side

MOMENTS: Final = {name: moment for moment, name in WINDOWS.items()}
FROM_A_HAND: Final = ("discard-from-hand", "take-card", "may-trash")


def ask_again(haven: Haven, question: OptionQuestion) -> None:
    options = options_now(haven, question)
    if options:
        question.options = options


def options_now(haven: Haven, question: OptionQuestion) -> list[Option]:
    """What is offered with the cards held now; nothing if the question names no hidden cards."""
    side = haven.sides[question.seats[0]]
    asked = question.prompt
    if asked in ("turn", "fighting"):
        return possible_acts(haven, side)
    if asked in MOMENTS:
        return [PASS, PASS_UNTIL_TURN_ENDS, *possible_reactions(haven, side, MOMENTS[asked])]
    if asked == "too-many-spells":
        return ways_to_hold_five(haven, side)
    if asked == "keep-spell":
        return keep_options(side)
    if asked in FROM_A_HAND and any(one.kind == "take" for one in question.options):
        return cards_of_the_hand(side, question)
    return []


def cards_of_the_hand(side: Side, question: OptionQuestion) -> list[Option]:
    options = [one for one in question.options if one.kind != "take"]
    for card in side.offered:
        face = cast(PlayCard, card.face)
        is_possible = question.prompt != "may-trash" or face.can_be_trashed
        if is_possible:
            offer(options, face.take_option)
    return options
