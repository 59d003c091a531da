"""Purple orders."""

from __future__ import annotations

from breakfall.games.nightfall.card import Order, Text
from breakfall.games.nightfall.rules.effects import (
    wound,
)
from breakfall.games.nightfall.rules.targets import target_player
from breakfall.games.nightfall.rules.verbs import (
    DAMAGES_MINION,
    DAMAGES_PLAYER,
    DRAWS,
    EXILES_WOUND,
)
from breakfall.games.nightfall.state import Effect, Link, Night
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
    kick = Text(DAMAGES_PLAYER, 1)
    lore = "He comes in over the wall. There is always an over."
    sources = known(rulebook="name colour", inferred="species")


class ZachariasSands(Order):
    name = "Zacharias Sands"
    colour = PURPLE
    links = (YELLOW, BLUE)
    cost = 3
    species = VAMPIRE
    strength = 2
    health = 2
    chain = Text(DRAWS, 1)
    kicker = RED
    kick = Text(EXILES_WOUND)
    lore = "Chicago is his, and he lets it know."
    sources = known(rulebook="name health", inferred="species")


class Wounds(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        wound(night, await target_player(night, me), text.amount)


class DeathGrip(Order):
    name = "Death Grip"
    colour = PURPLE
    links = (GREEN, BLUE)
    cost = 6
    chain = Text(DAMAGES_PLAYER, 3)
    kicker = YELLOW
    kick = Text(Wounds("Instead, target player receives {amount:wound}."), 2)
    kicker_replaces_chain = True
    lore = "It is dead already. That is why it will not let go."
    sources = known(rulebook="name chain", inferred="kicker_text")


class ShockAndAwe(Order):
    name = "Shock and Awe"
    colour = PURPLE
    links = (WHITE, RED)
    cost = 3
    chain = Text(DAMAGES_MINION, 3)
    kicker = GREEN
    kick = Text(DAMAGES_PLAYER, 1)
    lore = "First the light. The sound gets there later."
    sources = known(rulebook="name colour chain")
