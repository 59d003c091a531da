"""A game that tells everybody, in its log alone, which card a seat has bid face-down."""

from __future__ import annotations

from breakfall import Luck
from breakfall.core import registry
from breakfall.core.cards import Face
from breakfall.core.event import NOBODY, Event1
from breakfall.core.game import Setup
from breakfall.core.table import Table
from breakfall.server.messages import Changed
from breakfall.server.moves import Move, plan_of
from breakfall.server.rooms.delta import delta
from breakfall.server.rooms.history import History
from breakfall.server.rooms.session import encode
from tests.core.auction import Auction, AuctionInfo

WHISPERS = Event1[Face]("whispers", "card", "Seat 0 has bid {card}.")


class LeakyAuction(Auction):
    def tell_of_bids(self) -> None:
        WHISPERS.tell(self, NOBODY, self.bids[0].top.face)


class LeakyGame(AuctionInfo):
    def table(self, setup: Setup) -> Table:
        auction = LeakyAuction(setup.players, setup.luck())
        auction.deal()
        return auction


def told(game: str, seat: int | None, seed: int) -> tuple[dict[str, object], list[str]]:
    """A match of this game, and what a session at that seat is sent of every choice."""
    setup = registry.set_up(game, None, 2, seed, {})
    history, luck = History(plan_of(setup)), Luck(seed)
    frames: list[str] = []
    while not history.is_over:
        before = history.match.view(seat)
        choice = history.match.choices[0]
        option = choice.keys[luck.below(len(choice))]
        history.choose(Move(history.number + 1, choice.seat, choice.kind, option, 0, 0.0))
        hands = [] if seat is None else [seat]
        frames.append(
            encode(
                Changed(
                    number=history.number,
                    decisions=history.decisions,
                    by=choice.seat,
                    delta=delta(before, history.match.view(seat)),
                    log=history.last_events(seat),
                    questions=history.questions(hands, seat),
                    call=None,
                    can_undo=False,
                    thinking=[],
                )
            )
        )
    return history.match.record(), frames
