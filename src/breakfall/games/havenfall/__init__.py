"""Havenfall: heroes, spells and pixels against the monsters at the gates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from breakfall.core.cards import Face
from breakfall.core.game import Game, Setting, Setup
from breakfall.core.table import Table
from breakfall.games.havenfall.cards import POOL
from breakfall.games.havenfall.description import describe
from breakfall.games.havenfall.evaluation import evaluate
from breakfall.games.havenfall.features import FEATURES, features
from breakfall.games.havenfall.formats import FORMATS
from breakfall.games.havenfall.layouts import RANDOM, read_layout, write_layout
from breakfall.games.havenfall.state import Haven
from breakfall.games.havenfall.table import lay_table


class HeroSetting(Setting):
    """A row of six heroes, or chance."""

    def checked(self, value: str) -> str:
        return value if value == RANDOM else write_layout(read_layout(value))


SETTINGS: Final = (
    Setting("first", ("random", "0", "1", "2", "3"), "who goes first: chance, or a seat"),
    HeroSetting("heroes", (RANDOM,), "the six heroes: chance, or their names joined by +"),
    Setting("pixels", ("one", "two"), "how many one begins with; two are Quick Play"),
    Setting("rounds", ("50", "25", "100", "endless"), "after how many rounds a match ends"),
)


class Havenfall(Game):
    def __init__(self) -> None:
        super().__init__(
            "havenfall",
            "Havenfall",
            "Heroes, spells and pixels against the monsters at the gates.",
            3,
            FORMATS,
            SETTINGS,
        )

    def table(self, setup: Setup) -> Table:
        return lay_table(setup)

    def faces(self) -> Sequence[Face]:
        return POOL

    def describe(self, face: Face) -> Mapping[str, object]:
        return describe(face)

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Haven)
        return evaluate(table, seat)

    def feature_names(self) -> tuple[str, ...]:
        return FEATURES

    def features(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Haven)
        return features(table, seat)
