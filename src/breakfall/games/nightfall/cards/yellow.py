"""Yellow orders."""

from __future__ import annotations

from breakfall.games.nightfall.card import Order, Text
from breakfall.games.nightfall.rules.effects import (
    claim_for_free,
    damage_each_minion,
    damage_target_player,
    repeat_next,
    send_home,
    silence,
)
from breakfall.games.nightfall.rules.targets import opposing_minions
from breakfall.games.nightfall.rules.verbs import EXILES_FROM_ARCHIVE
from breakfall.games.nightfall.state import Effect, Link, Night
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


class SendsHome(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await send_home(night, me)


class LilithLawrence(Order):
    name = "Lilith Lawrence"
    colour = YELLOW
    links = (WHITE, PURPLE)
    cost = 4
    species = VAMPIRE
    strength = 2
    health = 3
    chain = Text(EXILES_FROM_ARCHIVE, 1)
    in_play = LEADS_VAMPIRES
    in_play_text = "Your other Vampires have 1 more strength."
    kicker = RED
    kick = Text(SendsHome("Put target minion into its owner's hand."))
    lore = "They would have followed her without the blood."
    sources = known(rulebook="name")


class RepeatsNext(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        repeat_next(night, me)


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
    kick = Text(RepeatsNext("The next order to resolve carries out its texts once more."))
    lore = "He has had centuries to learn how to wait."
    sources = known(rulebook="name kicker_text", inferred="species in_play")


class Cancels(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await silence(night, me)


class ClaimsForFree(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await claim_for_free(night, me)


class FlankAttack(Order):
    name = "Flank Attack"
    colour = YELLOW
    links = (RED, BLUE)
    cost = 4
    chain = Text(Cancels("Target order in the chain: its chain text and kicker do nothing."))
    kicker = BLUE
    kick = Text(ClaimsForFree("Claim an order for free."))
    lore = "They watched the door. They should have counted the windows."
    sources = known(rulebook="name kicker_text", public="colour", inferred="chain")


class DamagesForEachMinion(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        await damage_target_player(night, me, text.amount * len(me.player.minions))


class DamagesOpposingMinions(Effect):
    async def use(self, night: Night, me: Link, text: Text) -> None:
        damage_each_minion(night, me, opposing_minions(night, me.player), text.amount)


class GrimSiege(Order):
    name = "Grim Siege"
    colour = YELLOW
    links = (WHITE, GREEN)
    cost = 5
    chain = Text(
        DamagesForEachMinion(
            "Inflict {amount} damage on target player for each minion you control."
        ),
        1,
    )
    kicker = PURPLE
    kick = Text(DamagesOpposingMinions("Inflict {amount} damage on each opposing minion."), 1)
    lore = "The gates held. The larder did not."
    sources = known(rulebook="name")
