"""Small pieces of text that BREAK's questions share."""

from __future__ import annotations

from typing import Final

from breakfall.games.break_.board import NAMES
from breakfall.games.break_.rules.combat import is_flipped
from breakfall.games.break_.state import Battle, Troop
from breakfall.games.break_.terms import BOMB, RIVER, SNARE, TRAP, TREES, WALL
from breakfall.games.break_.troop import TroopThere

LYING: Final = {TRAP: "trap", SNARE: "snare", RIVER: "river", BOMB: "bomb"}
IN_THE_WAY: Final = {
    WALL: "a wall",
    TREES: "trees",
    TRAP: "a trap",
    SNARE: "a snare",
    RIVER: "a river",
    BOMB: "a bomb",
}

# ---------------------------------------------------------------- troops


def standing(battle: Battle, troop: Troop) -> str:
    """A troop with what matters now: "Wolf b3 (power 1/2, flipped)"."""
    facts = [f"power {troop.power}"]
    if troop.power < troop.printed.power:
        facts[0] += f"/{troop.printed.power}"
    if is_flipped(battle, troop):
        facts.append("flipped")
    if troop.is_snared:
        facts.append("held by a snare")
    return f"{troop.card.name} {NAMES[troop.tile]} ({', '.join(facts)})"


def troop_name(troop: Troop) -> str:
    return f"{troop.card.name} ({NAMES[troop.tile]})"


def whom(troop: Troop, seat: int) -> str:
    """ "your Wolf b3", or "Stone c5" if it is an enemy's."""
    whose = "your " if troop.army.seat == seat else ""
    return f"{whose}{troop.card.name} {NAMES[troop.tile]}"


class TroopNamed:
    """A troop in a sentence of the log: "your Golem" to its owner, "Golem (Rock)" to others.

    In a template `{troop:on}` is "Golem (Rock) on c4" and `{troop:tile}` is "c4".
    """

    def __init__(self, troop: TroopThere, army: str, *, is_own: bool) -> None:
        self.tile = NAMES[troop.tile]
        self.name = f"your {troop.face.name}" if is_own else f"{troop.face.name} ({army})"

    def __format__(self, form: str) -> str:
        if form == "tile":
            return self.tile
        return f"{self.name} on {self.tile}" if form == "on" else self.name


# ---------------------------------------------------------------- tiles


def tile_and_whom(battle: Battle, tile: int, seat: int) -> str:
    """A tile, and who stands there: "c5 (your Golem)"."""
    troop = battle.board[tile]
    if troop is None:
        return NAMES[tile]
    whose = "your " if troop.army.seat == seat else ""
    return f"{NAMES[tile]} ({whose}{troop.card.name})"


def lying_words(ground: int) -> str:
    """What a troop would step into: " (trap, river)"."""
    found = lying_on(ground)
    return f" ({', '.join(found)})" if found else ""


def there_words(ground: int) -> str:
    """What else waits where a troop attacks: ", trap there"."""
    found = lying_on(ground)
    return f", {' and '.join(found)} there" if found else ""


def lying_on(ground: int) -> list[str]:
    return [word for bit, word in LYING.items() if ground & bit]


def what_is_there(battle: Battle, tile: int) -> str:
    """What keeps a tile from being empty: "Golem stands on c4."; nothing if it is. (BR-2.4)"""
    troop = battle.board[tile]
    if troop is not None:
        return f"{troop.card.name} stands on {NAMES[tile]}."
    return what_lies_on(battle, tile) if battle.ground[tile] else ""


def what_lies_on(battle: Battle, tile: int) -> str:
    """Besides a troop: "c4 has a trap on it."."""
    found = [words for bit, words in IN_THE_WAY.items() if battle.ground[tile] & bit]
    return f"{NAMES[tile]} has {' and '.join(found)} on it."
