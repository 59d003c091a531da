"""A small game that uses what Nightbreak does not: secret bids made at once, and reactions.

Everybody holds four of the cards 1 to 6 and X. Each round all bid a card face-down at the same
time; then anybody who still holds X may throw it in to cancel the round, going round the table;
then the bids are shown and the highest alone scores. After two rounds the most points win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from breakfall.core.cards import Card, Face, Zone, put_on_top
from breakfall.core.event import NOBODY, Event0, Event1
from breakfall.core.game import Format, Game, Setup
from breakfall.core.luck import Luck
from breakfall.core.option import Option, option
from breakfall.core.outcome import Outcome
from breakfall.core.question import (
    Answer,
    AnswerQuestion,
    OpenQuestion,
    Question,
    choose,
    together,
)
from breakfall.core.reactions import Window, end_silence, open_window
from breakfall.core.table import Table

ROUNDS = 2

BIDS_ARE_MADE = Event0("bids-made", "", "All bids are made.")
BIDS_ARE_SHOWN = Event0("bids-shown", "", "All bids are shown.")
CANCELS = Event1[tuple[int, ...]](
    "cancels", "who", "{who} cancels the round.", "You cancel the round."
)
MOST_POINTS = Event1[tuple[int, ...]](
    "most-points", "who", "{who} {who:wins|win} with the most points.", heading=True
)


class Number(Face):
    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value
        self.key = "x" if value == 0 else str(value)


FACES = tuple(Number(value) for value in (0, 1, 2, 3, 4, 5, 6))


class Auction(Table):
    def __init__(self, seats: int, luck: Luck) -> None:
        super().__init__(seats, luck)
        self.hands: list[Zone] = []
        self.bids: list[Zone] = []
        self.shown = self.new_zone("shown", self.everyone)
        self.scores = [0] * seats
        self.round = 0
        self.bidding_is_done = False
        self.is_cancelled = False

    def deal(self) -> None:
        deck = self.new_zone("deck", 0)
        for seat in range(self.seats):
            self.hands.append(self.new_zone(f"hand-{seat}", 1 << seat))
            self.bids.append(self.new_zone(f"bid-{seat}", 1 << seat))
        self.new_cards(FACES * 2, deck)
        self.shuffle(deck)
        for hand in self.hands:
            for _ in range(4):
                put_on_top(deck.top, hand, out_of=deck)

    async def play(self) -> None:
        while self.goes_on:
            if self.bidding_is_done:
                self.resolve_bids()
            else:
                await self.bid()
            self.steps += 1

    async def bid(self) -> None:
        questions = [choose((seat,), BID, list(hand.cards)) for seat, hand in enumerate(self.hands)]
        for seat, card in enumerate(await together(questions)):
            put_on_top(card, self.bids[seat], out_of=self.hands[seat])
        self.tell_of_bids()
        await open_window(self, CancelWindow(CANCEL), first=self.round % self.seats)
        self.bidding_is_done = True

    def tell_of_bids(self) -> None:
        BIDS_ARE_MADE.tell(self, NOBODY)

    def resolve_bids(self) -> None:
        values = [cast(Number, bid.top.face).value for bid in self.bids]
        for bid in self.bids:
            put_on_top(bid.top, self.shown, out_of=bid)
        if not self.is_cancelled and values.count(max(values)) == 1:
            self.scores[values.index(max(values))] += 1
        BIDS_ARE_SHOWN.tell(self, NOBODY)
        self.is_cancelled = False
        self.bidding_is_done = False
        end_silence(self)
        self.round += 1
        if self.round == ROUNDS:
            best = max(self.scores)
            winners = [seat for seat in range(self.seats) if self.scores[seat] == best]
            others = [seat for seat in range(self.seats) if seat not in winners]
            ending = MOST_POINTS.happened(self, NOBODY, tuple(winners))
            self.end(Outcome(winners, [winners, others], list(self.scores), ending))

    def copy(self) -> Auction:
        twin = type(self)(self.seats, self.luck.copy())
        self.copy_table_to(twin)
        twin.shown = twin.zones[self.shown.index]
        twin.hands = [twin.zones[hand.index] for hand in self.hands]
        twin.bids = [twin.zones[bid.index] for bid in self.bids]
        twin.scores = list(self.scores)
        twin.round = self.round
        twin.bidding_is_done = self.bidding_is_done
        twin.is_cancelled = self.is_cancelled
        return twin

    def view(self, viewer: int) -> dict[str, object]:
        return {
            "round": self.round,
            "scores": list(self.scores),
            "zones": {
                zone.name: [c.face.key if c.known_to & viewer else None for c in zone.cards]
                for zone in self.zones
            },
        }


class BidQuestion(Question[Auction, Card]):
    """Which card of one's hand, called by where it lies there."""

    def option(self, asked: OpenQuestion, thing: Card) -> Option:
        return option("bid", f"card-{asked.things.index(thing)}")

    def label(self, table: Auction, asked: OpenQuestion, thing: Card) -> str:
        return thing.face.key


BID = BidQuestion("bid", "A-1", "Your bid?")
CANCEL = AnswerQuestion[Auction, Answer]("cancel", "A-1", "Cancel this round?")
THROW_X = Answer("throw-x", label="Throw in your X")


class CancelWindow(Window[Auction, Answer]):
    def reactions(self, table: Auction, seat: int) -> list[Answer]:
        return [THROW_X] if any(c.face is FACES[0] for c in table.hands[seat].cards) else []

    async def resolve(self, table: Auction, seat: int, reaction: Answer) -> None:
        hand = table.hands[seat]
        crosses = [card for card in hand.cards if card.face is FACES[0]]
        for cross in crosses[:1]:  # in a guess that was dealt meanwhile there may be none
            put_on_top(cross, table.shown, out_of=hand)
        table.is_cancelled = True
        CANCELS.tell(table, 1 << seat, (seat,))


class AuctionInfo(Game):
    def __init__(self) -> None:
        formats = (Format("plain", "Plain", (2, 3), "Bid and cancel."),)
        super().__init__("auction", "Auction", "A test game.", 1, formats, ())

    def table(self, setup: Setup) -> Table:
        auction = Auction(setup.players, setup.luck())
        auction.deal()
        return auction

    def faces(self) -> Sequence[Face]:
        return FACES

    def describe(self, face: Face) -> dict[str, object]:
        return {"key": face.key}

    def evaluate(self, table: Table, seat: int) -> float:
        return cast(Auction, table).scores[seat] / ROUNDS
