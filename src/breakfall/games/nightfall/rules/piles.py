"""Decks, hands, discard piles and exile: how cards go from one to the other. (NF-3, NF-12.3)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, Zone, put_on_top
from breakfall.core.option import Option
from breakfall.core.question import OpenQuestion, Question, choose
from breakfall.games.nightfall.card import DeckCard, Wound
from breakfall.games.nightfall.events import (
    DISCARDS,
    DRAWS,
    DRAWS_CARDS,
    EXILES_FROM_ARCHIVE,
    RESHUFFLES,
)
from breakfall.games.nightfall.questions import add_new, different_cards, player_asked
from breakfall.games.nightfall.state import Archive, Night, Player
from breakfall.games.nightfall.words import card_name


def draw(night: Night, player: Player, count: int) -> None:
    """Draw; when the deck runs short, the discard pile becomes the deck. (NF-3.2 to NF-3.4)"""
    deck, hand = player.deck, player.hand
    drawn: list[DeckCard] = []
    while len(drawn) < count:
        if not deck.cards and not reshuffle(night, player):
            break
        card = deck.cards[-1]
        put_on_top(card, hand, out_of=deck)
        face = card.face
        assert isinstance(face, DeckCard)
        drawn.append(face)
    if drawn:
        DRAWS_CARDS.tell_to(player.bit, night, player.bit, drawn)
        others = night.everyone & ~player.bit
        DRAWS.tell_to(others, night, player.bit, player.seats, len(drawn))


def reshuffle(night: Night, player: Player) -> bool:
    """Shuffle the discard pile to be the new deck; false if there is none. (NF-3.2)"""
    pile, deck = player.discard, player.deck
    if not pile.cards:
        return False
    while pile.cards:
        put_on_top(pile.cards[-1], deck, out_of=pile)
    night.shuffle(deck)
    RESHUFFLES.tell(night, player.bit, player.seats, len(deck.cards))
    return True


def held(player: Player, face: DeckCard) -> Card:
    """A copy of this card in hand.

    Of several, one that the others know of goes first: they cannot tell which it was, so what is
    left must not be known to them.
    """
    found: Card | None = None
    for card in player.hand.cards:
        if card.face is face:
            if card.known_to & ~player.bit:
                return card
            if found is None:
                found = card
    assert found is not None
    return found


def topmost(face: DeckCard, pile: Zone) -> Card:
    """The copy of this card that lies nearest to the top of a pile."""
    for card in reversed(pile.cards):
        if card.face is face:
            return card
    raise KeyError(face.key)


def wounds_in(pile: Zone) -> list[DeckCard]:
    """The wounds there, each type once."""
    found: list[DeckCard] = []
    for card in pile.cards:
        if isinstance(card.face, Wound):
            add_new(found, card.face)
    return found


# ---------------------------------------------------------------- discarding


class DiscardQuestion(Question[Night, DeckCard]):
    """Which card in hand to discard; copies are one and the same to choose."""

    def option(self, asked: OpenQuestion, thing: DeckCard) -> Option:
        return thing.discard

    def label(self, table: Night, asked: OpenQuestion, thing: DeckCard) -> str:
        return f"Discard {card_name(thing)}"

    def places(self, table: Night, asked: OpenQuestion, thing: DeckCard) -> tuple[str, ...]:
        return (f"hand:{thing.key}",)

    def again(self, table: Night, asked: OpenQuestion) -> list[DeckCard]:
        return different_cards(player_asked(table, asked).hand.cards)


DISCARD: Final = DiscardQuestion("discard", "NF-8.7", "Which card do you discard?")


def to_discard(player: Player, card: Card, out_of: Zone) -> None:
    """Face-up on top of the pile, for all to see as it goes there. (NF-3.5)"""
    put_on_top(card, player.discard, out_of=out_of)


async def discard_from_hand(night: Night, player: Player) -> None:
    """The player chooses a card to discard, if there is any. (NF-8.7)"""
    if player.hand.cards:
        face = await choose(player.seats, DISCARD, different_cards(player.hand.cards))
        DISCARDS.tell(night, player.bit, player.seats, face)
        to_discard(player, held(player, face), player.hand)


# ---------------------------------------------------------------- exile


def exile(night: Night, card: Card, out_of: Zone) -> None:
    """Out of the game; exiled wounds lie apart, since they may be needed. (NF-12.3, NF-13.4)"""
    is_wound = isinstance(card.face, Wound)
    put_on_top(card, night.exiled_wounds if is_wound else night.exile, out_of=out_of)


def exile_from_archive(night: Night, archive: Archive, count: int) -> None:
    """As many as there are, from the top. (NF-12.4)"""
    exiled = 0
    while exiled < count and archive.pile.cards:
        exile(night, archive.pile.top, archive.pile)
        exiled += 1
    EXILES_FROM_ARCHIVE.tell(night, 0, archive.order, exiled)
