"""The cleanup phase: draw, one wound effect, and effects end. (NF-10)"""

from __future__ import annotations

from typing import cast

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option, offer
from breakfall.games.nightfall.card import LARGER_HAND, DeckCard, Wound
from breakfall.games.nightfall.options import KEEP_WOUNDS
from breakfall.games.nightfall.rules.piles import draw, held, to_discard
from breakfall.games.nightfall.state import HAND_SIZE, Night, Player


async def clean_up(night: Night) -> None:
    """Draw up to five, use one wound effect, forget the turn's effects. (NF-10.1 to 10.5)"""
    player = night.turn_player
    size = HAND_SIZE + player.count_minions_with(LARGER_HAND)
    draw(night, player, size - len(player.hand.cards))
    await use_wound_effect(night, player)
    end_effects(night)


async def use_wound_effect(night: Night, player: Player) -> None:
    """Wounds are thrown off one by one; then two cards are drawn for each. (NF-10.2 to 10.4)"""
    thrown = 0
    while True:
        answer = await OptionQuestion(player.seats, "throw-off", throw_off_options(player), thrown)
        if answer is KEEP_WOUNDS:
            break
        card = held(player, answer)
        night.note("throws-off", player.seat, card.face)
        to_discard(player, card, player.hand)
        thrown += 1
    if thrown:
        draw(night, player, 2 * thrown)


def throw_off_options(player: Player) -> list[Option]:
    options: list[Option] = [KEEP_WOUNDS]
    for card in player.hand.cards:
        if cast(DeckCard, card.face).is_wound:
            throw_off = cast(Wound, card.face).throw_off
            offer(options, throw_off)
    return options


def end_effects(night: Night) -> None:
    """Whatever cards said of this turn is over, for everybody; influence does not keep.

    (NF-10.5, NF-9.10)
    """
    for player in night.players:
        player.influence = 0
        player.spent = 0
        player.worth = 1
        player.more_damage = 0
