"""Cards come into play and leave it: drawing, discarding, trashing, replacing. (HF-5, HF-13)"""

from __future__ import annotations

from breakfall.core.cards import Card, Zone, deal, put_all_on_top, put_on_top, show
from breakfall.games.havenfall.events import (
    DISCARDED,
    DRAWS,
    DRAWS_CARDS,
    ENTERS,
    GAINS,
    RESHUFFLES,
    TO_HAND,
    TRASHED,
    TRASHED_FROM_PILE,
)
from breakfall.games.havenfall.state import HAND, Haven, InPlay, Pile, Side, in_play, play_card

# ---------------------------------------------------------------- drawing


def next_card(haven: Haven, side: Side) -> Card | None:
    """The top of the deck, if there is any card left. (HF-5.17)"""
    deck = side.piles.deck
    if deck.cards or refill(haven, side):
        return deck.cards[-1]
    return None


def refill(haven: Haven, side: Side) -> bool:
    """The discard pile is shuffled and becomes the deck; whether there was one. (HF-5.16)"""
    piles = side.piles
    if not piles.discard.cards:
        return False
    put_all_on_top(piles.deck, out_of=piles.discard)
    haven.shuffle(piles.deck)
    RESHUFFLES.tell(haven, side.mask, side.seats)
    return True


def draw(haven: Haven, side: Side, amount: int) -> None:
    """Into play in one's own turn, into the hand in somebody else's. (HF-5.11)"""
    if side.seat != haven.active:
        draw_to_hand(haven, side, amount)
        return
    for _ in range(amount):
        card = next_card(haven, side)
        if card is None:
            return
        me = enter_play(haven, side, card, side.piles.deck)
        DRAWS.tell(haven, side.mask, side.seats, me)


def draw_to_hand(haven: Haven, side: Side, amount: int) -> None:
    """As many as there are. Everybody sees their backs, and a monster's gives it away. (HF-16.7)"""
    deck, hand = side.piles.deck, side.piles.hand
    drawn = 0
    while drawn < amount and (deck.cards or refill(haven, side)):
        some = min(amount - drawn, len(deck.cards))
        deal(some, hand, out_of=deck)
        drawn += some
    if side.has_monsters:
        show_backs(haven, hand)
    if drawn != HAND:
        DRAWS_CARDS.tell(haven, side.mask, side.seats, drawn)


def show_backs(haven: Haven, hand: Zone) -> None:
    for card in hand.cards:
        card.back_seen = True
        if card.face.back == "monster":
            show(card, haven.everyone)


# ---------------------------------------------------------------- into play


def enter_play(
    haven: Haven, side: Side, card: Card, out_of: Zone, owner: Side | None = None
) -> InPlay:
    """Face up before its player; its printed numbers count from now on. (HF-5.9)"""
    put_on_top(card, side.piles.play, out_of=out_of)
    me = in_play(card, side, side if owner is None else owner)
    side.play.append(me)
    count(haven, me)
    return me


def count_all(haven: Haven, side: Side) -> None:
    """The totals of a turn, from nothing."""
    side.boss_damage = 0
    side.boss_health = 0
    treasure, damage, health, buys = 0, 0, 0, 0
    for me in side.play:
        printed = me.printed
        treasure += printed.treasure
        damage += printed.damage
        health += printed.health
        buys += printed.buys
    side.treasure = treasure
    side.damage = damage
    side.health = health
    haven.turn.more_buys = buys


def count(haven: Haven, me: InPlay) -> None:
    """Add what is printed on it to the totals."""
    side = me.side
    printed = me.printed
    side.treasure += printed.treasure
    side.damage += printed.damage
    side.health += printed.health
    if printed.buys and side.seat == haven.active:
        haven.turn.more_buys += printed.buys


# ---------------------------------------------------------------- out of play


