"""The turn: moves and casts in any order, and the end. (BR-4, BR-5, BR-15)"""

from __future__ import annotations

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.break_.cards.fire import bomb_explodes
from breakfall.games.break_.cards.rock import remove_wall, walls_crumble
from breakfall.games.break_.icons import TURNCOAT
from breakfall.games.break_.options import (
    END_TURN,
    FLIP,
    FREE,
    LEAP,
    MOVE,
    TEAR_DOWN,
    choose_tile,
    confirms,
)
from breakfall.games.break_.rules.damage import destroy_snare, leave_board
from breakfall.games.break_.rules.end import check_end, check_limits
from breakfall.games.break_.rules.moving import (
    can_be_moved,
    can_step,
    can_use_a_move,
    tiles_to_enter,
    use_a_move,
    walk,
)
from breakfall.games.break_.rules.traps import can_leap, lay_trap, leap, trap_tiles
from breakfall.games.break_.state import (
    ACTION,
    BEGIN_TURN,
    HEAVY_MOVES,
    NIMBLE_MOVES,
    Army,
    Battle,
)


def begin_turn(battle: Battle) -> None:
    """Utilities recharge, walls lose a token, the bomb explodes. (BR-4.2, BR-4.6)"""
    army = battle.turn_army
    battle.note("turn", battle.turn, army)
    recharge(army)
    if army.walls:
        walls_crumble(battle, army)
    bomb_explodes(battle, army)
    army.heavy = HEAVY_MOVES
    army.nimble = NIMBLE_MOVES
    battle.stage = ACTION
    check_end(battle)


def recharge(army: Army) -> None:
    """All used utilities but the consumable ones. (BR-5.2, BR-5.3)"""
    utilities = army.leads.utilities
    for number in range(len(utilities)):
        utility = utilities[number]
        if utility.recharges:
            army.ready[number] = utility.count


# ---------------------------------------------------------------- what can be done


def possible_actions(battle: Battle, army: Army) -> list[Option]:
    """End the turn, move or turn a troop, cast or take a utility. (BR-4.1)"""
    options: list[Option] = [END_TURN]
    if army.heavy > 0 or army.nimble > 0:
        add_moves(battle, army, options)
    add_casts(battle, army, options)
    if army.leads.traps:
        add_traps(battle, army, options)
    for wall in army.walls:
        options.append(TEAR_DOWN[wall.tile])
    if battle.declined:
        options = [one for one in options if one not in battle.declined]
    return options


def add_moves(battle: Battle, army: Army, options: list[Option]) -> None:
    for troop in army.troops:
        if can_use_a_move(army, troop):
            if troop.is_snared:
                options.append(FREE[troop.tile])
            elif can_be_moved(troop):
                if can_step(battle, troop):
                    options.append(MOVE[troop.tile])
            elif troop.icons & TURNCOAT:
                options.append(FLIP[troop.tile])


def add_casts(battle: Battle, army: Army, options: list[Option]) -> None:
    utilities = army.leads.utilities
    for number in range(len(utilities)):
        if army.ready[number] > 0:
            utility = utilities[number]
            if utility.is_out(army):
                options.append(utility.take_option)
            elif utility.can_cast(battle, army):
                options.append(utility.option)


def add_traps(battle: Battle, army: Army, options: list[Option]) -> None:
    """Traps in hand, each kind once, and rogues that could leap out. (BR-9.1, BR-9.6)"""
    if army.heavy > 0:
        for trap in army.traps:
            if can_leap(battle, trap):
                options.append(LEAP[trap.tile])
    hand = battle.hand_of(army).cards
    if hand and trap_tiles(battle, army):
        for face in army.leads.traps:
            for card in hand:
                if card.face is face:
                    options.append(face.option)
                    break


# ---------------------------------------------------------------- doing it


async def action(battle: Battle) -> None:
    """One thing of the turn, or its end. (BR-4.1)"""
    army = battle.armies[battle.active]
    answer = await OptionQuestion(army.seats, "action", possible_actions(battle, army))
    kind = answer.kind
    if await is_declined(battle, army, answer):
        battle.declined.append(answer)
        return
    battle.declined = []
    if answer is END_TURN:
        end_turn(battle)
        return
    if kind == "move":
        await move(battle, army, answer.number)
    elif kind == "cast":
        await cast_utility(battle, army, answer)
    elif kind == "free":
        get_free(battle, army, answer.number)
    elif kind == "flip":
        flip(battle, army, answer.number)
    elif kind == "leap":
        leap(battle, army, answer.number)
    elif kind == "take":
        take_utility(battle, army, answer)
    else:
        remove_wall(battle, army, answer.number)
    check_end(battle)


async def is_declined(battle: Battle, army: Army, answer: Option) -> bool:
    """What would hit a troop of one's own with no further question is asked first. (BR-5.8)"""
    if answer.kind == "move":
        troop = battle.troop_at(answer.number)
        tiles = tiles_to_enter(battle, troop)
        if len(tiles) > 1 or battle.board[tiles[0]] is None:
            return False
        return battle.troop_at(tiles[0]).army is army and not await confirms(army, troop)
    if answer.kind == "cast":
        for utility in army.leads.utilities:
            if utility.option is answer:
                return bool(utility.own_hit(battle, army)) and not await confirms(army, utility)
    return False


async def move(battle: Battle, army: Army, tile: int) -> None:
    """Which tile, then what happens there. (BR-4.3 to BR-4.5)"""
    troop = battle.troop_at(tile)
    there = await choose_tile(army, "move-to", tiles_to_enter(battle, troop), troop)
    use_a_move(army, troop)
    walk(battle, troop, there)


def get_free(battle: Battle, army: Army, tile: int) -> None:
    """One troop move destroys the snare. (BR-9.10, BR-13.5)"""
    troop = battle.troop_at(tile)
    use_a_move(army, troop)
    troop.is_snared = False
    battle.note("gets-free", troop.who, tile)
    destroy_snare(battle, battle.enemy_of(army), tile)


def flip(battle: Battle, army: Army, tile: int) -> None:
    """A turncoat is turned over for one move. (BR-7.17, BR-13.2)"""
    troop = battle.troop_at(tile)
    use_a_move(army, troop)
    leave_board(battle, troop)


async def cast_utility(battle: Battle, army: Army, chosen: Option) -> None:
    """It is used when its text has been carried out. (BR-5.1)"""
    utilities = army.leads.utilities
    for number in range(len(utilities)):
        if utilities[number].option is chosen:
            army.ready[number] -= 1
            battle.note("casts", army, utilities[number])
            await utilities[number].cast(battle, army)
            return
    for trap in army.leads.traps:
        if trap.option is chosen:
            await lay_trap(battle, army, trap)
            return


def take_utility(battle: Battle, army: Army, chosen: Option) -> None:
    """Trees or the fire line: taken instead of placed. (BR-10.2, BR-11.6)"""
    utilities = army.leads.utilities
    for number in range(len(utilities)):
        if utilities[number].take_option is chosen:
            army.ready[number] -= 1
            utilities[number].take(battle, army)


# ---------------------------------------------------------------- the end


def end_turn(battle: Battle) -> None:
    """The other player's turn, unless nothing happens any more. (BR-15.4, BR-15.5)"""
    army = battle.turn_army
    army.heavy = 0
    army.nimble = 0
    battle.turn += 1
    battle.quiet_turns = battle.quiet_turns + 1 if battle.is_quiet else 0
    battle.is_quiet = True
    check_limits(battle)
    battle.active = 1 - battle.active
    battle.stage = BEGIN_TURN
