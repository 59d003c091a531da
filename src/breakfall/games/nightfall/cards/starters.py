"""The six starting minions: one of each colour, and a deck of two each for every player."""

from __future__ import annotations

from breakfall.games.nightfall.rules.effects import (
    damage_target_minion,
    damage_target_opponent,
    draw_cards,
    gain_influence,
    strengthen_next,
)
from breakfall.games.nightfall.state import Link, Night, Order
from breakfall.games.nightfall.terms import (
    BLOCKS_DAMAGE,
    BLUE,
    EXILE,
    EXILE_WHEN_DESTROYED,
    GHOUL,
    GREEN,
    HUNTER,
    LYCANTHROPE,
    PURPLE,
    RED,
    STAYS,
    VAMPIRE,
    WHITE,
    YELLOW,
    known,
)

EXILE_TEXT = "Goes into exile if destroyed or discarded."


class BadSmoke(Order):
    name = "“Bad Smoke”"
    colour = RED
    links = (RED,)
    cost = 0
    species = LYCANTHROPE
    strength = 1
    health = 2
    is_starter = True
    in_play = BLOCKS_DAMAGE | STAYS | EXILE_WHEN_DESTROYED
    in_play_text = (
        "Must block any damage inflicted on you. Stays until destroyed, then goes into exile."
    )
    lore = "Nobody has seen it coming twice."
    sources = known(rulebook="name cost", public="links", inferred="in_play")


class CharlotteReyes(Order):
    name = "Charlotte Reyes"
    colour = YELLOW
    links = (YELLOW,)
    cost = 0
    species = HUNTER
    strength = 1
    health = 2
    is_starter = True
    in_play = EXILE
    in_play_text = EXILE_TEXT
    chain_text = "Draw a card."
    lore = "Her map has more crosses on it every night."
    sources = known(rulebook="name cost", public="links", inferred="strength in_play")

    async def chain(self, night: Night, me: Link) -> None:
        draw_cards(night, me, 1)


class EnragedWight(Order):
    name = "Enraged Wight"
    colour = PURPLE
    links = (PURPLE,)
    cost = 0
    species = GHOUL
    strength = 2
    health = 1
    is_starter = True
    in_play = EXILE
    in_play_text = EXILE_TEXT
    chain_text = "Inflict 1 damage on target opponent."
    lore = "It remembers one thing, and it is angry about it."
    sources = known(rulebook="name cost", public="links species strength chain", inferred="in_play")

    async def chain(self, night: Night, me: Link) -> None:
        await damage_target_opponent(night, me, 1)


class GenesisOne(Order):
    name = "“Genesis One”"
    colour = BLUE
    links = (BLUE,)
    cost = 0
    species = HUNTER
    strength = 2
    health = 1
    is_starter = True
    in_play = EXILE
    in_play_text = EXILE_TEXT
    chain_text = "Inflict 1 damage on target minion."
    lore = "The first to answer the call, and still on the air."
    sources = known(rulebook="name cost", public="links", inferred="in_play")

    async def chain(self, night: Night, me: Link) -> None:
        await damage_target_minion(night, me, 1)


class JJMcTeague(Order):
    name = "J.J. McTeague"
    colour = WHITE
    links = (WHITE,)
    cost = 0
    species = LYCANTHROPE
    strength = 2
    health = 2
    is_starter = True
    in_play = EXILE
    in_play_text = EXILE_TEXT
    your_chain = True
    chain_text = "Gain 1 influence."
    lore = "He knows a man who knows a man. Both owe him."
    sources = known(rulebook="name cost", public="links", inferred="in_play")

    async def chain(self, night: Night, me: Link) -> None:
        gain_influence(night, me, 1)


class YuriKoroviev(Order):
    name = "Yuri Koroviev"
    colour = GREEN
    links = (GREEN,)
    cost = 0
    species = VAMPIRE
    strength = 1
    health = 3
    is_starter = True
    in_play = EXILE
    in_play_text = EXILE_TEXT
    chain_text = (
        "The next of your orders in this chain to inflict damage inflicts 1 more each time."
    )
    lore = "He holds the door, and counts who goes in."
    sources = known(rulebook="name cost", public="links", inferred="in_play chain")

    async def chain(self, night: Night, me: Link) -> None:
        strengthen_next(night, me, 1)
