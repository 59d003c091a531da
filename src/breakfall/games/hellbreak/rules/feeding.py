"""The Feeding Phase: collect resources, then bid for initiative. (HB-5.1 to 5.8)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import Card, put_on_top
from breakfall.core.choice import OptionQuestion, OptionsTogether
from breakfall.core.option import Option
from breakfall.games.hellbreak.card import BID, BID_IT, DeckCard
from breakfall.games.hellbreak.options import (
    EITHER_PLAYER,
    NO_BID,
    USE_MONSTER,
    YOU,
)
from breakfall.games.hellbreak.printed import Bar
from breakfall.games.hellbreak.rules.own_cards import answers_for, card_meant
from breakfall.games.hellbreak.rules.resources import add_to_vault, collect
from breakfall.games.hellbreak.rules.triggers import Trigger, place_option, use_triggers
from breakfall.games.hellbreak.state import Duel, Place, Side


async def collect_resources(duel: Duel) -> None:
    """Everything that the vaults show, tokens before cards. (HB-5.2, HB-5.3)"""
    duel.round += 1
    duel.note("round", duel.round)
    for side in duel.in_initiative_order:
        await collect(duel, side, whole_vault(side))


def whole_vault(side: Side) -> Bar:
    """The monster together with the cards under it. (HB-5.2)"""
    bar = side.monster.face.bar
    return Bar(
        blood=side.vault_blood + bar.blood,
        malice=side.vault_malice + bar.malice,
        cards=side.vault_cards + bar.cards,
    )


async def bid_for_initiative(duel: Duel) -> None:
    """Secret bids, shown together; the winner decides who has initiative. (HB-5.4 to 5.8)"""
    bids = [OptionQuestion(side.seats, "bid", bid_options(side)) for side in duel.sides]
    answers = await OptionsTogether(bids)
    for side in duel.sides:
        reveal_bid(duel, side, answers[side.seat])
    winner = bid_winner(duel)
    duel.note("wins-bid", winner)
    answer = await OptionQuestion(winner.seats, "take-initiative", EITHER_PLAYER)
    holder = winner if answer is YOU else duel.enemy_of(winner)
    duel.initiative = holder.seat
    duel.note("initiative", holder, winner)
    for side in duel.sides:
        for card in side.piles.bid.cards.copy():
            add_to_vault(duel, side, card)
    await bid_won(duel, winner)


def bid_options(side: Side) -> list[Option]:
    """Any card in hand, or none. (HB-5.4)"""
    return answers_for(side.piles.hand, BID_IT, [NO_BID])


def reveal_bid(duel: Duel, side: Side, answer: Option) -> None:
    card = card_meant(side.piles.hand, BID_IT, answer)
    if card is None:
        duel.note("bids-nothing", side)
    else:
        put_on_top(card, side.piles.bid, out_of=side.piles.hand)
        duel.note("bids", side, card.face, bid_value(duel, side))


def bid_value(duel: Duel, side: Side) -> int:
    """The printed cost, and what a location adds; no card is worth nothing. (HB-5.5, HB-16.2)"""
    bids: list[Card] = side.piles.bid.cards
    if not bids:
        return 0
    value = cast(DeckCard, bids[0].face).printed.cost
    for place in duel.places:
        if place.controller == side.seat:
            value += place.face.bid_bonus
    return value


def bid_winner(duel: Duel) -> Side:
    """The highest bid; a tie goes to the player without initiative. (HB-5.5)"""
    one, other = duel.sides
    lead = bid_value(duel, one) - bid_value(duel, other)
    if lead == 0:
        return duel.sides[1 - duel.initiative]
    return one if lead > 0 else other


async def bid_won(duel: Duel, winner: Side) -> None:
    """What the winner's monster and locations make of it. (HB-5.8)"""
    triggers: list[Trigger] = []
    if winner.monster.face.abilities & BID:
        triggers.append(MonsterWonBid(winner))
    for place in duel.places:
        if place.controller == winner.seat and place.face.abilities & BID:
            triggers.append(PlaceWonBid(winner, place))
    await use_triggers(duel, winner, triggers)


class MonsterWonBid(Trigger):
    def __init__(self, side: Side) -> None:
        self.side = side

    @property
    def option(self) -> Option:
        return USE_MONSTER

    def tell(self, duel: Duel) -> None:
        duel.note("uses-monster", self.side)

    async def use(self, duel: Duel) -> None:
        await self.side.monster.card.bid_won(duel, self.side)


class PlaceWonBid(Trigger):
    def __init__(self, side: Side, place: Place) -> None:
        self.side = side
        self.place = place

    @property
    def option(self) -> Option:
        return place_option(self.side, self.place)

    def tell(self, duel: Duel) -> None:
        duel.note("uses", self.side, self.place)

    async def use(self, duel: Duel) -> None:
        await self.place.face.bid_won(duel, self.side, self.place)
