"""The Sun's Spellcasters: they strike any enemy but the one across."""

from __future__ import annotations

from breakfall.games.nightbreak.hero import (
    ALLY,
    ENEMY,
    FORWARD,
    LEFT,
    RIGHT,
    SHROUDED,
    SPELLCASTER,
    STUNNED,
    SUN,
    Hero,
    Power,
)
from breakfall.games.nightbreak.rules.effects import (
    allies,
    apply,
    bless,
    cleanse,
    deal,
    deal_each,
    gain,
    heal,
    reached,
)
from breakfall.games.nightbreak.state import Battle, HeroInPlay


class SisterAmarant(Hero):
    name = "Sister Amarant"
    faction = SUN
    kind = SPELLCASTER
    hp = 7
    strength = 1
    lore = "Her garden grows where the wounded slept."
    arrival = Power("", arrows=LEFT | FORWARD | RIGHT, aims=ALLY, each=True, text="Heal 1 on each.")
    power = Power(
        "Morning Balm",
        cost=2,
        arrows=LEFT | FORWARD | RIGHT,
        aims=ALLY,
        text="Heal 3. By day, heal 5 instead.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        for ally in reached(battle, me, self.arrival):
            heal(battle, me, ally, 1)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        heal(battle, me, target, 5 if battle.is_day else 3)


class YsenneLampkeeper(Hero):
    name = "Ysenne Lampkeeper"
    faction = SUN
    kind = SPELLCASTER
    hp = 8
    strength = 1
    lore = "One flame lights a thousand and is no smaller."
    arrival = Power("", text="Gain 1 Blessing Point.")
    power = Power(
        "Pass the Flame",
        cost=1,
        arrows=RIGHT,
        aims=ALLY,
        text="Remove its debuffs. Give it 1 Blessing Point.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        gain(battle, me, 1)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        cleanse(battle, me, target)
        bless(battle, me, target, 1)


class RavoSkycaller(Hero):
    name = "Ravo Skycaller"
    faction = SUN
    kind = SPELLCASTER
    hp = 6
    strength = 2
    lore = "He asked the sky a question. It answered."
    arrival = Power("", arrows=LEFT | RIGHT, aims=ENEMY, text="Deal 1 damage.")
    power = Power(
        "Zenith",
        cost=3,
        arrows=LEFT | FORWARD | RIGHT,
        aims=ENEMY,
        each=True,
        text="Deal 2 damage to each. By day, deal 3 instead.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 1)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal_each(battle, me, reached(battle, me, self.power), 3 if battle.is_day else 2)


class ImrePrismEye(Hero):
    name = "Imre Prism-Eye"
    faction = SUN
    kind = SPELLCASTER
    hp = 7
    strength = 2
    lore = "He sees seven of you, and trusts none."
    arrival = Power("", arrows=FORWARD, aims=ENEMY, text="Stun it.")
    power = Power(
        "Blinding Prism", cost=2, arrows=RIGHT, aims=ENEMY, text="Stun it. By day, deal 2 damage."
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, STUNNED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, STUNNED)
        if battle.is_day:
            await deal(battle, me, target, 2)


class HaldisFirstSinger(Hero):
    name = "Haldis First-Singer"
    faction = SUN
    kind = SPELLCASTER
    hp = 8
    strength = 2
    lore = "Every morning begins because she begins it."
    arrival = Power("", arrows=LEFT | FORWARD, aims=ALLY, text="Heal 1. Shroud it.")
    power = Power("Hymn of the First Hour", cost=3, text="Heal 2 on each ally.")

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        heal(battle, me, target, 1)
        apply(battle, me, target, SHROUDED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        for ally in allies(me):
            heal(battle, me, ally, 2)
