"""Collecting resources, and drawing cards. (HB-5.2)"""

from __future__ import annotations

from breakfall.core.cards import Card, Zone, put_at_the_bottom, put_on_top, show
from breakfall.games.hellbreak.events import DRAWS, DRAWS_UNSEEN, EMPTY_DECK
from breakfall.games.hellbreak.printed import Bar
from breakfall.games.hellbreak.rules.damage import damage_monster
from breakfall.games.hellbreak.rules.pool import gain_blood, gain_malice
from breakfall.games.hellbreak.state import Duel, Side, printed_on


async def collect(duel: Duel, side: Side, bar: Bar) -> None:
    """What the icons of a bar show: tokens into the pool, then cards. (HB-5.2, HB-9.10)"""
    if bar.blood > 0:
        gain_blood(duel, side, bar.blood)
    if bar.malice > 0:
        gain_malice(duel, side, bar.malice)
    await draw(duel, side, bar.cards)


async def collect_icons(duel: Duel, side: Side, card: Card) -> None:
    """The resources that a deck card shows. (HB-16.3)"""
    await collect(duel, side, printed_on(card).printed.bar)


async def draw(duel: Duel, side: Side, count: int) -> None:
    """Each card that is not there deals 2 damage to one's own monster instead. (HB-12.14)"""
    there = min(count, len(side.piles.deck.cards))
    draw_cards(duel, side, there)
    for _ in range(count - there):
        EMPTY_DECK.tell(duel, side.mask, side.seat)
        await damage_monster(duel, side, 2)


def draw_cards(duel: Duel, side: Side, count: int) -> None:
    """As many cards from a deck that has them."""
    if count == 0:
        return
    deck = side.piles.deck
    if duel.is_told:
        faces = [card.face for card in reversed(deck.cards[-count:])]
        DRAWS.tell_to(side.mask, duel, side.mask, side.seat, faces)
        DRAWS_UNSEEN.tell_to(duel.everyone & ~side.mask, duel, side.mask, side.seat, count)
    for _ in range(count):
        put_on_top(deck.top, side.piles.hand, out_of=deck)


def take_openly(duel: Duel, side: Side, card: Card, out_of: Zone) -> None:
    """Into the hand, seen by everybody, and remembered. (HB-13.8)

    It goes beneath the hidden cards: of two copies the known one is used first, since using the
    hidden one would betray that there are two.
    """
    show(card, duel.everyone)
    put_at_the_bottom(card, side.piles.hand, out_of=out_of)


def add_to_vault(duel: Duel, side: Side, card: Card) -> None:
    """Under the monster, its resource bar in sight; it yields from the next Feeding on. (HB-5.7)"""
    put_on_top(card, side.piles.vault, out_of=side.piles.bid)
    printed = printed_on(card).printed
    side.vault_blood += printed.bar.blood
    side.vault_malice += printed.bar.malice
    side.vault_cards += printed.bar.cards
    side.vault_icons[printed.aspect] += 1
