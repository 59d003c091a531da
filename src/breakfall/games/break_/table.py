"""A match of BREAK on the table: how it goes on, how it is copied, how it is shown."""

from __future__ import annotations

from typing import Final

from breakfall.core.game import Setup
from breakfall.core.view import Shell
from breakfall.games.break_ import shell, view
from breakfall.games.break_.formats import OpenChoice
from breakfall.games.break_.nations import trap_cards
from breakfall.games.break_.rules.setup import arrange, compare_priorities
from breakfall.games.break_.rules.turn import action, begin_turn
from breakfall.games.break_.settings import NO_ROUND_LIMIT
from breakfall.games.break_.state import Army, Battle, Snare, Trap, Wall
from breakfall.games.break_.terms import ACTION, BEGIN_TURN, CHOOSE_NATIONS, NO_LIMIT
from breakfall.games.break_.troop import TroopThere
from breakfall.games.break_.view import BattleView
from breakfall.games.break_.words import TroopNamed


def lay_table(setup: Setup) -> BreakTable:
    """The table before the first question. Chance decides who chooses first. (BR-3.1)"""
    form = setup.format
    assert isinstance(form, OpenChoice)
    table = BreakTable(setup.luck(), form)
    lay_zones(table)
    first = setup.settings["first"]
    table.chooser = table.luck.below(2) if first == "random" else int(first)
    table.arranges = setup.settings["setup"] == "arranged"
    rounds = setup.settings["rounds"]
    table.last_round = NO_LIMIT if rounds == NO_ROUND_LIMIT else int(rounds)
    return table


def lay_zones(table: BreakTable) -> None:
    """A box with the traps that may be needed; a hand, the board and a pile for each seat."""
    box = table.new_zone("box", table.everyone)
    for army in table.armies:
        table.new_zone(f"hand-{army.seat}", 1 << army.seat)
        table.new_zone(f"laid-{army.seat}", 1 << army.seat)
        table.new_zone(f"spent-{army.seat}", table.everyone)
    for _ in range(table.format.trap_sets):
        table.new_cards(trap_cards(), box)


async def set_up(battle: Battle) -> None:
    """The set-up, one part at a time. (BR-3)"""
    if battle.stage == CHOOSE_NATIONS:
        await battle.format.choose_nations(battle)
        battle.stage += 1
        compare_priorities(battle)
        return
    await arrange(battle, battle.turn_army)


class BreakTable(Battle):
    async def play(self) -> None:
        while self.outcome is None and self.steps != self.stop_at_step:
            if self.stage == ACTION:
                await action(self)
            elif self.stage == BEGIN_TURN:
                begin_turn(self)
            else:
                await set_up(self)
            self.steps += 1

    # ------------------------------------------------------------ copying

    def copy(self) -> BreakTable:
        """Between two steps nobody is falling and nobody visits another's tile."""
        twin = BreakTable(self.luck.copy(), self.format)
        self.copy_table_to(twin)
        twin.ground = self.ground.copy()
        twin.stage = self.stage
        twin.chooser = self.chooser
        twin.lower = self.lower
        twin.active = self.active
        twin.changes = self.changes
        twin.turn = self.turn
        twin.quiet_turns = self.quiet_turns
        twin.is_quiet = self.is_quiet
        twin.arranges = self.arranges
        twin.last_round = self.last_round
        twin.declined = self.declined.copy()
        for army in self.armies:
            copy_army(army, twin)
        for army in self.armies:
            if army.bomb_on is not None:
                twin.armies[army.seat].bomb_on = twin.board[army.bomb_on.tile]
        return twin

    def release(self) -> None:
        for army in self.armies:
            army.troops.clear()
            army.bomb_on = None

    # ------------------------------------------------------------ showing

    def view(self, mask: int) -> BattleView:
        return view.table(self, mask)

    def shell(self, mask: int) -> Shell:
        return shell.shell(self, mask)

    def fact(self, name: str, value: object, mask: int) -> object:
        """A fact by what it is or by its name: a troop, an army, a tile."""
        if isinstance(value, TroopThere):
            army = self.armies[value.seat]
            return TroopNamed(
                value, self.format.army_name(self, army), is_own=mask & army.mask != 0
            )
        if name == "army" and isinstance(value, int):
            return self.format.army_name(self, self.armies[value])
        if name in TILE_FACTS and isinstance(value, str):
            return value.removeprefix("tile:")
        return super().fact(name, value, mask)


TILE_FACTS: Final = ("tile", "to", "other")


def copy_army(army: Army, table: Battle) -> None:
    twin = table.armies[army.seat]
    twin.nation = army.nation
    twin.priority = army.priority
    for troop in army.troops:
        copied = troop.copy(twin)
        twin.troops.append(copied)
        table.board[copied.tile] = copied
    twin.fallen = army.fallen.copy()
    twin.heavy = army.heavy
    twin.nimble = army.nimble
    twin.ready = army.ready.copy()
    twin.reserve = army.reserve.copy()
    twin.walls = [Wall(wall.tile, wall.tokens) for wall in army.walls]
    twin.trees = army.trees
    twin.line = army.line
    twin.river = army.river
    twin.mouth = army.mouth
    twin.current = army.current
    twin.bomb = army.bomb
    twin.traps = [copy_trap(trap, table) for trap in army.traps]
    twin.snares = [copy_snare(snare, table) for snare in army.snares]


def copy_trap(trap: Trap, table: Battle) -> Trap:
    return Trap(table.cards[trap.card.index], trap.tile, is_no_rogue=trap.is_no_rogue)


def copy_snare(snare: Snare, table: Battle) -> Snare:
    card = None if snare.card is None else table.cards[snare.card.index]
    return Snare(snare.tile, card, snare.coral)
