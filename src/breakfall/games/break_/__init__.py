"""BREAK: four nations on one board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from breakfall.core.cards import HOUSE, Face
from breakfall.core.game import Game, Setup
from breakfall.core.table import Table
from breakfall.games.break_.evaluation import evaluate
from breakfall.games.break_.features import FEATURES, features
from breakfall.games.break_.formats import FORMATS
from breakfall.games.break_.icons import COLUMN, ICONS, names_of
from breakfall.games.break_.nations import all_faces
from breakfall.games.break_.settings import SETTINGS
from breakfall.games.break_.state import Battle
from breakfall.games.break_.table import lay_table
from breakfall.games.break_.troop import TroopCard
from breakfall.games.break_.utility import Utility


class Break(Game):
    def __init__(self) -> None:
        super().__init__(
            "break",
            "BREAK",
            "Four nations, one board: break the other army before it breaks yours.",
            4,  # 4: the last combat ends the match; the round limit is a setting
            tuple(form.form() for form in FORMATS.values()),
            SETTINGS,
        )

    def table(self, setup: Setup) -> Table:
        return lay_table(setup)

    def faces(self) -> Sequence[Face]:
        return all_faces()

    def describe(self, face: Face) -> dict[str, object]:
        if isinstance(face, TroopCard):
            return describe_troop(face)
        return describe_utility(cast(Utility, face))

    def evaluate(self, table: Table, seat: int) -> float:
        return evaluate(cast(Battle, table), seat)

    def feature_names(self) -> tuple[str, ...]:
        return FEATURES

    def features(self, table: Table, seat: int) -> list[float]:
        return features(cast(Battle, table), seat)


def describe_troop(troop: TroopCard) -> dict[str, object]:
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


def describe_utility(utility: Utility) -> dict[str, object]:
    return {
        "key": utility.key,
        "name": utility.name,
        "nation": utility.nation,
        "type": "Trap" if utility.back == "trap" else "Utility",
        "icons": ", ".join(names_of(utility.icons)) or "no icons",
        "copies": utility.copies,
        "text": utility.text,
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
