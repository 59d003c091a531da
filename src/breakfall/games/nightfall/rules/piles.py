"""Decks, hands, discard piles and exile: how cards go from one to the other. (NF-3, NF-12.3)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import Card, Zone, put_on_top
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option, offer
from breakfall.games.nightfall.card import DeckCard, Order, Wound
from breakfall.games.nightfall.state import Archive, Link, Night, Player


def draw(night: Night, player: Player, count: int) -> None:
    """Draw; when the deck runs short, the discard pile becomes the deck. (NF-3.2 to NF-3.4)"""
    drawn = 0
    deck, hand = player.deck, player.hand
    faces: list[DeckCard] = []
    while drawn < count:
        if not deck.cards and not reshuffle(night, player):
            break
        card = deck.cards[-1]
        put_on_top(card, hand, out_of=deck)
        faces.append(cast(DeckCard, card.face))
        drawn += 1
    if drawn:
        night.note_to(player.bit, "you-draw", player.seat, faces)
        night.note_to(night.everyone & ~player.bit, "draws", player.seat, drawn)


def reshuffle(night: Night, player: Player) -> bool:
    """Shuffle the discard pile to be the new deck; false if there is none. (NF-3.2)"""
    pile, deck = player.discard, player.deck
    if not pile.cards:
        return False
    while pile.cards:
        put_on_top(pile.cards[-1], deck, out_of=pile)
    night.shuffle(deck)
    night.note("reshuffles", player.seat, len(deck.cards))
    return True


def held(player: Player, answer: Option) -> Card:
    """The card in hand that an answer names.

    Of several copies, one that the others know of goes first: they cannot tell which it was,
    so what is left must not be known to them.
    """
    found: Card | None = None
    for card in player.hand.cards:
        if names(answer, card):
            if card.known_to & ~player.bit:
                return card
            if found is None:
                found = card
    assert found is not None
    return found


def names(answer: Option, card: Card) -> bool:
    return answer.target == card.face.key


def to_discard(player: Player, card: Card, out_of: Zone) -> None:
    """Face-up on top of the pile, for all to see as it goes there. (NF-3.5)"""
    put_on_top(card, player.discard, out_of=out_of)


def discards(player: Player) -> list[Option]:
    """A way to discard each card in hand; copies are one and the same to choose. (NF-9.3)"""
    options: list[Option] = []
    for card in player.hand.cards:
        discard = cast(DeckCard, card.face).discard
        offer(options, discard)
    return options


async def discard_from_hand(night: Night, player: Player) -> None:
    """The player chooses a card to discard, if there is any. (NF-8.7)"""
    if player.hand.cards:
        answer = await OptionQuestion(player.seats, "discard", discards(player))
        card = held(player, answer)
        night.note("discards", player.seat, card.face)
        to_discard(player, card, player.hand)


# ---------------------------------------------------------------- exile


def exile(night: Night, card: Card, out_of: Zone) -> None:
    """Out of the game; exiled wounds lie apart, since they may be needed. (NF-12.3, NF-13.4)"""
    face = cast(DeckCard, card.face)
    put_on_top(card, night.exiled_wounds if face.is_wound else night.exile, out_of=out_of)


async def exile_wound(night: Night, me: Link) -> None:
    """A wound in the discard pile is targeted and leaves the game. (NF-12.3, NF-12.5)"""
    player = me.player
    options: list[Option] = []
    for card in player.discard.cards:
        if cast(DeckCard, card.face).is_wound:
            target = cast(Wound, card.face).target
            offer(options, target)
    if options:
        answer = await OptionQuestion(me.chooser.seats, "target-wound", options, me)
        for card in reversed(player.discard.cards):
            if names(answer, card):
                exile(night, card, player.discard)
                player.wounds -= 1
                night.note("exiles-wound", player.seat, card.face)
                return


def exile_from_archive(night: Night, archive: Archive, count: int) -> None:
    """As many as there are, from the top. (NF-12.4)"""
    exiled = 0
    while exiled < count and archive.pile.cards:
        exile(night, archive.pile.top, archive.pile)
        exiled += 1
    night.note("exiles-from-archive", exiled, archive.order)


def minions_in(pile: Zone) -> list[Option]:
    """The minions in a discard pile, each face once, from the top."""
    options: list[Option] = []
    for card in reversed(pile.cards):
        face = cast(DeckCard, card.face)
        if not face.is_wound:
            order = cast(Order, face)
            if order.printed.is_minion:
                offer(options, order.in_pile)
    return options


def lying_in(pile: Zone, answer: Option) -> Card:
    """The topmost card of a pile that an answer names."""
    for card in reversed(pile.cards):
        if names(answer, card):
            return card
    raise KeyError(answer.key)
