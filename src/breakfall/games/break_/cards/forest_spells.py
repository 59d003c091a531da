"""Forest's trees, arrow and gust. (BR-10, BR-17.8)"""

from __future__ import annotations

from typing import ClassVar, Final

from breakfall.core.cards import HOUSE, RULEBOOK
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.break_.board import BEHIND, NEIGHBOURS, NEXT, NOWHERE, PLACES
from breakfall.games.break_.cards.forest import (
    ARCHER_CARD,
    DRUID_CARD,
    HAWKEYE_CARD,
    LURKING_ROGUE,
    WARDEN_CARD,
    WOLF_CARD,
    Leaves,
    SnareTrap,
)
from breakfall.games.break_.events import BLOWN_BACK, PLACES_CARD, SHOOTS, TAKES_BACK
from breakfall.games.break_.icons import (
    ARCHER,
    MAGE,
    MARKSMAN,
)
from breakfall.games.break_.nation import Stars
from breakfall.games.break_.questions import (
    EmptyTileQuestion,
    TroopQuestion,
    army_asked,
    why_it_stays,
)
from breakfall.games.break_.rules.casting import (
    SHOOT,
    can_shoot,
    first_hit,
    own_troops_hit,
    shooters,
)
from breakfall.games.break_.rules.damage import settle, wound
from breakfall.games.break_.rules.moving import can_be_moved, walk
from breakfall.games.break_.state import Army, Battle, Nation, Troop, Utility
from breakfall.games.break_.terms import BLOCKED, TREES
from breakfall.games.break_.words import tile_and_whom

PLACE_TREES: Final = EmptyTileQuestion(
    "place", "BR-10.1", "{about}: on which tile?", "{tile} is not beside any of your troops."
)


class TreesCard(Utility):
    name = "Trees"
    nation = "Forest"
    text = (
        "On an empty tile beside one of your troops. They block troops and shots. In a turn you "
        "either place them or take them back."
    )
    rule = "BR-10.1"
    take_rule = "BR-10.2"
    nothing = "No tile beside your troops is empty."
    name_source = RULEBOOK
    copies_source = HOUSE

    def can_cast(self, battle: Battle, army: Army) -> bool:
        for troop in army.troops:
            for tile in NEIGHBOURS[troop.tile]:
                if battle.is_empty(tile):
                    return True
        return False

    async def cast(self, battle: Battle, army: Army) -> None:
        tile = await choose(army.seats, PLACE_TREES, tiles_beside(battle, army.troops), self)
        army.trees = tile
        battle.ground[tile] |= TREES
        PLACES_CARD.tell(battle, army.mask, army.seat, self, PLACES[tile])

    def is_out(self, army: Army) -> bool:
        return army.trees >= 0

    def take(self, battle: Battle, army: Army) -> None:
        """Back to the hand, instead of placing them. (BR-10.2)"""
        TAKES_BACK.tell(battle, army.mask, army.seat, self, PLACES[army.trees])
        battle.ground[army.trees] &= ~TREES
        army.trees = NOWHERE


def tiles_beside(battle: Battle, troops: list[Troop]) -> list[int]:
    """The empty tiles adjacent to any of these troops, in the order of the board."""
    found: set[int] = set()
    for troop in troops:
        for tile in NEIGHBOURS[troop.tile]:
            if battle.is_empty(tile):
                found.add(tile)
    return sorted(found)


