"""What a viewer sees of the table, and where it lies. An allow-list: nothing else is shown."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from breakfall.core.cards import Card
from breakfall.games.break_.board import (
    COLUMNS,
    CURRENTS,
    LINES,
    NAMES,
    PLACES,
    ROWS,
    TILES,
    Current,
)
from breakfall.games.break_.description import NationDescription, describe_nation
from breakfall.games.break_.icons import names_of
from breakfall.games.break_.nation import NationKey
from breakfall.games.break_.nations import NATIONS
from breakfall.games.break_.rules.combat import is_flipped
from breakfall.games.break_.state import Army, Battle, Troop, Utility
from breakfall.games.break_.terms import (
    ACTION,
    BEGIN_TURN,
    BOMB,
    CHOOSE_NATIONS,
    HEAVY_MOVES,
    NIMBLE_MOVES,
    NO_LIMIT,
)

Phase = Literal["set-up", "battle", "over"]


class TroopView(TypedDict):
    """A troop on the board."""

    troop: str
    name: str
    seat: int
    power: int
    printed_power: int
    icons: list[str]
    flipped: bool
    snared: bool
    bomb: bool


class WallView(TypedDict):
    seat: int
    tokens: int


class TreesView(TypedDict):
    seat: int


class TrapView(TypedDict):
    """A hidden trap: its kind for those who know it; no rogue, if everybody knows that."""

    seat: int
    kind: str | None
    no_rogue: bool


class SnareView(TypedDict):
    seat: int
    card: str


class RiverView(TypedDict):
    seat: int
    current: Current


class BombView(TypedDict):
    seat: int


class TileView(TypedDict):
    """A tile and what lies on it."""

    id: str
    name: str
    troop: NotRequired[TroopView]
    wall: NotRequired[WallView]
    trees: NotRequired[TreesView]
    trap: NotRequired[TrapView]
    snare: NotRequired[SnareView]
    river: NotRequired[RiverView]
    bomb: NotRequired[BombView]


class LineView(TypedDict):
    """A fire line between two tiles, by their names."""

    seat: int
    between: list[str]


class UtilityView(TypedDict):
    id: str
    utility: str
    name: str
    ready: int
    copies: int
    on_board: bool
    icons: list[str]


class ReserveView(TypedDict):
    troop: str
    name: str
    left: int


class ArmyView(TypedDict):
    seat: int
    name: str | None
    nation: NationKey | None
    priority: int | None
    troops: int
    power: int
    heavy: int
    nimble: int
    utilities: list[UtilityView]
    reserve: list[ReserveView]
    fallen: list[str]
    hand: list[str | None]  # the traps by kind; None: a back
    spent: list[str]


class BattleView(TypedDict):
    phase: Phase
    round: int
    last_round: int | None  # after it total power decides
    turn: int
    active: int
    lower: int | None  # the seat with the lower starting priority
    quiet_turns: int
    heavy_moves: int  # in each turn
    nimble_moves: int
    columns: int
    rows: int
    tiles: list[TileView]
    lines: list[LineView]
    armies: list[ArmyView]
    nations: list[NationDescription]  # while they are chosen


def table(battle: Battle, mask: int) -> BattleView:
    """The open table, and of the traps what this viewer knows. (BR-16)"""
    turn = turns_begun(battle)
    nations = NATIONS if battle.stage == CHOOSE_NATIONS else []
    return {
        "phase": phase(battle),
        "round": (turn + 1) // 2,
        "last_round": None if battle.last_round == NO_LIMIT else battle.last_round,
        "turn": turn,
        "active": battle.active,
        "lower": None if battle.stage == CHOOSE_NATIONS else battle.lower,
        "quiet_turns": battle.quiet_turns,
        "heavy_moves": HEAVY_MOVES,
        "nimble_moves": NIMBLE_MOVES,
        "columns": COLUMNS,
        "rows": ROWS,
        "tiles": [tile_view(battle, tile, mask) for tile in range(TILES)],
        "lines": [line_view(army) for army in battle.armies if army.line >= 0],
        "armies": [army_view(battle, army, mask) for army in battle.armies],
        "nations": [describe_nation(nation) for nation in nations],
    }


def turns_begun(battle: Battle) -> int:
    """A match that ended with a turn has none after it."""
    ended_with_a_turn = battle.outcome is not None and battle.stage == BEGIN_TURN
    return battle.turn if ended_with_a_turn else battle.turn + 1


def phase(battle: Battle) -> Phase:
    if battle.outcome is not None:
        return "over"
    return "battle" if battle.stage in (BEGIN_TURN, ACTION) else "set-up"


# ---------------------------------------------------------------- tiles


def tile_view(battle: Battle, tile: int, mask: int) -> TileView:
    troop = battle.board[tile]
    seen: TileView = {"id": PLACES[tile], "name": NAMES[tile]}
    if troop is not None:
        seen["troop"] = troop_view(battle, troop)
    if battle.ground[tile]:
        for army in battle.armies:
            add_ground(battle, army, tile, mask, seen)
    return seen


def add_ground(battle: Battle, army: Army, tile: int, mask: int, seen: TileView) -> None:
    """What of this army lies on the tile."""
    for wall in army.walls:
        if wall.tile == tile:
            seen["wall"] = {"seat": army.seat, "tokens": wall.tokens}
    if army.trees == tile:
        seen["trees"] = {"seat": army.seat}
    for trap in army.traps:
        if trap.tile == tile:
            seen["trap"] = {
                "seat": army.seat,
                "kind": known(trap.card, mask),
                "no_rogue": trap.is_no_rogue,
            }
    for snare in army.snares:
        if snare.tile == tile:
            card = "snare" if snare.coral is None else snare.coral.key
            seen["snare"] = {"seat": army.seat, "card": card}
    if tile in (army.river, army.mouth):
        seen["river"] = {"seat": army.seat, "current": CURRENTS[army.current]}
    if battle.ground[tile] & BOMB and army.bomb == tile:
        seen["bomb"] = {"seat": army.seat}


def known(card: Card, mask: int) -> str | None:
    """The kind of a trap, for those who know it. (BR-16.2)"""
    return card.face.key if card.known_to & mask else None


def troop_view(battle: Battle, troop: Troop) -> TroopView:
    flipped = is_flipped(battle, troop)
    icons = troop.card.printed_flipped.icons if flipped else troop.icons
    return {
        "troop": troop.card.key,
        "name": troop.card.name,
        "seat": troop.army.seat,
        "power": troop.power,
        "printed_power": troop.printed.power,
        "icons": names_of(icons),
        "flipped": flipped,
        "snared": troop.is_snared,
        "bomb": battle.armies[1 - troop.army.seat].bomb_on is troop,
    }


def line_view(army: Army) -> LineView:
    one, other = LINES[army.line]
    return {"seat": army.seat, "between": [NAMES[one], NAMES[other]]}


# ---------------------------------------------------------------- armies


def army_view(battle: Battle, army: Army, mask: int) -> ArmyView:
    nation = army.nation
    hand = battle.hand_of(army).cards
    return {
        "seat": army.seat,
        "name": None if nation is None else battle.format.army_name(battle, army),
        "nation": None if nation is None else nation.key,
        "priority": None if nation is None else army.priority,
        "troops": len(army.troops),
        "power": army.power,
        "heavy": army.heavy,
        "nimble": army.nimble,
        "utilities": [] if nation is None else utilities_view(army, nation.utilities),
        "reserve": [] if nation is None else reserve_view(army),
        "fallen": [card.key for card in army.fallen],
        "hand": sorted_traps(hand, mask),
        "spent": [card.face.key for card in battle.spent_by(army).cards],
    }


def sorted_traps(hand: list[Card], mask: int) -> list[str | None]:
    """The traps in hand: for their owner by kind, for others so many backs."""
    kinds = [known(card, mask) for card in hand]
    return sorted(kinds, key=lambda kind: kind or "")


def utilities_view(army: Army, utilities: tuple[Utility, ...]) -> list[UtilityView]:
    return [
        {
            "id": f"utility:{army.seat}:{utility.key}",
            "utility": utility.key,
            "name": utility.name,
            "ready": army.ready[number],
            "copies": utility.copies,
            "on_board": utility.is_out(army),
            "icons": names_of(utility.icons),
        }
        for number, utility in enumerate(utilities)
    ]


def reserve_view(army: Army) -> list[ReserveView]:
    return [
        {"troop": card.key, "name": card.name, "left": army.reserve[number]}
        for number, (card, _) in enumerate(army.leads.reserve)
    ]
