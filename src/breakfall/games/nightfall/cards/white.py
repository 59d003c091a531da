"""White orders."""

from __future__ import annotations

from breakfall.games.nightfall.rules.effects import (
    choose_for,
    damage_target_minion,
    draw_cards,
    each_opponent_discards,
    repeat_target,
    take_control,
    target_opponent_discards,
)
from breakfall.games.nightfall.state import Link, Night, Order
from breakfall.games.nightfall.terms import (
    BLUE,
    GREEN,
    HUNTER,
    LARGER_HAND,
    LYCANTHROPE,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
    known,
)


class AltonHickman(Order):
    name = "Alton Hickman"
    colour = WHITE
    links = (RED, GREEN)
    cost = 3
    species = HUNTER
    strength = 2
    health = 3
    in_play = LARGER_HAND
    in_play_text = "In your cleanup, draw up to one card more."
    kicker = BLUE
    kicker_text = "Target opponent discards a card from hand."
    lore = "He was a sheriff once. He still does the rounds."
    sources = known(rulebook="name colour links cost health")

    async def kick(self, night: Night, me: Link) -> None:
        await target_opponent_discards(night, me)


class IvanRadinsky(Order):
    name = "Ivan Radinsky"
    colour = WHITE
    links = (YELLOW, BLUE)
    cost = 5
    species = LYCANTHROPE
    strength = 4
    health = 2
    chain_text = "Inflict 2 damage on target minion."
    kicker = GREEN
    kicker_text = "Each opponent discards a card from hand."
    lore = "The pack eats after him, or not at all."
    sources = known(rulebook="name colour strength")

    async def chain(self, night: Night, me: Link) -> None:
        await damage_target_minion(night, me, 2)

    async def kick(self, night: Night, me: Link) -> None:
        await each_opponent_discards(night, me)


class LeaveMe(Order):
    name = "Leave Me!"
    colour = WHITE
    links = (PURPLE, BLUE)
    cost = 2
    chain_text = "When target order in the chain resolves, you choose its targets."
    kicker = RED
    kicker_text = "That order carries out its texts twice."
    lore = "It was the last order he ever gave. It was obeyed."
    sources = known(rulebook="name kicker_text", inferred="chain")

    async def chain(self, night: Night, me: Link) -> None:
        await choose_for(night, me)

    async def kick(self, night: Night, me: Link) -> None:
        repeat_target(night, me)


class MesmericPresence(Order):
    name = "Mesmeric Presence"
    colour = WHITE
    links = (GREEN, YELLOW)
    cost = 5
    chain_text = "Take control of target opposing minion, strength 3 or less, while it is in play."
    kicker = PURPLE
    kicker_text = "Draw a card."
    lore = "Nobody ever remembers agreeing."
    sources = known(rulebook="name")

    async def chain(self, night: Night, me: Link) -> None:
        await take_control(night, me, 3)

    async def kick(self, night: Night, me: Link) -> None:
        draw_cards(night, me, 1)
