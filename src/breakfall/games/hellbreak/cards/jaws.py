"""Jaws and the two locations of Amity Island."""

from __future__ import annotations

from breakfall.core.cards import RULEBOOK
from breakfall.games.hellbreak.card import MonsterSide, marked
from breakfall.games.hellbreak.printed import FERAL, Bar, haunt, prowl
from breakfall.games.hellbreak.rules.characters import minions_here, monsters
from breakfall.games.hellbreak.rules.effects import deal, deal_to_minion
from breakfall.games.hellbreak.rules.pool import gain_malice
from breakfall.games.hellbreak.state import Duel, LocationCard, MonsterCard, Place, Side
from breakfall.games.hellbreak.terms import ACTION, CONTROL, SCHEME


class Jaws(MonsterCard):
    name = "Jaws"
    subtitle = "Scourge of Amity Island"
    number = "006"
    aspect = FERAL
    traits = ("Creature", "Shark")
    marks = marked(name=RULEBOOK)
    action_cost = 4
    lurking = MonsterSide(
        combat=0,
        health=16,
        bar=Bar(blood=2, cards=2),
        scheme=(prowl(1), haunt(1)),
        abilities=SCHEME,
        amount=1,
        text="Scheme: If you played a Creature this phase, gain {amount} malice.",
    )
    unleashed = MonsterSide(
        combat=4,
        health=16,
        bar=Bar(cards=1),
        abilities=ACTION,
        amount=2,
        text="Action, {action_cost} malice: Deal {amount} damage to a minion.",
    )

    async def schemes(self, duel: Duel, side: Side) -> None:
        if side.played_creature:
            gain_malice(duel, side, self.lurking.amount)

    async def act(self, duel: Duel, side: Side) -> None:
        await deal_to_minion(duel, side, self.unleashed.amount, self)


class NorthBeach(LocationCard):
    name = "North Beach"
    number = "020"
    traits = ("Water",)
    control = 3
    reward = Bar(blood=1, malice=1)
    abilities = ACTION
    action_cost = 1
    once_a_round = True
    marks = marked(name=RULEBOOK)
    amount = 1
    text = (
        "Action, {action_cost} malice, once a round for each player: Deal {amount} damage to a "
        "minion here."
    )

    async def act(self, duel: Duel, side: Side, here: Place) -> None:
        await deal(duel, side, self.amount, minions_here(duel, side, here.index), self)


class AmityHarbor(LocationCard):
    name = "Amity Harbor"
    number = "013"
    traits = ("Water",)
    control = 4
    reward = Bar(cards=1)
    abilities = CONTROL
    amount = 2
    text = "Take control: Deal {amount} damage to a monster."

    async def taken(self, duel: Duel, side: Side, here: Place) -> None:
        await deal(duel, side, self.amount, monsters(duel, side), self)
