"""Water: corals that grow, currents that carry. (BR-13, BR-14, BR-17.6, BR-17.10)"""

from __future__ import annotations

from breakfall.core.cards import RULEBOOK
from breakfall.core.choice import Option, Question
from breakfall.games.break_.board import (
    COLUMNS,
    NEIGHBOURS,
    NEXT,
    NOWHERE,
    ROWS,
    TILES,
)
from breakfall.games.break_.icons import (
    COLUMN,
    FRAIL,
    HARMLESS,
    HELMET,
    MAGE,
    NIMBLE,
    ROOTED,
    THORNPROOF,
    THORNS,
    TURNCOAT,
)
from breakfall.games.break_.nation import Nation, Stars
from breakfall.games.break_.options import choose_tile, choose_tile_or_stop
from breakfall.games.break_.rules.casting import summon
from breakfall.games.break_.rules.moving import can_be_moved, push_to, shove, wash
from breakfall.games.break_.state import RIVER, Army, Battle
from breakfall.games.break_.troop import CORAL, SEAHORSE, Troop, TroopCard
from breakfall.games.break_.utility import Utility


class Coral(TroopCard):
    name = "Coral"
    nation = "Water"
    power = 2
    icons = HELMET | HARMLESS | ROOTED
    role = CORAL
    lore = "Patience with an edge."
    name_source = RULEBOOK


class SnareCoral(TroopCard):
    name = "Snare Coral"
    nation = "Water"
    power = 1
    icons = HARMLESS | ROOTED | TURNCOAT
    role = CORAL
    text = "When it flips, it is a snare on its tile and holds whoever stands or steps there."
    lore = "Break it and find out."
    name_source = RULEBOOK


class Seahorse(TroopCard):
    name = "Seahorse"
    nation = "Water"
    power = 3
    icons = NIMBLE | FRAIL
    role = SEAHORSE
    text = "Is not carried by the current."
    lore = "Rides what drowns others."
    name_source = RULEBOOK


class Tidecaller(TroopCard):
    name = "Tidecaller"
    nation = "Water"
    power = 2
    icons = MAGE | FRAIL
    lore = "She hums, and the harbour moves."


class Turtle(TroopCard):
    name = "Turtle"
    nation = "Water"
    power = 4
    icons = THORNPROOF | COLUMN
    column = 2
    lore = "An island with opinions."


# ---------------------------------------------------------------- corals


class Grow(Utility):
    name = "Grow"
    nation = "Water"
    text = "Place a coral of your choosing, a defeated one too, on an empty tile beside a coral."
    rule = "BR-13.1"

    def can_cast(self, battle: Battle, army: Army) -> bool:
        if not kinds_to_grow(army):
            return False
        for troop in army.troops:
            if troop.role == CORAL:
                for tile in NEIGHBOURS[troop.tile]:
                    if battle.is_empty(tile):
                        return True
        return False

    async def cast(self, battle: Battle, army: Army) -> None:
        kinds = kinds_to_grow(army)
        options: list[Option] = [CORALS[kind].option for kind in kinds]
        answer = await Question(army.seats, "grow", options, self)
        coral = CORAL_CARD if answer is CORAL_CARD.option else SNARE_CORAL_CARD
        tile = await choose_tile(army, "grow-at", growing_tiles(battle, army), coral)
        take_coral(army, coral)
        summon(battle, army, coral, tile)


def kinds_to_grow(army: Army) -> list[int]:
    """Corals in reserve or defeated, by their place in the reserve. (BR-13.1)"""
    return [
        kind for kind in range(len(CORALS)) if army.reserve[kind] > 0 or CORALS[kind] in army.fallen
    ]


def take_coral(army: Army, coral: TroopCard) -> None:
    kind = CORALS.index(coral)
    if army.reserve[kind] > 0:
        army.reserve[kind] -= 1
    else:
        army.fallen.remove(coral)


def growing_tiles(battle: Battle, army: Army) -> list[int]:
    """The empty tiles beside any of one's corals, in the order of the board."""
    found: set[int] = set()
    for troop in army.troops:
        if troop.role == CORAL:
            found.update(tile for tile in NEIGHBOURS[troop.tile] if battle.is_empty(tile))
    return sorted(found)


# ---------------------------------------------------------------- river and flood


