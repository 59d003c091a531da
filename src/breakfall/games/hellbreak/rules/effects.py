"""The verbs that card texts are written in. (HB-13.3, HB-13.4, HB-14.6 to HB-14.8)"""

from __future__ import annotations

from typing import Final

from breakfall.core.event import NOBODY
from breakfall.core.question import choose
from breakfall.games.hellbreak.events import EXHAUSTED, HEALED, MOVES, TERRIFIED
from breakfall.games.hellbreak.questions import (
    CharacterQuestion,
    Picked,
    PlayerQuestion,
    both_players,
    choose_character,
)
from breakfall.games.hellbreak.rules.characters import all_minions
from breakfall.games.hellbreak.rules.damage import damage, indirect_damage
from breakfall.games.hellbreak.rules.death import leave_play
from breakfall.games.hellbreak.rules.resources import take_openly
from breakfall.games.hellbreak.state import Duel, Minion, Side
from breakfall.games.hellbreak.terms import ENTERS

DAMAGE_WHOM: Final = CharacterQuestion(
    "damage-whom", "HB-13.4", "{name}: {text} Choose who takes the damage."
)
INDIRECT_WHOM: Final = PlayerQuestion(
    "indirect-whom", "HB-13.4", "{name}: which player is dealt {amount} indirect damage?"
)


async def deal(
    duel: Duel, side: Side, amount: int, candidates: list[Picked], about: object
) -> Picked | None:
    """The side chooses one of them, who is dealt the damage. (HB-13.3, HB-13.4)"""
    target = await choose_character(side, DAMAGE_WHOM, candidates, about)
    if target is not None:
        await damage(duel, target, amount)
    return target


async def deal_to_minion(duel: Duel, side: Side, amount: int, about: object) -> Minion | None:
    """Any minion, at either location. (HB-4.4, HB-13.4)"""
    return await deal(duel, side, amount, all_minions(duel, side), about)


async def deal_indirect(duel: Duel, side: Side, amount: int, about: object) -> None:
    """Indirect damage to a player of one's choice. (HB-12.4, HB-13.4)"""
    player = await choose(side.seats, INDIRECT_WHOM, both_players(duel, side), about)
    await indirect_damage(duel, player, amount)


def heal(duel: Duel, minion: Minion, amount: int) -> None:
    """Take damage off a minion, never more than it has. (HB-14.6)"""
    healed = min(amount, minion.damage)
    minion.damage -= healed
    HEALED.tell(duel, NOBODY, minion, healed)


async def move(duel: Duel, minions: list[Minion]) -> None:
    """Each to the other location, as it is; ENTERS LOCATION waits for all. (HB-13.1, HB-14.7)"""
    for minion in minions:
        minion.location = 1 - minion.location
        MOVES.tell(duel, NOBODY, minion, duel.places[minion.location])
    for minion in minions:
        if minion.in_play and minion.printed.abilities & ENTERS:
            await minion.face.enters(duel, minion)


def exhaust(duel: Duel, minion: Minion) -> None:
    """What is exhausted stays so. (HB-2.5)"""
    if not minion.exhausted:
        minion.exhausted = True
        EXHAUSTED.tell(duel, NOBODY, minion)


def return_to_hand(duel: Duel, minion: Minion) -> None:
    """Terrified: back to its owner's hand, without its damage. (HB-14.8)"""
    TERRIFIED.tell(duel, NOBODY, minion)
    leave_play(minion)
    take_openly(duel, minion.side, minion.card, minion.side.piles.play)
