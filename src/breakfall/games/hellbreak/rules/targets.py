"""Whom an effect can be aimed at, and choosing one of them. (HB-4.4, HB-13.3, HB-13.4)"""

from __future__ import annotations

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option, offer
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
    """The side's own, at that location. (HB-2.6, HB-4.4)"""
    return [minion for minion in side.minions if minion.location == location]


def all_minions(duel: Duel, side: Side) -> list[Character]:
    """Everywhere, allied or enemy, the enemy's first. (HB-4.4, HB-13.4)"""
    found: list[Character] = []
    for one in (duel.enemy_of(side), side):
        found += one.minions
    return found


def minions_here(duel: Duel, side: Side, location: int) -> list[Character]:
    """Those at the location of the card that says so. (HB-4.3, HB-4.4)"""
    return [minion for minion in all_minions(duel, side) if minion.location == location]


def characters_here(duel: Duel, side: Side, location: int) -> list[Character]:
    """Everybody at a location; both monsters are at both. (HB-4.2, HB-4.4)"""
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
            character.busy,
        )
    return OWN_MONSTER if character.side is side else ENEMY_MONSTER


def ask_character(
    side: Side, prompt: str, candidates: list[Character], about: object, *, may: bool = False
) -> OptionQuestion:
    """Which of them? With `may`, nobody is an answer too. (HB-13.3)"""
    options: list[Option] = [NO_TARGET] if may else []
    for character in candidates:
        pointing = target_option(side, character)
        offer(options, pointing)
    return OptionQuestion(side.seats, prompt, options, about)


def character_meant(side: Side, candidates: list[Character], answer: Option) -> Character | None:
    for character in candidates:
        if target_option(side, character) is answer:
            return character
    return None


async def choose_character(
    side: Side, prompt: str, candidates: list[Character], about: object = None
) -> Character | None:
    """One of them; nobody when there is nobody. (HB-13.3)"""
    if not candidates:
        return None
    answer = await ask_character(side, prompt, candidates, about)
    return character_meant(side, candidates, answer)


async def may_choose_character(
    side: Side, prompt: str, candidates: list[Character], about: object = None
) -> Character | None:
    """One of them, or nobody. (HB-13.3)"""
    if not candidates:
        return None
    answer = await ask_character(side, prompt, candidates, about, may=True)
    return character_meant(side, candidates, answer)


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


def ask_place(side: Side, prompt: str, about: object) -> OptionQuestion:
    return OptionQuestion(side.seats, prompt, EITHER_PLACE, about)


def place_meant(side: Side, answer: Option) -> int:
    """The number of the location: your own lies on your right. (HB-3.4)"""
    return side.seat if answer is RIGHT else 1 - side.seat


async def choose_place(side: Side, prompt: str, about: object = None) -> int:
    return place_meant(side, await ask_place(side, prompt, about))


async def choose_player(duel: Duel, side: Side, prompt: str, about: object = None) -> Side:
    """Either of the two, oneself included. (HB-13.4)"""
    answer = await OptionQuestion(side.seats, prompt, EITHER_PLAYER, about)
    return side if answer is YOU else duel.enemy_of(side)


async def wants_to(side: Side, prompt: str, about: object = None) -> bool:
    """What a text says you may do. (HB-13.3)"""
    return await OptionQuestion(side.seats, prompt, YES_OR_NO, about) is YES
