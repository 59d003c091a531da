"""Fire: weak flesh, bombs, blazes. (BR-11, BR-17.5, BR-17.9)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import RULEBOOK
from breakfall.core.choice import OptionQuestion
from breakfall.games.break_.board import NEXT, NOWHERE
from breakfall.games.break_.icons import (
    COLUMN,
    FRAIL,
    MAGE,
    NIMBLE,
    PATTERN,
    THORNPROOF,
    THORNS,
    VOLATILE,
)
from breakfall.games.break_.options import ALL_LINES, choose_tile, choose_tile_or_stop
from breakfall.games.break_.rules.damage import drop_bomb, explode, lift_bomb, settle, stick
from breakfall.games.break_.rules.moving import can_be_moved, can_enter, walk
from breakfall.games.break_.state import BLOCKED, Army, Battle
from breakfall.games.break_.troop import BLAZE, BOMBO, Troop, TroopCard
from breakfall.games.break_.utility import Utility

MARCHING: Final = 2


class Blaze(TroopCard):
    name = "Blaze"
    nation = "Fire"
    power = 1
    icons = NIMBLE | VOLATILE
    role = BLAZE
    lore = "Burns to meet you."
    name_source = RULEBOOK


class Herald(TroopCard):
    name = "Herald"
    nation = "Fire"
    power = 1
    icons = MAGE | FRAIL
    lore = "Announces the end, and passes the matches."
    name_source = RULEBOOK


class BombO(TroopCard):
    name = "Bomb'O"
    nation = "Fire"
    power = 2
    role = BOMBO
    text = "Can throw the bomb."
    text_source = RULEBOOK
    lore = "Do not clap him on the back."
    name_source = RULEBOOK


class Salamander(TroopCard):
    name = "Salamander"
    nation = "Fire"
    power = 3
    icons = THORNPROOF | COLUMN
    column = 2
    lore = "Sleeps in the forge, bites in the field."


# ---------------------------------------------------------------- bomb


class Bomb(Utility):
    name = "Bomb"
    nation = "Fire"
    icons = THORNS | PATTERN
    text = (
        "Lands three tiles ahead of a Bomb'O and sticks to an enemy there or to the first that "
        "comes. It explodes at the start of your next turn for 1 thorns damage."
    )
    rule = "BR-11.1"
    asks = "throw"
    name_source = RULEBOOK

    def users(self, battle: Battle, army: Army) -> list[int]:
        return [
            troop.tile
            for troop in army.troops
            if troop.role == BOMBO and bomb_tile(battle, troop) >= 0
        ]

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return any(troop.role == BOMBO and bomb_tile(battle, troop) >= 0 for troop in army.troops)

    async def cast(self, battle: Battle, army: Army) -> None:
        thrower = battle.troop_at(await choose_tile(army, "throw", self.users(battle, army), self))
        tile = bomb_tile(battle, thrower)
        battle.note("bomb-thrown", thrower.who, tile)
        drop_bomb(battle, army, tile)
        there = battle.board[tile]
        if there is not None:
            stick(battle, there)


def bomb_tile(battle: Battle, thrower: Troop) -> int:
    """Three tiles ahead, unless that is blocked. (BR-11.1)"""
    ahead = NEXT[thrower.army.ahead]
    tile = thrower.tile
    for _ in range(3):
        tile = ahead[tile]
        if tile < 0:
            return NOWHERE
    return NOWHERE if battle.ground[tile] & BLOCKED else tile


def bomb_explodes(battle: Battle, army: Army) -> None:
    """At the start of its owner's turn, wherever it is. (BR-11.3)"""
    carrier = army.bomb_on
    tile = army.bomb if carrier is None else carrier.tile
    if tile < 0:
        return
    army.bomb_on = None
    lift_bomb(battle, army)
    battle.note("bomb-explodes", tile)
    explode(battle, tile)
    settle(battle)


# ---------------------------------------------------------------- march and line


class March(Utility):
    name = "March"
    nation = "Fire"
    text = "Up to two of your blazes move one tile forward, into enemies too."
    rule = "BR-11.4"
    asks = "march"

    def users(self, battle: Battle, army: Army) -> list[int]:
        return [troop.tile for troop in army.troops if can_march(battle, troop)]

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return any(can_march(battle, troop) for troop in army.troops)

    async def cast(self, battle: Battle, army: Army) -> None:
        marched: list[Troop] = []
        for _ in range(MARCHING):
            tiles = [
                troop.tile
                for troop in army.troops
                if troop not in marched and can_march(battle, troop)
            ]
            if marched:
                tile = await choose_tile_or_stop(army, "march-on", tiles, self)
            else:
                tile = await choose_tile(army, "march", tiles, self)
            if tile == NOWHERE:
                return
            blaze = battle.troop_at(tile)
            marched.append(blaze)
            walk(battle, blaze, NEXT[army.ahead][tile])
            if battle.outcome is not None:
                return


def can_march(battle: Battle, troop: Troop) -> bool:
    return (
        troop.role == BLAZE
        and can_be_moved(troop)
        and can_enter(battle, troop, NEXT[troop.army.ahead][troop.tile])
    )


class FireLine(Utility):
    name = "Fire Line"
    nation = "Fire"
    icons = THORNS
    text = (
        "On any grid line between two tiles. An enemy passing through takes 1 thorns damage. In "
        "a turn you either place it or take it."
    )
    rule = "BR-11.5"

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return True

    async def cast(self, battle: Battle, army: Army) -> None:
        taken = battle.enemy_of(army).line
        options = ALL_LINES
        if taken >= 0:
            options = [line for line in ALL_LINES if line.number != taken]
        answer = await OptionQuestion(army.seats, "line", options, self)
        army.line = answer.number
        battle.note("line-placed", answer.number)

    def is_out(self, army: Army) -> bool:
        return army.line >= 0

    def take(self, battle: Battle, army: Army) -> None:
        """Off the board, instead of placing it. (BR-11.6)"""
        battle.note("line-taken", army.line)
        army.line = NOWHERE


BLAZE_CARD: Final[TroopCard] = Blaze()
HERALD_CARD: Final[TroopCard] = Herald()
BOMBO_CARD: Final[TroopCard] = BombO()
SALAMANDER_CARD: Final[TroopCard] = Salamander()
TROOPS: Final[tuple[TroopCard, ...]] = (BLAZE_CARD, HERALD_CARD, BOMBO_CARD, SALAMANDER_CARD)
