"""How well a player stands, for bots that look ahead a little."""

from __future__ import annotations

from breakfall.games.havenfall.state import Haven


def evaluate(haven: Haven, player: int) -> float:
    side = haven.sides[player]
    return side.points / 10.0
