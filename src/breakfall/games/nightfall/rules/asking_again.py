"""Open questions after a re-deal: options that name hidden cards name those held now."""

from __future__ import annotations

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.nightfall.rules.chain import link_options, start_options
from breakfall.games.nightfall.rules.claim import claim_options, free_orders
from breakfall.games.nightfall.rules.cleanup import throw_off_options
from breakfall.games.nightfall.rules.piles import discards
from breakfall.games.nightfall.rules.setup import drafts
from breakfall.games.nightfall.state import Night


def ask_again(night: Night, question: OptionQuestion) -> None:
    night.way.keep_possible(night)
    options = options_now(night, question)
    if options:
        question.options = options


def options_now(night: Night, question: OptionQuestion) -> list[Option]:
    """What is offered with the cards held now; nothing if the question names open cards only."""
    player = night.players[question.seats[0]]
    asked = question.prompt
    if asked == "draft":
        return drafts(player)
    if asked == "start-chain":
        return start_options(player)
    if asked == "link":
        return link_options(night, player)
    if asked == "claim":
        return claim_options(night, player)
    if asked == "free-order":
        return free_orders(night, player)
    if asked == "discard":
        return discards(player)
    if asked == "throw-off":
        return throw_off_options(player)
    return []
