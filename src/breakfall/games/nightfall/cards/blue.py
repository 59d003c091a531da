"""Blue orders."""

from __future__ import annotations

from breakfall.games.nightfall.card import Order, Text
from breakfall.games.nightfall.rules.effects import (
    awaken,
    damage_another_minion,
    damage_target_minion,
    double_influence,
)
from breakfall.games.nightfall.rules.verbs import DAMAGES_MINION, DAMAGES_OPPONENTS, DRAWS
from breakfall.games.nightfall.state import Effect, Link, Night
from breakfall.games.nightfall.terms import (
    BLUE,
    GREEN,
    HUNTER,
    PURPLE,
    RED,
    STAYS,
    WHITE,
    YELLOW,
    known,
)


class DoublesInfluence(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        double_influence(night, me)


class IndigoSix(Order):
    name = "“Indigo Six”"
    colour = BLUE
    links = (GREEN, PURPLE)
    cost = 3
    species = HUNTER
    strength = 3
    health = 2
    chain = Text(DAMAGES_MINION, 1)
    kicker = YELLOW
    kick = Text(DoublesInfluence("Your influence is worth double this turn."))
    lore = "Posts once a week. Still alive, then."
    sources = known(rulebook="name health kicker_text", inferred="species")


class OverwatchTwo(Order):
    name = "“Overwatch Two”"
    colour = BLUE
    links = (RED, YELLOW)
    cost = 3
    species = HUNTER
    strength = 1
    health = 4
    in_play = STAYS
    in_play_text = "Is not discarded after your combat, but stays until destroyed."
    kicker = PURPLE
    kick = Text(DAMAGES_OPPONENTS, 1)
    lore = "Eyes on the tree line, all night, every night."
    sources = known(rulebook="name", inferred="species")


class Awakens(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await awaken(night, me)


class DarkAwakening(Order):
    name = "Dark Awakening"
    colour = BLUE
    links = (WHITE, YELLOW)
    cost = 4
    chain = Text(
        Awakens(
            "Carry out the chain text of target minion in your discard pile; then it enters play."
        )
    )
    kicker = WHITE
    kick = Text(DRAWS, 1)
    lore = "Dig deep enough, and something digs back."
    sources = known(rulebook="name", inferred="chain")


class DamagesTwoMinions(Effect):
    harms_a_minion = True

    async def use(self, night: Night, me: Link, text: Text) -> None:
        first = await damage_target_minion(night, me, text.amount)
        if first is not None:
            await damage_another_minion(night, me, first, text.amount)


class TagTeamTakedown(Order):
    name = "Tag Team Takedown"
    colour = BLUE
    links = (RED, PURPLE)
    cost = 4
    chain = Text(
        DamagesTwoMinions(
            "Inflict {amount} damage on target minion and {amount} damage on another target minion."
        ),
        2,
    )
    kicker = GREEN
    kick = Text(DRAWS, 2)
    lore = "One to hold it, one to hold the axe."
    sources = known(rulebook="name")
