"""The Moon's Melee heroes: they strike the enemy across."""

from __future__ import annotations

from breakfall.games.nightbreak.rules.effects import (
    apply,
    deal,
    heal,
    hurt,
    move_with_neighbour,
)
from breakfall.games.nightbreak.rules.verbs import DEALS, DRAINS, SHROUDS, WOUNDS
from breakfall.games.nightbreak.state import Battle, Hero, HeroInPlay, Power
from breakfall.games.nightbreak.terms import (
    ALLY,
    ENEMY,
    FORWARD,
    IMMOBILIZED,
    LEFT,
    MELEE,
    MOON,
    RIGHT,
    SHROUDED,
    STUNNED,
)


class VeyraSickleDancer(Hero):
    name = "Veyra Sickle-Dancer"
    faction = MOON
    kind = MELEE
    hp = 8
    strength = 3
    lore = "You may leave the dance. Your heels may not."
    arrival = Power("", arrows=FORWARD, aims=ENEMY, does=WOUNDS)
    power = Power(
        "Hamstring",
        cost=1,
        arrows=FORWARD,
        aims=ENEMY,
        amount=1,
        text="Deal {amount} damage. Immobilize it.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await deal(battle, me, target, power.amount)
        apply(battle, me, target, IMMOBILIZED)


class ToskOfTheBarrow(Hero):
    name = "Tosk of the Barrow"
    faction = MOON
    kind = MELEE
    hp = 10
    strength = 2
    lore = "He dug his own grave and found it roomy."
    arrival = Power("", arrows=LEFT | RIGHT, aims=ALLY, does=SHROUDS)
    power = Power(
        "Moonless Veil", cost=1, arrows=LEFT, aims=ALLY, amount=2, text="Heal {amount}. Shroud it."
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        heal(battle, me, target, power.amount)
        apply(battle, me, target, SHROUDED)


class MorrowTidebreaker(Hero):
    name = "Morrow Tidebreaker"
    faction = MOON
    kind = MELEE
    hp = 9
    strength = 2
    lore = "The sea goes where he pushes it."
    arrival = Power("", arrows=LEFT, aims=ENEMY, does=DEALS, amount=1)
    power = Power(
        "Undertow",
        cost=2,
        arrows=FORWARD,
        aims=ENEMY,
        amount=2,
        text="Deal {amount} damage. It swaps places with an enemy beside it.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await deal(battle, me, target, power.amount)
        await move_with_neighbour(battle, me, target)


class OrlaRedmoon(Hero):
    name = "Orla Redmoon"
    faction = MOON
    kind = MELEE
    hp = 8
    strength = 2
    lore = "She follows the red trail, never the footprints."
    arrival = Power("", arrows=LEFT | FORWARD, aims=ENEMY, text="If it is injured, stun it.")
    power = Power(
        "Blood Scent",
        cost=2,
        arrows=FORWARD | RIGHT,
        aims=ENEMY,
        amount=2,
        also=2,
        text="Deal {amount} damage. If it was injured, heal {also} on this hero.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        if target.is_injured:
            apply(battle, me, target, STUNNED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        was_injured = target.is_injured
        await deal(battle, me, target, power.amount)
        if was_injured:
            heal(battle, me, me, power.also)


class DormundTheEclipsed(Hero):
    name = "Dormund the Eclipsed"
    faction = MOON
    kind = MELEE
    hp = 8
    strength = 3
    lore = "He swore an oath with both his hearts."
    arrival = Power("", arrows=FORWARD, aims=ENEMY, does=DRAINS, amount=1)
    power = Power(
        "Black Oath",
        cost=3,
        arrows=LEFT | FORWARD,
        aims=ENEMY,
        amount=3,
        instead=5,
        also=2,
        text="Deal {amount} damage. If this hero was injured, deal {instead} instead. "
        "This hero takes {also} damage.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await deal(battle, me, target, power.instead if me.is_injured else power.amount)
        await hurt(battle, me, power.also)
