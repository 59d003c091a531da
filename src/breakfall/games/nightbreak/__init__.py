"""Nightbreak: two rows of heroes under sun and moon."""

from __future__ import annotations

from collections.abc import Sequence

from breakfall.core.cards import Face
from breakfall.core.game import Game, Setting, Setup
from breakfall.core.table import Table
from breakfall.games.nightbreak.cards import HEROES
from breakfall.games.nightbreak.description import HeroDescription, describe
from breakfall.games.nightbreak.evaluation import evaluate
from breakfall.games.nightbreak.features import FEATURES, features
from breakfall.games.nightbreak.formats import FORMATS
from breakfall.games.nightbreak.state import Battle, Hero
from breakfall.games.nightbreak.table import new_table

SETTINGS = (
    Setting("first", ("random", "0", "1"), "who goes first: chance, or the side of a seat"),
    Setting("heroes", ("choose", "random"), "choose the first heroes, or draw them"),
)


class Nightbreak(Game):
    def __init__(self) -> None:
        super().__init__(
            "nightbreak",
            "Nightbreak",
            "Two rows of heroes fight for the Favor of Sun and Moon over sixteen turns.",
            3,
            FORMATS,
            SETTINGS,
        )

    def table(self, setup: Setup) -> Table:
        return new_table(setup)

    def faces(self) -> Sequence[Face]:
        return HEROES

    def describe(self, face: Face) -> HeroDescription:
        assert isinstance(face, Hero)
        return describe(face)

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Battle)
        return evaluate(table, seat)

    def feature_names(self) -> tuple[str, ...]:
        return FEATURES

    def features(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Battle)
        return features(table, seat)
