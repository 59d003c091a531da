"""The turn: moves and casts in any order, and the end. (BR-4, BR-5, BR-15)"""

from __future__ import annotations

from typing import Final

from breakfall.core.option import Option
from breakfall.core.question import Answer, Barred, OpenQuestion, choose
from breakfall.games.break_.action import Action
from breakfall.games.break_.board import PLACES
from breakfall.games.break_.cards.fire import bomb_explodes
from breakfall.games.break_.cards.rock import walls_crumble
from breakfall.games.break_.events import TURN_BEGINS
from breakfall.games.break_.icons import TURNCOAT
from breakfall.games.break_.questions import BattleQuestion, army_asked
from breakfall.games.break_.rules.actions import (
    CAST,
    FLIP,
    FREE,
    MOVE,
    TAKE,
    TEAR_DOWN,
    TroopAction,
    actions_of,
)
from breakfall.games.break_.rules.end import check_end, check_limits
from breakfall.games.break_.rules.moving import can_be_moved, can_step, can_use_a_move
from breakfall.games.break_.rules.trap_actions import (
    LAY,
    LEAP,
    can_lay_traps,
    can_leap,
    card_in_hand,
)
from breakfall.games.break_.state import Army, Battle
from breakfall.games.break_.terms import ACTION, BEGIN_TURN, HEAVY_MOVES, NIMBLE_MOVES


def begin_turn(battle: Battle) -> None:
    """Utilities recharge, walls lose a token, the bomb explodes. (BR-4.2, BR-4.6)"""
    army = battle.turn_army
    TURN_BEGINS.tell(battle, army.mask, battle.turn // 2 + 1, army.seat)
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


class EndTurn(Action):
    """The turn is over; moves that are left are lost. (BR-4.1, BR-4.2)"""

    def label(self, battle: Battle, army: Army) -> str:
        return "End the turn"

    async def carry_out(self, battle: Battle, army: Army) -> None:
        end_turn(battle)


END_TURN: Final = EndTurn("end-turn")


def possible_actions(battle: Battle, army: Army) -> list[Action]:
    """End the turn, move or turn a troop, cast or take a utility. (BR-4.1)"""
    actions: list[Action] = [END_TURN]
    if army.heavy > 0 or army.nimble > 0:
        add_moves(battle, army, actions)
    add_casts(battle, army, actions)
    if army.leads.traps:
        add_traps(battle, army, actions)
    for wall in army.walls:
        actions.append(TEAR_DOWN[wall.tile])
    if battle.declined:
        actions = [one for one in actions if one.key not in battle.declined]
    return actions


def add_moves(battle: Battle, army: Army, actions: list[Action]) -> None:
    for troop in army.troops:
        if can_use_a_move(army, troop):
            if troop.is_snared:
                actions.append(FREE[troop.tile])
            elif can_be_moved(troop):
                if can_step(battle, troop):
                    actions.append(MOVE[troop.tile])
            elif troop.icons & TURNCOAT:
                actions.append(FLIP[troop.tile])


def add_casts(battle: Battle, army: Army, actions: list[Action]) -> None:
    utilities = army.leads.utilities
    for number in range(len(utilities)):
        if army.ready[number] > 0:
            utility = utilities[number]
            if utility.is_out(army):
                actions.append(TAKE[utility.key])
            elif utility.can_cast(battle, army):
                actions.append(CAST[utility.key])


def add_traps(battle: Battle, army: Army, actions: list[Action]) -> None:
    """Traps in hand, each kind once, and rogues that could leap out. (BR-9.1, BR-9.6)"""
    if army.heavy > 0:
        for trap in army.traps:
            if can_leap(battle, trap):
                actions.append(LEAP[trap.tile])
    if not battle.hand_of(army).is_empty and can_lay_traps(battle, army):
        for face in army.leads.traps:
            if card_in_hand(battle, army, face) is not None:
                actions.append(LAY[face.key])


class ActionQuestion(BattleQuestion[Action]):
    """What to do next in one's turn."""

    def option(self, asked: OpenQuestion, thing: Action) -> Option:
        return thing

    def label(self, table: Battle, asked: OpenQuestion, thing: Action) -> str:
        return thing.label(table, army_asked(table, asked))

    def places(self, table: Battle, asked: OpenQuestion, thing: Action) -> tuple[str, ...]:
        return thing.places(army_asked(table, asked))

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        army = army_asked(table, asked)
        return {"moves": f"{army.heavy} heavy, {army.nimble} nimble"}

    def again(self, table: Battle, asked: OpenQuestion) -> list[Action]:
        super().again(table, asked)
        return possible_actions(table, table.turn_army)

    def expected(self, table: Battle, asked: OpenQuestion) -> list[Action]:
        army = army_asked(table, asked)
        expected: list[Action] = [END_TURN]
        for troop in army.troops:
            expected += actions_of(troop)
        expected += [MOVE[troop.tile] for troop in table.enemy_of(army).troops]
        for utility in army.leads.utilities:
            expected.append(CAST[utility.key])
            if utility.take_rule:
                expected.append(TAKE[utility.key])
        expected += [LAY[trap.key] for trap in army.leads.traps]
        expected += [LEAP[trap.tile] for trap in army.traps]
        return expected + [TEAR_DOWN[wall.tile] for one in table.armies for wall in one.walls]

    def why_not(self, table: Battle, asked: OpenQuestion, thing: Action) -> Barred | None:
        if thing.key in table.declined:
            return Barred("BR-5.8", "You decided against this. Do something else first.")
        return thing.why_not(table, army_asked(table, asked))


ACT: Final = ActionQuestion("action", "BR-4.1", "Your turn. Moves left: {moves}.")

# ---------------------------------------------------------------- doing it


async def action(battle: Battle) -> None:
    """One thing of the turn, or its end. (BR-4.1)"""
    army = battle.armies[battle.active]
    chosen = await choose(army.seats, ACT, possible_actions(battle, army))
    if chosen.hits_own(battle, army):
        answer = await choose(army.seats, OWN_HIT, [CONFIRM, DECLINE], chosen)
        if answer is DECLINE:
            battle.declined.append(chosen.key)
            return
    battle.declined = []
    await chosen.carry_out(battle, army)
    check_end(battle)


CONFIRM: Final = Answer("confirm")
DECLINE: Final = Answer("stop", label="Do something else instead")


class OwnHitQuestion(BattleQuestion[Answer]):
    """Whether to do what would hit troops of one's own; asked about the action. (BR-5.8)"""

    def option(self, asked: OpenQuestion, thing: Answer) -> Option:
        return thing

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        return {"action": action_asked_about(asked).name(table)}

    def subject(self, table: Battle, asked: OpenQuestion) -> str:
        action = action_asked_about(asked)
        return PLACES[action.tile] if isinstance(action, TroopAction) else ""

    def label(self, table: Battle, asked: OpenQuestion, thing: Answer) -> str:
        if thing is DECLINE:
            return thing.label
        return action_asked_about(asked).warning(table, army_asked(table, asked))

    def places(self, table: Battle, asked: OpenQuestion, thing: Answer) -> tuple[str, ...]:
        if thing is DECLINE:
            return ()
        return (action_asked_about(asked).place_hit(table, army_asked(table, asked)),)


OWN_HIT: Final = OwnHitQuestion(
    "own-hit", "BR-5.8", "{action}: this affects your own troops. Go ahead?"
)


def action_asked_about(asked: OpenQuestion) -> Action:
    assert isinstance(asked.about, Action)
    return asked.about


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
