"""Set-up: factions, heroes, decks and the Time deck. (NB-3)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import Card, put_on_top
from breakfall.core.choice import Option, Question
from breakfall.games.nightbreak.hero import MOON, SUN, Hero
from breakfall.games.nightbreak.options import (
    MOON_FACTION,
    REST_AT_RANDOM,
    SUN_FACTION,
)
from breakfall.games.nightbreak.rules.replacement import place, settle_deck
from breakfall.games.nightbreak.state import DAWN, DUSK, MIDDAY, MIDNIGHT, Battle, Side

SUN_HOURS = [DAWN, DAWN, MIDDAY, MIDDAY]
MOON_HOURS = [DUSK, DUSK, MIDNIGHT, MIDNIGHT]


async def choose_factions(battle: Battle) -> None:
    """The first side chooses its faction and takes that deck. (NB-3.2)"""
    first = battle.sides[battle.first]
    second = battle.enemy_of(first)
    answer = await Question(first.seats, "faction", [SUN_FACTION, MOON_FACTION])
    first.faction = answer.number
    second.faction = MOON if first.faction == SUN else SUN
    if first.faction != first.index:
        first.piles, second.piles = second.piles, first.piles
    battle.note("faction", first.seats, first.faction)


async def choose_heroes(battle: Battle, side: Side) -> None:
    """Heroes are chosen one at a time and stand left to right. (NB-3.3 to NB-3.5)"""
    at_random = battle.random_heroes
    pool = side.piles.deck
    for column in side.columns:
        answer = REST_AT_RANDOM
        if not at_random:
            options: list[Option] = [cast(Hero, card.face).option for card in pool.cards]
            options.append(REST_AT_RANDOM)
            answer = await Question(side.seats, "choose-hero", options)
            at_random = answer is REST_AT_RANDOM
        if at_random:
            card = pool.cards[battle.luck.below(len(pool.cards))]
        else:
            card = card_named(pool.cards, answer.target)
        place(battle, side, card, pool, column)


def card_named(cards: list[Card], key: str) -> Card:
    for card in cards:
        if card.face.key == key:
            return card
    raise KeyError(key)


def lay_deck(battle: Battle, side: Side, removed: int) -> None:
    """Shuffle what is left and take the top cards out of the game unseen. (NB-3.6)"""
    piles = side.piles
    battle.shuffle(piles.deck)
    for _ in range(removed):
        card = piles.deck.top
        card.back_seen = True
        put_on_top(card, piles.removed, out_of=piles.deck)
    settle_deck(battle, side)


def lay_time_deck(battle: Battle, starting_faction: int) -> None:
    """The hours of the second side's Goddess come first, twice over. (NB-3.7)"""
    if starting_faction == SUN:
        battle.time_deck = (MOON_HOURS + SUN_HOURS) * 2
    else:
        battle.time_deck = (SUN_HOURS + MOON_HOURS) * 2
