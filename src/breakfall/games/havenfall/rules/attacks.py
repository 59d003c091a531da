"""Attack cards, and cards that belong to somebody else for a turn. (HF-11)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, Zone, put_on_top, show
from breakfall.games.havenfall.events import DISCARDS, GIVES_BACK, LOOKS_AT_HAND, TAKES
from breakfall.games.havenfall.questions import FromPileQuestion, PlayerQuestion, Search
from breakfall.games.havenfall.rules.coming_and_going import enter_play, leave_play
from breakfall.games.havenfall.rules.targets import choose_from, choose_player
from breakfall.games.havenfall.state import Haven, InPlay, Side, play_card

TAKE_FROM: Final = PlayerQuestion(
    "take-from",
    "HF-11.3",
    "{name}: take from which opponent?",
    "{who} has no card that can be taken.",
)
TAKE_CARD: Final = FromPileQuestion(
    "take-card",
    "HF-11.3",
    "{name}: take which card of {hand} for this turn?",
    "{card} is a monster and cannot be taken.",
    trashes=False,
)
DISCARD_FROM_HAND: Final = FromPileQuestion(
    "discard-from-hand",
    "HF-11.7",
    "{name}: discard which card of {hand}?",
    "{card} cannot be discarded.",
    trashes=False,
)


def takeable(side: Side) -> list[Card]:
    """The cards of a hand that an opponent can take: all but monsters. (HF-14.20)"""
    cards = side.piles.hand.cards
    if not side.has_monsters:
        return cards
    return [card for card in cards if card.face.back != "monster"]


def victims(haven: Haven, side: Side) -> list[Side]:
    """Opponents with a hand to take from whom attacks can reach. (HF-11.1)"""
    return [other for other in attacked(haven, side) if takeable(other)]


def attacked(haven: Haven, side: Side) -> list[Side]:
    """Opponents whom attacks can reach. (HF-11.1)"""
    guarded = haven.turn.guarded
    return [other for other in haven.opponents_of(side) if not guarded & other.mask]


async def discard_from_hand(haven: Haven, chooser: Side, owner: Side, by: object) -> None:
    """A card of a hand, chosen by its owner or by the attacker. (HF-11.7, HF-14.16)"""
    hand = owner.piles.hand
    card = await choose_from(chooser, DISCARD_FROM_HAND, Search(by, owner, hand, hand.cards))
    if card is not None:
        DISCARDS.tell(haven, owner.mask, owner.seats, play_card(card))
        put_on_top(card, owner.piles.discard, out_of=owner.piles.hand)


def owners_of_hands(haven: Haven, side: Side) -> list[Side]:
    """Opponents with a card to take, for spells, which are no attacks. (HF-11.2)"""
    return [other for other in haven.opponents_of(side) if takeable(other)]


def opponents_with_hands(haven: Haven, side: Side) -> list[Side]:
    """Opponents with a card to discard, be it a monster. (HF-14.21)"""
    return [other for other in haven.opponents_of(side) if other.piles.hand.cards]


def take_at_random(haven: Haven, side: Side, other: Side) -> InPlay:
    """A card of a hidden hand, by luck, into play for this turn. (HF-11.3)"""
    cards = takeable(other)
    return borrow(haven, side, other, cards[haven.luck.below(len(cards))])


def borrow(haven: Haven, side: Side, owner: Side, card: Card) -> InPlay:
    """Into play as if it were one's own; it will go back. (HF-11.4)"""
    haven.turn.has_borrowed = True
    me = enter_play(haven, side, card, owner.piles.hand, owner)
    TAKES.tell(haven, side.mask, side.seats, me, owner.seats)
    return me


async def look_and_take(haven: Haven, side: Side, by: object) -> None:
    """Look at the hand of an opponent and take the card one likes best."""
    other = await choose_player(side, TAKE_FROM, victims(haven, side), by)
    if other is None:
        return
    for card in other.piles.hand.cards:
        show(card, side.mask)
    LOOKS_AT_HAND.tell(haven, side.mask, side.seats, other.seats)
    search = Search(by, other, other.piles.hand, takeable(other))
    card_taken = await choose_from(side, TAKE_CARD, search)
    if card_taken is not None:
        borrow(haven, side, other, card_taken)


def give_back(haven: Haven, side: Side) -> None:
    """To the owners' hands, whatever has become of it. (HF-11.5, HF-11.6)"""
    for me in side.play.copy():
        if me.owner is not side:
            leave_play(haven, me)
            come_home(haven, me.owner, me.card, side.piles.play)
    for other in haven.sides:
        while other.piles.away.cards:
            come_home(haven, other, other.piles.away.cards[-1], other.piles.away)


def come_home(haven: Haven, owner: Side, card: Card, out_of: Zone) -> None:
    GIVES_BACK.tell(haven, owner.mask, owner.seats, play_card(card))
    put_on_top(card, owner.piles.hand, out_of=out_of)
