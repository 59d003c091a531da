"""Set-up: wounds, starting decks, and from draft cards to archives. (NF-4)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, Zone, put_on_top, show
from breakfall.core.event import NOBODY
from breakfall.core.option import Option
from breakfall.core.question import Barred, OpenQuestion, Question, choose, together
from breakfall.games.nightfall.card import drafted_on
from breakfall.games.nightfall.events import (
    COMMON_ARCHIVE,
    DRAFTS,
    GOES_FIRST,
    PRIVATE_ARCHIVE,
    TURN_BEGINS,
)
from breakfall.games.nightfall.questions import player_asked
from breakfall.games.nightfall.rules.piles import draw
from breakfall.games.nightfall.state import Night, Player
from breakfall.games.nightfall.terms import (
    ATTACK,
    COMMONS,
    DRAFT,
    HAND_SIZE,
    INFLUENCE,
    NOT_DRAWN,
    OPEN_ARCHIVES,
    WOUNDS_A_PLAYER,
)
from breakfall.games.nightfall.words import moons

# Where the card goes that is chosen in a round of the draft.
PRIVATE: Final = 0
COMMON: Final = 1
REMOVED: Final = 2


class DraftQuestion(Question[Night, Card]):
    """Which draft card; the way of drafting says by which rule."""

    def __init__(self, where: int, prompt: str) -> None:
        super().__init__("draft", "NF-4.4", prompt)
        self.where = where

    def option(self, asked: OpenQuestion, thing: Card) -> Option:
        return drafted_on(thing).draft

    def label(self, table: Night, asked: OpenQuestion, thing: Card) -> str:
        order = drafted_on(thing)
        return f"{order.name} ({moons(order)}; cost {order.cost})"

    def places(self, table: Night, asked: OpenQuestion, thing: Card) -> tuple[str, ...]:
        return (f"pack:{drafted_on(thing).key}",)

    def rule_for(self, table: Night, asked: OpenQuestion) -> str:
        return table.way.rules[self.where]

    def again(self, table: Night, asked: OpenQuestion) -> list[Card]:
        return list(player_asked(table, asked).pack.cards)

    def expected(self, table: Night, asked: OpenQuestion) -> list[Card]:
        player = player_asked(table, asked)
        return player.pack.cards + player.picks.cards

    def why_not(self, table: Night, asked: OpenQuestion, thing: Card) -> Barred | None:
        if thing in asked.things:
            return None
        chosen = f"You have chosen {drafted_on(thing).name} for a private archive already."
        return Barred(table.way.rules[PRIVATE], chosen)


CHOOSE_DRAFT_CARD: Final = (
    DraftQuestion(PRIVATE, "Choose a private archive."),
    DraftQuestion(COMMON, "Choose an archive for the commons."),
    DraftQuestion(REMOVED, "Choose a draft card to be removed."),
)


def lay_out(night: Night) -> None:
    """Wounds and decks are shuffled, draft cards dealt. (NF-4.1 to 4.3)"""
    stack, below = night.wound_stack, night.wounds_below
    night.shuffle(below)
    for _ in range(WOUNDS_A_PLAYER * night.seats):
        put_on_top(below.top, stack, out_of=below)
    show(stack.top, night.everyone)
    for player in night.players:
        night.shuffle(player.deck)
    night.shuffle(night.draft_deck)
    night.draft_round = 0
    night.way.deal(night)
    night.stage = DRAFT if night.way.picks else OPEN_ARCHIVES


def deal_packs(night: Night, cards: int) -> None:
    """Draft cards to each player, who alone sees them. (NF-4.3)"""
    for player in night.players:
        for _ in range(cards):
            put_on_top(night.draft_deck.top, player.pack, out_of=night.draft_deck)


# ---------------------------------------------------------------- the draft


async def draft_round(night: Night) -> None:
    """All choose at once and in secret; what is left goes to the left. (NF-4.4, NF-4.5)"""
    where = night.way.picks[night.draft_round]
    question = CHOOSE_DRAFT_CARD[where]
    chosen = await together(
        [choose(player.seats, question, list(player.pack.cards)) for player in night.players]
    )
    for player, card in zip(night.players, chosen, strict=True):
        keep_secret(night, player)
        put_away(night, player, card, where)
    night.draft_round += 1
    if night.draft_round < len(night.way.picks):
        pass_to_the_left(night)
    else:
        for player in night.players:
            while player.pack.cards:
                put_on_top(player.pack.top, night.box, out_of=player.pack)
        night.stage = OPEN_ARCHIVES


def keep_secret(night: Night, player: Player) -> None:
    """Whoever passed these cards on cannot tell any more which of them is which. (NF-16.7)"""
    cards = player.pack.cards
    if len(cards) > 1 and night.draft_round > 0:
        night.mix_up(cards)
        for card in cards:
            card.known_to &= player.bit


def put_away(night: Night, player: Player, card: Card, where: int) -> None:
    if where == PRIVATE:
        put_on_top(card, player.picks, out_of=player.pack)
    elif where == COMMON:
        put_on_top(card, night.common_picks, out_of=player.pack)
    else:
        put_on_top(card, night.box, out_of=player.pack)
    DRAFTS.tell_to(player.bit, night, player.bit, drafted_on(card), where)


def pass_to_the_left(night: Night) -> None:
    packs = [player.pack.cards for player in night.players]
    for seat, cards in enumerate(packs):
        receiver = night.players[(seat + 1) % night.seats]
        receiver.pack.cards = cards
        for card in cards:
            show(card, receiver.bit)


# ---------------------------------------------------------------- archives


def open_archives(night: Night) -> None:
    """Commons to eight; all draft cards become archives; first hands; who begins.

    (NF-4.6 to 4.9)
    """
    while not night.common_picks.is_empty:
        open_common(night, night.common_picks.cards[0], night.common_picks)
    fill_commons(night)
    if not night.is_secret:
        for player in night.players:
            for card in list(player.picks.cards):
                open_private(night, player, card)
    for player in night.players:
        draw(night, player, HAND_SIZE)
    draw_first_player(night)
    night.active = night.first
    begin_turn(night)


def draw_first_player(night: Night) -> None:
    """The last step of the set-up, unless it was agreed on before. (NF-4.9, NF-14.9)"""
    if night.first == NOT_DRAWN:
        night.first = night.luck.below(night.seats)
        tell_who_goes_first(night)


def tell_who_goes_first(night: Night) -> None:
    GOES_FIRST.tell(night, 1 << night.first, (night.first,))


def fill_commons(night: Night) -> None:
    while len(night.commons) < COMMONS:
        open_common(night, night.draft_deck.top, night.draft_deck)


def open_common(night: Night, card: Card, out_of: Zone) -> None:
    show(card, night.everyone)
    put_on_top(card, night.box, out_of=out_of)
    night.commons.append(night.archive_of(drafted_on(card)))
    COMMON_ARCHIVE.tell(night, NOBODY, drafted_on(card))


def open_private(night: Night, player: Player, card: Card) -> None:
    show(card, night.everyone)
    put_on_top(card, night.box, out_of=player.picks)
    player.archives.append(night.archive_of(drafted_on(card)))
    PRIVATE_ARCHIVE.tell(night, player.bit, player.seats, drafted_on(card))


def begin_turn(night: Night) -> None:
    """A turn begins with two points of influence. (NF-5.1, NF-9.1)"""
    night.turn += 1
    night.quiet_turns += 1
    night.turn_player.influence = INFLUENCE
    TURN_BEGINS.tell(night, night.turn_player.bit, night.turn, night.turn_player.seats)
    night.stage = ATTACK
