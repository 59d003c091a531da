"""The Moon's Ranged heroes: they strike anybody."""

from __future__ import annotations

from breakfall.games.nightbreak.rules.effects import (
    apply,
    deal,
    deal_each,
    enemies,
    heal,
    reached,
    swap,
)
from breakfall.games.nightbreak.rules.verbs import DEALS, SHROUDS
from breakfall.games.nightbreak.state import Battle, Hero, HeroInPlay, Power
from breakfall.games.nightbreak.terms import (
    ALLY,
    ENEMY,
    FORWARD,
    IMMOBILIZED,
    LEFT,
    MOON,
    RANGED,
    RIGHT,
    SHROUDED,
    STUNNED,
    WOUNDED,
)


class RellTheHush(Hero):
    name = "Rell the Hush"
    faction = MOON
    kind = RANGED
    hp = 7
    strength = 2
    lore = "The arrow arrives. The sound never does."
    arrival = Power("", arrows=LEFT | FORWARD, aims=ENEMY, does=DEALS, amount=1)
    power = Power(
        "Hush Arrow",
        cost=2,
        arrows=FORWARD | RIGHT,
        aims=ENEMY,
        amount=2,
        text="Deal {amount} damage. By night, stun it.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await deal(battle, me, target, power.amount)
        if battle.is_night:
            apply(battle, me, target, STUNNED)


class PimoraSnarewife(Hero):
    name = "Pimora Snarewife"
    faction = MOON
    kind = RANGED
    hp = 7
    strength = 2
    lore = "Mind the third step. And the fourth."
    arrival = Power("", arrows=LEFT | RIGHT, aims=ENEMY, each=True, text="Immobilize each.")
    power = Power(
        "Spring the Traps",
        cost=1,
        amount=1,
        text="Deal {amount} damage to each enemy with a debuff.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        for enemy in reached(battle, me, self.arrival):
            apply(battle, me, enemy, IMMOBILIZED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        snared = [enemy for enemy in enemies(battle, me) if enemy.has_debuff]
        await deal_each(battle, me, snared, power.amount)


class QuillanMothrider(Hero):
    name = "Quillan Mothrider"
    faction = MOON
    kind = RANGED
    hp = 6
    strength = 2
    lore = "Her moths eat moonlight and leave only dust."
    arrival = Power("", arrows=FORWARD, aims=ALLY, does=SHROUDS)
    power = Power(
        "Moth-Step",
        cost=1,
        arrows=LEFT,
        aims=ALLY,
        amount=2,
        text="Swap places with it. Shroud it. By night, heal {amount}.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await swap(battle, me, me, target)
        apply(battle, me, target, SHROUDED)
        if battle.is_night:
            heal(battle, me, target, power.amount)


class AnselNeedle(Hero):
    name = "Ansel Needle"
    faction = MOON
    kind = RANGED
    hp = 6
    strength = 2
    lore = "A tailor once. He still finishes what others begin."
    arrival = Power("", arrows=LEFT, aims=ENEMY, amount=1, text="Deal {amount} damage. Wound it.")
    power = Power(
        "Last Stitch",
        cost=2,
        arrows=RIGHT,
        aims=ENEMY,
        amount=2,
        instead=4,
        text="Deal {amount} damage. If it was injured, deal {instead} instead.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.arrival
        await deal(battle, me, target, power.amount)
        apply(battle, me, target, WOUNDED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await deal(battle, me, target, power.instead if target.is_injured else power.amount)


class CaulStarEater(Hero):
    name = "Caul Star-Eater"
    faction = MOON
    kind = RANGED
    hp = 7
    strength = 2
    lore = "There were more stars before he grew hungry."
    arrival = Power("", arrows=FORWARD | RIGHT, aims=ENEMY, does=DEALS, amount=1)
    power = Power(
        "Starfall", cost=4, amount=3, text="Deal {amount} damage to each enemy and to this hero."
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await deal_each(battle, me, [*enemies(battle, me), me], power.amount)
