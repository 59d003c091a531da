"""Whom an effect can be aimed at, and choosing one of them. (HB-13)"""

from __future__ import annotations

from breakfall.core.choice import Option, Question
from breakfall.games.hellbreak.options import (
    EITHER_PLACE,
    EITHER_PLAYER,
    ENEMY_MONSTER,
    NO_TARGET,
    OWN_MONSTER,
    RIGHT,
    YES,
    YES_OR_NO,
    YOU,
)
from breakfall.games.hellbreak.state import Character, Duel, Minion, Side


def allied_minions(side: Side, location: int) -> list[Character]:
    return [minion for minion in side.minions if minion.location == location]


def all_minions(duel: Duel, side: Side) -> list[Character]:
    """Everywhere, the enemy's first. (HB-4)"""
    found: list[Character] = []
    for one in (duel.enemy_of(side), side):
        found += one.minions
    return found


def minions_here(duel: Duel, side: Side, location: int) -> list[Character]:
    return [minion for minion in all_minions(duel, side) if minion.location == location]


def characters_here(duel: Duel, side: Side, location: int) -> list[Character]:
    """Everybody at a location; both monsters are at both. (HB-4.2)"""
    found: list[Character] = []
    for one in (duel.enemy_of(side), side):
        found.append(one.monster)
        for minion in one.minions:
            if minion.location == location:
                found.append(minion)
    return found


def monsters(duel: Duel, side: Side) -> list[Character]:
    found: list[Character] = [duel.enemy_of(side).monster, side.monster]
    return found


def target_option(side: Side, character: Character) -> Option:
    """The answer that means this character, as this side sees it."""
    if isinstance(character, Minion):
        return character.face.as_target.at(
            character.side is side,
            character.location == side.seat,
            character.exhausted,
            character.damage + character.assigned,
        )
    return OWN_MONSTER if character.side is side else ENEMY_MONSTER


async def choose_character(
    side: Side, prompt: str, candidates: list[Character], about: object = None
) -> Character | None:
    """One of them; nobody when there is nobody. (HB-13)"""
    if not candidates:
        return None
    return await choose_among(side, prompt, candidates, [], about)


async def may_choose_character(
    side: Side, prompt: str, candidates: list[Character], about: object = None
) -> Character | None:
    """One of them, or nobody."""
    if not candidates:
        return None
    return await choose_among(side, prompt, candidates, [NO_TARGET], about)


async def choose_among(
    side: Side, prompt: str, candidates: list[Character], options: list[Option], about: object
) -> Character | None:
    for character in candidates:
        pointing = target_option(side, character)
        if pointing not in options:
            options.append(pointing)
    answer = await Question(side.seats, prompt, options, about)
    for character in candidates:
        if target_option(side, character) is answer:
            return character
    return None


async def choose_minion(
    side: Side, prompt: str, candidates: list[Character], about: object = None
) -> Minion | None:
    chosen = await choose_character(side, prompt, candidates, about)
    return chosen if isinstance(chosen, Minion) else None


async def may_choose_minion(
    side: Side, prompt: str, candidates: list[Character], about: object = None
) -> Minion | None:
    chosen = await may_choose_character(side, prompt, candidates, about)
    return chosen if isinstance(chosen, Minion) else None


async def choose_place(side: Side, prompt: str, about: object = None) -> int:
    """One of the two locations, by its number."""
    answer = await Question(side.seats, prompt, EITHER_PLACE, about)
    return side.seat if answer is RIGHT else 1 - side.seat


async def choose_player(duel: Duel, side: Side, prompt: str, about: object = None) -> Side:
    answer = await Question(side.seats, prompt, EITHER_PLAYER, about)
    return side if answer is YOU else duel.enemy_of(side)


async def wants_to(side: Side, prompt: str, about: object = None) -> bool:
    """What a text says you may do. (HB-13)"""
    return await Question(side.seats, prompt, YES_OR_NO, about) is YES
