"""Dracula and his two locations."""

from __future__ import annotations

from breakfall.core.cards import INFERRED, RULEBOOK
from breakfall.games.hellbreak.card import MonsterSide, marked
from breakfall.games.hellbreak.events import READIED
from breakfall.games.hellbreak.printed import CURSED, Bar, foresee, haunt
from breakfall.games.hellbreak.rules.effects import deal_indirect
from breakfall.games.hellbreak.rules.pool import gain_malice
from breakfall.games.hellbreak.state import Duel, LocationCard, MonsterCard, Place, Side
from breakfall.games.hellbreak.terms import ACTION, BID


class Dracula(MonsterCard):
    name = "Dracula"
    subtitle = "Transylvanian Terror"
    number = "001"
    aspect = CURSED
    traits = ("Undead", "Vampire")
    marks = marked(name=RULEBOOK)
    action_cost = 4
    once_a_round = True
    lurking = MonsterSide(
        combat=0,
        health=16,
        bar=Bar(blood=2, cards=2),
        scheme=(foresee(1), haunt(1)),
        abilities=BID,
        amount=1,
        text="Each time you win the bid for initiative, you may gain {amount} malice.",
    )
    unleashed = MonsterSide(
        combat=3,
        health=16,
        bar=Bar(blood=1, cards=1),
        abilities=ACTION,
        text="Action, {action_cost} malice, once a round: Ready Dracula.",
    )

    async def bid_won(self, duel: Duel, side: Side) -> None:
        gain_malice(duel, side, self.lurking.amount)

    async def act(self, duel: Duel, side: Side) -> None:
        side.monster.exhausted = False
        READIED.tell(duel, side.mask, side.monster)


class CarfaxAbbey(LocationCard):
    name = "Carfax Abbey"
    number = "015"
    traits = ("Building",)
    control = 4
    reward = Bar(blood=1, cards=1)
    abilities = BID
    marks = marked(name=RULEBOOK)  # of its reward the rulebook's icon was lost
    amount = 1
    text = (
        "When you win the bid for initiative while you control this location, you may deal "
        "{amount} indirect damage to a player."
    )

    async def bid_won(self, duel: Duel, side: Side, here: Place) -> None:
        await deal_indirect(duel, side, self.amount, self)


class CastleDracula(LocationCard):
    name = "Castle Dracula"
    number = "016"
    traits = ("Building", "Lair")
    control = 3
    reward = Bar(blood=1, malice=1)
    bid_bonus = 2
    marks = marked(name=INFERRED)
    text = "A card that its controller bids counts {bid_bonus} higher."
