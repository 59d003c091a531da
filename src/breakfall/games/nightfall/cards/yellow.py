"""Yellow orders."""

from __future__ import annotations

from breakfall.games.nightfall.rules.effects import (
    claim_for_free,
    damage_each_minion,
    damage_target_player,
    exile_from_target_archive,
    repeat_next,
    send_home,
    silence,
)
from breakfall.games.nightfall.rules.targets import opposing_minions
from breakfall.games.nightfall.state import Link, Night, Order
from breakfall.games.nightfall.terms import (
    BLUE,
    DISCOUNT,
    GREEN,
    LEADS_VAMPIRES,
    PURPLE,
    RED,
    VAMPIRE,
    WHITE,
    YELLOW,
    known,
)


class LilithLawrence(Order):
    name = "Lilith Lawrence"
    colour = YELLOW
    links = (WHITE, PURPLE)
    cost = 4
    species = VAMPIRE
    strength = 2
    health = 3
    chain_text = "Exile the top card of target archive."
    in_play = LEADS_VAMPIRES
    in_play_text = "Your other Vampires have 1 more strength."
    kicker = RED
    kicker_text = "Put target minion into its owner's hand."
    lore = "They would have followed her without the blood."
    sources = known(rulebook="name")

    async def chain(self, night: Night, me: Link) -> None:
        await exile_from_target_archive(night, me, 1)

    async def kick(self, night: Night, me: Link) -> None:
        await send_home(night, me)


class SirJohnTravail(Order):
    name = "Sir John Travail"
    colour = YELLOW
    links = (RED, BLUE)
    cost = 5
    species = VAMPIRE
    strength = 3
    health = 3
    in_play = DISCOUNT
    in_play_text = "Orders you claim cost 1 less."
    kicker = WHITE
    kicker_text = "The next order to resolve carries out its texts once more."
    lore = "He has had centuries to learn how to wait."
    sources = known(rulebook="name kicker_text", inferred="species in_play")

    async def kick(self, night: Night, me: Link) -> None:
        repeat_next(night, me)


class FlankAttack(Order):
    name = "Flank Attack"
    colour = YELLOW
    links = (RED, BLUE)
    cost = 4
    chain_text = "Target order in the chain: its chain text and kicker do nothing."
    kicker = BLUE
    kicker_text = "Claim an order for free."
    lore = "They watched the door. They should have counted the windows."
    sources = known(rulebook="name kicker_text", public="colour", inferred="chain")

    async def chain(self, night: Night, me: Link) -> None:
        await silence(night, me)

    async def kick(self, night: Night, me: Link) -> None:
        await claim_for_free(night, me)


class GrimSiege(Order):
    name = "Grim Siege"
    colour = YELLOW
    links = (WHITE, GREEN)
    cost = 5
    chain_text = "Inflict 1 damage on target player for each minion you control."
    kicker = PURPLE
    kicker_text = "Inflict 1 damage on each opposing minion."
    lore = "The gates held. The larder did not."
    sources = known(rulebook="name")

    async def chain(self, night: Night, me: Link) -> None:
        await damage_target_player(night, me, len(me.player.minions))

    async def kick(self, night: Night, me: Link) -> None:
        damage_each_minion(night, me, opposing_minions(night, me.player), 1)
