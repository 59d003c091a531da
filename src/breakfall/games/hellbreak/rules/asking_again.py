"""Open questions after a re-deal: options that name cards name the cards held now.

A guess may have none of the cards that are asked for; then that is the answer.
"""

from __future__ import annotations

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.hellbreak.options import NO_SUCH_CARD
from breakfall.games.hellbreak.rules.feeding import bid_options
from breakfall.games.hellbreak.rules.horror import possible_actions
from breakfall.games.hellbreak.rules.playing import shark_options
from breakfall.games.hellbreak.rules.refresh import discard_options
from breakfall.games.hellbreak.rules.scheme import foresee_options
from breakfall.games.hellbreak.rules.searching import search_options
from breakfall.games.hellbreak.rules.setup import mulligan_options
from breakfall.games.hellbreak.state import Duel


def ask_again(duel: Duel, question: OptionQuestion) -> None:
    options = options_now(duel, question)
    if options:
        question.options = options


def options_now(duel: Duel, question: OptionQuestion) -> list[Option]:
    """What is offered with the cards held now; nothing if the question names no such cards."""
    side = duel.sides[question.seats[0]]
    asked, about = question.prompt, question.about
    if asked == "action":
        return possible_actions(duel, side)
    if asked == "bid":
        return bid_options(side)
    if asked == "mulligan":
        return mulligan_options(side)
    if asked == "hand-limit":
        return discard_options(side)
    if asked == "foresee":
        return foresee_options(side, about is True)
    if asked == "take-card":
        return search_options(side, str(about)) or [NO_SUCH_CARD]
    if asked == "free-shark":
        return shark_options(side) or [NO_SUCH_CARD]
    return []
