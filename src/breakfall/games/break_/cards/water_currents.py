"""Water's currents: river and flood. (BR-14)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import INFERRED, RULEBOOK
from breakfall.core.question import Barred, choose
from breakfall.games.break_.board import (
    NAMES,
    NEIGHBOURS,
    NEXT,
    NORTH,
    NOWHERE,
    PLACES,
    SOUTH,
    TILES,
)
from breakfall.games.break_.cards.water import (
    CORAL_CARD,
    SEAHORSE_CARD,
    SNARE_CORAL_CARD,
    TIDECALLER_CARD,
    TURTLE_CARD,
    Grow,
)
from breakfall.games.break_.cards.water_whirlpool import Whirlpool
from breakfall.games.break_.events import FLOODS, RIVER_LAID
from breakfall.games.break_.icons import MAGE, THORNPROOF, THORNS
from breakfall.games.break_.nation import Stars
from breakfall.games.break_.questions import (
    EmptyTileQuestion,
)
from breakfall.games.break_.rules.moving import (
    COLLISION_DAMAGE,
    can_be_moved,
    crosses_line,
    shove,
    step_on,
)
from breakfall.games.break_.state import Army, Battle, Nation, Troop, Utility
from breakfall.games.break_.terms import RIVER

RIVER_FROM: Final = EmptyTileQuestion(
    "river-from",
    "BR-14.1",
    "River: where does it begin?",
    "No tile beside {tile} is empty, and the River needs two.",
)
RIVER_TO: Final = EmptyTileQuestion(
    "river-to",
    "BR-14.1",
    "From {about}, which way does the River run?",
    "{tile} is not beside the tile where the River begins.",
)


class River(Utility):
    name = "River"
    nation = "Water"
    icons = THORNS
    text = (
        "On two adjacent empty tiles. Troops that come there are carried to its end; collisions "
        "deal {damage} thorns damage. Laid again, it moves."
    )
    rule = "BR-14.1"
    nothing = "No two empty tiles are next to each other."
    name_source = RULEBOOK
    text_source = INFERRED  # the rulebook does not say that it can be laid again

    def amounts(self) -> dict[str, int]:
        return {"damage": COLLISION_DAMAGE}

    def can_cast(self, battle: Battle, army: Army) -> bool:
        """Two empty tiles side by side; the river's own count, unless somebody is in it."""
        for tile in range(TILES):
            if is_dry(battle, army, tile) and has_dry_neighbour(battle, army, tile):
                return True
        return False

    async def cast(self, battle: Battle, army: Army) -> None:
        lift_river(battle, army)
        springs = [
            tile
            for tile in range(TILES)
            if is_dry(battle, army, tile) and has_dry_neighbour(battle, army, tile)
        ]
        spring = await choose(army.seats, RIVER_FROM, springs, self)
        mouths = [tile for tile in NEIGHBOURS[spring] if is_dry(battle, army, tile)]
        mouth = await choose(army.seats, RIVER_TO, mouths, spring)
        army.river = spring
        army.mouth = mouth
        for direction in range(4):
            if NEXT[direction][spring] == mouth:
                army.current = direction
        battle.ground[spring] |= RIVER
        battle.ground[mouth] |= RIVER
        RIVER_LAID.tell(battle, army.mask, PLACES[spring], PLACES[mouth])


def is_dry(battle: Battle, army: Army, tile: int) -> bool:
    """Empty once this army's river is taken up. (BR-14.2)"""
    if battle.board[tile] is not None:
        return False
    ground = battle.ground[tile]
    return ground == 0 or (ground == RIVER and (tile == army.river or tile == army.mouth))


def has_dry_neighbour(battle: Battle, army: Army, tile: int) -> bool:
    return any(is_dry(battle, army, other) for other in NEIGHBOURS[tile])


def lift_river(battle: Battle, army: Army) -> None:
    """There is one river: it is taken up before it is laid again. (BR-14.2)"""
    if army.river >= 0:
        battle.ground[army.river] &= ~RIVER
        battle.ground[army.mouth] &= ~RIVER
        army.river = NOWHERE
        army.mouth = NOWHERE


