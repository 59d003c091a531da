"""BREAK: four nations on one board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from breakfall.core.cards import HOUSE, Face
from breakfall.core.game import Game
from breakfall.core.registry import GameInfo, Setting, Setup
from breakfall.games.break_.evaluation import evaluate
from breakfall.games.break_.formats import FORMATS
from breakfall.games.break_.icons import names_of
from breakfall.games.break_.nations import all_faces
from breakfall.games.break_.state import Battle
from breakfall.games.break_.table import lay_table
from breakfall.games.break_.troop import TroopCard
from breakfall.games.break_.utility import Utility

SETTINGS = (
    Setting("first", ("random", "0", "1"), "who chooses first, or leads the first-named nation"),
    Setting(
        "setup", ("arranged", "basic"), "rearrange the basic set-ups, or play them as they are"
    ),
)


class Break(GameInfo):
    def __init__(self) -> None:
        super().__init__(
            "break",
            "BREAK",
            "Four nations, one board: break the other army before it breaks yours.",
            1,
            tuple(form.form() for form in FORMATS.values()),
            SETTINGS,
        )

    def table(self, setup: Setup) -> Game:
        return lay_table(setup)

    def faces(self) -> Sequence[Face]:
        return all_faces()

    def describe(self, face: Face) -> dict[str, object]:
        if isinstance(face, TroopCard):
            return describe_troop(face)
        return describe_utility(cast(Utility, face))

    def evaluate(self, game: Game, player: int) -> float:
        return evaluate(cast(Battle, game), player)


def describe_troop(troop: TroopCard) -> dict[str, object]:
    icons = names_of(troop.icons)
    if troop.flipped:
        icons += [f"{name} when flipped" for name in names_of(troop.flipped)]
    return {
        "key": troop.key,
        "name": troop.name,
        "nation": troop.nation,
        "type": "Troop",
        "strength": troop.power,
        "icons": ", ".join(icons),
        "text": troop.text,
        "lore": troop.lore,
        "source": troop.source,
        "sources": {"name": troop.name_source, "power": HOUSE, "icons": HOUSE},
    }


def describe_utility(utility: Utility) -> dict[str, object]:
    return {
        "key": utility.key,
        "name": utility.name,
        "nation": utility.nation,
        "type": "Trap" if utility.back == "trap" else "Utility",
        "strength": 0,
        "icons": ", ".join(names_of(utility.icons)),
        "text": utility.text,
        "lore": "",
        "source": utility.source,
        "sources": {"name": utility.name_source, "text": utility.text_source, "icons": HOUSE},
    }
