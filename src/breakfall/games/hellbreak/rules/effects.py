"""The verbs that card texts are written in. (HB-13.3, HB-13.4, HB-14.6 to HB-14.8)"""

from __future__ import annotations

from breakfall.games.hellbreak.card import ENTERS
from breakfall.games.hellbreak.rules.damage import damage, indirect_damage
from breakfall.games.hellbreak.rules.killing import leave_play
from breakfall.games.hellbreak.rules.resources import take_openly
from breakfall.games.hellbreak.rules.targets import (
    all_minions,
    choose_character,
    choose_player,
)
from breakfall.games.hellbreak.state import Character, Duel, Minion, Side, face_of


def has_trait(character: Character, trait: str) -> bool:
    """Printed, or given by its own text. (HB-2.3, HB-13.5)"""
    if isinstance(character, Minion) and character.face.gains_trait(character, trait):
        return True
    return trait in face_of(character).traits


def count_trait(side: Side, trait: str) -> int:
    """How many cards with that trait a side controls, its monster among them. (HB-2.6, HB-2.7)"""
    count = 1 if has_trait(side.monster, trait) else 0
    for minion in side.minions:
        if has_trait(minion, trait):
            count += 1
    for asset in side.assets:
        if trait in asset.face.traits:
            count += 1
    return count


def brides(side: Side) -> int:
    """Bride minions that a side controls. (HB-2.6, HB-2.7)"""
    return sum(1 for minion in side.minions if "Bride" in minion.printed.traits)


def has_damaged_minion(side: Side) -> bool:
    """Only minions are ever damaged. (HB-14.6)"""
    return any(minion.damage > 0 for minion in side.minions)


async def deal(
    duel: Duel, side: Side, amount: int, candidates: list[Character], about: object
) -> Character | None:
    """The side chooses one of them, who is dealt the damage. (HB-13.3, HB-13.4)"""
    target = await choose_character(side, "damage-whom", candidates, about)
    if target is not None:
        await damage(duel, target, amount)
    return target


async def deal_to_minion(duel: Duel, side: Side, amount: int, about: object) -> Character | None:
    """Any minion, at either location. (HB-4.4, HB-13.4)"""
    return await deal(duel, side, amount, all_minions(duel, side), about)


async def deal_indirect(duel: Duel, side: Side, amount: int, about: object) -> None:
    """Indirect damage to a player of one's choice. (HB-12.4, HB-13.4)"""
    player = await choose_player(duel, side, "indirect-whom", about)
    await indirect_damage(duel, player, amount)


def heal(duel: Duel, minion: Minion, amount: int) -> None:
    """Take damage off a minion, never more than it has. (HB-14.6)"""
    healed = min(amount, minion.damage)
    minion.damage -= healed
    duel.note("heals", minion, healed)


async def move(duel: Duel, minions: list[Minion]) -> None:
    """Each to the other location, as it is; ENTERS LOCATION waits for all. (HB-13.1, HB-14.7)"""
    for minion in minions:
        minion.location = 1 - minion.location
        duel.note("moves", minion, duel.places[minion.location])
    for minion in minions:
        if minion.in_play and minion.printed.abilities & ENTERS:
            await minion.face.enters(duel, minion)


def exhaust(duel: Duel, minion: Minion) -> None:
    """What is exhausted stays so. (HB-2.5)"""
    if not minion.exhausted:
        minion.exhausted = True
        duel.note("exhausts", minion)


def return_to_hand(duel: Duel, minion: Minion) -> None:
    """Terrified: back to its owner's hand, without its damage. (HB-14.8)"""
    duel.note("returns-to-hand", minion)
    leave_play(minion)
    take_openly(duel, minion.side, minion.card, minion.side.piles.play)
