"""The Sun's Ranged heroes: they strike anybody."""

from __future__ import annotations

from breakfall.games.nightbreak.rules.effects import (
    apply,
    cleanse,
    deal,
    deal_each,
    enemies,
    heal,
    other_allies,
    swap,
)
from breakfall.games.nightbreak.rules.verbs import BLESSES, DEALS, SHIELDS
from breakfall.games.nightbreak.state import Battle, Hero, HeroInPlay, Power
from breakfall.games.nightbreak.terms import (
    ALLY,
    ENEMY,
    FORWARD,
    LEFT,
    RANGED,
    RIGHT,
    SHIELDED,
    SUN,
    WOUNDED,
)


class TeodarLongsight(Hero):
    name = "Teodar Longsight"
    faction = SUN
    kind = RANGED
    hp = 6
    strength = 2
    lore = "He counts the enemy's buttons, then the enemy."
    arrival = Power("", arrows=RIGHT, aims=ENEMY, does=DEALS, amount=1)
    power = Power(
        "Lance of Light",
        cost=2,
        arrows=FORWARD | RIGHT,
        aims=ENEMY,
        amount=2,
        instead=3,
        text="Deal {amount} damage. By day, deal {instead} instead.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await deal(battle, me, target, power.instead if battle.is_day else power.amount)


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
        amount=1,
        instead=2,
        text="Deal {amount} damage. If it was injured, deal {instead} instead.",
    )
    power = Power("Stoop", cost=2, amount=1, text="Deal {amount} damage to each injured enemy.")

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.arrival
        await deal(battle, me, target, power.instead if target.is_injured else power.amount)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        injured = [enemy for enemy in enemies(battle, me) if enemy.is_injured]
        await deal_each(battle, me, injured, power.amount)


class TamselWayfinder(Hero):
    name = "Tamsel Wayfinder"
    faction = SUN
    kind = RANGED
    hp = 6
    strength = 2
    lore = "Lost is only a road she has not named."
    arrival = Power(
        "", arrows=LEFT | RIGHT, aims=ALLY, amount=1, text="Heal {amount}. Remove its debuffs."
    )
    power = Power(
        "Shared Road",
        cost=1,
        arrows=LEFT,
        aims=ALLY,
        amount=2,
        text="Swap places with it. Heal {amount}.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.arrival
        heal(battle, me, target, power.amount)
        cleanse(battle, me, target)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await swap(battle, me, me, target)
        heal(battle, me, target, power.amount)


class OkkaBannerhand(Hero):
    name = "Okka Bannerhand"
    faction = SUN
    kind = RANGED
    hp = 7
    strength = 2
    lore = "She throws spears with the hand that is free."
    arrival = Power("", arrows=RIGHT, aims=ALLY, does=BLESSES, amount=1)
    power = Power("Raise the Colors", cost=2, text="Shield each other ally.")

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
    arrival = Power("", arrows=FORWARD, aims=ALLY, does=SHIELDS)
    power = Power(
        "Cinder Shot",
        cost=1,
        arrows=LEFT | RIGHT,
        aims=ENEMY,
        amount=1,
        instead=2,
        text="Deal {amount} damage. If it was wounded, deal {instead} instead. Wound it.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await deal(battle, me, target, power.instead if target.has(WOUNDED) else power.amount)
        apply(battle, me, target, WOUNDED)
