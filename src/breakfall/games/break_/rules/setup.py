"""Set-up: nations, starting troops, rearranging, priority. (BR-3)"""

from __future__ import annotations

from breakfall.core.cards import put_on_top
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.break_.board import (
    COLUMNS,
    SET_UP_ROWS,
    SET_UP_TILES,
    column_of,
    home_tile,
)
from breakfall.games.break_.nation import Nation
from breakfall.games.break_.nations import NATION_OPTIONS, NATIONS, trap_cards
from breakfall.games.break_.options import DONE, MOVE, choose_tile
from breakfall.games.break_.state import BEGIN_TURN, Army, Battle
from breakfall.games.break_.troop import NO_COLUMN, Troop


async def choose_nation(battle: Battle, army: Army, taken: Nation | None) -> Nation:
    """Any nation that the other player has not chosen. (BR-3.1)"""
    options: list[Option] = [
        NATION_OPTIONS[number] for number, nation in enumerate(NATIONS) if nation is not taken
    ]
    answer = await OptionQuestion(army.seats, "nation", options)
    return NATIONS[answer.number]


def lead(battle: Battle, army: Army, nation: Nation) -> None:
    """The player takes the nation and its basic set-up. (BR-3.3)"""
    battle.note("leads", army.seat, nation.name)
    take_nation(battle, army, nation)
    for depth, row in enumerate(nation.set_up):
        for column, card in enumerate(row):
            if card is not None:
                tile = home_tile(army.seat, column, SET_UP_ROWS - 1 - depth)
                battle.stand(card, army, tile)


def take_nation(battle: Battle, army: Army, nation: Nation) -> None:
    """Its utilities, its reserve and its traps are at hand."""
    army.nation = nation
    army.priority = nation.priority
    army.ready = [utility.copies for utility in nation.utilities]
    army.reserve = [count for _, count in nation.reserve]
    if nation.traps:
        take_traps(battle, army)


def take_traps(battle: Battle, army: Army) -> None:
    """The trap cards go to the hand; from now on only their owner tells them apart. (BR-16.2)"""
    hand = battle.hand_of(army)
    for _ in range(len(trap_cards())):
        put_on_top(battle.box.top, hand, out_of=battle.box)
    battle.mix_up(hand.cards)
    for card in hand.cards:
        card.known_to = hand.seen_by


def compare_priorities(battle: Battle) -> None:
    """Who has the lower one, by coin if both lead the same nation. (BR-3.2, BR-3.6, BR-3.7)"""
    one, other = battle.armies
    if one.priority == other.priority:
        battle.lower = battle.luck.below(2)
    else:
        battle.lower = 0 if one.priority < other.priority else 1
    battle.active = 1 - battle.lower
    battle.note("begins", battle.armies[battle.active])
    if not battle.arranges:
        battle.stage = BEGIN_TURN


# ---------------------------------------------------------------- rearranging


async def arrange(battle: Battle, army: Army) -> None:
    """Take up a troop and put it elsewhere, or leave it so. (BR-3.4)"""
    options: list[Option] = [DONE]
    for troop in army.troops:
        if can_be_arranged(battle, army, troop):
            options.append(MOVE[troop.tile])
    answer = await OptionQuestion(army.seats, "arrange", options)
    battle.changes += 1
    if answer is not DONE:
        troop = battle.troop_at(answer.number)
        tiles = [tile for tile in SET_UP_TILES[army.seat] if may_exchange(battle, troop, tile)]
        exchange(battle, troop, await choose_tile(army, "arrange-to", tiles, troop))
    if answer is DONE or battle.changes == len(army.troops):
        battle.changes = 0
        battle.active = 1 - battle.active
        battle.stage += 1


def can_be_arranged(battle: Battle, army: Army, troop: Troop) -> bool:
    return any(may_exchange(battle, troop, tile) for tile in SET_UP_TILES[army.seat])


def may_exchange(battle: Battle, troop: Troop, tile: int) -> bool:
    """The tile suits it, and its own tile suits whoever stands there. (BR-3.5)"""
    other = battle.board[tile]
    if tile == troop.tile or not may_start_at(troop, tile):
        return False
    return other is None or (other.card is not troop.card and may_start_at(other, troop.tile))


def may_start_at(troop: Troop, tile: int) -> bool:
    """Some troops are bound to a column, counted from their owner's left. (BR-3.5)"""
    bound = troop.printed.column
    column = column_of(tile) if troop.army.seat == 0 else COLUMNS - 1 - column_of(tile)
    return bound in (NO_COLUMN, column)


def exchange(battle: Battle, troop: Troop, tile: int) -> None:
    """Put it there; who stood there takes its place. (BR-3.4)"""
    battle.note("arranged", troop.who, troop.tile, tile)
    other = battle.board[tile]
    battle.board[troop.tile] = other
    if other is not None:
        other.tile = troop.tile
    troop.tile = tile
    battle.board[tile] = troop
