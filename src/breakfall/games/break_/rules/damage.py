"""Damage, defeat, and explosions in waves. (BR-6)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import put_on_top
from breakfall.games.break_.board import NOWHERE, PATTERN
from breakfall.games.break_.icons import HELMET, THORNPROOF, TURNCOAT, VOLATILE
from breakfall.games.break_.rules.end import check_end
from breakfall.games.break_.state import BOMB, SNARE, Army, Battle, Snare
from breakfall.games.break_.troop import Troop, TroopCard

EXPLOSION: Final = "the explosion"


def wound(battle: Battle, troop: Troop, amount: int, source: object) -> None:
    """Ordinary damage: a helmet takes one off. `settle` removes who falls. (BR-6.8, BR-7.5)"""
    if amount > 0 and troop.icons & HELMET:
        if amount == 1:
            note_unhurt(battle, troop, source, "its helmet stops 1")
        take(battle, troop, amount - 1, source, " (1 less for its helmet)")
    else:
        take(battle, troop, amount, source, "")


def wound_with_thorns(battle: Battle, troop: Troop, amount: int, source: object) -> None:
    """Thorns damage: helmets do nothing, some troops are immune. (BR-2.6, BR-7.10, BR-7.13)"""
    if troop.icons & THORNPROOF:
        note_unhurt(battle, troop, source, "immune to thorns")
    else:
        take(battle, troop, amount, source, "")


def note_unhurt(battle: Battle, troop: Troop, source: object, why: str) -> None:
    if battle.is_told and troop.power > 0:
        battle.note("unhurt", troop.who, source, (troop.tile, why))


def take(battle: Battle, troop: Troop, amount: int, source: object, because: str) -> None:
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
        event = "wounded" if troop.power > 0 else "flipped" if left > 0 else "defeated"
        battle.note(event, troop.who, source, (troop.tile, f"{amount}{because}", troop.power))


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


def explode(battle: Battle, tile: int) -> None:
    """One thorns damage to every troop in the pattern, friend or foe. (BR-6.11, BR-7.14)"""
    battle.note("explosion", tile)
    visitor = battle.visitor
    for reached in PATTERN[tile]:
        troop = battle.board[reached]
        if troop is not None:
            wound_with_thorns(battle, troop, 1, EXPLOSION)
        if visitor is not None and visitor.tile == reached:
            wound_with_thorns(battle, visitor, 1, EXPLOSION)


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
    battle.note("becomes-snare", coral.of_seat[army.seat], tile)


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
            battle.note("snare-destroyed", tile)
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
        battle.note("bomb-sticks", troop.who, troop.tile)
