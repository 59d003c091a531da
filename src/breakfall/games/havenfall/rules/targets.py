"""Whom and what an effect can be aimed at, and choosing one of them. (HF-5.10, HF-10.13)"""

from __future__ import annotations

from breakfall.core.cards import Card, Zone
from breakfall.core.question import choose
from breakfall.games.havenfall.questions import (
    CardQuestion,
    FromPileQuestion,
    MonsterQuestion,
    PileQuestion,
    PlayerQuestion,
    Search,
    distinct,
    first_of_each,
)
from breakfall.games.havenfall.state import Haven, InPlay, Pile, Side, play_card
from breakfall.games.havenfall.terms import HERO, MONSTER, TREASURE

# ---------------------------------------------------------------- cards in play


def fighters(side: Side) -> list[InPlay]:
    """Heroes, and monsters that fight for the player. (HF-14.21, HF-14.28)"""
    return [me for me in side.play if me.printed.kind == HERO or me.printed.kind == MONSTER]


def heroes(side: Side) -> list[InPlay]:
    return [me for me in side.play if me.printed.kind == HERO]


def treasures(side: Side) -> list[InPlay]:
    return [me for me in side.play if me.printed.kind == TREASURE]


def trashable(side: Side) -> list[InPlay]:
    """Own cards in play. (HF-9.4)"""
    return [me for me in side.play if me.owner is side and me.printed.can_be_trashed]


def opposing_heroes(haven: Haven, side: Side) -> list[InPlay]:
    """Heroes that opponents have in play and that spells can reach."""
    found: list[InPlay] = []
    for other in haven.opponents_of(side):
        if not haven.turn.protected & other.mask:
            found += heroes(other)
    return found


async def choose_card(
    side: Side, question: CardQuestion, candidates: list[InPlay], about: object = None
) -> InPlay | None:
    """One of them; none when there is none."""
    if not candidates:
        return None
    things: list[InPlay | None] = [*distinct(candidates)]
    return await choose(side.seats, question, things, about)


async def may_choose_card(
    side: Side, question: CardQuestion, candidates: list[InPlay], about: object = None
) -> InPlay | None:
    """One of them, or none. (HF-6.1)"""
    if not candidates:
        return None
    return await choose(side.seats, question, [None, *distinct(candidates)], about)


# ---------------------------------------------------------------- cards in piles


async def choose_from(side: Side, question: FromPileQuestion, search: Search) -> Card | None:
    """A card of a pile by what it is; none when there is none."""
    if not search.cards:
        return None
    return await choose(side.seats, question, first_of_each(search.cards), search)


async def may_choose_from(side: Side, question: FromPileQuestion, search: Search) -> Card | None:
    """A card of a pile, or none. (HF-6.1)"""
    return await choose(side.seats, question, [None, *first_of_each(search.cards)], search)


def trashable_in(zone: Zone) -> list[Card]:
    return [card for card in zone.cards if play_card(card).printed.can_be_trashed]


def heroes_in(zone: Zone, most_rank: int) -> list[Card]:
    """Heroes of a pile up to a rank."""
    found: list[Card] = []
    for card in zone.cards:
        printed = play_card(card).printed
        if printed.kind == HERO and printed.rank <= most_rank:
            found.append(card)
    return found


def piles_up_to(haven: Haven, cost: int) -> list[Pile]:
    """What lies on the board and costs no more than that."""
    return [pile for pile in haven.piles if pile.cost <= cost and pile.zone.cards]


async def choose_pile(
    side: Side, question: PileQuestion, piles: list[Pile], about: object = None
) -> Pile | None:
    if not piles:
        return None
    return await choose(side.seats, question, piles, about)


# ---------------------------------------------------------------- players and monsters


async def choose_player(
    side: Side, question: PlayerQuestion, players: list[Side], about: object = None
) -> Side | None:
    """One of them; none when there is none."""
    if not players:
        return None
    return await choose(side.seats, question, players, about)


async def choose_place(
    haven: Haven, side: Side, question: MonsterQuestion, about: object = None
) -> int:
    """A place of the row with a monster in it; there is one."""
    places = [place for place in range(3) if haven.row[place] is not None]
    return await choose(side.seats, question, places, about)
