"""A move that more than one hero knows."""

from __future__ import annotations

from breakfall.games.nightbreak.rules.effects import beside, can_move, choose, is_open, swap
from breakfall.games.nightbreak.state import Battle, HeroInPlay


async def move_with_neighbour(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    """The target changes places with a hero beside it, if both can be moved. (NB-5.5)"""
    if not is_open(me, target) or not can_move(target):
        return
    neighbours = [hero for hero in beside(target) if can_move(hero)]
    if neighbours:
        neighbour = await choose(battle, me, "power-choice", neighbours)
        await swap(battle, me, target, neighbour)
