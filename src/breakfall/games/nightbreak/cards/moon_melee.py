"""The Moon's Melee heroes: they strike the enemy across."""

from __future__ import annotations

from breakfall.games.nightbreak.hero import (
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
    WOUNDED,
    Hero,
    Power,
)
from breakfall.games.nightbreak.rules.effects import (
    apply,
    deal,
    drain,
    heal,
    hurt,
    move_with_neighbour,
)
from breakfall.games.nightbreak.state import Battle, HeroInPlay


class VeyraSickleDancer(Hero):
    name = "Veyra Sickle-Dancer"
    faction = MOON
    kind = MELEE
    hp = 8
    strength = 3
    lore = "You may leave the dance. Your heels may not."
    arrival = Power("", arrows=FORWARD, aims=ENEMY, text="Wound it.")
    power = Power(
        "Hamstring", cost=1, arrows=FORWARD, aims=ENEMY, text="Deal 1 damage. Immobilize it."
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, WOUNDED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 1)
        apply(battle, me, target, IMMOBILIZED)


class ToskOfTheBarrow(Hero):
    name = "Tosk of the Barrow"
    faction = MOON
    kind = MELEE
    hp = 10
    strength = 2
    lore = "He dug his own grave and found it roomy."
    arrival = Power("", arrows=LEFT | RIGHT, aims=ALLY, text="Shroud it.")
    power = Power("Moonless Veil", cost=1, arrows=LEFT, aims=ALLY, text="Heal 2. Shroud it.")

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, SHROUDED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        heal(battle, me, target, 2)
        apply(battle, me, target, SHROUDED)


class MorrowTidebreaker(Hero):
    name = "Morrow Tidebreaker"
    faction = MOON
    kind = MELEE
    hp = 9
    strength = 2
    lore = "The sea goes where he pushes it."
    arrival = Power("", arrows=LEFT, aims=ENEMY, text="Deal 1 damage.")
    power = Power(
        "Undertow",
        cost=2,
        arrows=FORWARD,
        aims=ENEMY,
        text="Deal 2 damage. It swaps places with an enemy beside it.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 1)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 2)
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
        text="Deal 2 damage. If it was injured, heal 2 on this hero.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        if target.is_injured:
            apply(battle, me, target, STUNNED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        was_injured = target.is_injured
        await deal(battle, me, target, 2)
        if was_injured:
            heal(battle, me, me, 2)


class DormundTheEclipsed(Hero):
    name = "Dormund the Eclipsed"
    faction = MOON
    kind = MELEE
    hp = 8
    strength = 3
    lore = "He swore an oath with both his hearts."
    arrival = Power("", arrows=FORWARD, aims=ENEMY, text="It loses 1 held Blessing Point.")
    power = Power(
        "Black Oath",
        cost=3,
        arrows=LEFT | FORWARD,
        aims=ENEMY,
        text="Deal 3 damage. If this hero was injured, deal 5 instead. This hero takes 2 damage.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        drain(battle, me, target, 1)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 5 if me.is_injured else 3)
        await hurt(battle, me, 2)