class Arrow(Utility):
    name = "Arrow"
    nation = "Forest"
    icons = ARCHER
    damage: ClassVar[int] = 2
    text = "A shot in the archer's column: {damage} damage to the first troop."
    rule = "BR-10.3"
    own_hits = "hits your {}"
    nothing = "None of your archers has anybody ahead to hit."

    def amounts(self) -> dict[str, int]:
        return {"damage": self.damage}

    def sole_user(self, battle: Battle, user: Troop) -> str:
        return SHOOT.words(battle, user, user.army.seat)

    def users(self, battle: Battle, army: Army) -> list[Troop]:
        return shooters(battle, army, ARCHER)

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        archers = self.users(battle, army)
        if len(archers) > 1:
            return []
        return own_troops_hit(army, [first_hit(battle, archers[0])])

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return can_shoot(battle, army, ARCHER)

    async def cast(self, battle: Battle, army: Army) -> None:
        """A marksman deals one more. (BR-7.1)"""
        shooter = await choose(army.seats, SHOOT, self.users(battle, army), self)
        hit = first_hit(battle, shooter)
        assert hit is not None
        SHOOTS.tell(battle, army.mask, shooter, hit)
        damage = self.damage + 1 if shooter.icons & MARKSMAN else self.damage
        wound(battle, hit, damage, self)
        settle(battle)


class PushQuestion(TroopQuestion):
    """Which enemy a gust pushes back."""

    def outcome(self, battle: Battle, troop: Troop, seat: int) -> str:
        return f", to {tile_and_whom(battle, tile_behind(battle, troop), seat)}"

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop) -> Barred:
        name = thing.card.name
        if thing.army is army_asked(table, asked):
            return Barred(self.rule, f"{name} is one of your own. Gust pushes enemies.")
        if not can_be_moved(thing):
            return why_it_stays(thing)
        return Barred("BR-10.5", f"The tile behind {name} is blocked or has its own army on it.")


PUSH: Final = PushQuestion("push", "BR-10.4", "{about}: push back which enemy?")


class Gust(Utility):
    name = "Gust"
    nation = "Forest"
    icons = MAGE
    text = (
        "Push any enemy one tile back, onto an empty or obstructed tile or into one of your "
        "troops, which starts combat."
    )
    rule = "BR-10.4"
    own_hits = "pushes an enemy into your {}"
    nothing = "No enemy can be pushed back."

    def sole_user(self, battle: Battle, user: Troop) -> str:
        return PUSH.words(battle, user, 1 - user.army.seat)

    def users(self, battle: Battle, army: Army) -> list[Troop]:
        enemies = battle.enemy_of(army).troops
        return [enemy for enemy in enemies if tile_behind(battle, enemy) >= 0]

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        enemies = self.users(battle, army)
        if len(enemies) > 1:
            return []
        behind = tile_behind(battle, enemies[0])
        return own_troops_hit(army, [battle.board[behind]])

    def can_cast(self, battle: Battle, army: Army) -> bool:
        if not army.has_any(MAGE):
            return False
        return any(tile_behind(battle, enemy) >= 0 for enemy in battle.armies[1 - army.seat].troops)

    async def cast(self, battle: Battle, army: Army) -> None:
        enemy = await choose(army.seats, PUSH, self.users(battle, army), self)
        walk(battle, enemy, tile_behind(battle, enemy), BLOWN_BACK)


def tile_behind(battle: Battle, enemy: Troop) -> int:
    """Where a gust would push this troop, or NOWHERE. (BR-10.5)"""
    if not can_be_moved(enemy):
        return NOWHERE
    tile = NEXT[BEHIND[enemy.army.seat]][enemy.tile]
    if tile < 0 or battle.ground[tile] & BLOCKED:
        return NOWHERE
    other = battle.board[tile]
    return tile if other is None or other.army is not enemy.army else NOWHERE


NATION: Final[Nation] = Nation(
    "Forest",
    priority=2,
    stars=Stars(complexity=5, spells=5, attack=5, defence=5),
    set_up=(
        (ARCHER_CARD, WOLF_CARD, WARDEN_CARD, None, ARCHER_CARD),
        (None, WOLF_CARD, None, HAWKEYE_CARD, None),
        (None, DRUID_CARD, None, DRUID_CARD, None),
    ),
    utilities=(TreesCard(), Arrow(), Gust()),
    traps=(LURKING_ROGUE, SnareTrap(), Leaves()),
)
