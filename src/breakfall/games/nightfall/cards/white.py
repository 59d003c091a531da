"""White orders."""

from __future__ import annotations

from breakfall.games.nightfall.card import Order, Text
from breakfall.games.nightfall.rules.effects import (
    choose_for,
    repeat_target,
    take_control,
)
from breakfall.games.nightfall.rules.verbs import (
    DAMAGES_MINION,
    DRAWS,
    OPPONENT_DISCARDS,
    OPPONENTS_DISCARD,
)
from breakfall.games.nightfall.state import Effect, Link, Night
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
    kick = Text(OPPONENT_DISCARDS)
    lore = "He was a sheriff once. He still does the rounds."
    sources = known(rulebook="name colour links cost health")


class IvanRadinsky(Order):
    name = "Ivan Radinsky"
    colour = WHITE
    links = (YELLOW, BLUE)
    cost = 5
    species = LYCANTHROPE
    strength = 4
    health = 2
    chain = Text(DAMAGES_MINION, 2)
    kicker = GREEN
    kick = Text(OPPONENTS_DISCARD)
    lore = "The pack eats after him, or not at all."
    sources = known(rulebook="name colour strength")


class ChoosesTargets(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await choose_for(night, me)


class RepeatsTarget(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        repeat_target(night, me)


class LeaveMe(Order):
    name = "Leave Me!"
    colour = WHITE
    links = (PURPLE, BLUE)
    cost = 2
    chain = Text(ChoosesTargets("When target order in the chain resolves, you choose its targets."))
    kicker = RED
    kick = Text(RepeatsTarget("That order carries out its texts twice."))
    lore = "It was the last order he ever gave. It was obeyed."
    sources = known(rulebook="name kicker_text", inferred="chain")


class TakesControl(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await take_control(night, me, text.amount)


class MesmericPresence(Order):
    name = "Mesmeric Presence"
    colour = WHITE
    links = (GREEN, YELLOW)
    cost = 5
    chain = Text(
        TakesControl(
            "Take control of target opposing minion, strength {amount} or less,"
            " while it is in play."
        ),
        3,
    )
    kicker = PURPLE
    kick = Text(DRAWS, 1)
    lore = "Nobody ever remembers agreeing."
    sources = known(rulebook="name")
