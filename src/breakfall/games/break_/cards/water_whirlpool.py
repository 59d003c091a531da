"""Water's whirlpool. (BR-14.10, BR-14.11)"""

from __future__ import annotations

from typing import Final

from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.break_.board import (
    DISTANCE,
    NAMES,
    NEIGHBOURS,
    TILES,
)
from breakfall.games.break_.icons import MAGE, THORNS
from breakfall.games.break_.questions import (
    EmptyTileQuestion,
    NextTroopQuestion,
    TroopQuestion,
    why_it_stays,
)
from breakfall.games.break_.rules.moving import (
    COLLISION_DAMAGE,
    can_be_moved,
    push_to,
    wash,
)
from breakfall.games.break_.state import Army, Battle, Troop, Utility
from breakfall.games.break_.words import standing


class WhirlQuestion(TroopQuestion):
    """Which troop is pushed into a tile; asked about the tile."""

    def words(self, battle: Battle, troop: Troop, seat: int) -> str:
        whose = "your " if troop.army.seat == seat else ""
        return f"{whose}{standing(battle, troop)}"

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop) -> Barred:
        centre = asked.about
        assert isinstance(centre, int)
        if not can_be_moved(thing):
            return why_it_stays(thing)
        if thing.tile == centre or DISTANCE[thing.tile * TILES + centre] > 1:
            return Barred(self.rule, f"{thing.card.name} is not beside {NAMES[centre]}.")
        return Barred(self.rule, f"{thing.card.name} was pushed already.")


WHIRLPOOL: Final = EmptyTileQuestion(
    "whirlpool",
    "BR-14.10",
    "Whirlpool: on which empty tile?",
    "Nobody beside {tile} can be pushed.",
)
WHIRL: Final = WhirlQuestion(
    "whirl", "BR-14.10", "Whirlpool: push which troop into {about}? (1 of up to 2)"
)
WHIRL_MORE: Final = NextTroopQuestion(
    "whirl-more", "Whirlpool: push another troop into {about}? (2 of up to 2)", WHIRL
)


class Whirlpool(Utility):
    name = "Whirlpool"
    nation = "Water"
    icons = MAGE | THORNS
    text = (
        "Push up to two troops beside an empty tile into it. The second hits the first: {damage} "
        "thorns damage if that is an enemy."
    )
    rule = "BR-14.10"
    nothing = "Nobody who can be pushed has an empty tile beside them."

    def amounts(self) -> dict[str, int]:
        return {"damage": COLLISION_DAMAGE}

    def can_cast(self, battle: Battle, army: Army) -> bool:
        if not army.has_any(MAGE):
            return False
        for side in battle.armies:
            for troop in side.troops:
                if can_be_moved(troop):
                    for tile in NEIGHBOURS[troop.tile]:
                        if battle.is_empty(tile):
                            return True
        return False

    async def cast(self, battle: Battle, army: Army) -> None:
        centres = [
            tile for tile in range(TILES) if battle.is_empty(tile) and troops_beside(battle, tile)
        ]
        centre = await choose(army.seats, WHIRLPOOL, centres, self)
        first = await choose(army.seats, WHIRL, troops_beside(battle, centre), centre)
        pull(battle, army, first, centre)
        if battle.outcome is not None:
            return
        others: list[Troop | None] = [None]
        others += [troop for troop in troops_beside(battle, centre) if troop is not first]
        if len(others) > 1:
            second = await choose(army.seats, WHIRL_MORE, others, centre)
            if second is not None:
                pull(battle, army, second, centre)


def troops_beside(battle: Battle, tile: int) -> list[Troop]:
    """Those that could be pushed to this tile."""
    found: list[Troop] = []
    for beside in NEIGHBOURS[tile]:
        troop = battle.board[beside]
        if troop is not None and can_be_moved(troop):
            found.append(troop)
    return found


def pull(battle: Battle, army: Army, troop: Troop, centre: int) -> None:
    """Into the centre; who is there already is hit, and hurt if an enemy. (BR-14.11)"""
    there = battle.board[centre]
    if push_to(battle, troop, centre, harms=there is not None and there.army is not army):
        wash(battle, troop)
