"""The view of a HELLBREAK table with its types, and how a viewer looks at it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TypedDict, cast

import breakfall
from breakfall.client.card_text import Described
from breakfall.terminal.layouts.base import View

CardSeen = str | None  # the key of a printed card, or a back


class PlaceSeen(TypedDict):
    id: str
    card: str
    name: str
    brought_by: int
    controller: int
    control: int
    malice: list[int]


class MonsterSeen(TypedDict):
    id: str
    card: str
    name: str
    side: str
    combat: int
    exhausted: bool


class MinionSeen(TypedDict):
    id: str
    card: str
    name: str
    location: int
    combat: int
    health: int
    damage: int
    assigned: int
    exhausted: bool
    scheming: bool
    waiting: bool


class AssetSeen(TypedDict):
    id: str
    card: str
    name: str
    exhausted: bool


class SideSeen(TypedDict):
    seat: int
    monster: MonsterSeen
    blood: int
    malice: int
    prevented: int
    health: int
    health_stack: list[CardSeen]
    is_top_vertical: bool
    revealed: list[CardSeen]
    minions: list[MinionSeen]
    assets: list[AssetSeen]
    vault: list[CardSeen]
    bid: list[CardSeen]
    being_played: list[CardSeen]
    hand: list[CardSeen]
    looked_at: list[CardSeen]
    deck: list[CardSeen]
    crypt: list[CardSeen]


class TableSeen(TypedDict):
    phase: str
    round: int
    initiative: int
    turn: int | None
    passes: int
    slumbering: int | None
    locations: list[PlaceSeen]
    sides: list[SideSeen]


def table_of(view: View) -> TableSeen:
    return cast(TableSeen, view["table"])


def near_seat(view: View) -> int:
    """The side at the lower edge; a spectator looks from behind the first."""
    return cast("int | None", view["viewer"]) or 0


def name_of_seat(table: TableSeen, seat: int) -> str:
    """A player is called after the monster; with two of one name, by the seat as well."""
    names = [side["monster"]["name"] for side in table["sides"]]
    return f"{names[seat]} {seat + 1}" if names[0] == names[1] else names[seat]


def place_at(table: TableSeen, location: int) -> PlaceSeen | None:
    """A location, once it has been brought."""
    return next((place for place in table["locations"] if place["brought_by"] == location), None)


# ---------------------------------------------------------------- printed cards


@cache
def printed() -> dict[str, Described]:
    """Every card as printed."""
    info = breakfall.find_game("hellbreak")
    return {face.key: info.describe(face) for face in info.faces()}


def monster_side(monster: MonsterSeen) -> Described:
    """The side of the monster card that is up."""
    return cast(Described, printed()[monster["card"]][monster["side"].lower()])


def yields(side: SideSeen) -> Counter[str]:
    """What the vault and the monster give at the next Feeding."""
    bars = [monster_side(side["monster"])["resources"]]
    bars += [printed()[key]["resources"] for key in side["vault"] if key]
    total: Counter[str] = Counter()
    for bar in bars:
        total.update(cast(dict[str, int], bar))
    return total


def aspects(side: SideSeen) -> Counter[str]:
    """The aspect icons in the vault, the monster's included."""
    keys = [side["monster"]["card"], *(key for key in side["vault"] if key)]
    return Counter(str(printed()[key]["aspect"]) for key in keys)


def has_loyalty(side: SideSeen, card: Described) -> bool:
    """The vault shows enough icons of the card's aspect."""
    return aspects(side)[str(card["aspect"])] >= cast(int, card["loyalty"])
