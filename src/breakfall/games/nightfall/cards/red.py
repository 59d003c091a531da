"""Red orders."""

from __future__ import annotations

from breakfall.games.nightfall.card import Order, Text
from breakfall.games.nightfall.rules.effects import (
    damage_each_minion,
    damage_target_opponent,
    friendly_target,
)
from breakfall.games.nightfall.rules.targets import target_player
from breakfall.games.nightfall.rules.verbs import (
    DAMAGES_OPPONENTS,
    DESTROYS_MINION,
    EXILES_FROM_ARCHIVE,
    RESTORES_MINION,
)
from breakfall.games.nightfall.state import Effect, Link, Night
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
    kick = Text(DESTROYS_MINION)
    lore = "He goes in first. Mostly there is no second."
    sources = known(rulebook="name strength", inferred="species")


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
    kick = Text(RESTORES_MINION, 2)
    lore = "He stands where you would have fallen."
    sources = known(rulebook="name strength in_play")


class DamagesByStrength(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        minion = await friendly_target(night, me)
        if minion is not None:
            await damage_target_opponent(night, me, minion.strength)


class BloodRage(Order):
    name = "Blood Rage"
    colour = RED
    links = (GREEN, BLUE)
    cost = 5
    chain = Text(
        DamagesByStrength(
            "Target friendly minion inflicts damage equal to its strength on target opponent."
        )
    )
    kicker = BLUE
    kick = Text(DAMAGES_OPPONENTS, 1)
    lore = "The scent is enough."
    sources = known(rulebook="name")


class DamagesMinionsOfPlayer(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        player = await target_player(night, me)
        damage_each_minion(night, me, player.minions, text.amount)


class FuriousMelee(Order):
    name = "Furious Melee"
    colour = RED
    links = (PURPLE, YELLOW)
    cost = 4
    chain = Text(
        DamagesMinionsOfPlayer("Inflict {amount} damage on each minion of target player."), 2
    )
    kicker = WHITE
    kick = Text(EXILES_FROM_ARCHIVE, 2)
    lore = "Teeth, axes, and no room to swing either."
    sources = known(rulebook="name colour links chain kicker kicker_text")
