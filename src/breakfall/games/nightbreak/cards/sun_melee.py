"""The Sun's Melee heroes: they strike the enemy across."""

from __future__ import annotations

from breakfall.games.nightbreak.hero import (
    ALLY,
    ENEMY,
    FORWARD,
    IMMOBILIZED,
    LEFT,
    MELEE,
    RIGHT,
    SHIELDED,
    STUNNED,
    SUN,
    Hero,
    Power,
)
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
from breakfall.games.nightbreak.state import Battle, HeroInPlay


class DawnbladeIrsa(Hero):
    name = "Dawnblade Irsa"
    faction = SUN
    kind = MELEE
    hp = 8
    strength = 2
    lore = "She sharpens her sword on the first light."
    arrival = Power("", arrows=LEFT | RIGHT, aims=ALLY, text="Shield it.")
    power = Power(
        "Sunder",
        cost=2,
        arrows=LEFT | FORWARD,
        aims=ENEMY,
        text="Deal 2 damage. If it was injured, stun it.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, SHIELDED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        was_injured = target.is_injured
        await deal(battle, me, target, 2)
        if was_injured:
            apply(battle, me, target, STUNNED)


class OduanOfTheGate(Hero):
    name = "Oduan of the Gate"
    faction = SUN
    kind = MELEE
    hp = 10
    strength = 2
    lore = "The gate fell long ago. He still stands in it."
    arrival = Power("", arrows=FORWARD, aims=ENEMY, text="Immobilize it.")
    power = Power("Hold the Gate", cost=1, arrows=LEFT, aims=ALLY, text="Shield it.")

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, IMMOBILIZED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, SHIELDED)


class BastorNoonhammer(Hero):
    name = "Bastor Noonhammer"
    faction = SUN
    kind = MELEE
    hp = 9
    strength = 2
    lore = "At noon nobody has a shadow to hide in."
    arrival = Power("", arrows=FORWARD, aims=ENEMY, text="Deal 1 damage.")
    power = Power(
        "Noonfall",
        cost=3,
        arrows=FORWARD,
        aims=ENEMY,
        text="Deal 3 damage. By day, deal 4 instead.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 1)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal(battle, me, target, 4 if battle.is_day else 3)


class CallaSunrider(Hero):
    name = "Calla Sunrider"
    faction = SUN
    kind = MELEE
    hp = 8
    strength = 3
    lore = "Her stag has never once stood still."
    arrival = Power("", arrows=RIGHT, aims=ENEMY, text="Immobilize it.")
    power = Power(
        "Wheeling Charge",
        cost=2,
        arrows=LEFT | RIGHT,
        aims=ALLY,
        text="Swap places with it. Deal 1 damage to the enemy across. "
        "If the ally is injured, deal 2 instead.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        apply(battle, me, target, IMMOBILIZED)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await swap(battle, me, me, target)
        opposite = across(battle, me)
        if opposite is not None:
            await deal(battle, me, opposite, 2 if target.is_injured else 1)


class OldMotherTolva(Hero):
    name = "Old Mother Tolva"
    faction = SUN
    kind = MELEE
    hp = 8
    strength = 3
    lore = "She has buried six Speakers and sung for each."
    arrival = Power("", text="This hero takes 2 damage. Gain 1 Blessing Point.")
    power = Power(
        "Living Pyre",
        cost=3,
        arrows=FORWARD | RIGHT,
        aims=ENEMY,
        each=True,
        text="Deal 2 damage to each and to this hero.",
    )

    async def arrive(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await hurt(battle, me, 2)
        gain(battle, me, 1)

    async def activate(self, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        await deal_each(battle, me, [*reached(battle, me, self.power), me], 2)
