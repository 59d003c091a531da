"""Every answer that Havenfall knows apart from those that point at a printed card, made once."""

from __future__ import annotations

from typing import Final

from breakfall.core.option import Option, option
from breakfall.games.havenfall.card import COLOURS

MOST_PLAYERS: Final = 4
MOST_STATS: Final = 99  # no hero has more damage and health together

END_TURN: Final = option("end")
STRIKE: Final = option("strike")
BUY_SPELL: Final = option("buy-spell")
TRASH_CARD: Final = option("trash")
DONE: Final = option("done")

# Where one can fight: the row from left to right, then the monster that was defeated last.
LOCATIONS: Final = ("minion-1", "minion-2", "boss", "defeated-as-minion", "defeated-as-boss")
FIGHT_AT: Final[list[Option]] = [
    option("fight", name, place) for place, name in enumerate(LOCATIONS)
]
MONSTER_AT: Final[list[Option]] = [
    option("monster", name, place) for place, name in enumerate(LOCATIONS[:3])
]
SWITCH: Final[list[Option]] = [
    option("switch", "minion-1+minion-2", 1),
    option("switch", "minion-1+boss", 2),
    option("switch", "minion-2+boss", 5),
]

PAY_WITH: Final[list[Option]] = [option("pay", name, c) for c, name in enumerate(COLOURS)]
TRADE: Final[list[Option]] = [option("trade", name, c) for c, name in enumerate(COLOURS)]
PIXEL: Final[list[Option]] = [option("pixel", name, c) for c, name in enumerate(COLOURS)]
EXHAUSTED_PIXEL: Final[list[Option]] = [
    option("pixel", f"exhausted-{name}", c) for c, name in enumerate(COLOURS)
]

# Other players by how far they sit to the left of the one who is asked.
PLAYER: Final[list[Option]] = [
    option("player", f"left-{distance}", distance) for distance in range(MOST_PLAYERS)
]

DAMAGE: Final = option("gain", "damage")
HEALTH: Final = option("gain", "health")
DAMAGE_OR_HEALTH: Final[list[Option]] = [DAMAGE, HEALTH]
TREASURE: Final = option("gain", "treasure")
SPELL: Final = option("gain", "spell")

# How much of a hero's strength is damage; the rest is health.
STANCE: Final[list[Option]] = [
    option("stance", f"damage-{amount}", amount) for amount in range(MOST_STATS + 1)
]


def add_once(answer: Option, options: list[Option]) -> None:
    """An answer that several copies of a card share is offered once."""
    for other in options:
        if other is answer:
            return
    options.append(answer)
