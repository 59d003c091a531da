"""The Moon's Spellcasters: they strike any enemy but the one across."""

from __future__ import annotations

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
from breakfall.games.nightbreak.rules.verbs import DRAINS, STUNS
from breakfall.games.nightbreak.state import Battle, Hero, HeroInPlay, Power
from breakfall.games.nightbreak.terms import (
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
)


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
        amount=1,
        text="Deal {amount} damage to each. By night, wound each.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        for enemy in reached(battle, me, self.arrival):
            apply(battle, me, enemy, WOUNDED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        targets = reached(battle, me, power)
        await deal_each(battle, me, targets, power.amount)
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
    arrival = Power("", arrows=RIGHT, aims=ENEMY, does=STUNS)
    power = Power(
        "Crossed Stars",
        cost=1,
        arrows=LEFT | FORWARD | RIGHT,
        aims=ENEMY,
        text="Wound it. It swaps places with an enemy beside it.",
    )

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
    arrival = Power("", arrows=LEFT | FORWARD | RIGHT, aims=ENEMY, does=STUNS)
    power = Power(
        "Lullaby",
        cost=2,
        arrows=LEFT | RIGHT,
        aims=ENEMY,
        each=True,
        amount=1,
        text="Deal {amount} damage to each. Stun each.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        targets = reached(battle, me, power)
        await deal_each(battle, me, targets, power.amount)
        for enemy in targets:
            apply(battle, me, enemy, STUNNED)


class SivaneDebtkeeper(Hero):
    name = "Sivane Debtkeeper"
    faction = MOON
    kind = SPELLCASTER
    hp = 6
    strength = 2
    lore = "All light is borrowed. She keeps the book."
    arrival = Power("", arrows=FORWARD | RIGHT, aims=ENEMY, does=DRAINS, amount=2)
    power = Power(
        "Owed to the Dark",
        cost=1,
        arrows=LEFT | RIGHT,
        aims=ENEMY,
        amount=1,
        also=1,
        text="This hero takes {amount:held Blessing Point} from it. Deal {also} damage.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        if is_open(me, target) and target.held > 0:
            drain(battle, me, target, power.amount)
            bless(battle, me, me, power.amount)
        await deal(battle, me, target, power.also)


class NimoeOfTheWell(Hero):
    name = "Nimoe of the Well"
    faction = MOON
    kind = SPELLCASTER
    hp = 8
    strength = 2
    lore = "Drink at midnight. Do not ask what looks back."
    arrival = Power("", arrows=RIGHT, aims=ALLY, amount=1, text="Heal {amount}. Shield it.")
    power = Power(
        "Dark Water",
        cost=2,
        arrows=LEFT | FORWARD,
        aims=ALLY,
        amount=3,
        text="Heal {amount}. By night, shroud it.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.arrival
        heal(battle, me, target, power.amount)
        apply(battle, me, target, SHIELDED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        heal(battle, me, target, power.amount)
        if battle.is_night:
            apply(battle, me, target, SHROUDED)
