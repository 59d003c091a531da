"""Numbers of the rules, what can lie on a tile, and the stages of a match."""

from __future__ import annotations

from typing import Final

HEAVY_MOVES: Final = 2
NIMBLE_MOVES: Final = 2
QUIET_ROUNDS: Final = 20  # BR-15.4
NO_LIMIT: Final = 0  # BR-15.5

# What can lie on a tile besides a troop, a bit each.
WALL: Final = 1
TREES: Final = 2
TRAP: Final = 4
SNARE: Final = 8
RIVER: Final = 16
BOMB: Final = 32
BLOCKED: Final = WALL | TREES  # BR-2.3
OBSTRUCTED: Final = TRAP | SNARE | RIVER  # BR-2.5

# What the next step of the match is.
CHOOSE_NATIONS: Final = 0
FIRST_ARRANGES: Final = 1
SECOND_ARRANGES: Final = 2
BEGIN_TURN: Final = 3
ACTION: Final = 4

# What a trap does.
ROGUE_TRAP: Final = 0
SNARE_TRAP: Final = 1
LEAVES_TRAP: Final = 2
