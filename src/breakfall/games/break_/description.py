"""Cards as printed, and nations, as plain JSON: numbers, texts, and where each comes from."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from breakfall.core.cards import HOUSE, Face
from breakfall.games.break_.icons import COLUMN, ICONS, names_of
from breakfall.games.break_.nation import NationKey
from breakfall.games.break_.state import Nation, Utility
from breakfall.games.break_.troop import TroopCard


class TroopDescription(TypedDict):
    key: str
    name: str
    nation: str
    type: Literal["Troop"]
    icons: str
    power: int
    text: str
    meaning: list[str]  # of each icon: "blade (+1 combat damage)"
    lore: str
    source: str
    sources: dict[str, str]  # fields that come from elsewhere


class UtilityDescription(TypedDict):
    key: str
    name: str
    nation: str
    type: Literal["Trap", "Utility"]
    icons: str
    copies: int
    text: str
    meaning: list[str]
    source: str
    sources: dict[str, str]


def describe_troop(troop: TroopCard) -> TroopDescription:
    icons = names_of(troop.icons & ~COLUMN)
    icons += [f"{name} when flipped" for name in names_of(troop.flipped)]
    if troop.icons & COLUMN:
        icons.append(f"column {troop.column + 1}")
    return {
        "key": troop.key,
        "name": troop.name,
        "nation": troop.nation,
        "type": "Troop",
        "icons": ", ".join(icons) or "no icons",
        "power": troop.power,
        "text": troop.text,
        "meaning": explained(troop.icons | troop.flipped),
        "lore": troop.lore,
        "source": troop.source,
        "sources": other_sources(troop, {"name": troop.name_source, "text": troop.text_source}),
    }


def describe_utility(utility: Utility) -> UtilityDescription:
    return {
        "key": utility.key,
        "name": utility.name,
        "nation": utility.nation,
        "type": "Trap" if utility.back == "trap" else "Utility",
        "icons": ", ".join(names_of(utility.icons)) or "no icons",
        "copies": utility.copies,
        "text": utility.printed_text,
        "meaning": explained(utility.icons),
        "source": utility.source,
        "sources": other_sources(
            utility,
            {
                "name": utility.name_source,
                "text": utility.text_source,
                "copies": utility.copies_source,
                "icons": HOUSE,
                **dict.fromkeys(utility.designed, HOUSE),
            },
        ),
    }


def explained(icons: int) -> list[str]:
    """What each of these icons means: "blade (+1 combat damage)"."""
    return [f"{name} ({meaning})" for icon, (name, meaning) in ICONS.items() if icons & icon]


def other_sources(face: Face, fields: dict[str, str]) -> dict[str, str]:
    """The fields that do not come from where the card comes from."""
    return {field: source for field, source in fields.items() if source != face.source}


# ---------------------------------------------------------------- nations

MOST_STARS: Final = 5


class StarsDescription(TypedDict):
    """The rulebook's ratings of a nation."""

    complexity: int
    spells: int
    attack: int
    defense: int


class NationDescription(TypedDict):
    """A nation that may be led."""

    key: NationKey
    name: str
    priority: int
    stars: StarsDescription
    most_stars: int


def describe_nation(nation: Nation) -> NationDescription:
    """Its name, its starting priority and its stars. (BR-17.1)"""
    stars = nation.stars
    return {
        "key": nation.key,
        "name": nation.name,
        "priority": nation.priority,
        "stars": {
            "complexity": stars.complexity,
            "spells": stars.spells,
            "attack": stars.attack,
            "defense": stars.defence,
        },
        "most_stars": MOST_STARS,
    }