class River(Utility):
    name = "River"
    nation = "Water"
    icons = THORNS
    text = (
        "On two empty tiles in a line. Troops that come there are carried to its end; collisions "
        "deal 1 thorns damage. Laid again, it moves."
    )
    rule = "BR-14.1"
    name_source = RULEBOOK

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
        spring = await choose_tile(army, "river-from", springs, self)
        mouths = [tile for tile in NEIGHBOURS[spring] if is_dry(battle, army, tile)]
        mouth = await choose_tile(army, "river-to", mouths, spring)
        army.river = spring
        army.mouth = mouth
        for direction in range(4):
            if NEXT[direction][spring] == mouth:
                army.current = direction
        battle.ground[spring] |= RIVER
        battle.ground[mouth] |= RIVER
        battle.note("river-laid", spring, mouth)


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
    needs = MAGE
    icons = MAGE | THORNS
    text = (
        "With your river on the board: every troop in its row or column is pushed one tile along "
        "the current."
    )
    rule = "BR-14.8"

    def can_cast(self, battle: Battle, army: Army) -> bool:
        if army.river < 0 or not army.has_any(MAGE):
            return False
        return bool(flooded_troops(battle, army))

    async def cast(self, battle: Battle, army: Army) -> None:
        """From the end of the current backwards, so that rows make room. (BR-14.8, BR-14.9)"""
        battle.note("flood", army.river, army.mouth)
        for troop in flooded_troops(battle, army):
            if troop.power > 0 and shove(battle, troop, army.current):
                wash(battle, troop)


def flooded_troops(battle: Battle, army: Army) -> list[Troop]:
    """Whom the flood will push, the furthest along the current first."""
    standing = [battle.board[tile] for tile in flooded_tiles(army)]
    return [troop for troop in standing if troop is not None and can_be_moved(troop)]


def flooded_tiles(army: Army) -> list[int]:
    """The whole row or column of the river, the furthest along its current first."""
    onward = NEXT[army.current]
    tile = army.mouth
    while onward[tile] >= 0:
        tile = onward[tile]
    back = NEXT[(army.current + 2) % 4]
    tiles: list[int] = []
    for _ in range(max(ROWS, COLUMNS)):
        if tile >= 0:
            tiles.append(tile)
            tile = back[tile]
    return tiles


# ---------------------------------------------------------------- whirlpool


class Whirlpool(Utility):
    name = "Whirlpool"
    nation = "Water"
    needs = MAGE
    icons = MAGE | THORNS
    text = (
        "Push up to two troops beside an empty tile into it. The second hits the first: 1 thorns "
        "damage if that is an enemy."
    )
    rule = "BR-14.10"

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
        centre = await choose_tile(army, "whirlpool", centres, self)
        tile = await choose_tile(army, "whirl", troops_beside(battle, centre), centre)
        first = battle.troop_at(tile)
        pull(battle, army, first, centre)
        others = [one for one in troops_beside(battle, centre) if battle.board[one] is not first]
        tile = await choose_tile_or_stop(army, "whirl-more", others, centre)
        if tile != NOWHERE:
            pull(battle, army, battle.troop_at(tile), centre)


def troops_beside(battle: Battle, tile: int) -> list[int]:
    """Where troops stand that could be pushed to this tile."""
    found: list[int] = []
    for beside in NEIGHBOURS[tile]:
        troop = battle.board[beside]
        if troop is not None and can_be_moved(troop):
            found.append(beside)
    return found


def pull(battle: Battle, army: Army, troop: Troop, centre: int) -> None:
    """Into the centre; who is there already is hit, and hurt if an enemy. (BR-14.11)"""
    there = battle.board[centre]
    if push_to(battle, troop, centre, harms=there is not None and there.army is not army):
        wash(battle, troop)


CORAL_CARD = Coral()
SNARE_CORAL_CARD = SnareCoral()
SEAHORSE_CARD = Seahorse()
TIDECALLER_CARD = Tidecaller()
TURTLE_CARD = Turtle()
CORALS: list[TroopCard] = [CORAL_CARD, SNARE_CORAL_CARD]
NATION = Nation(
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
TROOPS: tuple[TroopCard, ...] = (
    CORAL_CARD,
    SNARE_CORAL_CARD,
    SEAHORSE_CARD,
    TIDECALLER_CARD,
    TURTLE_CARD,
)
