"""The Sun's Ranged heroes: they strike anybody."""

from __future__ import annotations

from breakfall.games.nightbreak.hero import (
    ALLY,
    ENEMY,
    FORWARD,
    LEFT,
    RANGED,
    RIGHT,
    SHIELDED,
    SUN,
    WOUNDED,
    Hero,
    Power,
)
from breakfall.games.nightbreak.rules.effects import (
    apply,
    bless,
    cleanse,
    deal,
    deal_each,
    enemies,
    heal,
    other_allies,
    swap,
)
from breakfall.games.nightbreak.state import Battle, HeroInPlay


class TeodarLongsight(Hero):
    name = "Teodar Longsight"
    faction = SUN
    kind = RANGED
    hp = 6
    strength = 2
    lore = "He counts the enemy's buttons, then the enemy."
    arrival = Power("", arrows=RIGHT, aims=ENEMY, text="Deal 1 damage.")
    power = Power(
        "Lance of Light",
        cost=2,
        arrows=FORWARD | RIGHT,
        aims=ENEMY,
        text="Deal 2 damage. By day, deal 3 instead.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 1)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 3 if battle.is_day else 2)


class BrisaTheFalconer(Hero):
    name = "Brisa the Falconer"
    faction = SUN
    kind = RANGED
    hp = 5
    strength = 2
    lore = "Her birds smell blood through rain and iron."
    arrival = Power(
        "",
        arrows=LEFT | FORWARD | RIGHT,
        aims=ENEMY,
        text="Deal 1 damage. If it was injured, deal 2 instead.",
    )
    power = Power("Stoop", cost=2, text="Deal 1 damage to each injured enemy.")

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 2 if target.is_injured else 1)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        injured = [enemy for enemy in enemies(battle, me) if enemy.is_injured]
        await deal_each(battle, me, injured, 1)


class TamselWayfinder(Hero):
    name = "Tamsel Wayfinder"
    faction = SUN
    kind = RANGED
    hp = 6
    strength = 2
    lore = "Lost is only a road she has not named."
    arrival = Power("", arrows=LEFT | RIGHT, aims=ALLY, text="Heal 1. Remove its debuffs.")
    power = Power(
        "Shared Road", cost=1, arrows=LEFT, aims=ALLY, text="Swap places with it. Heal 2."
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        heal(battle, me, target, 1)
        cleanse(battle, me, target)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await swap(battle, me, me, target)
        heal(battle, me, target, 2)


class OkkaBannerhand(Hero):
    name = "Okka Bannerhand"
    faction = SUN
    kind = RANGED
    hp = 7
    strength = 2
    lore = "She throws spears with the hand that is free."
    arrival = Power("", arrows=RIGHT, aims=ALLY, text="Give it 1 Blessing Point.")
    power = Power("Raise the Colors", cost=2, text="Shield each other ally.")

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        bless(battle, me, target, 1)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        for ally in other_allies(me):
            apply(battle, me, ally, SHIELDED)


class LittleJacca(Hero):
    name = "Little Jacca"
    faction = SUN
    kind = RANGED
    hp = 6
    strength = 2
    lore = "Someone gave a child a sling and burning coals."
    arrival = Power("", arrows=FORWARD, aims=ALLY, text="Shield it.")
    power = Power(
        "Cinder Shot",
        cost=1,
        arrows=LEFT | RIGHT,
        aims=ENEMY,
        text="Deal 1 damage. If it was wounded, deal 2 instead. Wound it.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, SHIELDED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 2 if target.has(WOUNDED) else 1)
        apply(battle, me, target, WOUNDED)
