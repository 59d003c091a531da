"""What a power can do that is one thing, named on the card: `does=SHIELDS`. (NB-4, NB-9)"""

from __future__ import annotations

from typing import Final

from breakfall.games.nightbreak.rules.effects import apply, bless, deal, drain, gain, heal
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Verb
from breakfall.games.nightbreak.terms import IMMOBILIZED, SHIELDED, SHROUDED, STUNNED, WOUNDED


class Applies(Verb):
    """Puts a buff or a debuff on the target."""

    def __init__(self, text: str, status: int) -> None:
        super().__init__(text)
        self.status = status

    async def use(self, battle: Battle, me: HeroInPlay, target: HeroInPlay, amount: int) -> None:
        apply(battle, me, target, self.status)


class Deals(Verb):
    async def use(self, battle: Battle, me: HeroInPlay, target: HeroInPlay, amount: int) -> None:
        await deal(battle, me, target, amount)


class Heals(Verb):
    async def use(self, battle: Battle, me: HeroInPlay, target: HeroInPlay, amount: int) -> None:
        heal(battle, me, target, amount)


class Gains(Verb):
    async def use(self, battle: Battle, me: HeroInPlay, target: HeroInPlay, amount: int) -> None:
        gain(battle, me, amount)


class Blesses(Verb):
    async def use(self, battle: Battle, me: HeroInPlay, target: HeroInPlay, amount: int) -> None:
        bless(battle, me, target, amount)


class Drains(Verb):
    async def use(self, battle: Battle, me: HeroInPlay, target: HeroInPlay, amount: int) -> None:
        drain(battle, me, target, amount)


SHIELDS: Final = Applies("Shield it.", SHIELDED)
SHROUDS: Final = Applies("Shroud it.", SHROUDED)
IMMOBILIZES: Final = Applies("Immobilize it.", IMMOBILIZED)
STUNS: Final = Applies("Stun it.", STUNNED)
WOUNDS: Final = Applies("Wound it.", WOUNDED)
DEALS: Final = Deals("Deal {amount} damage.")
HEALS: Final = Heals("Heal {amount}.")
GAINS: Final = Gains("Gain {amount:Blessing Point}.")
BLESSES: Final = Blesses("Give it {amount:Blessing Point}.")
DRAINS: Final = Drains("It loses {amount:held Blessing Point}.")
