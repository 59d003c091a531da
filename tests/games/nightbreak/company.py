"""Rows and powers that many stories need: plain fighters by name, and texts of one verb."""

from __future__ import annotations

from typing import Final

from breakfall.games.nightbreak.rules.effects import apply, deal, heal, swap
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Power, arrival
from breakfall.games.nightbreak.terms import (
    ALLY,
    ENEMY,
    FORWARD,
    LEFT,
    MOON,
    NONE,
    RIGHT,
    SHIELDED,
    SHROUDED,
)
from tests.games.nightbreak.story import Effect, Standing, Story, fighter

ALL: Final = LEFT | FORWARD | RIGHT


def sun(*given: Standing) -> list[Standing]:
    """Sun's row from its left: those given, then plain fighters in the ranks that are left."""
    return [*given, *[fighter(name) for name in ("Ann", "Bea", "Cat")[len(given) :]]]


def moon(*given: Standing) -> list[Standing]:
    """Moon's row from its left; so the last of them faces Sun's first."""
    plain = [fighter(name, faction=MOON) for name in ("Uma", "Viv", "Wyn")[len(given) :]]
    return [*given, *plain]


def at_enemies(arrows: int = FORWARD, *, cost: int = 1) -> Power:
    return Power("Harm", cost=cost, arrows=arrows, aims=ENEMY, text="Something bad.")


def at_allies(arrows: int = FORWARD, *, cost: int = 1) -> Power:
    return Power("Help", cost=cost, arrows=arrows, aims=ALLY, text="Something good.")


def without_arrows(*, cost: int = 1) -> Power:
    return Power("Deed", cost=cost, arrows=NONE, text="Something.")


def arrival_at_enemies(arrows: int = FORWARD) -> Power:
    return arrival("Something bad.", arrows=arrows, aims=ENEMY)


def arrival_at_itself() -> Power:
    return arrival("Something good.", arrows=FORWARD, aims=ALLY)


def dealing(amount: int) -> Effect:
    async def effect(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, amount)

    return effect


def healing(amount: int) -> Effect:
    async def effect(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        heal(battle, me, target, amount)

    return effect


def marking(status: int) -> Effect:
    async def effect(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, status)

    return effect


async def change_places(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    """Move with the target."""
    await swap(battle, me, me, target)


async def move_the_outer_allies(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    heroes = me.side.heroes
    await swap(battle, me, heroes[0], heroes[-1])


async def move_the_outer_enemies(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    heroes = battle.enemy_of(me.side).heroes
    await swap(battle, me, heroes[0], heroes[-1])


def newcomer_that_harms(name: str, amount: int) -> Standing:
    """Its arrival deals damage to the enemy across."""
    return fighter(name, arrives=arrival_at_enemies(), on_arrival=dealing(amount))


def newcomer_with(name: str, status: int) -> Standing:
    """Its arrival puts a buff on itself, or a debuff on the enemy across."""
    is_buff = status & (SHIELDED | SHROUDED) != 0
    whom = arrival_at_itself() if is_buff else arrival_at_enemies()
    return fighter(name, arrives=whom, on_arrival=marking(status))


def fighters(*names: str) -> list[Standing]:
    return [fighter(name) for name in names]


def play_until(story: Story, side: str, kind: str) -> None:
    """Answer with the first option until that side is asked this."""
    while not story.asks(side, kind):
        story.match.choose(0)