class Flood(Utility):
    name = "Flood"
    nation = "Water"
    icons = MAGE | THORNS
    text = (
        "With your river on the board: every troop in its row or column is pushed one tile along "
        "the current."
    )
    rule = "BR-14.8"
    own_hits = "hurts your {}"
    nothing = "Nobody can be pushed in the row or column of your River."

    def can_cast(self, battle: Battle, army: Army) -> bool:
        if army.river < 0 or not army.has_any(MAGE):
            return False
        return bool(flooded_troops(battle, army))

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        hurt = hurt_by_flood(battle, army)
        return [troop for troop in army.troops if troop in hurt]

    def price(self, army: Army) -> str:
        line = "column" if army.current in (NORTH, SOUTH) else "row"
        return f" (pushes everybody in the {line} of {NAMES[army.river]}, yours too)"

    def why_not(self, battle: Battle, army: Army) -> Barred:
        if army.river < 0:
            return Barred(self.rule, "Flood needs your River on the board.")
        return super().why_not(battle, army)

    async def cast(self, battle: Battle, army: Army) -> None:
        """One tile, from the end of the current backwards: rows make room. (BR-14.8, BR-14.9)"""
        FLOODS.tell(battle, army.mask, PLACES[army.river], PLACES[army.mouth])
        for troop in flooded_troops(battle, army):
            if battle.outcome is None and troop.power > 0 and shove(battle, troop, army.current):
                step_on(battle, troop)


def flooded_troops(battle: Battle, army: Army) -> list[Troop]:
    """Whom the flood will push, the furthest along the current first."""
    standing = [battle.board[tile] for tile in UPSTREAM[army.current][army.mouth]]
    return [troop for troop in standing if troop is not None and can_be_moved(troop)]


def hurt_by_flood(battle: Battle, army: Army) -> list[Troop]:
    """Who would collide, be hit or pass a fire line; twice if so. (BR-11.7, BR-14.9)"""
    board = battle.board.copy()
    hurt: list[Troop] = []
    for troop in flooded_troops(battle, army):
        tile = NEXT[army.current][troop.tile]
        place = troop.tile if battle.is_blocked(tile) else tile
        struck = board[place]
        if struck is not None and not struck.icons & THORNPROOF:
            hurt.append(struck)
            if hurt.count(struck) >= struck.power:
                board[place] = None
        if place == tile and board[tile] is None:
            board[troop.tile] = None
            if crosses_line(battle, troop, tile) and not troop.icons & THORNPROOF:
                hurt.append(troop)
            if hurt.count(troop) < troop.power:
                board[tile] = troop
    return hurt


def whole_line(tile: int, direction: int) -> list[int]:
    """The row or column through a tile, the furthest in that direction first."""
    onward, back = NEXT[direction], NEXT[(direction + 2) % 4]
    while onward[tile] >= 0:
        tile = onward[tile]
    tiles: list[int] = []
    while tile >= 0:
        tiles.append(tile)
        tile = back[tile]
    return tiles


# The tiles that a flood acts on, by the river's current and any tile of it.
UPSTREAM: Final[list[list[list[int]]]] = [
    [whole_line(tile, direction) for tile in range(TILES)] for direction in range(4)
]


NATION: Final[Nation] = Nation(
    "Water",
    priority=4,
    stars=Stars(complexity=2, spells=5, attack=1, defence=5),
    set_up=(
        (CORAL_CARD, SEAHORSE_CARD, TURTLE_CARD, SEAHORSE_CARD, CORAL_CARD),
        (None, CORAL_CARD, None, CORAL_CARD, None),
        (None, TIDECALLER_CARD, SEAHORSE_CARD, TIDECALLER_CARD, None),
    ),
    reserve=((CORAL_CARD, 2), (SNARE_CORAL_CARD, 2)),
    utilities=(Grow(), River(), Flood(), Whirlpool()),
)
