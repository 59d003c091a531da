"""Blue orders."""

from __future__ import annotations

from breakfall.games.nightfall.rules.effects import (
    awaken,
    damage_another_minion,
    damage_each_opponent,
    damage_target_minion,
    double_influence,
    draw_cards,
)
from breakfall.games.nightfall.state import Link, Night, Order
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


class IndigoSix(Order):
    name = "“Indigo Six”"
    colour = BLUE
    links = (GREEN, PURPLE)
    cost = 3
    species = HUNTER
    strength = 3
    health = 2
    chain_text = "Inflict 1 damage on target minion."
    kicker = YELLOW
    kicker_text = "Your influence is worth double this turn."
    lore = "Posts once a week. Still alive, then."
    sources = known(rulebook="name health kicker_text", inferred="species")

    async def chain(self, night: Night, me: Link) -> None:
        await damage_target_minion(night, me, 1)

    async def kick(self, night: Night, me: Link) -> None:
        double_influence(night, me)


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
    kicker_text = "Inflict 1 damage on each opponent."
    lore = "Eyes on the tree line, all night, every night."
    sources = known(rulebook="name", inferred="species")

    async def kick(self, night: Night, me: Link) -> None:
        await damage_each_opponent(night, me, 1)


class DarkAwakening(Order):
    name = "Dark Awakening"
    colour = BLUE
    links = (WHITE, YELLOW)
    cost = 4
    chain_text = (
        "Carry out the chain text of target minion in your discard pile; then it enters play."
    )
    kicker = WHITE
    kicker_text = "Draw a card."
    lore = "Dig deep enough, and something digs back."
    sources = known(rulebook="name", inferred="chain")

    async def chain(self, night: Night, me: Link) -> None:
        await awaken(night, me)

    async def kick(self, night: Night, me: Link) -> None:
        draw_cards(night, me, 1)


class TagTeamTakedown(Order):
    name = "Tag Team Takedown"
    colour = BLUE
    links = (RED, PURPLE)
    cost = 4
    chain_text = "Inflict 2 damage on target minion and 2 damage on another target minion."
    kicker = GREEN
    kicker_text = "Draw two cards."
    lore = "One to hold it, one to hold the axe."
    sources = known(rulebook="name")

    async def chain(self, night: Night, me: Link) -> None:
        first = await damage_target_minion(night, me, 2)
        if first is not None:
            await damage_another_minion(night, me, first, 2)

    async def kick(self, night: Night, me: Link) -> None:
        draw_cards(night, me, 2)
