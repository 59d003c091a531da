"""What can be counted about a player, for an estimate whose weights are learned."""

from __future__ import annotations

from typing import Final

from breakfall.core.features import best_of, leads_over
from breakfall.games.nightfall.card import Order
from breakfall.games.nightfall.cards import ORDERS
from breakfall.games.nightfall.state import Night, Player
from breakfall.games.nightfall.terms import (
    BLOCKS_DAMAGE,
    COLOURS,
    NO_COLOUR,
    STAYS,
    WOUNDS_A_PLAYER,
)

HUES: Final = len(COLOURS)
PLACES: Final = {order.key: place for place, order in enumerate(ORDERS)}
FEATURES: Final = (
    "wounds",
    "strength",
    "health",
    "minions",
    "lasting minions",
    "orders in hand",
    "cost in hand",
    "wounds in hand",
    "orders owned",
    "cost owned",
    "links",
    "strength in the chain",
    "cost in the chain",
    "kicked",
    "influence",
    "turn",
    "cards that link",
    "cards that kick",
    *[order.name for order in ORDERS],
    "most wounded",
)


def features(night: Night, player: int) -> list[float]:
    """The lead over the others on average in each thing, and last how far the match has come."""
    own = count(night, night.players[player])
    others = [count(night, other) for other in night.opponents_of(night.players[player])]
    leads = leads_over(own, others)
    leads.append(own[0] - best_of(others))
    left = len(night.wound_stack.cards)  # when they are dealt out, the match ends
    leads.append(1.0 - left / (WOUNDS_A_PLAYER * night.seats))
    return leads


def count(night: Night, player: Player) -> list[float]:
    strength, health, lasting = 0, 0, 0
    for minion in player.minions:
        strength += minion.strength
        health += minion.health
        lasting += 1 if minion.printed.in_play & (STAYS | BLOCKS_DAMAGE) else 0
    in_hand, cost_in_hand, wounds_in_hand = 0, 0, 0
    for card in player.hand.cards:
        if isinstance(card.face, Order):
            in_hand += 1
            cost_in_hand += card.face.printed.cost
        else:
            wounds_in_hand += 1
    links, chain_strength, chain_cost, kicked = 0, 0, 0, 0
    for link in night.chain:
        if link.player is player and not link.is_silenced:
            printed = link.printed
            links += 1
            chain_cost += printed.cost
            chain_strength += printed.strength if printed.is_minion else 0
            kicked += 1 if link.is_kicked else 0
    owned = orders_of(night, player)
    counts = [
        -float(player.wounds + player.total),
        float(strength),
        float(health),
        float(len(player.minions)),
        float(lasting),
        float(in_hand),
        float(cost_in_hand),
        float(wounds_in_hand),
        len(owned) / 10.0,
        sum([order.printed.cost for order in owned]) / 10.0,
        float(links),
        float(chain_strength),
        float(chain_cost),
        float(kicked),
        float(player.points),
        1.0 if night.active == player.seat else 0.0,
    ]
    counts += fitting(owned)
    copies = [0.0] * len(ORDERS)
    for order in owned:
        copies[PLACES[order.key]] += 1.0
    return counts + copies


def orders_of(night: Night, player: Player) -> list[Order]:
    """All orders that a player has, wherever they lie."""
    owned = [minion.order for minion in player.minions]
    owned += [link.order for link in night.chain if link.player is player]
    for pile in (player.deck, player.hand, player.discard):
        for card in pile.cards:
            if isinstance(card.face, Order):
                owned.append(card.face)
    return owned


def fitting(owned: list[Order]) -> list[float]:
    """How many others an order of this player can follow in a chain, and be kicked by."""
    if not owned:
        return [0.0, 0.0]
    before = [0] * (HUES * HUES)  # orders of a colour that can be followed by a colour
    for order in owned:
        printed = order.printed
        for hue in range(HUES):
            if printed.link_mask >> hue & 1:
                before[printed.colour * HUES + hue] += 1
    links, kicks = 0, 0
    for order in owned:
        printed = order.printed
        for hue in range(HUES):
            links += before[hue * HUES + printed.colour]
        if printed.kicker != NO_COLOUR:
            kicks += before[printed.kicker * HUES + printed.colour]
    return [links / len(owned), kicks / len(owned)]
