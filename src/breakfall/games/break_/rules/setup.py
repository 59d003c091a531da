"""Set-up: nations, starting troops, rearranging, priority. (BR-3)"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from breakfall.core.cards import put_on_top
from breakfall.core.option import Option, option
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.break_.board import (
    COLUMNS,
    NAMES,
    PLACES,
    SET_UP_ROWS,
    SET_UP_TILES,
    column_of,
    home_tile,
)
from breakfall.games.break_.events import ARRANGED, BEGINS, LEADS
from breakfall.games.break_.nations import NATIONS, trap_cards
from breakfall.games.break_.questions import (
    BattleQuestion,
    TileQuestion,
    army_asked,
    at_every_tile,
    troop_asked_about,
)
from breakfall.games.break_.state import Army, Battle, Nation, Troop
from breakfall.games.break_.terms import BEGIN_TURN
from breakfall.games.break_.troop import NO_COLUMN
from breakfall.games.break_.words import standing

# ---------------------------------------------------------------- nations


class NationQuestion(BattleQuestion[Nation]):
    """Which nation to lead."""

    def option(self, asked: OpenQuestion, thing: Nation) -> Option:
        return thing.option

    def label(self, table: Battle, asked: OpenQuestion, thing: Nation) -> str:
        stars = thing.stars
        return (
            f"{thing.name} (complexity {stars.complexity}, spells {stars.spells}, "
            f"attack {stars.attack}, defense {stars.defence})"
        )

    def expected(self, table: Battle, asked: OpenQuestion) -> list[Nation]:
        return NATIONS

    def barred(self, table: Battle, asked: OpenQuestion, thing: Nation) -> Barred:
        return Barred(self.rule, f"The other player leads {thing.name}.")


NATION: Final = NationQuestion("nation", "BR-3.1", "Which nation do you lead?")


def choose_nation(army: Army, taken: Nation | None) -> Awaitable[Nation]:
    """Any nation that the other player has not chosen. (BR-3.1)"""
    return choose(army.seats, NATION, [nation for nation in NATIONS if nation is not taken])


def lead(battle: Battle, army: Army, nation: Nation) -> None:
    """The player takes the nation and its basic set-up. (BR-3.3)"""
    LEADS.tell(battle, army.mask, army.seats, nation.name)
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
    BEGINS.tell(battle, battle.turn_army.mask, battle.active)
    if not battle.arranges:
        battle.stage = BEGIN_TURN


# ---------------------------------------------------------------- rearranging

DONE: Final = option("done")
TAKE_UP: Final[list[Option]] = at_every_tile("move")


class ArrangeQuestion(BattleQuestion["Troop | None"]):
    """Which troop to take up; None keeps the set-up as it is."""

    def option(self, asked: OpenQuestion, thing: Troop | None) -> Option:
        return DONE if thing is None else TAKE_UP[thing.tile]

    def label(self, table: Battle, asked: OpenQuestion, thing: Troop | None) -> str:
        return "Keep this set-up" if thing is None else standing(table, thing)

    def places(self, table: Battle, asked: OpenQuestion, thing: Troop | None) -> tuple[str, ...]:
        return () if thing is None else (PLACES[thing.tile],)

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        return {"changes": len(army_asked(table, asked).troops) - table.changes}

    def expected(self, table: Battle, asked: OpenQuestion) -> list[Troop | None]:
        return [None, *table.armies[0].troops, *table.armies[1].troops]

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop | None) -> Barred:
        assert thing is not None  # to keep the set-up is always offered
        if thing.army is not army_asked(table, asked):
            return Barred(self.rule, f"{thing.card.name} is the enemy's. Rearrange your own.")
        return Barred("BR-3.5", f"{thing.card.name} can start nowhere else in its column.")


class ArrangeToQuestion(TileQuestion):
    """Where a troop starts; asked about the troop."""

    def label(self, table: Battle, asked: OpenQuestion, thing: int) -> str:
        other = table.board[thing]
        if other is None:
            return super().label(table, asked, thing)
        return f"{NAMES[thing]}, in exchange for {other.card.name}"

    def barred(self, table: Battle, asked: OpenQuestion, thing: int) -> Barred:
        troop = troop_asked_about(asked)
        name, other = troop.card.name, table.board[thing]
        if thing not in SET_UP_TILES[troop.army.seat]:
            return Barred(self.rule, f"{NAMES[thing]} is not in your first three rows.")
        if not may_start_at(troop, thing):
            return Barred("BR-3.5", f"{name} must start in its own column.")
        if other is troop:
            return Barred(self.rule, f"{name} stands on {NAMES[thing]} already.")
        if other is not None and other.card is not troop.card:
            return Barred("BR-3.5", f"{other.card.name} must start in its own column.")
        return Barred(self.rule, f"Another {name} stands there: nothing would change.")


ARRANGE: Final = ArrangeQuestion(
    "arrange", "BR-3.4", "Rearrange your set-up: move which troop? Changes left: {changes}."
)
ARRANGE_TO: Final = ArrangeToQuestion("arrange-to", "BR-3.4", "Where does {about} start?")


async def arrange(battle: Battle, army: Army) -> None:
    """Take up a troop and put it elsewhere, or leave it so. (BR-3.4)"""
    troops: list[Troop | None] = [None]
    for troop in army.troops:
        if can_be_arranged(battle, army, troop):
            troops.append(troop)
    chosen = await choose(army.seats, ARRANGE, troops)
    battle.changes += 1
    if chosen is not None:
        tiles = [tile for tile in SET_UP_TILES[army.seat] if may_exchange(battle, chosen, tile)]
        exchange(battle, chosen, await choose(army.seats, ARRANGE_TO, tiles, chosen))
    if chosen is None or battle.changes == len(army.troops):
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
    ARRANGED.tell(battle, troop.army.mask, troop, PLACES[tile])
    other = battle.board[tile]
    battle.board[troop.tile] = other
    if other is not None:
        other.tile = troop.tile
    troop.tile = tile
    battle.board[tile] = troop
