"""Nightfall: chains of orders in a city without mornings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from breakfall.core.cards import Face
from breakfall.core.errors import BreakfallError
from breakfall.core.game import Format, Game, Setting, Setup
from breakfall.core.table import Table
from breakfall.games.nightfall.card import Order, Wound
from breakfall.games.nightfall.cards import DRAFT_ORDERS, ORDERS, WOUND_CARDS
from breakfall.games.nightfall.description import describe_order, describe_wound
from breakfall.games.nightfall.evaluation import evaluate
from breakfall.games.nightfall.features import FEATURES, features
from breakfall.games.nightfall.state import Night
from breakfall.games.nightfall.table import lay_table

PLAYERS = (2, 3, 4, 5)
FORMATS = (
    Format("standard", "Standard", PLAYERS, "Two private archives each, eight for all."),
    Format("secret-archives", "Secret Archives", PLAYERS, "Private archives lie face-down."),
    Format("open-archives", "Open Archives", PLAYERS, "The commons are known before the draft."),
    Format("common-ground", "Common Ground", PLAYERS, "All archives are for everybody."),
    Format("series", "End-of-the-World Series", PLAYERS, "Game after game, to 100 wounds."),
)
NOTHING = "nothing"


class LeftOut(Setting):
    """The orders to leave in the box, as keys with commas between."""

    def checked(self, value: str) -> str:
        known = [order.key for order in DRAFT_ORDERS]
        for key in value.split(","):
            if value != NOTHING and key not in known:
                raise BreakfallError(f"names no order {key!r}; there are: {', '.join(known)}")
        return value


SETTINGS = (
    Setting(
        "archives",
        ("recommended", "draft", "two-player-draft", "quick-start", "random"),
        "how archives are chosen; the recommended draft for two is the two-player draft",
    ),
    Setting(
        "first",
        ("random", "0", "1", "2", "3", "4"),
        "who goes first: chance, or a seat",
    ),
    Setting("goal", ("100", "50", "25"), "the wounds that end a series"),
    Setting(
        "variant",
        ("standard", "secret-archives", "open-archives", "common-ground"),
        "how each game of a series is played",
    ),
    LeftOut("without", (NOTHING,), "orders to leave in the box, as keys with commas between"),
)


class Nightfall(Game):
    def __init__(self) -> None:
        super().__init__(
            "nightfall",
            "Nightfall",
            "Minions and chains of orders in a night without end; the fewest wounds win.",
            2,
            FORMATS,
            SETTINGS,
        )

    def table(self, setup: Setup) -> Table:
        return lay_table(setup)

    def faces(self) -> Sequence[Face]:
        return ORDERS + WOUND_CARDS

    def describe(self, face: Face) -> Mapping[str, object]:
        if isinstance(face, Wound):
            return describe_wound(face)
        return describe_order(cast(Order, face))

    def evaluate(self, table: Table, seat: int) -> float:
        return evaluate(cast(Night, table), seat)

    def feature_names(self) -> tuple[str, ...]:
        return FEATURES

    def features(self, table: Table, seat: int) -> list[float]:
        return features(cast(Night, table), seat)
