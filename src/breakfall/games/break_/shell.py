"""What all games show alike: headline, seats, piles and zones."""

from __future__ import annotations

from typing import Final

from breakfall.core.view import (
    PileView,
    PlaceView,
    SeatView,
    Shell,
    ZoneView,
    counter,
    pile,
    place,
    zone,
)
from breakfall.games.break_ import view
from breakfall.games.break_.board import TILES
from breakfall.games.break_.state import Army, Battle
from breakfall.games.break_.terms import CHOOSE_NATIONS, NO_LIMIT

WORTH_TELLING: Final = 10  # turns in a row without damage
COLORS: Final = {"rock": "gray", "forest": "green", "fire": "red", "water": "blue"}


def shell(battle: Battle, mask: int) -> Shell:
    phase = view.phase(battle)
    has_no_turn = phase == "over" or battle.stage == CHOOSE_NATIONS
    return {
        "headline": headline(battle),
        "phase": phase,
        "active": [] if has_no_turn else [battle.active],
        "seats": [seat_view(battle, army) for army in battle.armies],
        "piles": [found for army in battle.armies for found in piles(battle, army, mask)],
        "zones": zones(battle, mask),
        "score_name": "power",
    }


def headline(battle: Battle) -> str:
    phase = view.phase(battle)
    if phase == "over":
        return "The match is over"
    if battle.stage == CHOOSE_NATIONS:
        return "Choosing nations"
    whose = name_of(battle, battle.turn_army)
    if phase == "set-up":
        return f"Set-up · {whose} arranges"
    last = "" if battle.last_round == NO_LIMIT else f" of {battle.last_round}"
    text = f"Round {(view.turns_begun(battle) + 1) // 2}{last} · {whose}'s turn"
    if battle.quiet_turns >= WORTH_TELLING:
        text += f" · {battle.quiet_turns} turns without damage"
    return text


def name_of(battle: Battle, army: Army) -> str:
    """A player is called after the nation, once it is chosen."""
    if army.nation is None:
        return battle.names[army.seat]
    return battle.format.army_name(battle, army)


def seat_view(battle: Battle, army: Army) -> SeatView:
    nation = army.nation
    goes_first = battle.stage != CHOOSE_NATIONS and army.seat != battle.lower
    return {
        "seat": army.seat,
        "name": None if nation is None else name_of(battle, army),
        "color": None if nation is None else COLORS[nation.key],
        "status": "goes first" if goes_first else "",
        "counters": [counter("Power", army.power), counter("Troops", len(army.troops))],
    }


def piles(battle: Battle, army: Army, mask: int) -> list[PileView]:
    """The fallen and the traps spent, and the traps in one's own hand."""
    whose = name_of(battle, army)
    seat = army.seat
    fallen: list[str | None] = [card.key for card in army.fallen]
    found = [pile(f"fallen:{seat}", f"Fallen of {whose}", fallen, seat)]
    hand = view.sorted_traps(battle.hand_of(army).cards, mask)
    if any(hand):
        found.append(pile(f"hand:{seat}", f"Traps in the hand of {whose}", hand, seat))
    spent = view.sorted_traps(battle.spent_by(army).cards, mask)
    if spent:
        found.append(pile(f"spent:{seat}", f"Traps that {whose} has spent", spent, seat))
    return found


# ---------------------------------------------------------------- zones


def zones(battle: Battle, mask: int) -> list[ZoneView]:
    tiles = [tile_place(view.tile_view(battle, tile, mask)) for tile in range(TILES)]
    found = [zone("board", "grid", "Board", None, tiles)]
    for army in battle.armies:
        if army.nation is not None:
            found += zones_of(battle, army, mask)
    return found


def tile_place(tile: view.TileView) -> PlaceView:
    card = card_on(tile)
    return place(tile["id"], card, 0 if card is None else 1)


def card_on(tile: view.TileView) -> str | None:
    """The printed card of what is on a tile: the troop before all else."""
    if "troop" in tile:
        return tile["troop"]["troop"]
    if "trap" in tile:
        return tile["trap"]["kind"]
    if "snare" in tile:
        return tile["snare"]["card"]
    return next((key for key in ("wall", "trees", "river", "bomb") if key in tile), None)


def zones_of(battle: Battle, army: Army, mask: int) -> list[ZoneView]:
    seat, whose = army.seat, name_of(battle, army)
    utilities = [
        place(seen["id"], seen["utility"], seen["ready"])
        for seen in view.utilities_view(army, army.leads.utilities)
    ]
    reserve = [
        place(f"reserve:{seat}:{seen['troop']}", seen["troop"], seen["left"])
        for seen in view.reserve_view(army)
    ]
    hand = [
        place(f"hand:{seat}:{number}", trap)
        for number, trap in enumerate(view.sorted_traps(battle.hand_of(army).cards, mask))
    ]
    return [
        zone(f"utilities:{seat}", "row", f"Utilities of {whose}", seat, utilities),
        zone(f"reserve:{seat}", "row", f"Reserve of {whose}", seat, reserve),
        zone(f"hand:{seat}", "hand", f"Traps of {whose}", seat, hand),
    ]
