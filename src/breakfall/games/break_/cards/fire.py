"""Fire: weak flesh, bombs, blazes. (BR-11.1 to BR-11.4, BR-17.5, BR-17.9)"""

from __future__ import annotations

from typing import ClassVar, Final

from breakfall.core.cards import RULEBOOK
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.break_.board import NEXT, NOWHERE, PLACES
from breakfall.games.break_.events import BOMB_EXPLODES, BOMB_THROWN
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
from breakfall.games.break_.questions import (
    NextTroopQuestion,
    Part,
    TroopQuestion,
    army_asked,
    why_it_stays,
)
from breakfall.games.break_.rules.damage import (
    EXPLOSION_DAMAGE,
    drop_bomb,
    explode,
    lift_bomb,
    settle,
    stick,
)
from breakfall.games.break_.rules.moving import can_be_moved, can_enter, walk
from breakfall.games.break_.state import Army, Battle, Troop, Utility
from breakfall.games.break_.terms import BLOCKED
from breakfall.games.break_.troop import BLAZE, BOMBO, TroopCard
from breakfall.games.break_.words import tile_and_whom


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

BOMB_RANGE: Final = 3  # BR-11.1


class ThrowQuestion(TroopQuestion):
    """Which Bomb'O throws the bomb."""

    def outcome(self, battle: Battle, troop: Troop, seat: int) -> str:
        return f", to {tile_and_whom(battle, bomb_tile(battle, troop), seat)}"

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop) -> Barred:
        if thing.army is not army_asked(table, asked) or thing.role != BOMBO:
            return Barred(self.rule, "Only your Bomb'Os throw the bomb.")
        return Barred(
            self.rule, f"The tile {BOMB_RANGE} ahead of it is blocked or beyond the board."
        )


THROW: Final = ThrowQuestion("throw", "BR-11.1", "Bomb: which Bomb'O throws it?")


class Bomb(Utility):
    name = "Bomb"
    nation = "Fire"
    icons = THORNS | PATTERN
    text = (
        "Lands {range} tiles ahead of a Bomb'O and sticks to an enemy there or to the first that "
        "comes. It explodes at the start of your next turn for {damage} thorns damage."
    )
    rule = "BR-11.1"
    nothing = f"No Bomb'O of yours has an open tile {BOMB_RANGE} ahead of it."
    name_source = RULEBOOK

    def amounts(self) -> dict[str, int]:
        return {"range": BOMB_RANGE, "damage": EXPLOSION_DAMAGE}

    def sole_user(self, battle: Battle, user: Troop) -> str:
        return THROW.words(battle, user, user.army.seat)

    def users(self, battle: Battle, army: Army) -> list[Troop]:
        return [
            troop for troop in army.troops if troop.role == BOMBO and bomb_tile(battle, troop) >= 0
        ]

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return any(troop.role == BOMBO and bomb_tile(battle, troop) >= 0 for troop in army.troops)

    async def cast(self, battle: Battle, army: Army) -> None:
        thrower = await choose(army.seats, THROW, self.users(battle, army), self)
        tile = bomb_tile(battle, thrower)
        BOMB_THROWN.tell(battle, army.mask, thrower, PLACES[tile])
        drop_bomb(battle, army, tile)
        there = battle.board[tile]
        if there is not None:
            stick(battle, there)


def bomb_tile(battle: Battle, thrower: Troop) -> int:
    """Where the bomb lands, unless that is blocked. (BR-11.1)"""
    ahead = NEXT[thrower.army.ahead]
    tile = thrower.tile
    for _ in range(BOMB_RANGE):
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
    explode(battle, tile, BOMB_EXPLODES)
    settle(battle)


# ---------------------------------------------------------------- march


class MarchQuestion(TroopQuestion):
    """Which blaze moves forward."""

    def outcome(self, battle: Battle, troop: Troop, seat: int) -> str:
        return f", to {tile_and_whom(battle, NEXT[troop.army.ahead][troop.tile], seat)}"

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop) -> Barred:
        if thing.army is not army_asked(table, asked) or thing.role != BLAZE:
            return Barred(self.rule, "Only your Blazes march.")
        if not can_be_moved(thing):
            return why_it_stays(thing)
        if not can_march(table, thing):
            return Barred("BR-4.5", "The tile ahead of it is blocked or has a troop of yours.")
        return Barred(self.rule, "It has marched already.")


MARCH: Final = MarchQuestion(
    "march", "BR-11.4", "March: which Blaze moves forward? ({number} of up to {out_of})"
)
MARCH_ON: Final = NextTroopQuestion(
    "march-on", "March: does another Blaze move forward? ({number} of up to {out_of})", MARCH
)


class March(Utility):
    name = "March"
    nation = "Fire"
    blazes: ClassVar[int] = 2
    text = "Up to {blazes} of your blazes move one tile forward, into enemies too."
    rule = "BR-11.4"
    nothing = "None of your Blazes can move forward."

    def amounts(self) -> dict[str, int]:
        return {"blazes": self.blazes}

    def sole_user(self, battle: Battle, user: Troop) -> str:
        return MARCH.words(battle, user, user.army.seat)

    def users(self, battle: Battle, army: Army) -> list[Troop]:
        return [troop for troop in army.troops if can_march(battle, troop)]

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return any(can_march(battle, troop) for troop in army.troops)

    async def cast(self, battle: Battle, army: Army) -> None:
        first = await choose(
            army.seats, MARCH, self.users(battle, army), Part(self, 1, self.blazes)
        )
        walk(battle, first, NEXT[army.ahead][first.tile])
        marched = [first]
        while battle.outcome is None and len(marched) < self.blazes:
            others = [troop for troop in self.users(battle, army) if troop not in marched]
            if not others:
                return
            part = Part(self, len(marched) + 1, self.blazes)
            blaze = await choose(army.seats, MARCH_ON, [None, *others], part)
            if blaze is None:
                return
            walk(battle, blaze, NEXT[army.ahead][blaze.tile])
            marched.append(blaze)


def can_march(battle: Battle, troop: Troop) -> bool:
    return (
        troop.role == BLAZE
        and can_be_moved(troop)
        and can_enter(battle, troop, NEXT[troop.army.ahead][troop.tile])
    )


# ---------------------------------------------------------------- the troops

BLAZE_CARD: Final[TroopCard] = Blaze()
HERALD_CARD: Final[TroopCard] = Herald()
BOMBO_CARD: Final[TroopCard] = BombO()
SALAMANDER_CARD: Final[TroopCard] = Salamander()
TROOPS: Final[tuple[TroopCard, ...]] = (BLAZE_CARD, HERALD_CARD, BOMBO_CARD, SALAMANDER_CARD)
