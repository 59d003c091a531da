"""The Moon's Spellcasters: they strike any enemy but the one across."""

from __future__ import annotations

from breakfall.games.nightbreak.hero import (
    ALLY,
    ENEMY,
    FORWARD,
    LEFT,
    MOON,
    RIGHT,
    SHIELDED,
    SHROUDED,
    SPELLCASTER,
    STUNNED,
    WOUNDED,
    Hero,
    Power,
)
from breakfall.games.nightbreak.rules.effects import (
    apply,
    bless,
    deal,
    deal_each,
    drain,
    heal,
    is_open,
    move_with_neighbour,
    reached,
)
from breakfall.games.nightbreak.state import Battle, HeroInPlay


class IlsabaScarweaver(Hero):
    name = "Ilsaba Scarweaver"
    faction = MOON
    kind = SPELLCASTER
    hp = 7
    strength = 2
    lore = "Every scar is a thread, and she holds the ends."
    arrival = Power("", arrows=LEFT | RIGHT, aims=ENEMY, each=True, text="Wound each.")
    power = Power(
        "Open the Scars",
        cost=2,
        arrows=LEFT | FORWARD | RIGHT,
        aims=ENEMY,
        each=True,
        text="Deal 1 damage to each. By night, wound each.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        for enemy in reached(battle, me, self.arrival):
            apply(battle, me, enemy, WOUNDED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        targets = reached(battle, me, self.power)
        await deal_each(battle, me, targets, 1)
        if battle.is_night:
            for enemy in targets:
                apply(battle, me, enemy, WOUNDED)


class OdalinOfTwoMirrors(Hero):
    name = "Odalin of Two Mirrors"
    faction = MOON
    kind = SPELLCASTER
    hp = 6
    strength = 2
    lore = "One mirror shows you. The other shows where."
    arrival = Power("", arrows=RIGHT, aims=ENEMY, text="Stun it.")
    power = Power(
        "Crossed Stars",
        cost=1,
        arrows=LEFT | FORWARD | RIGHT,
        aims=ENEMY,
        text="Wound it. It swaps places with an enemy beside it.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, STUNNED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, WOUNDED)
        await move_with_neighbour(battle, me, target)


class NaevaSleepsong(Hero):
    name = "Naeva Sleepsong"
    faction = MOON
    kind = SPELLCASTER
    hp = 7
    strength = 2
    lore = "Nobody has ever heard her second verse."
    arrival = Power("", arrows=LEFT | FORWARD | RIGHT, aims=ENEMY, text="Stun it.")
    power = Power(
        "Lullaby",
        cost=2,
        arrows=LEFT | RIGHT,
        aims=ENEMY,
        each=True,
        text="Deal 1 damage to each. Stun each.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, STUNNED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        targets = reached(battle, me, self.power)
        await deal_each(battle, me, targets, 1)
        for enemy in targets:
            apply(battle, me, enemy, STUNNED)


class SivaneDebtkeeper(Hero):
    name = "Sivane Debtkeeper"
    faction = MOON
    kind = SPELLCASTER
    hp = 6
    strength = 2
    lore = "All light is borrowed. She keeps the book."
    arrival = Power("", arrows=FORWARD | RIGHT, aims=ENEMY, text="It loses 2 held Blessing Points.")
    power = Power(
        "Owed to the Dark",
        cost=1,
        arrows=LEFT | RIGHT,
        aims=ENEMY,
        text="This hero takes 1 held Blessing Point from it. Deal 1 damage.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        drain(battle, me, target, 2)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        if is_open(me, target) and target.held > 0:
            drain(battle, me, target, 1)
            bless(battle, me, me, 1)
        await deal(battle, me, target, 1)


class NimoeOfTheWell(Hero):
    name = "Nimoe of the Well"
    faction = MOON
    kind = SPELLCASTER
    hp = 8
    strength = 2
    lore = "Drink at midnight. Do not ask what looks back."
    arrival = Power("", arrows=RIGHT, aims=ALLY, text="Heal 1. Shield it.")
    power = Power(
        "Dark Water", cost=2, arrows=LEFT | FORWARD, aims=ALLY, text="Heal 3. By night, shroud it."
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        heal(battle, me, target, 1)
        apply(battle, me, target, SHIELDED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        heal(battle, me, target, 3)
        if battle.is_night:
            apply(battle, me, target, SHROUDED)