def leave_play(haven: Haven, me: InPlay) -> None:
    """Its numbers go, and every bonus that it gave or got. (HF-6.8)"""
    side = me.side
    if side.bonuses:
        for bonus in side.bonuses.copy():
            if bonus.source is me or bonus.target is me:
                take_back(side, bonus.target, bonus.damage, bonus.health, bonus.boss_only)
                side.bonuses.remove(bonus)
    me.in_play = False
    side.play.remove(me)
    side.treasure -= me.printed.treasure
    side.damage -= me.damage
    side.health -= me.health
    side.boss_damage -= me.boss_damage
    side.boss_health -= me.boss_health
    if me.printed.buys and side.seat == haven.active:
        haven.turn.more_buys -= me.printed.buys


def take_back(side: Side, target: InPlay, damage: int, health: int, boss_only: bool) -> None:
    """A bonus goes; where Stance has moved it, it goes from there. (HF-6.8, HF-14.2)"""
    if boss_only:
        target.boss_damage -= damage
        target.boss_health -= health
        side.boss_damage -= damage
        side.boss_health -= health
    else:
        damage_left, health_left = target.damage - damage, target.health - health
        if damage_left < 0:
            damage_left, health_left = 0, health_left + damage_left
        elif health_left < 0:
            damage_left, health_left = damage_left + health_left, 0
        set_numbers(side, target, max(0, damage_left), max(0, health_left))


def set_numbers(side: Side, target: InPlay, damage: int, health: int) -> None:
    """The damage and the health of a card in play, and with them the totals."""
    side.damage += damage - target.damage
    side.health += health - target.health
    target.damage = damage
    target.health = health


def move_out(haven: Haven, me: InPlay, there: Zone) -> None:
    """Out of play to a pile; what belongs to an opponent waits to go back. (HF-11.6)"""
    leave_play(haven, me)
    if me.owner is not me.side:
        there = me.owner.piles.away
    put_on_top(me.card, there, out_of=me.side.piles.play)


def trash(haven: Haven, me: InPlay) -> None:
    """Out of the game. (HF-9.3)"""
    TRASHED.tell(haven, me.side.mask, me.side.seats, me)
    move_out(haven, me, haven.board.trash)


def discard(haven: Haven, me: InPlay) -> None:
    DISCARDED.tell(haven, me.side.mask, me.side.seats, me)
    move_out(haven, me, me.side.piles.discard)


def trash_from(haven: Haven, side: Side, card: Card, zone: Zone) -> None:
    """Out of a hand or a discard pile, out of the game."""
    TRASHED_FROM_PILE.tell(haven, side.mask, side.seats, play_card(card))
    put_on_top(card, haven.board.trash, out_of=zone)


def come_to(haven: Haven, side: Side, card: Card, out_of: Zone) -> None:
    """Into play in one's own turn, into the hand in somebody else's. (HF-5.11)"""
    if side.seat == haven.active:
        me = enter_play(haven, side, card, out_of)
        ENTERS.tell(haven, side.mask, side.seats, me)
    else:
        TO_HAND.tell(haven, side.mask, side.seats, play_card(card))
        put_on_top(card, side.piles.hand, out_of=out_of)


# ---------------------------------------------------------------- from the board


def come_from(haven: Haven, side: Side, pile: Pile) -> InPlay:
    """A card of the board straight into play, fresh. (HF-13.4)"""
    me = enter_play(haven, side, pile.zone.top, pile.zone)
    ENTERS.tell(haven, side.mask, side.seats, me)
    return me


def gain(haven: Haven, side: Side, pile: Pile) -> None:
    """A card of the board onto the discard pile. (HF-13.6)"""
    GAINS.tell(haven, side.mask, side.seats, pile.face)
    put_on_top(pile.zone.top, side.piles.discard, out_of=pile.zone)


def next_rank(haven: Haven, me: InPlay) -> list[Pile]:
    """The piles of the board from which it can be replaced. (HF-13.2, HF-13.3)"""
    wanted = me.printed.rank + 1
    kind = me.printed.kind
    return [
        pile
        for pile in haven.piles
        if pile.face.printed.kind == kind and pile.face.printed.rank == wanted and pile.zone.cards
    ]
