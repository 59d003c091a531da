"""Whom arrows point at, and choosing one of them. (NB-5)"""

from __future__ import annotations

from typing import Final

from breakfall.core.question import choose
from breakfall.games.nightbreak.questions import PowerTargetQuestion
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Power
from breakfall.games.nightbreak.terms import ENEMY, FORWARD, LEFT, NONE, RIGHT, SHROUDED

ARROWS: Final[list[int]] = [LEFT, FORWARD, RIGHT]


def pointed_at(battle: Battle, hero: HeroInPlay, power: Power) -> list[HeroInPlay]:
    """The heroes that a power's arrows point at, from the controller's left. (NB-5.1, NB-5.2)"""
    found: list[HeroInPlay] = []
    for arrow in ARROWS:
        if power.arrows & arrow:
            there = at_arrow(battle, hero, power, arrow)
            if there is not None:
                found.append(there)
    return found


def at_arrow(battle: Battle, hero: HeroInPlay, power: Power, arrow: int) -> HeroInPlay | None:
    """Who stands where one arrow points; beyond the row and in an empty rank nobody. (NB-5.3)"""
    side = hero.side
    column = hero.column
    if arrow != FORWARD:
        column += side.left if arrow == LEFT else -side.left
    row = battle.sides[1 - side.index].row if power.aims == ENEMY else side.row
    return row[column] if 0 <= column < len(row) else None


def has_target(battle: Battle, hero: HeroInPlay, power: Power) -> bool:
    """A power with arrows needs somebody to aim at. (NB-7.4)"""
    if power.arrows == NONE:
        return True
    for arrow in ARROWS:
        if power.arrows & arrow and at_arrow(battle, hero, power, arrow) is not None:
            return True
    return False


def is_immune(source: HeroInPlay, hero: HeroInPlay) -> bool:
    """Enemy powers do nothing to a shrouded hero. (NB-9.4)"""
    return hero.markers & SHROUDED != 0 and hero.side is not source.side


async def choose_power_target(
    battle: Battle, hero: HeroInPlay, power: Power, ask: PowerTargetQuestion
) -> HeroInPlay | None:
    """One target among those the arrows allow, or the hero itself if it affects each of them.

    A shrouded enemy may be chosen like any other. None when the arrows find nobody.
    (NB-5.5, NB-5.6, NB-5.10, NB-9.5)
    """
    targets = pointed_at(battle, hero, power)
    if not targets:
        return None
    if power.each:
        return hero
    return await choose(hero.side.seats, ask, targets, hero)
