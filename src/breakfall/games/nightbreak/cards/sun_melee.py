"""The Sun's Melee heroes: they strike the enemy across."""

from __future__ import annotations

from breakfall.games.nightbreak.rules.effects import (
    across,
    apply,
    deal,
    deal_each,
    gain,
    hurt,
    reached,
    swap,
)
from breakfall.games.nightbreak.rules.verbs import DEALS, IMMOBILIZES, SHIELDS
from breakfall.games.nightbreak.state import Battle, Hero, HeroInPlay, Power
from breakfall.games.nightbreak.terms import ALLY, ENEMY, FORWARD, LEFT, MELEE, RIGHT, STUNNED, SUN


class DawnbladeIrsa(Hero):
    name = "Dawnblade Irsa"
    faction = SUN
    kind = MELEE
    hp = 8
    strength = 2
    lore = "She sharpens her sword on the first light."
    arrival = Power("", arrows=LEFT | RIGHT, aims=ALLY, does=SHIELDS)
    power = Power(
        "Sunder",
        cost=2,
        arrows=LEFT | FORWARD,
        aims=ENEMY,
        amount=2,
        text="Deal {amount} damage. If it was injured, stun it.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        was_injured = target.is_injured
        await deal(battle, me, target, power.amount)
        if was_injured:
            apply(battle, me, target, STUNNED)


class OduanOfTheGate(Hero):
    name = "Oduan of the Gate"
    faction = SUN
    kind = MELEE
    hp = 10
    strength = 2
    lore = "The gate fell long ago. He still stands in it."
    arrival = Power("", arrows=FORWARD, aims=ENEMY, does=IMMOBILIZES)
    power = Power("Hold the Gate", cost=1, arrows=LEFT, aims=ALLY, does=SHIELDS)


class BastorNoonhammer(Hero):
    name = "Bastor Noonhammer"
    faction = SUN
    kind = MELEE
    hp = 9
    strength = 2
    lore = "At noon nobody has a shadow to hide in."
    arrival = Power("", arrows=FORWARD, aims=ENEMY, does=DEALS, amount=1)
    power = Power(
        "Noonfall",
        cost=3,
        arrows=FORWARD,
        aims=ENEMY,
        amount=3,
        instead=4,
        text="Deal {amount} damage. By day, deal {instead} instead.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await deal(battle, me, target, power.instead if battle.is_day else power.amount)


class CallaSunrider(Hero):
    name = "Calla Sunrider"
    faction = SUN
    kind = MELEE
    hp = 8
    strength = 3
    lore = "Her stag has never once stood still."
    arrival = Power("", arrows=RIGHT, aims=ENEMY, does=IMMOBILIZES)
    power = Power(
        "Wheeling Charge",
        cost=2,
        arrows=LEFT | RIGHT,
        aims=ALLY,
        amount=1,
        instead=2,
        text="Swap places with it. Deal {amount} damage to the enemy across. "
        "If the ally is injured, deal {instead} instead.",
    )

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await swap(battle, me, me, target)
        opposite = across(battle, me)
        if opposite is not None:
            await deal(battle, me, opposite, power.instead if target.is_injured else power.amount)


class OldMotherTolva(Hero):
    name = "Old Mother Tolva"
    faction = SUN
    kind = MELEE
    hp = 8
    strength = 3
    lore = "She has buried six Speakers and sung for each."
    arrival = Power(
        "", amount=2, also=1, text="This hero takes {amount} damage. Gain {also:Blessing Point}."
    )
    power = Power(
        "Living Pyre",
        cost=3,
        arrows=FORWARD | RIGHT,
        aims=ENEMY,
        each=True,
        amount=2,
        text="Deal {amount} damage to each and to this hero.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.arrival
        await hurt(battle, me, power.amount)
        gain(battle, me, power.also)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        power = me.printed.power
        await deal_each(battle, me, [*reached(battle, me, power), me], power.amount)
