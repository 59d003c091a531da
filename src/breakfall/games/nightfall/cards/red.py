"""Red orders."""

from __future__ import annotations

from breakfall.games.nightfall.rules.effects import (
    damage_each_minion,
    damage_each_opponent,
    damage_target_opponent,
    destroy_target_minion,
    exile_from_target_archive,
    friendly_target,
    restore_target_minion,
)
from breakfall.games.nightfall.rules.targets import target_player
from breakfall.games.nightfall.state import Link, Night, Order
from breakfall.games.nightfall.terms import (
    BLOCKS_DAMAGE,
    BLUE,
    GREEN,
    LYCANTHROPE,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
    known,
)


class BigGhost(Order):
    name = "“Big Ghost”"
    colour = RED
    links = (WHITE, GREEN)
    cost = 6
    species = LYCANTHROPE
    strength = 5
    health = 4
    kicker = PURPLE
    kicker_text = "Destroy target minion."
    lore = "He goes in first. Mostly there is no second."
    sources = known(rulebook="name strength", inferred="species")

    async def kick(self, night: Night, me: Link) -> None:
        await destroy_target_minion(night, me)


class Vulko(Order):
    name = "Vulko"
    colour = RED
    links = (PURPLE, YELLOW)
    cost = 4
    species = LYCANTHROPE
    strength = 3
    health = 3
    in_play = BLOCKS_DAMAGE
    in_play_text = "Must block any damage inflicted on you."
    kicker = GREEN
    kicker_text = "Restore 2 health to target friendly minion."
    lore = "He stands where you would have fallen."
    sources = known(rulebook="name strength in_play")

    async def kick(self, night: Night, me: Link) -> None:
        await restore_target_minion(night, me, 2)


class BloodRage(Order):
    name = "Blood Rage"
    colour = RED
    links = (GREEN, BLUE)
    cost = 5
    chain_text = "Target friendly minion inflicts damage equal to its strength on target opponent."
    kicker = BLUE
    kicker_text = "Inflict 1 damage on each opponent."
    lore = "The scent is enough."
    sources = known(rulebook="name")

    async def chain(self, night: Night, me: Link) -> None:
        minion = await friendly_target(night, me)
        if minion is not None:
            await damage_target_opponent(night, me, minion.strength)

    async def kick(self, night: Night, me: Link) -> None:
        await damage_each_opponent(night, me, 1)


class FuriousMelee(Order):
    name = "Furious Melee"
    colour = RED
    links = (PURPLE, YELLOW)
    cost = 4
    chain_text = "Inflict 2 damage on each minion of target player."
    kicker = WHITE
    kicker_text = "Exile two cards from target archive."
    lore = "Teeth, axes, and no room to swing either."
    sources = known(rulebook="name colour links chain kicker kicker_text")

    async def chain(self, night: Night, me: Link) -> None:
        player = await target_player(night, me)
        damage_each_minion(night, me, player.minions, 2)

    async def kick(self, night: Night, me: Link) -> None:
        await exile_from_target_archive(night, me, 2)
