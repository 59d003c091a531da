"""BREAK: four nations on one board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from breakfall.core.cards import Face
from breakfall.core.game import Game, Setup
from breakfall.core.table import Table
from breakfall.games.break_.description import describe_troop, describe_utility
from breakfall.games.break_.evaluation import evaluate
from breakfall.games.break_.features import FEATURES, features
from breakfall.games.break_.formats import FORMATS
from breakfall.games.break_.nations import all_faces
from breakfall.games.break_.settings import SETTINGS
from breakfall.games.break_.state import Battle, Utility
from breakfall.games.break_.table import lay_table
from breakfall.games.break_.troop import TroopCard


class Break(Game):
    def __init__(self) -> None:
        super().__init__(
            "break",
            "BREAK",
            "Four nations, one board: break the other army before it breaks yours.",
            4,  # 4: the last combat ends the match; the round limit is a setting
            FORMATS,
            SETTINGS,
        )

    def table(self, setup: Setup) -> Table:
        return lay_table(setup)

    def faces(self) -> Sequence[Face]:
        return all_faces()

    def describe(self, face: Face) -> Mapping[str, object]:
        if isinstance(face, TroopCard):
            return describe_troop(face)
        assert isinstance(face, Utility)
        return describe_utility(face)

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Battle)
        return evaluate(table, seat)

    def feature_names(self) -> tuple[str, ...]:
        return FEATURES

    def features(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Battle)
        return features(table, seat)
