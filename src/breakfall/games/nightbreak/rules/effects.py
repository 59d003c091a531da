"""What powers do: the verbs that hero cards are written in. (NB-4, NB-5, NB-9)

None of them touches a hero that has left the battle (NB-5.8), and none that acts for an enemy
power touches a shrouded hero (NB-9.4).
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from breakfall.core.event import NOBODY
from breakfall.core.question import choose
from breakfall.games.nightbreak.events import (
    BLESSED,
    CLEANSED,
    DRAINED,
    GAINS_POINTS,
    GETS_STATUS,
    HEALS,
    SWAP_PLACES,
)
from breakfall.games.nightbreak.questions import PowerTargetQuestion
from breakfall.games.nightbreak.rules.damage import strike, strike_together
from breakfall.games.nightbreak.rules.targets import is_immune, pointed_at
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Power
from breakfall.games.nightbreak.terms import DEBUFFS, IMMOBILIZED, WOUNDED


def is_open(me: HeroInPlay, hero: HeroInPlay) -> bool:
    """The power of `me` can do something to this hero."""
    return hero.in_play and not is_immune(me, hero)


# ---------------------------------------------------------------- damage and healing


async def deal(battle: Battle, me: HeroInPlay, target: HeroInPlay, amount: int) -> None:
    """Damage by a power."""
    if is_open(me, target):
        await strike(battle, target, amount)


async def deal_each(battle: Battle, me: HeroInPlay, targets: list[HeroInPlay], amount: int) -> None:
    """Damage by a power to several heroes at the same time. (NB-5.6)"""
    await strike_together(battle, [hero for hero in targets if is_open(me, hero)], amount)


async def hurt(battle: Battle, me: HeroInPlay, amount: int) -> None:
    """Damage that a hero's own text deals to itself."""
    if me.in_play:
        await strike(battle, me, amount)


def heal(battle: Battle, me: HeroInPlay, target: HeroInPlay, amount: int) -> None:
    """Take damage off, never below zero. (NB-4.5)"""
    if is_open(me, target):
        healed = min(amount, target.damage)
        if healed:
            target.damage -= healed
            HEALS.tell(battle, NOBODY, target, healed)


# ---------------------------------------------------------------- buffs and debuffs


def apply(battle: Battle, me: HeroInPlay, target: HeroInPlay, status: int) -> None:
    """Put a marker on a hero; a second one of the same kind changes nothing. (NB-9.1)"""
    if is_open(me, target) and not target.has(status):
        target.markers |= status
        GETS_STATUS.tell(battle, NOBODY, target, status)


def cleanse(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    """Remove all debuffs."""
    if is_open(me, target) and target.has_debuff:
        target.markers &= ~DEBUFFS
        CLEANSED.tell(battle, NOBODY, target)


# ---------------------------------------------------------------- moving


def can_move(hero: HeroInPlay) -> bool:
    """An immobilized hero cannot move, whoever would move it. (NB-9.7)"""
    return hero.in_play and not hero.has(IMMOBILIZED)


async def swap(battle: Battle, me: HeroInPlay, one: HeroInPlay, other: HeroInPlay) -> None:
    """A power moves two heroes of one row, unless one of them cannot be moved. (NB-5.4)"""
    if is_open(me, one) and is_open(me, other) and can_move(one) and can_move(other):
        await move(battle, one, other)


async def move(battle: Battle, one: HeroInPlay, other: HeroInPlay) -> None:
    """Two heroes change places with all that lies on them; then wounds hurt. (NB-8.5, NB-9.9)"""
    row = one.side.row
    one.column, other.column = other.column, one.column
    row[one.column] = one
    row[other.column] = other
    SWAP_PLACES.tell(battle, NOBODY, one, other)
    wounded = [hero for hero in (one, other) if hero.has(WOUNDED)]
    if wounded:
        await strike_together(battle, wounded, 1)


async def move_with_neighbour(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    """The target changes places with a hero beside it, if both can be moved. (NB-5.4)"""
    if not is_open(me, target) or not can_move(target):
        return
    neighbours = [hero for hero in beside(target) if can_move(hero)]
    if neighbours:
        neighbour = await choose_for_power(me, neighbours)
        await swap(battle, me, target, neighbour)


# ---------------------------------------------------------------- Blessing Points


def gain(battle: Battle, me: HeroInPlay, amount: int) -> None:
    """Points of this turn in one's own turn; held by the hero in the other's. (NB-4.3)"""
    if me.side is battle.turn_side:
        me.side.points += amount
        GAINS_POINTS.tell(battle, me.side.seat_mask, me.side.index, amount)
    else:
        bless(battle, me, me, amount)


def bless(battle: Battle, me: HeroInPlay, target: HeroInPlay, amount: int) -> None:
    """A hero is given points to hold."""
    if is_open(me, target):
        target.held += amount
        BLESSED.tell(battle, NOBODY, target, amount)


def drain(battle: Battle, me: HeroInPlay, target: HeroInPlay, amount: int) -> None:
    """A hero loses points that it holds."""
    if is_open(me, target) and target.held > 0:
        lost = min(amount, target.held)
        target.held -= lost
        DRAINED.tell(battle, NOBODY, target, lost)


# ---------------------------------------------------------------- who is where


def reached(battle: Battle, me: HeroInPlay, power: Power) -> list[HeroInPlay]:
    """Everybody a power's arrows point at, for powers that say "each". (NB-5.6)"""
    return pointed_at(battle, me, power)


def allies(me: HeroInPlay) -> list[HeroInPlay]:
    """All allied heroes, this one among them."""
    return me.side.heroes


def other_allies(me: HeroInPlay) -> list[HeroInPlay]:
    return [hero for hero in me.side.heroes if hero is not me]


def enemies(battle: Battle, me: HeroInPlay) -> list[HeroInPlay]:
    return battle.enemy_of(me.side).heroes


def across(battle: Battle, me: HeroInPlay) -> HeroInPlay | None:
    """The enemy in the same column."""
    return battle.enemy_of(me.side).row[me.column]


def beside(hero: HeroInPlay) -> list[HeroInPlay]:
    """The heroes of its own row one column away."""
    return [other for other in hero.side.heroes if abs(other.column - hero.column) == 1]


POWER_CHOICE: Final = PowerTargetQuestion(
    "power-choice", "NB-5.8", "{power}: {text} Choose the hero beside it."
)


def choose_for_power(me: HeroInPlay, heroes: list[HeroInPlay]) -> Awaitable[HeroInPlay]:
    """The controller chooses one of several heroes for a power, from their left. (NB-9.5)"""
    in_order = [hero for hero in heroes[0].side.heroes if hero in heroes]
    if me.side is not heroes[0].side:
        in_order.reverse()
    return choose(me.side.seats, POWER_CHOICE, in_order, me)
