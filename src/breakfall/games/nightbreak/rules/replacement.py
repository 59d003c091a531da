"""Replacement: a hero leaves and another arrives. (NB-6)"""

from __future__ import annotations

from breakfall.core.cards import Card, Zone, put_on_top, show
from breakfall.core.choice import Question
from breakfall.games.nightbreak.options import DISCARD, FILL_RANK, KEEP_OR_DISCARD
from breakfall.games.nightbreak.rules.targets import choose_power_target, is_immune
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Side, stand


def leave_battle(battle: Battle, hero: HeroInPlay) -> None:
    """A hero that leaves loses everything that lay on it. (NB-6.1, NB-7.7)"""
    hero.in_play = False
    hero.damage = 0
    hero.held = 0
    hero.prayers = 0
    hero.markers = 0
    hero.side.row[hero.column] = None
    hero.side.last_in_rank[hero.column] = hero


def discard(battle: Battle, side: Side, card: Card, out_of: Zone) -> None:
    """Face-up onto the discard pile. (NB-6.1)"""
    put_on_top(card, side.piles.discard, out_of=out_of)
    settle_deck(battle, side)


def settle_deck(battle: Battle, side: Side) -> None:
    """An empty deck is refilled the moment it is empty. (NB-6.8, NB-6.9)"""
    piles = side.piles
    if piles.deck.is_empty and not piles.discard.is_empty:
        for card in list(piles.discard.cards):
            put_on_top(card, piles.deck, out_of=piles.discard)
        battle.shuffle(piles.deck)
        battle.note("refill", side, len(piles.deck.cards))
    if not piles.deck.is_empty:
        piles.deck.top.back_seen = True


async def replace(battle: Battle, side: Side, *, escaped: bool) -> None:
    """Choose the rank, find the hero, place it, and let it arrive. (NB-6.3 to NB-6.7)"""
    empty = side.empty_columns
    column = empty[0] if len(empty) == 1 else await choose_empty_rank(battle, side)
    kingmaker: Card | None = None
    if side.kingmaker is not None and not escaped:
        kingmaker = await battle.format.called_kingmaker(battle, side, column)
    if kingmaker is not None:
        hero = place(battle, side, kingmaker, side.piles.discard, column)
    else:
        await look_at_the_top(battle, side, column)
        deck = side.piles.deck
        hero = place(battle, side, deck.top, deck, column)
        settle_deck(battle, side)
    await arrive(battle, hero)


async def choose_empty_rank(battle: Battle, side: Side) -> int:
    """With more than one rank empty, the rank is chosen before looking. (NB-6.5)"""
    options = [FILL_RANK[side.place_of(column)] for column in side.empty_columns]
    answer = await Question(side.seats, "empty-rank", options)
    return side.columns[answer.number]


async def look_at_the_top(battle: Battle, side: Side, column: int) -> None:
    """Look at the top hero; place it, or discard it and take the next. (NB-6.3)"""
    deck = side.piles.deck
    card = deck.top
    show(card, side.seat_mask)
    battle.note_to(side.seat_mask, "looks", side, card.face)
    battle.note_to(battle.everyone & ~side.seat_mask, "looks", side)
    answer = await Question(side.seats, "keep-or-discard", KEEP_OR_DISCARD, (card, column))
    if answer is DISCARD:
        battle.note("discards", side, card.face)
        discard(battle, side, card, deck)


def place(battle: Battle, side: Side, card: Card, out_of: Zone, column: int) -> HeroInPlay:
    """A hero takes an empty rank, and the place in the turn of the last hero there. (NB-8.8)"""
    put_on_top(card, battle.in_play, out_of=out_of)
    hero = stand(card, side, column)
    side.row[column] = hero
    last = side.last_in_rank[column]
    if last is not None:
        hero.has_attacked = last.has_attacked
        if battle.acting is last:
            battle.acting = hero
    battle.note("placed", side, hero.face, side.place_of(column))
    return hero


async def arrive(battle: Battle, hero: HeroInPlay) -> None:
    """The arrival power happens and resolves completely. (NB-5.9, NB-5.10, NB-6.4)"""
    power = hero.printed.arrival
    target: HeroInPlay | None = hero
    if power.arrows:
        target = await choose_power_target(battle, hero, power, "arrival-target")
    if target is not None:
        battle.note("arrives", hero.face)
        if is_immune(hero, target):
            battle.note("shroud-holds", target.face)
        await hero.face.arrive(battle, hero, target)
