"""Fire's rites: what is burnt to burn others. (BR-12)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import INFERRED
from breakfall.games.break_.board import NEIGHBOURS, NOWHERE, TILES
from breakfall.games.break_.cards.fire import (
    BLAZE_CARD,
    BOMBO_CARD,
    HERALD_CARD,
    SALAMANDER_CARD,
    Bomb,
    FireLine,
    March,
)
from breakfall.games.break_.icons import MAGE, SACRIFICE, THORNPROOF, THORNS
from breakfall.games.break_.nation import Nation, Stars
from breakfall.games.break_.options import choose_tile, choose_tile_or_stop
from breakfall.games.break_.rules.casting import sacrifice, summon, summoning_tiles
from breakfall.games.break_.rules.damage import remove_fallen, settle, wound_with_thorns
from breakfall.games.break_.state import Army, Battle
from breakfall.games.break_.troop import Troop
from breakfall.games.break_.utility import Utility

RITE_PRICE: Final = 2
RITE_BLAZES: Final = 3
SCORCH_DAMAGE: Final = 2
BLAZES: Final = 0  # their place in the nation's reserve
EVERYBODY: Final = TILES


class Rite(Utility):
    name = "Rite"
    nation = "Fire"
    icons = MAGE | SACRIFICE
    text = "Sacrifice two of your troops, then place up to three blazes on your side."
    rule = "BR-12.2"

    def can_cast(self, battle: Battle, army: Army) -> bool:
        """Without a blaze in reserve there is nothing to pay for. (BR-5.5, BR-12.6)"""
        return army.reserve[BLAZES] > 0 and len(army.troops) >= RITE_PRICE and army.has_any(MAGE)

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        return army.troops.copy() if len(army.troops) == RITE_PRICE else []

    async def cast(self, battle: Battle, army: Army) -> None:
        await sacrifice(battle, army, self, RITE_PRICE, RITE_PRICE)
        battle.out_of = min(RITE_BLAZES, army.reserve[BLAZES])
        for number in range(battle.out_of):
            battle.number = number + 1
            tiles = blaze_tiles(battle, army)
            tile = await choose_tile_or_stop(army, "summon-more", tiles, self)
            if tile == NOWHERE:
                return
            light_blaze(battle, army, tile)


def blaze_tiles(battle: Battle, army: Army) -> list[int]:
    """Where a blaze from the reserve could be placed. (BR-12.6)"""
    return summoning_tiles(battle, army) if army.reserve[BLAZES] > 0 else []


def light_blaze(battle: Battle, army: Army, tile: int) -> None:
    army.reserve[BLAZES] -= 1
    summon(battle, army, BLAZE_CARD, tile)


class Pyre(Utility):
    name = "Pyre"
    nation = "Fire"
    icons = MAGE | SACRIFICE | THORNS
    text = (
        "Sacrifice X of your troops. Every troop on X - 1 connected tiles of your choosing takes "
        "1 thorns damage."
    )
    rule = "BR-12.3"
    text_source = INFERRED  # how much damage is not said
    designed = ("damage",)

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return army.has_any(MAGE)

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        return army.troops.copy() if len(army.troops) == 1 else []

    async def cast(self, battle: Battle, army: Army) -> None:
        burning = await sacrifice(battle, army, self, 1, EVERYBODY) - 1
        chosen: list[int] = []
        battle.out_of = burning
        while len(chosen) < burning:
            battle.number = len(chosen) + 1
            tiles = tiles_connected_to(chosen)
            tile = await choose_tile(army, "burn", tiles, self)
            battle.note("burns", tile)
            chosen.append(tile)
        for tile in chosen:
            troop = battle.board[tile]
            if troop is not None:
                wound_with_thorns(battle, troop, 1, self)
        settle(battle)


def tiles_connected_to(chosen: list[int]) -> list[int]:
    """Beside one of those chosen and not chosen itself; at first, any tile. (BR-12.3)"""
    if not chosen:
        return list(range(TILES))
    beside = {tile for one in chosen for tile in NEIGHBOURS[one]}
    return sorted(beside.difference(chosen))


class Kindle(Utility):
    name = "Kindle"
    nation = "Fire"
    icons = MAGE | THORNS
    text = "Deal 1 thorns damage to a troop of yours. Summon a blaze on your side."
    rule = "BR-12.4"
    asks = "hurt-ally"

    def can_cast(self, battle: Battle, army: Army) -> bool:
        """Without a blaze in reserve there is nothing to pay for. (BR-5.5, BR-12.6)"""
        return army.reserve[BLAZES] > 0 and army.has_any(MAGE)

    def users(self, battle: Battle, army: Army) -> list[int]:
        """Who is immune takes no damage, and so cannot pay for the blaze. (BR-12.4)"""
        return [troop.tile for troop in army.troops if not troop.icons & THORNPROOF]

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        tiles = self.users(battle, army)
        return [battle.troop_at(tiles[0])] if len(tiles) == 1 else []

    async def cast(self, battle: Battle, army: Army) -> None:
        """Whether the damage ends the match is seen when the blaze is there. (BR-15.1)"""
        tile = await choose_tile(army, "hurt-ally", self.users(battle, army), self)
        wound_with_thorns(battle, battle.troop_at(tile), 1, self)
        remove_fallen(battle)
        places = blaze_tiles(battle, army)
        if places:
            light_blaze(battle, army, await choose_tile(army, "summon", places, self))


class Scorch(Utility):
    name = "Scorch"
    nation = "Fire"
    icons = MAGE | THORNS
    text = "An enemy anywhere takes 2 thorns damage."
    rule = "BR-12.5"
    asks = "scorch"

    def users(self, battle: Battle, army: Army) -> list[int]:
        return [enemy.tile for enemy in battle.enemy_of(army).troops]

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return army.has_any(MAGE)

    async def cast(self, battle: Battle, army: Army) -> None:
        enemy = battle.troop_at(await choose_tile(army, "scorch", self.users(battle, army), self))
        wound_with_thorns(battle, enemy, SCORCH_DAMAGE, self)
        settle(battle)


NATION: Final[Nation] = Nation(
    "Fire",
    priority=1,
    stars=Stars(complexity=5, spells=5, attack=5, defence=1),
    set_up=(
        (BLAZE_CARD, None, None, None, BLAZE_CARD),
        (None, BOMBO_CARD, None, BOMBO_CARD, None),
        (BLAZE_CARD, HERALD_CARD, SALAMANDER_CARD, HERALD_CARD, BLAZE_CARD),
    ),
    reserve=((BLAZE_CARD, 3),),
    utilities=(Bomb(), March(), FireLine(), Rite(), Pyre(), Kindle(), Scorch()),
)
