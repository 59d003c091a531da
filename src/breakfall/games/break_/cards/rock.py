"""Rock: big bodies, few tricks. (BR-8, BR-17.3, BR-17.7)"""

from __future__ import annotations

from typing import ClassVar, Final

from breakfall.core.cards import INFERRED, RULEBOOK
from breakfall.core.event import NOBODY
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.break_.board import NEXT, NOWHERE, PATTERN, PLACES, TILES
from breakfall.games.break_.events import HURLED, PLACES_CARD, SHOOTS, WALL_GONE
from breakfall.games.break_.icons import (
    BLADE,
    COLUMN,
    CONSUMABLE,
    HELMET,
    MAGE,
    NIMBLE,
    THORNS,
)
from breakfall.games.break_.icons import PATTERN as PATTERN_ICON
from breakfall.games.break_.nation import Stars
from breakfall.games.break_.questions import EmptyTileQuestion, TroopQuestion, army_asked
from breakfall.games.break_.rules.casting import (
    SHOOT,
    can_shoot,
    first_hit,
    own_troops_hit,
    shooters,
)
from breakfall.games.break_.rules.damage import EXPLOSION_DAMAGE, explode, settle
from breakfall.games.break_.rules.moving import arrive, can_be_moved, can_enter
from breakfall.games.break_.state import Army, Battle, Nation, Troop, Utility, Wall
from breakfall.games.break_.terms import WALL
from breakfall.games.break_.troop import GOLEM, ROCK, RUBY, STONE, TroopCard
from breakfall.games.break_.words import tile_and_whom


class Golem(TroopCard):
    name = "Golem"
    nation = "Rock"
    power = 4
    icons = HELMET | BLADE
    role = GOLEM
    text = "A rock that merges into it heals it for 1."
    text_source = INFERRED
    lore = "It was a hillside until it was asked nicely."
    name_source = RULEBOOK


class Stone(TroopCard):
    name = "Stone"
    nation = "Rock"
    power = 3
    role = STONE
    text = "Can hurl a rock or a ruby directly ahead of it."
    text_source = RULEBOOK
    lore = "All shoulder."
    name_source = RULEBOOK


class RockTroop(TroopCard):
    name = "Rock"
    nation = "Rock"
    power = 2
    icons = NIMBLE
    role = ROCK
    text = "Can be hurled. Can move into a golem: it is gone, and the golem heals 1."
    text_source = INFERRED
    lore = "Downhill in every direction."
    name_source = RULEBOOK


class Ruby(TroopCard):
    name = "Ruby"
    nation = "Rock"
    power = 3
    icons = MAGE | HELMET | COLUMN
    role = RUBY
    column = 2
    text = "Can be hurled."
    text_source = RULEBOOK
    lore = "The mountain's one warm thought."
    name_source = RULEBOOK


# ---------------------------------------------------------------- hurl


class HurlQuestion(TroopQuestion):
    """Which stone hurls."""

    def outcome(self, battle: Battle, troop: Troop, seat: int) -> str:
        hurled = battle.troop_at(NEXT[troop.army.ahead][troop.tile])
        where = tile_and_whom(battle, landing_tile(battle, troop), seat)
        return f", hurls {hurled.card.name} to {where}"

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop) -> Barred:
        if thing.army is not army_asked(table, asked) or thing.role != STONE:
            return Barred(self.rule, "Only your Stones hurl.")
        return Barred("BR-8.3", "No Rock or Ruby of yours right ahead of it has a tile to land on.")


HURL: Final = HurlQuestion("hurl", "BR-8.2", "Hurl: which Stone hurls?")


class Hurl(Utility):
    name = "Hurl"
    nation = "Rock"
    text = (
        "A stone hurls the rock or ruby right ahead of it two tiles further, over anything, but "
        "not onto a blocked tile or a friend. A rock may land in a golem."
    )
    rule = "BR-8.2"
    text_source = INFERRED  # the rulebook says nothing of friends and golems
    own_hits = "your {} merges into your Golem"
    nothing = "None of your Stones has a Rock or Ruby right ahead of it that could land somewhere."

    def sole_user(self, battle: Battle, user: Troop) -> str:
        return HURL.words(battle, user, user.army.seat)

    def users(self, battle: Battle, army: Army) -> list[Troop]:
        return [
            troop
            for troop in army.troops
            if troop.role == STONE and landing_tile(battle, troop) >= 0
        ]

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        """A rock that lands in a golem is gone. (BR-8.1)"""
        stones = self.users(battle, army)
        there = battle.board[landing_tile(battle, stones[0])]
        if len(stones) > 1 or there is None or there.army is not army:
            return []
        return [battle.troop_at(NEXT[army.ahead][stones[0].tile])]

    def can_cast(self, battle: Battle, army: Army) -> bool:
        for troop in army.troops:
            if troop.role == STONE and landing_tile(battle, troop) >= 0:
                return True
        return False

    async def cast(self, battle: Battle, army: Army) -> None:
        """The hurled card attacks like any other if an enemy is there. (BR-8.2, BR-8.4)"""
        stone = await choose(army.seats, HURL, self.users(battle, army), self)
        hurled = battle.troop_at(NEXT[army.ahead][stone.tile])
        tile = landing_tile(battle, stone)
        HURLED.tell(battle, army.mask, hurled, PLACES[tile])
        arrive(battle, hurled, tile, flipped=False)


