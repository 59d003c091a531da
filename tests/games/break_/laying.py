"""Laying the board of a story, piece by piece."""

from __future__ import annotations

from collections.abc import Sequence

from breakfall.core.cards import put_on_top, show
from breakfall.games.break_.board import LINE_BETWEEN, NEXT, TILE_NAMED, TILES
from breakfall.games.break_.nations import NATIONS, TROOPS
from breakfall.games.break_.rules.damage import drop_bomb, turn_into_snare
from breakfall.games.break_.state import Army, Nation, Snare, Trap, Wall
from breakfall.games.break_.table import BreakTable
from breakfall.games.break_.terms import RIVER, SNARE, TRAP, TREES, WALL
from breakfall.games.break_.troop import TroopCard

CODES = {
    "go": "golem",
    "st": "stone",
    "ro": "rock",
    "ru": "ruby",
    "ar": "archer",
    "ha": "hawkeye",
    "wo": "wolf",
    "wa": "warden",
    "dr": "druid",
    "rg": "rogue",
    "bl": "blaze",
    "he": "herald",
    "bo": "bombo",
    "sa": "salamander",
    "co": "coral",
    "sc": "snare-coral",
    "se": "seahorse",
    "ti": "tidecaller",
    "tu": "turtle",
}
TROOP_NAMED = {card.key: card for card in TROOPS}
CODE_OF = {key: code for code, key in CODES.items()}
NATION_NAMED: dict[str, Nation] = {nation.key: nation for nation in NATIONS}


def troops_in(picture: str) -> list[tuple[int, str]]:
    """Tiles and codes, row by row as drawn."""
    found: list[tuple[int, str]] = []
    for line in picture.strip().splitlines():
        row, *codes = line.split()
        assert len(codes) == 5, f"a row has five tiles: {line!r}"
        for column, letters in zip("abcde", codes, strict=True):
            if letters != ".":
                found.append((TILE_NAMED[f"{column}{row}"], letters))
    return found


def stand_up(battle: BreakTable, tile: int, letters: str) -> None:
    army = battle.armies[0 if letters[0].isupper() else 1]
    card: TroopCard = TROOP_NAMED[CODES[letters[:2].lower()]]
    troop = battle.stand(card, army, tile)
    if letters[2:]:
        troop.power = int(letters[2:])


def army_of(battle: BreakTable, nation: str) -> Army:
    """The army of that nation; the first seat's if both lead it."""
    return next(army for army in battle.armies if army.leads.key == nation)


def lay_traps(battle: BreakTable, traps: dict[str, str], hand: Sequence[str] | None) -> None:
    for name, kind in traps.items():
        army = army_of(battle, "forest")
        card = next(card for card in battle.hand_of(army).cards if card.face.key == kind)
        put_on_top(card, battle.laid_by(army), out_of=battle.hand_of(army))
        army.traps.append(Trap(card, TILE_NAMED[name]))
        battle.ground[TILE_NAMED[name]] |= TRAP
    if hand is not None:
        throw_away_all_but(battle, army_of(battle, "forest"), list(hand))


def throw_away_all_but(battle: BreakTable, army: Army, kept: list[str]) -> None:
    for card in list(battle.hand_of(army).cards):
        if card.face.key in kept:
            kept.remove(card.face.key)
        else:
            put_on_top(card, battle.spent_by(army), out_of=battle.hand_of(army))


def lay_snares(battle: BreakTable, snares: Sequence[str]) -> None:
    """Open snares: of Forest's cards if it plays, else of broken corals. They hold enemies."""
    for name in snares:
        tile = TILE_NAMED[name]
        nations = [army.leads.key for army in battle.armies]
        owner = army_of(battle, "forest" if "forest" in nations else "water")
        if owner.leads.traps:
            hand = battle.hand_of(owner)
            card = next(card for card in hand.cards if card.face.key == "snare")
            put_on_top(card, battle.laid_by(owner), out_of=hand)
            show(card, battle.everyone)
            owner.snares.append(Snare(tile, card, None))
            battle.ground[tile] |= SNARE
        else:
            turn_into_snare(battle, owner, TROOP_NAMED["snare-coral"], tile)
        there = battle.board[tile]
        if there is not None and there.army is not owner:
            there.is_snared = True


def lay_rock_and_trees(battle: BreakTable, walls: dict[str, int], trees: str | None) -> None:
    for name, tokens in walls.items():
        army = army_of(battle, "rock")
        army.walls.append(Wall(TILE_NAMED[name], tokens))
        army.ready[[one.key for one in army.leads.utilities].index("wall")] -= 1
        battle.ground[TILE_NAMED[name]] |= WALL
    if trees is not None:
        army_of(battle, "forest").trees = TILE_NAMED[trees]
        battle.ground[TILE_NAMED[trees]] |= TREES


def lay_fire(battle: BreakTable, line: str | None, bomb: str | None) -> None:
    """The bomb sticks to an enemy on its tile, as if it had just been thrown."""
    if line is not None:
        one, other = (TILE_NAMED[name] for name in line.split("-"))
        army_of(battle, "fire").line = LINE_BETWEEN[one * TILES + other]
    if bomb is not None:
        army = army_of(battle, "fire")
        there = battle.board[TILE_NAMED[bomb]]
        if there is not None and there.army is not army:
            army.bomb_on = there
        else:
            drop_bomb(battle, army, TILE_NAMED[bomb])


def lay_river(battle: BreakTable, river: str | None) -> None:
    if river is not None:
        army = army_of(battle, "water")
        army.river, army.mouth = (TILE_NAMED[name] for name in river.split("-"))
        army.current = next(way for way in range(4) if NEXT[way][army.river] == army.mouth)
        battle.ground[army.river] |= RIVER
        battle.ground[army.mouth] |= RIVER


def use_up(army: Army, used: Sequence[str]) -> None:
    keys = [utility.key for utility in army.leads.utilities]
    for key in used:
        army.ready[keys.index(key)] = 0


def keep_back(battle: BreakTable, reserve: Sequence[int] | None, fallen: Sequence[str]) -> None:
    for army in battle.armies:
        if army.leads.reserve:
            army.reserve = list(reserve) if reserve is not None else army.reserve
            army.fallen += [TROOP_NAMED[key] for key in fallen]
