"""Green orders."""

from __future__ import annotations

from breakfall.games.nightfall.rules.effects import (
    damage_each_minion,
    damage_player,
    damage_target_opponent,
    draw_cards,
    fetch_minion,
    gain_influence,
    summon,
    target_opponent_discards,
)
from breakfall.games.nightfall.rules.targets import target_player
from breakfall.games.nightfall.state import Link, Night, Order
from breakfall.games.nightfall.terms import (
    BLUE,
    GREEN,
    HUNTER,
    PURPLE,
    RED,
    TO_HAND_WHEN_DESTROYED,
    VAMPIRE,
    WHITE,
    YELLOW,
    known,
)


class BlaineCordell(Order):
    name = "Blaine Cordell"
    colour = GREEN
    links = (RED, PURPLE)
    cost = 2
    species = HUNTER
    strength = 2
    health = 1
    your_chain = True
    chain_text = "Gain 1 influence."
    kicker = YELLOW
    kicker_text = "Draw a card."
    lore = "Sells silver by the ounce and courage by the glass."
    sources = known(rulebook="name")

    async def chain(self, night: Night, me: Link) -> None:
        gain_influence(night, me, 1)

    async def kick(self, night: Night, me: Link) -> None:
        draw_cards(night, me, 1)


class MarcusToth(Order):
    name = "Marcus Toth"
    colour = GREEN
    links = (WHITE, BLUE)
    cost = 4
    species = VAMPIRE
    strength = 3
    health = 2
    in_play = TO_HAND_WHEN_DESTROYED
    in_play_text = "Goes to its owner's hand when destroyed."
    kicker = WHITE
    kicker_text = "Put target minion from your discard pile into your hand."
    lore = "Leave a message. He always calls back."
    sources = known(rulebook="name in_play")

    async def kick(self, night: Night, me: Link) -> None:
        await fetch_minion(night, me)


class GhoulSummoning(Order):
    name = "Ghoul Summoning"
    colour = GREEN
    links = (RED, YELLOW)
    cost = 3
    chain_text = "Carry out the chain text of target exiled minion as your own."
    kicker = RED
    kicker_text = "Inflict 1 damage on target opponent."
    lore = "The quiet end of the graveyard is not quiet any more."
    sources = known(rulebook="name", inferred="chain")

    async def chain(self, night: Night, me: Link) -> None:
        await summon(night, me)

    async def kick(self, night: Night, me: Link) -> None:
        await damage_target_opponent(night, me, 1)


class RendAndTear(Order):
    name = "Rend and Tear"
    colour = GREEN
    links = (WHITE, PURPLE)
    cost = 4
    chain_text = "Inflict 1 damage on each minion of target player, then 1 on that player."
    kicker = YELLOW
    kicker_text = "Target opponent discards a card from hand."
    lore = "It does not take long, and it is not quiet."
    sources = known(rulebook="name")

    async def chain(self, night: Night, me: Link) -> None:
        player = await target_player(night, me)
        damage_each_minion(night, me, player.minions, 1)
        await damage_player(night, me, player, 1)

    async def kick(self, night: Night, me: Link) -> None:
        await target_opponent_discards(night, me)
