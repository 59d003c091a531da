"""Every answer that BREAK knows, made once."""

from __future__ import annotations

from typing import Final

from breakfall.core.choice import OptionQuestion
from breakfall.core.modes import LOOKAHEAD
from breakfall.core.option import Option, option
from breakfall.games.break_.board import LINES, NAMES, NOWHERE, TILES
from breakfall.games.break_.state import Army

END_TURN: Final = option("end-turn")
DONE: Final = option("done")
STOP: Final = option("stop")
CONFIRM: Final = option("confirm")


def at_every_tile(kind: str) -> list[Option]:
    return [option(kind, NAMES[tile], tile) for tile in range(TILES)]


MOVE: Final[list[Option]] = at_every_tile("move")  # the troop there moves
FREE: Final[list[Option]] = at_every_tile("free")  # the troop there destroys its snare
FLIP: Final[list[Option]] = at_every_tile("flip")  # the troop there turns over
LEAP: Final[list[Option]] = at_every_tile("leap")  # the rogue there leaps out of its trap
TEAR_DOWN: Final[list[Option]] = at_every_tile("tear-down")  # the wall there goes
TILE: Final[list[Option]] = at_every_tile("tile")  # that tile, whatever is asked
ALL_LINES: Final[list[Option]] = [
    option("line", f"{NAMES[one]}-{NAMES[other]}", number)
    for number, (one, other) in enumerate(LINES)
]


async def choose_tile(army: Army, prompt: str, tiles: list[int], about: object) -> int:
    """The player chooses one of these tiles."""
    if len(tiles) == 1 and not LOOKAHEAD.is_on:
        return tiles[0]
    answer = await OptionQuestion(army.seats, prompt, [TILE[tile] for tile in tiles], about)
    return answer.number


async def choose_tile_or_stop(army: Army, prompt: str, tiles: list[int], about: object) -> int:
    """The player chooses one of these tiles, or NOWHERE."""
    if not tiles:
        return NOWHERE
    options = [STOP]
    for tile in tiles:
        options.append(TILE[tile])
    answer = await OptionQuestion(army.seats, prompt, options, about)
    return NOWHERE if answer is STOP else answer.number


async def confirms(army: Army, about: object) -> bool:
    """The player is asked before a troop of their own is hit, and may leave it. (BR-5.8)"""
    answer = await OptionQuestion(army.seats, "own-hit", [CONFIRM, STOP], about)
    return answer is CONFIRM
