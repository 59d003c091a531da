"""Whom and what an effect can be aimed at, and choosing one of them. (HF-5.10, HF-10.13)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import Card, Zone
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.havenfall.card import HERO, MONSTER, TREASURE, PlayCard
from breakfall.games.havenfall.options import DONE, MONSTER_AT, PLAYER, add_once
from breakfall.games.havenfall.places import Pile
from breakfall.games.havenfall.state import Haven, InPlay, Side

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
    side: Side, prompt: str, candidates: list[InPlay], about: object = None
) -> InPlay | None:
    """One of them; none when there is none."""
    if not candidates:
        return None
    return await choose_among(side, prompt, candidates, [], about)


async def may_choose_card(
    side: Side, prompt: str, candidates: list[InPlay], about: object = None
) -> InPlay | None:
    """One of them, or none. (HF-6.1)"""
    if not candidates:
        return None
    return await choose_among(side, prompt, candidates, [DONE], about)


async def choose_among(
    side: Side, prompt: str, candidates: list[InPlay], options: list[Option], about: object
) -> InPlay | None:
    pointers = [me.face.as_target.at(me, side) for me in candidates]
    for pointer in pointers:
        add_once(pointer, options)
    answer = await OptionQuestion(side.seats, prompt, options, about)
    return candidates[pointers.index(answer)] if answer in pointers else None


# ---------------------------------------------------------------- cards in piles


async def choose_from(
    side: Side, prompt: str, cards: list[Card], options: list[Option], about: object = None
) -> Card | None:
    """A card of a pile by what it is; none when there is none, or when that is an option."""
    for card in cards:
        add_once(cast(PlayCard, card.face).take_option, options)
    if not options:
        return None
    side.offered = cards
    answer = await OptionQuestion(side.seats, prompt, options, about)
    for card in cards:
        if cast(PlayCard, card.face).take_option is answer:
            return card
    return None


def trashable_in(zone: Zone) -> list[Card]:
    return [card for card in zone.cards if cast(PlayCard, card.face).printed.can_be_trashed]


def heroes_in(zone: Zone, most_rank: int) -> list[Card]:
    """Heroes of a pile up to a rank."""
    found: list[Card] = []
    for card in zone.cards:
        printed = cast(PlayCard, card.face).printed
        if printed.kind == HERO and printed.rank <= most_rank:
            found.append(card)
    return found


def piles_up_to(haven: Haven, cost: int) -> list[Pile]:
    """What lies on the board and costs no more than that."""
    return [pile for pile in haven.piles if pile.cost <= cost and pile.zone.cards]


async def choose_pile(
    side: Side, prompt: str, piles: list[Pile], about: object = None
) -> Pile | None:
    if not piles:
        return None
    options = [pile.face.take_option for pile in piles]
    answer = await OptionQuestion(side.seats, prompt, options, about)
    return piles[options.index(answer)]


# ---------------------------------------------------------------- players and monsters


async def choose_player(
    side: Side, prompt: str, players: list[Side], about: object = None
) -> Side | None:
    """One of them, named by how far to the left they sit."""
    if not players:
        return None
    options = [PLAYER[side.distance_to(other)] for other in players]
    answer = await OptionQuestion(side.seats, prompt, options, about)
    return players[options.index(answer)]


async def choose_place(haven: Haven, side: Side, prompt: str, about: object = None) -> int:
    """A place of the row with a monster in it; there is one."""
    options = [MONSTER_AT[place] for place in range(3) if haven.row[place] is not None]
    return (await OptionQuestion(side.seats, prompt, options, about)).number
