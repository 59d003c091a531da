"""Damage, defeat, and explosions in waves. (BR-6)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import put_on_top
from breakfall.core.event import NOBODY, Event1
from breakfall.games.break_.board import NOWHERE, PATTERN, PLACES
from breakfall.games.break_.events import (
    BECOMES_SNARE,
    BOMB_STICKS,
    DEFEATED,
    DEFEATED_IN_HELMET,
    EXPLOSION,
    FLIPPED,
    HELMET_HOLDS,
    IMMUNE,
    SNARE_DESTROYED,
    WOUNDED,
    WOUNDED_IN_HELMET,
    Source,
)
from breakfall.games.break_.icons import HELMET, THORNPROOF, TURNCOAT, VOLATILE
from breakfall.games.break_.rules.end import check_end
from breakfall.games.break_.state import Army, Battle, Snare, Troop
from breakfall.games.break_.terms import BOMB, SNARE
from breakfall.games.break_.troop import TroopCard, TroopThere

EXPLOSION_DAMAGE: Final = 1  # BR-7.14
THE_EXPLOSION: Final = "the explosion"


def wound(battle: Battle, troop: Troop, amount: int, source: Source) -> None:
    """Ordinary damage: a helmet takes one off. `settle` removes who falls. (BR-6.8, BR-7.5)"""
    if amount > 0 and troop.icons & HELMET:
        if amount == 1 and troop.power > 0:
            HELMET_HOLDS.tell(battle, NOBODY, troop, source)
        take(battle, troop, amount - 1, source, in_helmet=True)
    else:
        take(battle, troop, amount, source, in_helmet=False)


def wound_with_thorns(battle: Battle, troop: Troop, amount: int, source: Source) -> None:
    """Thorns damage: helmets do nothing, some troops are immune. (BR-2.6, BR-7.10, BR-7.13)"""
    if not troop.icons & THORNPROOF:
        take(battle, troop, amount, source, in_helmet=False)
    elif troop.power > 0:
        IMMUNE.tell(battle, NOBODY, troop, source)


def take(battle: Battle, troop: Troop, amount: int, source: Source, *, in_helmet: bool) -> None:
    """Lose power; with none left, or if damage flips it, it is about to leave. (BR-6.1, BR-6.3)"""
    if amount <= 0 or troop.power <= 0:
        return
    left = troop.power - amount
    battle.is_quiet = False
    troop.power = left
    if left <= 0 or troop.icons & TURNCOAT:
        troop.power = 0
        battle.falling.append(troop)
    if battle.is_told:
        tell_damage(battle, troop, amount, left, source, in_helmet=in_helmet)


def tell_damage(
    battle: Battle, troop: Troop, amount: int, left: int, source: Source, *, in_helmet: bool
) -> None:
    """What the damage did: so much is left, it is defeated, or it flips."""
    if left <= 0:
        event = DEFEATED_IN_HELMET if in_helmet else DEFEATED
        event.tell(battle, NOBODY, troop, source, amount)
    elif troop.power == 0:
        FLIPPED.tell(battle, NOBODY, troop, source, amount)
    else:
        hit = WOUNDED_IN_HELMET if in_helmet else WOUNDED
        hit.tell(battle, NOBODY, troop, source, amount, left)


def settle(battle: Battle) -> None:
    """All who fell leave the board, and if an army is gone the match is over. (BR-15.1)"""
    remove_fallen(battle)
    check_end(battle)


def remove_fallen(battle: Battle) -> None:
    """All who fell leave together, then explode together, wave after wave. (BR-6.9, BR-6.10)"""
    while battle.falling:
        fallen = battle.falling
        battle.falling = []
        for troop in fallen:
            leave_board(battle, troop)
        for troop in fallen:
            if troop.icons & VOLATILE:
                explode(battle, troop.tile)


def explode(battle: Battle, tile: int, event: Event1[str] = EXPLOSION) -> None:
    """Thorns damage to every troop in the pattern, friend or foe. (BR-6.11, BR-7.14)"""
    event.tell(battle, NOBODY, PLACES[tile])
    visitor = battle.visitor
    for reached in PATTERN[tile]:
        troop = battle.board[reached]
        if troop is not None:
            wound_with_thorns(battle, troop, EXPLOSION_DAMAGE, THE_EXPLOSION)
        if visitor is not None and visitor.tile == reached:
            wound_with_thorns(battle, visitor, EXPLOSION_DAMAGE, THE_EXPLOSION)


def leave_board(battle: Battle, troop: Troop) -> None:
    """Take a defeated troop away, with all that hangs on it. (BR-6.3, BR-9.10, BR-11.2)"""
    army, tile = troop.army, troop.tile
    enemy = battle.armies[1 - army.seat]
    troop.power = 0
    battle.is_quiet = False
    army.troops.remove(troop)
    if battle.board[tile] is troop:
        battle.board[tile] = None
    if troop.is_snared:
        destroy_snare(battle, enemy, tile)
    if enemy.bomb_on is troop:
        enemy.bomb_on = None
        drop_bomb(battle, enemy, tile)
    if troop.icons & TURNCOAT:
        turn_into_snare(battle, army, troop.card, tile)
    else:
        army.fallen.append(troop.card)


def turn_into_snare(battle: Battle, army: Army, coral: TroopCard, tile: int) -> None:
    """A broken snare coral stays on its tile as a snare. (BR-13.2, BR-13.4)"""
    army.snares.append(Snare(tile, None, coral))
    battle.ground[tile] |= SNARE
    BECOMES_SNARE.tell(battle, NOBODY, TroopThere(coral, tile, army.seat))


def destroy_snare(battle: Battle, army: Army, tile: int) -> None:
    """Gone: the trap card is spent, the coral is defeated. (BR-9.2, BR-9.10, BR-13.5)"""
    for snare in army.snares:
        if snare.tile == tile:
            army.snares.remove(snare)
            clear_snare(battle, tile)
            if snare.card is not None:
                put_on_top(snare.card, battle.spent_by(army), out_of=battle.laid_by(army))
            if snare.coral is not None:
                army.fallen.append(snare.coral)
            SNARE_DESTROYED.tell(battle, NOBODY, PLACES[tile])
            return


def clear_snare(battle: Battle, tile: int) -> None:
    """A snare has left the tile; one of the other army may still be there."""
    for army in battle.armies:
        for snare in army.snares:
            if snare.tile == tile:
                return
    battle.ground[tile] &= ~SNARE


def drop_bomb(battle: Battle, army: Army, tile: int) -> None:
    """The bomb lies on that tile. (BR-11.2)"""
    army.bomb = tile
    battle.ground[tile] |= BOMB


def lift_bomb(battle: Battle, army: Army) -> None:
    """The bomb lies nowhere any more; the other player's may still be there."""
    tile = army.bomb
    army.bomb = NOWHERE
    if tile >= 0 and battle.armies[1 - army.seat].bomb != tile:
        battle.ground[tile] &= ~BOMB


def stick(battle: Battle, troop: Troop) -> None:
    """An enemy's bomb on the tile sticks to the troop. (BR-11.2)"""
    enemy = battle.armies[1 - troop.army.seat]
    if enemy.bomb == troop.tile:
        lift_bomb(battle, enemy)
        enemy.bomb_on = troop
        BOMB_STICKS.tell(battle, NOBODY, troop)
