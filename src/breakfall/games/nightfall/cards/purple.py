"""Purple orders."""

from __future__ import annotations

from breakfall.games.nightfall.rules.effects import (
    damage_target_minion,
    damage_target_player,
    draw_cards,
    exile_target_wound,
    wound,
)
from breakfall.games.nightfall.rules.targets import target_player
from breakfall.games.nightfall.state import Link, Night, Order
from breakfall.games.nightfall.terms import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    UNBLOCKABLE,
    VAMPIRE,
    WHITE,
    YELLOW,
    known,
)


class FranzOrlok(Order):
    name = "Franz Orlok"
    colour = PURPLE
    links = (WHITE, GREEN)
    cost = 4
    species = VAMPIRE
    strength = 3
    health = 1
    in_play = UNBLOCKABLE
    in_play_text = "Minions cannot be assigned to block it."
    kicker = BLUE
    kicker_text = "Inflict 1 damage on target player."
    lore = "He comes in over the wall. There is always an over."
    sources = known(rulebook="name colour", inferred="species")

    async def kick(self, night: Night, me: Link) -> None:
        await damage_target_player(night, me, 1)


class ZachariasSands(Order):
    name = "Zacharias Sands"
    colour = PURPLE
    links = (YELLOW, BLUE)
    cost = 3
    species = VAMPIRE
    strength = 2
    health = 2
    chain_text = "Draw a card."
    kicker = RED
    kicker_text = "Exile target wound in your discard pile."
    lore = "Chicago is his, and he lets it know."
    sources = known(rulebook="name health", inferred="species")

    async def chain(self, night: Night, me: Link) -> None:
        draw_cards(night, me, 1)

    async def kick(self, night: Night, me: Link) -> None:
        await exile_target_wound(night, me)


class DeathGrip(Order):
    name = "Death Grip"
    colour = PURPLE
    links = (GREEN, BLUE)
    cost = 6
    chain_text = "Inflict 3 damage on target player."
    kicker = YELLOW
    kicker_text = "Instead, target player receives 2 wounds."
    kicker_replaces_chain = True
    lore = "It is dead already. That is why it will not let go."
    sources = known(rulebook="name chain", inferred="kicker_text")

    async def chain(self, night: Night, me: Link) -> None:
        await damage_target_player(night, me, 3)

    async def kick(self, night: Night, me: Link) -> None:
        wound(night, await target_player(night, me), 2)


class ShockAndAwe(Order):
    name = "Shock and Awe"
    colour = PURPLE
    links = (WHITE, RED)
    cost = 3
    chain_text = "Inflict 3 damage on target minion."
    kicker = GREEN
    kicker_text = "Inflict 1 damage on target player."
    lore = "First the light. The sound gets there later."
    sources = known(rulebook="name colour chain")

    async def chain(self, night: Night, me: Link) -> None:
        await damage_target_minion(night, me, 3)

    async def kick(self, night: Night, me: Link) -> None:
        await damage_target_player(night, me, 1)
