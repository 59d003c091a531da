"""HELLBREAK: Dracula versus Jaws, two monsters between two locations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from breakfall.core.cards import Face
from breakfall.core.errors import BreakfallError
from breakfall.core.game import DeckSetting, Game, Setting, Setup
from breakfall.core.table import Table
from breakfall.games.hellbreak.cards import POOL
from breakfall.games.hellbreak.decks import DEMO_DECKS, find_deck
from breakfall.games.hellbreak.description import describe
from breakfall.games.hellbreak.evaluation import evaluate
from breakfall.games.hellbreak.features import FEATURES, features
from breakfall.games.hellbreak.formats import FORMATS
from breakfall.games.hellbreak.state import Duel
from breakfall.games.hellbreak.table import new_table


class HellbreakDeck(DeckSetting):
    """A demo deck, or one written by a player. (HB-15.1)"""

    def deck(self, value: str) -> str:
        try:
            return find_deck(value).text()
        except BreakfallError as error:
            names = " nor ".join(DEMO_DECKS)
            why = self.advice(value) if is_a_name(value) else str(error)
            raise BreakfallError(f"is neither {names} nor a deck: {why}") from None

    def advice(self, name: str) -> str:
        """For somebody who has written the name of a file where its text belongs."""
        return f"{name!r} is only a name; on the command line {self.key}=@{name} reads a file"


def is_a_name(value: str) -> bool:
    """A text of several lines, or with a heading, is meant to be a deck."""
    return bool(value) and "\n" not in value and ":" not in value


WHICH_DECK: Final = "the Dracula demo, the Jaws demo or your own deck file"
SETTINGS: Final = (
    HellbreakDeck(
        "deck0",
        ("dracula", "jaws"),
        f"seat 1's deck: {WHICH_DECK}",
    ),
    HellbreakDeck(
        "deck1",
        ("jaws", "dracula"),
        f"seat 2's deck: {WHICH_DECK}",
    ),
    Setting("first", ("random", "0", "1"), "who begins with initiative: chance, or a seat"),
    Setting(
        "last_card", ("jumpscare", "none"), "whether the last health card may use its Jumpscare"
    ),
)


class Hellbreak(Game):
    def __init__(self) -> None:
        super().__init__(
            "hellbreak",
            "HELLBREAK",
            "Dracula and Jaws hunt each other through two haunted locations.",
            2,
            FORMATS,
            SETTINGS,
        )

    def table(self, setup: Setup) -> Table:
        return new_table(setup)

    def faces(self) -> Sequence[Face]:
        return POOL

    def describe(self, face: Face) -> Mapping[str, object]:
        return describe(face)

    def side_swaps(self) -> list[dict[str, str]]:
        return [{}, {"deck0": "jaws", "deck1": "dracula"}]

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Duel)
        return evaluate(table, seat)

    def feature_names(self) -> tuple[str, ...]:
        return FEATURES

    def features(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Duel)
        return features(table, seat)