def landing_tile(battle: Battle, stone: Troop) -> int:
    """Two tiles ahead of the rock or ruby before this stone, if it can land. (BR-8.2, BR-8.3)"""
    ahead = NEXT[stone.army.ahead]
    start = ahead[stone.tile]
    hurled = battle.board[start] if start >= 0 else None
    if hurled is None or hurled.army is not stone.army or not can_be_moved(hurled):
        return NOWHERE
    over = ahead[start] if hurled.role == ROCK or hurled.role == RUBY else NOWHERE
    tile = ahead[over] if over >= 0 else NOWHERE
    return tile if can_enter(battle, hurled, tile) else NOWHERE


# ---------------------------------------------------------------- fire bolt


class FireBolt(Utility):
    name = "Fire Bolt"
    nation = "Rock"
    icons = MAGE | THORNS | PATTERN_ICON
    text = (
        "A shot in the mage's column. It explodes on the first troop: {damage} thorns damage to it "
        "and to the four tiles beside it."
    )
    rule = "BR-8.5"
    own_hits = "hits your {}"
    nothing = "None of your mages has anybody ahead to hit."
    name_source = RULEBOOK
    text_source = INFERRED  # whose column it is was in a picture

    def amounts(self) -> dict[str, int]:
        return {"damage": EXPLOSION_DAMAGE}

    def sole_user(self, battle: Battle, user: Troop) -> str:
        return SHOOT.words(battle, user, user.army.seat)

    def users(self, battle: Battle, army: Army) -> list[Troop]:
        return shooters(battle, army, MAGE)

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        mages = self.users(battle, army)
        hit = first_hit(battle, mages[0])
        if len(mages) > 1 or hit is None:
            return []
        return own_troops_hit(army, [battle.board[tile] for tile in PATTERN[hit.tile]])

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return can_shoot(battle, army, MAGE)

    async def cast(self, battle: Battle, army: Army) -> None:
        shooter = await choose(army.seats, SHOOT, self.users(battle, army), self)
        hit = first_hit(battle, shooter)
        assert hit is not None
        SHOOTS.tell(battle, army.mask, shooter, hit)
        explode(battle, hit.tile)
        settle(battle)


# ---------------------------------------------------------------- walls

PLACE_WALL: Final = EmptyTileQuestion("place", "BR-8.6", "{about}: on which tile?", "")


class WallCard(Utility):
    name = "Wall"
    nation = "Rock"
    copies = 2
    icons = CONSUMABLE
    turns: ClassVar[int] = 2  # of the enemy; it has a token for each (BR-8.7)
    text = (
        "On any empty tile. It blocks troops and shots and lasts for {turns} of the enemy's turns; "
        "you may tear it down at any time of your own."
    )
    rule = "BR-8.6"
    nothing = "No tile is empty."
    name_source = RULEBOOK
    copies_source = RULEBOOK

    def amounts(self) -> dict[str, int]:
        return {"turns": self.turns}

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return any(battle.is_empty(tile) for tile in range(TILES))

    async def cast(self, battle: Battle, army: Army) -> None:
        tiles = [tile for tile in range(TILES) if battle.is_empty(tile)]
        tile = await choose(army.seats, PLACE_WALL, tiles, self)
        army.walls.append(Wall(tile, self.turns))
        battle.ground[tile] |= WALL
        PLACES_CARD.tell(battle, army.mask, army.seat, self, PLACES[tile])


def walls_crumble(battle: Battle, army: Army) -> None:
    """Each loses a token at the start of its owner's turn, and with the last it goes. (BR-8.7)"""
    for wall in army.walls.copy():
        wall.tokens -= 1
        if wall.tokens == 0:
            remove_wall(battle, army, wall.tile)


def remove_wall(battle: Battle, army: Army, tile: int) -> None:
    """Gone for good, by age or torn down. (BR-8.8, BR-8.9)"""
    army.walls = [wall for wall in army.walls if wall.tile != tile]
    battle.ground[tile] &= ~WALL
    WALL_GONE.tell(battle, NOBODY, PLACES[tile])


# ---------------------------------------------------------------- the nation

GOLEM_CARD: Final[TroopCard] = Golem()
STONE_CARD: Final[TroopCard] = Stone()
ROCK_CARD: Final[TroopCard] = RockTroop()
RUBY_CARD: Final[TroopCard] = Ruby()
NATION: Final[Nation] = Nation(
    "Rock",
    priority=3,
    stars=Stars(complexity=1, spells=1, attack=5, defence=5),
    set_up=(
        (GOLEM_CARD, ROCK_CARD, RUBY_CARD, ROCK_CARD, GOLEM_CARD),
        (None, STONE_CARD, None, STONE_CARD, None),
        (None, None, None, None, None),
    ),
    utilities=(Hurl(), FireBolt(), WallCard()),
)
TROOPS: Final[tuple[TroopCard, ...]] = (GOLEM_CARD, STONE_CARD, ROCK_CARD, RUBY_CARD)
