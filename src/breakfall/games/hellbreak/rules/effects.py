"""The verbs that card texts are written in. (HB-13, HB-14)"""

from __future__ import annotations

from breakfall.core.cards import put_on_top
from breakfall.games.hellbreak.card import ENTERS
from breakfall.games.hellbreak.rules.damage import damage, indirect_damage, leave_play
from breakfall.games.hellbreak.rules.targets import (
    all_minions,
    choose_character,
    choose_player,
)
from breakfall.games.hellbreak.state import Character, Duel, Minion, Side, face_of


def has_trait(character: Character, trait: str) -> bool:
    """Printed, or given by its own text."""
    if isinstance(character, Minion) and character.face.gains_trait(character, trait):
        return True
    return trait in face_of(character).traits


def count_trait(side: Side, trait: str) -> int:
    """How many cards with that trait a side controls, its monster among them."""
    count = 1 if has_trait(side.monster, trait) else 0
    for minion in side.minions:
        if has_trait(minion, trait):
            count += 1
    for asset in side.assets:
        if trait in asset.face.traits:
            count += 1
    return count


def brides(side: Side) -> int:
    return sum(1 for minion in side.minions if "Bride" in minion.face.traits)


def has_damaged_minion(side: Side) -> bool:
    return any(minion.damage > 0 for minion in side.minions)


async def deal(
    duel: Duel, side: Side, amount: int, candidates: list[Character], about: object
) -> Character | None:
    """The side chooses one of them, who is dealt the damage."""
    target = await choose_character(side, "damage-whom", candidates, about)
    if target is not None:
        await damage(duel, target, amount)
    return target


async def deal_to_minion(duel: Duel, side: Side, amount: int, about: object) -> Character | None:
    """Any minion, at either location."""
    return await deal(duel, side, amount, all_minions(duel, side), about)


async def deal_indirect(duel: Duel, side: Side, amount: int, about: object) -> None:
    """Indirect damage to a player of one's choice."""
    player = await choose_player(duel, side, "indirect-whom", about)
    await indirect_damage(duel, player, amount)


def heal(duel: Duel, minion: Minion, amount: int) -> None:
    """Take damage off a minion. (HB-14)"""
    healed = min(amount, minion.damage)
    minion.damage -= healed
    duel.note("heals", minion.face, healed)


async def move(duel: Duel, minion: Minion) -> None:
    """To the other location, with its damage, ready or exhausted as it was. (HB-14.7)"""
    minion.location = 1 - minion.location
    duel.note("moves", minion.face, duel.places[minion.location].face)
    if minion.printed.abilities & ENTERS:
        await minion.face.enters(duel, minion)


def exhaust(duel: Duel, minion: Minion) -> None:
    if not minion.exhausted:
        minion.exhausted = True
        duel.note("exhausts", minion.face)


def return_to_hand(duel: Duel, minion: Minion) -> None:
    """Back to its owner's hand, without its damage. (HB-14)"""
    duel.note("returns-to-hand", minion.face)
    leave_play(minion)
    put_on_top(minion.card, minion.side.piles.hand, out_of=minion.side.piles.play)
