"""The Feeding Phase: collect resources, then bid for initiative. (HB-5.1 to 5.8)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, put_on_top
from breakfall.core.event import NOBODY
from breakfall.core.option import option
from breakfall.core.question import OpenQuestion, choose, together
from breakfall.games.hellbreak.events import (
    BIDS,
    BIDS_NOTHING,
    GIVES_INITIATIVE,
    ROUND_BEGINS,
    TAKES_INITIATIVE,
    WINS_BID,
)
from breakfall.games.hellbreak.printed import ASPECTS, Bar
from breakfall.games.hellbreak.questions import (
    CardQuestion,
    PlayerQuestion,
    both_players,
    side_asked,
    titles,
)
from breakfall.games.hellbreak.rules.resources import add_to_vault, collect
from breakfall.games.hellbreak.rules.triggers import Trigger, use_triggers
from breakfall.games.hellbreak.state import Duel, Place, Side, printed_on
from breakfall.games.hellbreak.terms import BID, BID_IT
from breakfall.games.hellbreak.words import bar_words


async def collect_resources(duel: Duel) -> None:
    """Everything that the vaults show, tokens before cards. (HB-5.2, HB-5.3)"""
    duel.round += 1
    ROUND_BEGINS.tell(duel, NOBODY, duel.round)
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


# ---------------------------------------------------------------- the bid


class BidQuestion(CardQuestion):
    """Which card to bid; None is to bid nothing. (HB-5.4)"""

    def label(self, table: Duel, asked: OpenQuestion, thing: Card | None) -> str:
        """What it is worth now, and what it will give in the vault, its icon too. (HB-7.2)"""
        if thing is None:
            return self.none_label
        face = printed_on(thing)
        worth = face.cost + bid_bonus(table, side_asked(table, asked))
        icon = f"1 {ASPECTS[face.aspect]} icon"
        return f"Bid {face.name}, worth {worth}: in your vault {bar_words(face.bar)}, {icon}"

    def offered(self, side: Side, about: object) -> list[Card | None]:
        return titles(side.piles.hand, [None])


BID_CARD: Final = BidQuestion(
    "bid",
    "HB-5.4",
    "Which card do you bid for initiative?",
    BID_IT,
    "",
    none=option("bid", "nothing"),
    none_label="Bid nothing",
)
TAKE_INITIATIVE: Final = PlayerQuestion(
    "take-initiative", "HB-5.6", "You won the bid. Who takes the initiative?"
)


async def bid_for_initiative(duel: Duel) -> None:
    """Secret bids, shown together; the winner decides who has initiative. (HB-5.4 to 5.8)"""
    bids = await together(
        [choose(side.seats, BID_CARD, BID_CARD.offered(side, None)) for side in duel.sides]
    )
    for side in duel.sides:
        reveal_bid(duel, side, bids[side.seat])
    winner = bid_winner(duel)
    WINS_BID.tell(duel, winner.mask, winner.seat)
    holder = await choose(winner.seats, TAKE_INITIATIVE, both_players(duel, winner))
    duel.initiative = holder.seat
    if holder is winner:
        TAKES_INITIATIVE.tell(duel, winner.mask, winner.seat)
    else:
        GIVES_INITIATIVE.tell(duel, winner.mask, winner.seat, holder.seat)
    for side in duel.sides:
        for card in side.piles.bid.cards.copy():
            add_to_vault(duel, side, card)
    await bid_won(duel, winner)


def reveal_bid(duel: Duel, side: Side, card: Card | None) -> None:
    if card is None:
        BIDS_NOTHING.tell(duel, side.mask, side.seat)
    else:
        put_on_top(card, side.piles.bid, out_of=side.piles.hand)
        BIDS.tell(duel, side.mask, side.seat, card.face, bid_value(duel, side))


def bid_value(duel: Duel, side: Side) -> int:
    """The printed cost, and what a location adds; no card is worth nothing. (HB-5.5, HB-16.2)"""
    bids: list[Card] = side.piles.bid.cards
    return printed_on(bids[0]).printed.cost + bid_bonus(duel, side) if bids else 0


def bid_bonus(duel: Duel, side: Side) -> int:
    bonus = 0
    for place in duel.places:
        if place.controller == side.seat:
            bonus += place.face.bid_bonus
    return bonus


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
        super().__init__(side, side.monster)

    async def use(self, duel: Duel) -> None:
        await self.side.monster.card.bid_won(duel, self.side)


class PlaceWonBid(Trigger):
    def __init__(self, side: Side, place: Place) -> None:
        super().__init__(side, place)
        self.place = place

    async def use(self, duel: Duel) -> None:
        await self.place.face.bid_won(duel, self.side, self.place)
