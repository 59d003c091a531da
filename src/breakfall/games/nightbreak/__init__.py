"""Nightbreak: two rows of heroes under sun and moon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from breakfall.core.cards import Face
from breakfall.core.game import Game
from breakfall.core.registry import Format, GameInfo, Setting, Setup
from breakfall.games.nightbreak.cards import HEROES
from breakfall.games.nightbreak.evaluation import evaluate
from breakfall.games.nightbreak.features import FEATURES, features
from breakfall.games.nightbreak.hero import FACTIONS, KINDS, Hero, Power
from breakfall.games.nightbreak.state import Battle
from breakfall.games.nightbreak.table import FORMATS as RULES_OF_FORMATS
from breakfall.games.nightbreak.table import lay_table

FORMATS = (
    Format("classic", "Classic", (2,), "Sun against Moon, three heroes a side."),
    Format("unity", "Unity", (3, 4), "Two teams, four heroes a team."),
    Format("kingmaker", "Kingmaker", (2,), "One of your heroes may return again and again."),
    Format("twilight", "Twilight", (2,), "Heroes of both factions from one deck for both."),
)
SETTINGS = (
    Setting("first", ("random", "0", "1"), "who goes first: chance, or the side of a seat"),
    Setting("heroes", ("choose", "random"), "choose the first heroes, or draw them"),
)
ARROWS = {1: "left", 2: "forward", 4: "right"}


class Nightbreak(GameInfo):
    def __init__(self) -> None:
        super().__init__(
            "nightbreak",
            "Nightbreak",
            "Two rows of heroes fight for the Favor of Sun and Moon over sixteen turns.",
            3,
            FORMATS,
            SETTINGS,
        )

    def table(self, setup: Setup) -> Game:
        return lay_table(setup)

    def faces(self) -> Sequence[Face]:
        return HEROES

    def describe(self, face: Face) -> dict[str, object]:
        hero = cast(Hero, face)
        return {
            "key": hero.key,
            "name": hero.name,
            "faction": FACTIONS[hero.faction],
            "type": KINDS[hero.kind],
            "hp": hero.hp,
            "strength": hero.strength,
            "arrival": describe_power(hero.arrival),
            "power": describe_power(hero.power),
            "lore": hero.lore,
            "source": hero.source,
        }

    def teams(self, form: Format, players: int) -> list[tuple[int, ...]]:
        return RULES_OF_FORMATS[form.key].teams(players)

    def evaluate(self, game: Game, player: int) -> float:
        return evaluate(cast(Battle, game), player)

    def feature_names(self) -> tuple[str, ...]:
        return FEATURES

    def features(self, game: Game, player: int) -> list[float]:
        return features(cast(Battle, game), player)


def describe_power(power: Power) -> dict[str, object]:
    return {
        "name": power.name,
        "cost": power.cost,
        "arrows": [word for arrow, word in ARROWS.items() if power.arrows & arrow],
        "aims": "enemies" if power.aims else "allies",
        "text": power.text,
    }
