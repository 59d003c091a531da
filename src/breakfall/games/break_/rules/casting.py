"""What several utilities share: shots, sacrifices, summoning. (BR-5, BR-12)"""

from __future__ import annotations

from breakfall.games.break_.board import NEXT, NOWHERE, OWN_SIDE
from breakfall.games.break_.icons import VOLATILE
from breakfall.games.break_.options import choose_tile, choose_tile_or_stop
from breakfall.games.break_.rules.damage import explode, leave_board, remove_fallen
from breakfall.games.break_.state import BLOCKED, Army, Battle
from breakfall.games.break_.troop import Troop, TroopCard
from breakfall.games.break_.utility import Utility


def first_hit(battle: Battle, shooter: Troop) -> Troop | None:
    """The first troop ahead in the column, unless a wall or trees come before it. (BR-5.6)"""
    ahead = NEXT[shooter.army.ahead]
    tile = ahead[shooter.tile]
    while tile >= 0 and not battle.ground[tile] & BLOCKED:
        troop = battle.board[tile]
        if troop is not None:
            return troop
        tile = ahead[tile]
    return None


def shooters(battle: Battle, army: Army, icon: int) -> list[int]:
    """Where those stand who can use a shot and would hit somebody. (BR-5.4, BR-5.5)"""
    return [
        troop.tile
        for troop in army.troops
        if troop.icons & icon and first_hit(battle, troop) is not None
    ]


def own_troops_hit(army: Army, troops: list[Troop | None]) -> list[Troop]:
    """Those of one's own among the troops that something would hit. (BR-5.8)"""
    return [troop for troop in troops if troop is not None and troop.army is army]


def can_shoot(battle: Battle, army: Army, icon: int) -> bool:
    return any(troop.icons & icon and first_hit(battle, troop) is not None for troop in army.troops)


# ---------------------------------------------------------------- sacrifices


async def sacrifice(battle: Battle, army: Army, utility: Utility, least: int, most: int) -> int:
    """Kill so many of one's own troops; explosions come after all of them. (BR-7.11, BR-12.1)

    Whether that ends the match is seen when the card is over. (BR-15.1)
    """
    explosions: list[int] = []
    killed = 0
    while killed < most and army.troops:
        tiles = [troop.tile for troop in army.troops]
        battle.number = killed + 1
        battle.out_of = most
        if len(tiles) <= least - killed:
            tile = tiles[0]  # all of them have to go
        elif killed < least:
            tile = await choose_tile(army, "sacrifice", tiles, utility)
        else:
            tile = await choose_tile_or_stop(army, "sacrifice-more", tiles, utility)
        if tile == NOWHERE:
            break
        troop = battle.troop_at(tile)
        battle.note("sacrificed", troop.who, tile)
        leave_board(battle, troop)
        killed += 1
        if troop.icons & VOLATILE:
            explosions.append(tile)
    for tile in explosions:
        explode(battle, tile)
    remove_fallen(battle)
    return killed


# ---------------------------------------------------------------- new troops


def summoning_tiles(battle: Battle, army: Army) -> list[int]:
    """The empty tiles of one's own side. (BR-12.2)"""
    return [tile for tile in OWN_SIDE[army.seat] if battle.is_empty(tile)]


def summon(battle: Battle, army: Army, card: TroopCard, tile: int) -> None:
    """A fresh troop on the board."""
    battle.note("appears", battle.stand(card, army, tile).who, tile)
