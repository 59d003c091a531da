"""The Sun's Spellcasters: they strike any enemy but the one across."""

from __future__ import annotations

from breakfall.games.nightbreak.rules.effects import (
    allies,
    apply,
    bless,
    cleanse,
    deal,
    deal_each,
    heal,
    reached,
)
from breakfall.games.nightbreak.rules.verbs import DEALS, GAINS, STUNS
from breakfall.games.nightbreak.state import Battle, Hero, HeroInPlay, Power
from breakfall.games.nightbreak.terms import (
    ALLY,
    ENEMY,
    FORWARD,
    LEFT,
    RIGHT,
    SHROUDED,
    SPELLCASTER,
    STUNNED,
    SUN,
)


class SisterAmarant(Hero):
    name = "Sister Amarant"
    faction = SUN
    kind = SPELLCASTER
    hp = 7
    strength = 1
    lore = "Her garden grows where the wounded slept."
    arrival = Power(
        "",
        arrows=LEFT | FORWARD | RIGHT,
        aims=ALLY,
        each=True,
        amount=1,
        text="Heal {amount} on each.",
    )
    power = Power(
        "Morning Balm",
        cost=2,
        arrows=LEFT | FORWARD | RIGHT,
        aims=ALLY,
        amount=3,
        instead=5,
        text="Heal {amount}. By day, heal {instead} instead.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.arrival
        for ally in reached(battle, me, power):
            heal(battle, me, ally, power.amount)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        heal(battle, me, target, power.instead if battle.is_day else power.amount)


class YsenneLampkeeper(Hero):
    name = "Ysenne Lampkeeper"
    faction = SUN
    kind = SPELLCASTER
    hp = 8
    strength = 1
    lore = "One flame lights a thousand and is no smaller."
    arrival = Power("", does=GAINS, amount=1)
    power = Power(
        "Pass the Flame",
        cost=1,
        arrows=RIGHT,
        aims=ALLY,
        amount=1,
        text="Remove its debuffs. Give it {amount:Blessing Point}.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        cleanse(battle, me, target)
        bless(battle, me, target, power.amount)


class RavoSkycaller(Hero):
    name = "Ravo Skycaller"
    faction = SUN
    kind = SPELLCASTER
    hp = 6
    strength = 2
    lore = "He asked the sky a question. It answered."
    arrival = Power("", arrows=LEFT | RIGHT, aims=ENEMY, does=DEALS, amount=1)
    power = Power(
        "Zenith",
        cost=3,
        arrows=LEFT | FORWARD | RIGHT,
        aims=ENEMY,
        each=True,
        amount=2,
        instead=3,
        text="Deal {amount} damage to each. By day, deal {instead} instead.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await deal_each(
            battle, me, reached(battle, me, power), power.instead if battle.is_day else power.amount
        )


class ImrePrismEye(Hero):
    name = "Imre Prism-Eye"
    faction = SUN
    kind = SPELLCASTER
    hp = 7
    strength = 2
    lore = "He sees seven of you, and trusts none."
    arrival = Power("", arrows=FORWARD, aims=ENEMY, does=STUNS)
    power = Power(
        "Blinding Prism",
        cost=2,
        arrows=RIGHT,
        aims=ENEMY,
        amount=2,
        text="Stun it. By day, deal {amount} damage.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        apply(battle, me, target, STUNNED)
        if battle.is_day:
            await deal(battle, me, target, power.amount)


class HaldisFirstSinger(Hero):
    name = "Haldis First-Singer"
    faction = SUN
    kind = SPELLCASTER
    hp = 8
    strength = 2
    lore = "Every morning begins because she begins it."
    arrival = Power(
        "", arrows=LEFT | FORWARD, aims=ALLY, amount=1, text="Heal {amount}. Shroud it."
    )
    power = Power("Hymn of the First Hour", cost=3, amount=2, text="Heal {amount} on each ally.")

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.arrival
        heal(battle, me, target, power.amount)
        apply(battle, me, target, SHROUDED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        for ally in allies(me):
            heal(battle, me, ally, power.amount)
