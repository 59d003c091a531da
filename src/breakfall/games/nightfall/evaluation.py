"""How well a player stands, for bots that look ahead a little."""

from __future__ import annotations

from typing import Final

from breakfall.games.nightfall.card import Order
from breakfall.games.nightfall.state import Link, Minion, Night, Player
from breakfall.games.nightfall.terms import BLOCKS_DAMAGE, STAYS

# Worth in wounds that somebody else has and you have not.
STRENGTH: Final = 0.45
HEALTH: Final = 0.15
KEEPS: Final = 0.4  # a minion that stays, or blocks damage
CARD_IN_HAND: Final = 0.06
COST_OWNED: Final = 0.07  # of every order in deck, hand and discard pile
WOUND_IN_HAND: Final = -0.1
LINK: Final = 0.25
POINT: Final = 0.03


def evaluate(night: Night, player: int) -> float:
    """Between -1 and 1: the lead in wounds, and what is about to become one."""
    me = night.players[player]
    mine = standing(night, me)
    others = [standing(night, other) for other in night.opponents_of(me)]
    lead = mine - 0.6 * max(others) - 0.4 * sum(others) / len(others)
    return lead / (6.0 + abs(lead))


def standing(night: Night, player: Player) -> float:
    worth = POINT * player.points - float(player.wounds + player.total)
    for minion in player.minions:
        worth += minion_worth(minion)
    for link in night.chain:
        if link.player is player:
            worth += link_worth(link)
    for pile in (player.deck, player.hand, player.discard):
        for card in pile.cards:
            if isinstance(card.face, Order):
                worth += COST_OWNED * card.face.printed.cost
    for card in player.hand.cards:
        worth += CARD_IN_HAND if isinstance(card.face, Order) else WOUND_IN_HAND
    return worth


def minion_worth(minion: Minion) -> float:
    worth = STRENGTH * minion.strength + HEALTH * minion.health
    if minion.printed.in_play & (STAYS | BLOCKS_DAMAGE):
        worth += KEEPS
    return worth


def link_worth(link: Link) -> float:
    """An order that will resolve: most of the minion it becomes, and its texts."""
    printed = link.printed
    worth = LINK + COST_OWNED * printed.cost
    if printed.is_minion:
        worth += 0.8 * (STRENGTH * printed.strength + HEALTH * printed.health)
    if link.is_kicked:
        worth += LINK
    return 0.0 if link.is_silenced else worth
