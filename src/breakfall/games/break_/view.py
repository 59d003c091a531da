"""What a viewer sees of the table, and where it lies. An allow-list: nothing else is shown."""

from __future__ import annotations

from breakfall.core.cards import Card
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.break_.board import COLUMNS, CURRENTS, LINES, NAMES, ROWS, TILES
from breakfall.games.break_.icons import names_of
from breakfall.games.break_.rules.combat import is_flipped
from breakfall.games.break_.rules.moving import tiles_to_enter
from breakfall.games.break_.state import (
    ACTION,
    BEGIN_TURN,
    BOMB,
    CHOOSE_NATIONS,
    NO_LIMIT,
    Army,
    Battle,
)
from breakfall.games.break_.troop import Troop
from breakfall.games.break_.utility import Utility


def table(battle: Battle, viewer: int) -> dict[str, object]:
    """The open table, and of the traps what this viewer knows. (BR-16)"""
    turn = turns_begun(battle)
    return {
        "phase": phase(battle),
        "round": (turn + 1) // 2,
        "last_round": None if battle.last_round == NO_LIMIT else battle.last_round,
        "turn": turn,
        "active": battle.active,
        "lower": None if battle.stage == CHOOSE_NATIONS else battle.lower,
        "quiet_turns": battle.quiet_turns,
        "columns": COLUMNS,
        "rows": ROWS,
        "tiles": [tile_view(battle, tile, viewer) for tile in range(TILES)],
        "lines": [line_view(army) for army in battle.armies if army.line >= 0],
        "armies": [army_view(battle, army, viewer) for army in battle.armies],
    }


def turns_begun(battle: Battle) -> int:
    """A match that ended with a turn has none after it."""
    ended_with_a_turn = battle.outcome is not None and battle.stage == BEGIN_TURN
    return battle.turn if ended_with_a_turn else battle.turn + 1


def phase(battle: Battle) -> str:
    if battle.outcome is not None:
        return "over"
    return "battle" if battle.stage in (BEGIN_TURN, ACTION) else "set-up"


# ---------------------------------------------------------------- tiles


def tile_view(battle: Battle, tile: int, viewer: int) -> dict[str, object]:
    troop = battle.board[tile]
    seen: dict[str, object] = {"id": tile_id(tile), "name": NAMES[tile]}
    if troop is not None:
        seen["troop"] = troop_view(battle, troop)
    if battle.ground[tile]:
        for army in battle.armies:
            add_ground(battle, army, tile, viewer, seen)
    return seen


def add_ground(battle: Battle, army: Army, tile: int, viewer: int, seen: dict[str, object]) -> None:
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
                "kind": known(trap.card, viewer),
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


def known(card: Card, viewer: int) -> str | None:
    """The kind of a trap, for those who know it. (BR-16.2)"""
    return card.face.key if card.known_to & viewer else None


def troop_view(battle: Battle, troop: Troop) -> dict[str, object]:
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


def line_view(army: Army) -> dict[str, object]:
    one, other = LINES[army.line]
    return {"seat": army.seat, "between": [NAMES[one], NAMES[other]]}


# ---------------------------------------------------------------- armies


def army_view(battle: Battle, army: Army, viewer: int) -> dict[str, object]:
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
        "hand": sorted_traps(hand, viewer),
        "spent": [card.face.key for card in battle.spent_by(army).cards],
    }


def sorted_traps(hand: list[Card], viewer: int) -> list[str | None]:
    """The traps in hand: for their owner by kind, for others so many backs."""
    kinds = [known(card, viewer) for card in hand]
    return sorted(kinds, key=lambda kind: kind or "")


def utilities_view(army: Army, utilities: tuple[Utility, ...]) -> list[dict[str, object]]:
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


def reserve_view(army: Army) -> list[dict[str, object]]:
    return [
        {"troop": card.key, "name": card.name, "left": army.reserve[number]}
        for number, (card, _) in enumerate(army.leads.reserve)
    ]


# ---------------------------------------------------------------- pointing


def tile_id(tile: int) -> str:
    return f"tile:{NAMES[tile]}"


def points_at(battle: Battle, question: OptionQuestion, option: Option) -> tuple[str, ...]:
    """The places of the view that an option points at."""
    kind = option.kind
    if kind in ("move", "free", "flip", "leap", "tear-down", "tile"):
        return (tile_id(option.number),)
    if kind == "line":
        one, other = LINES[option.number]
        return tile_id(one), tile_id(other)
    if kind == "confirm":
        return (tile_id(own_hit_tile(battle, question)),)
    if kind in ("cast", "take"):
        return (f"utility:{question.seats[0]}:{option.target}",)
    return ()


def own_hit_tile(battle: Battle, question: OptionQuestion) -> int:
    """The tile to choose if a troop of one's own is to be hit. (BR-5.8)"""
    about = question.about
    if isinstance(about, Troop):
        return tiles_to_enter(battle, about)[0]  # the golem, as in "move-to"
    assert isinstance(about, Utility)
    return about.own_hit(battle, battle.armies[question.seats[0]])[0].tile
