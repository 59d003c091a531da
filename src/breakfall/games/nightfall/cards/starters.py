"""The six starting minions: one of each colour, and a deck of two each for every player."""

from __future__ import annotations

from breakfall.games.nightfall.card import Order, Text
from breakfall.games.nightfall.rules.effects import (
    strengthen_next,
)
from breakfall.games.nightfall.rules.verbs import (
    DAMAGES_MINION,
    DAMAGES_OPPONENT,
    DRAWS,
    GAINS_INFLUENCE,
)
from breakfall.games.nightfall.state import Effect, Link, Night
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
    chain = Text(DRAWS, 1)
    lore = "Her map has more crosses on it every night."
    sources = known(rulebook="name cost", public="links", inferred="strength in_play")


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
    chain = Text(DAMAGES_OPPONENT, 1)
    lore = "It remembers one thing, and it is angry about it."
    sources = known(rulebook="name cost", public="links species strength chain", inferred="in_play")


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
    chain = Text(DAMAGES_MINION, 1)
    lore = "The first to answer the call, and still on the air."
    sources = known(rulebook="name cost", public="links", inferred="in_play")


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
    chain = Text(GAINS_INFLUENCE, 1)
    lore = "He knows a man who knows a man. Both owe him."
    sources = known(rulebook="name cost", public="links", inferred="in_play")


class StrengthensNext(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        strengthen_next(night, me, text.amount)


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
    chain = Text(
        StrengthensNext(
            "The next of your orders in this chain to inflict damage inflicts {amount} more"
            " each time."
        ),
        1,
    )
    lore = "He holds the door, and counts who goes in."
    sources = known(rulebook="name cost", public="links", inferred="in_play chain")
