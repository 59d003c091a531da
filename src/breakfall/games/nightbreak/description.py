"""A printed hero as plain JSON."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from breakfall.games.nightbreak.state import Hero, Power
from breakfall.games.nightbreak.terms import FACTIONS, KINDS, Faction, Kind

Arrow = Literal["left", "forward", "right"]
Aim = Literal["enemies", "allies"]
ARROWS: Final[dict[int, Arrow]] = {1: "left", 2: "forward", 4: "right"}


class PowerDescription(TypedDict):
    name: str
    cost: int
    arrows: list[Arrow]
    aims: Aim
    text: str


class HeroDescription(TypedDict):
    key: str
    name: str
    faction: Faction
    type: Kind
    hp: int
    strength: int
    arrival: PowerDescription
    power: PowerDescription
    lore: str
    source: str


def describe(hero: Hero) -> HeroDescription:
    return {
        "key": hero.key,
        "name": hero.name,
        "faction": FACTIONS[hero.faction],
        "type": KINDS[hero.kind],
        "hp": hero.hp,
        "strength": hero.strength,
        "arrival": describe_power(hero.arrival, hero.arrival_text),
        "power": describe_power(hero.power, hero.power_text),
        "lore": hero.lore,
        "source": hero.source,
    }


def describe_power(power: Power, text: str) -> PowerDescription:
    return {
        "name": power.name,
        "cost": power.cost,
        "arrows": [word for arrow, word in ARROWS.items() if power.arrows & arrow],
        "aims": "enemies" if power.aims else "allies",
        "text": text,
    }
