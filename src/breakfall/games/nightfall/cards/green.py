"""Green orders."""

from __future__ import annotations

from breakfall.games.nightfall.card import Order, Text
from breakfall.games.nightfall.rules.effects import (
    damage_each_minion,
    damage_player,
    fetch_minion,
    summon,
)
from breakfall.games.nightfall.rules.targets import target_player
from breakfall.games.nightfall.rules.verbs import (
    DAMAGES_OPPONENT,
    DRAWS,
    GAINS_INFLUENCE,
    OPPONENT_DISCARDS,
)
from breakfall.games.nightfall.state import Effect, Link, Night
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
    chain = Text(GAINS_INFLUENCE, 1)
    kicker = YELLOW
    kick = Text(DRAWS, 1)
    lore = "Sells silver by the ounce and courage by the glass."
    sources = known(rulebook="name")


class FetchesMinion(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await fetch_minion(night, me)


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
    kick = Text(FetchesMinion("Put target minion from your discard pile into your hand."))
    lore = "Leave a message. He always calls back."
    sources = known(rulebook="name in_play")


class Summons(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await summon(night, me)


class GhoulSummoning(Order):
    name = "Ghoul Summoning"
    colour = GREEN
    links = (RED, YELLOW)
    cost = 3
    chain = Text(Summons("Carry out the chain text of target exiled minion as your own."))
    kicker = RED
    kick = Text(DAMAGES_OPPONENT, 1)
    lore = "The quiet end of the graveyard is not quiet any more."
    sources = known(rulebook="name", inferred="chain")


class DamagesMinionsThenPlayer(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        player = await target_player(night, me)
        damage_each_minion(night, me, player.minions, text.amount)
        await damage_player(night, me, player, text.also)


class RendAndTear(Order):
    name = "Rend and Tear"
    colour = GREEN
    links = (WHITE, PURPLE)
    cost = 4
    chain = Text(
        DamagesMinionsThenPlayer(
            "Inflict {amount} damage on each minion of target player, then {also} on that player."
        ),
        1,
        also=1,
    )
    kicker = YELLOW
    kick = Text(OPPONENT_DISCARDS)
    lore = "It does not take long, and it is not quiet."
    sources = known(rulebook="name")
