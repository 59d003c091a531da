"""Nightfall: chains of orders in a city without mornings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from breakfall.core.cards import Face
from breakfall.core.errors import BreakfallError
from breakfall.core.game import Game, Setting, Setup
from breakfall.core.table import Table
from breakfall.games.nightfall.card import Order, Wound
from breakfall.games.nightfall.cards import DRAFT_ORDERS, ORDERS, WOUND_CARDS
from breakfall.games.nightfall.description import describe_order, describe_wound
from breakfall.games.nightfall.evaluation import evaluate
from breakfall.games.nightfall.features import FEATURES, features
from breakfall.games.nightfall.formats import FORMATS, VARIANTS
from breakfall.games.nightfall.state import Night
from breakfall.games.nightfall.table import lay_table

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
        tuple(form.key for form in VARIANTS),
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
        assert isinstance(face, Order)
        return describe_order(face)

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Night)
        return evaluate(table, seat)

    def feature_names(self) -> tuple[str, ...]:
        return FEATURES

    def features(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Night)
        return features(table, seat)
