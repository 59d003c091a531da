"""The Feral cards."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK
from breakfall.core.question import Answer, choose
from breakfall.games.hellbreak.card import PLAYS_ITSELF, marked
from breakfall.games.hellbreak.events import CALLS_PRANK
from breakfall.games.hellbreak.printed import FERAL, Bar, foresee, haunt
from breakfall.games.hellbreak.questions import (
    CharacterQuestion,
    FixedQuestion,
    YesOrNoQuestion,
    choose_character,
    may_choose_character,
    wants_to,
)
from breakfall.games.hellbreak.rules.characters import (
    characters_here,
    has_damaged_minion,
    minions_here,
)
from breakfall.games.hellbreak.rules.death import kill
from breakfall.games.hellbreak.rules.effects import deal, deal_indirect, return_to_hand
from breakfall.games.hellbreak.rules.free_play import play_free_shark
from breakfall.games.hellbreak.rules.pool import gain_blood, gain_malice, pay_malice
from breakfall.games.hellbreak.rules.search import search_top
from breakfall.games.hellbreak.state import Duel, EventCard, Minion, MinionCard, Side
from breakfall.games.hellbreak.terms import FLIP, PLAYED, SCHEME

KILL_WHOM: Final = CharacterQuestion(
    "kill-whom", "HB-12.2", "{name}: {text} Choose a minion to kill."
)
SPEND_MALICE: Final = YesOrNoQuestion("spend-malice", "HB-13.3", "{name}: {text} Do you?")

GAIN_BLOOD: Final = Answer("gain", "blood", "{amount} blood")
GAIN_MALICE: Final = Answer("gain", "malice", "{amount} malice")
BLOOD_OR_MALICE: Final = FixedQuestion[Answer](
    "blood-or-malice", "HB-13.4", "{name}: {text} Which one?"
)

SCARE_WHOM: Final = CharacterQuestion("scare-whom", "HB-16.1", "{name}: which enemy minion?")
RETURN_TO_HAND: Final = Answer("return", "", "Return {name} to your hand")
CALL_THE_PRANK: Final = Answer(
    "call",
    "",
    "Call it a prank: {name} stays, and your opponent plays a Shark minion from hand for free at "
    "its location, if they hold one",
)
RETURN_OR_CALL: Final = FixedQuestion[Answer](
    "return-or-call",
    "HB-16.1",
    "Shark in the Pond: return {name} to your hand, or call it a prank?",
)


class Barracuda(MinionCard):
    name = "Barracuda"
    number = "105"
    aspect = FERAL
    cost = 1
    loyalty = 1
    combat = 1
    health = 1
    traits = ("Creature", "Fish")
    bar = Bar(blood=1, malice=1)
    abilities = FLIP
    marks = marked(cost=INFERRED, loyalty=HOUSE)
    amount = 1
    text = "When your monster flips, you may deal {amount} damage to a character here."

    async def monster_flips(self, duel: Duel, me: Minion) -> None:
        await deal(duel, me.side, self.amount, characters_here(duel, me.side, me.location), self)


class SharkInThePond(EventCard):
    name = "Shark in the Pond"
    number = "136"
    aspect = FERAL
    cost = 1
    loyalty = 1
    traits = ("Tactic",)
    bar = Bar(blood=2)
    lurking_only = True
    marks = marked(cost=INFERRED, loyalty=HOUSE)
    text = (
        "Lurking only. Choose an enemy minion. Its controller returns it to their hand or calls "
        "it a prank. If it is called a prank, you play a non-unique Shark minion from your hand "
        "for free at that location."
    )

    async def resolve(self, duel: Duel, side: Side) -> None:
        enemy = duel.enemy_of(side)
        scared = await choose_character(side, SCARE_WHOM, enemy.minions, self)
        if scared is None:
            return
        either = [RETURN_TO_HAND, CALL_THE_PRANK]
        answer = await choose(enemy.seats, RETURN_OR_CALL, either, scared)
        if answer is CALL_THE_PRANK:
            CALLS_PRANK.tell(duel, enemy.mask, enemy.seat)
            await play_free_shark(duel, side, scared.location)
        else:
            return_to_hand(duel, scared)


class SharkSpotter(MinionCard):
    name = "Shark Spotter"
    number = "110"
    aspect = FERAL
    cost = 2
    loyalty = 1
    combat = 1
    health = 2
    traits = ("Human", "Police", "Sailor")
    scheme = (foresee(1), haunt(1))
    bar = Bar(blood=1, malice=1)
    abilities = PLAYED
    marks = marked(cost=INFERRED, loyalty=HOUSE)
    amount = 6
    text = (
        "Played: Look at the top {amount:card} of your deck. Show a Shark card among them and take "
        "it into your hand. Put the rest on the bottom in random order."
    )

    async def played(self, duel: Duel, me: Minion) -> None:
        await search_top(duel, me.side, self.amount, "Shark")


class ManOWar(MinionCard):
    name = "Man O' War"
    number = "106"
    aspect = FERAL
    cost = 2
    loyalty = 1
    combat = 2
    health = 1
    traits = ("Creature", "Fish")
    scheme = (haunt(1),)
    bar = Bar(blood=1, malice=1)
    stealth = True
    text = "Stealth."


class RogueShark(MinionCard):
    name = "Rogue Shark"
    number = "109"
    aspect = FERAL
    cost = 2
    loyalty = 1
    combat = 1
    health = 2
    traits = ("Creature", "Shark")
    bar = Bar(blood=1, malice=1)
    changes_combat = True
    marks = marked(cost=INFERRED, loyalty=HOUSE)
    amount = 1
    text = "+{amount} combat while an enemy minion is damaged."
    jumpscare_cost = 1
    jumpscare_text = PLAYS_ITSELF
    jumpscare_plays_it = True

    def combat_bonus(self, duel: Duel, me: Minion) -> int:
        return self.printed.amount if has_damaged_minion(duel.enemy_of(me.side)) else 0


class LarryVaughn(MinionCard):
    name = "Larry Vaughn"
    number = "112"
    unique = True
    aspect = FERAL
    cost = 3
    loyalty = 1
    combat = 1
    health = 3
    traits = ("Human",)
    scheme = (haunt(2),)
    bar = Bar(cards=1)
    abilities = SCHEME
    marks = marked(cost=INFERRED, loyalty=HOUSE)
    price = 1
    amount = 1
    text = "Scheme: You may spend {price} malice to deal {amount} indirect damage to a player."
    jumpscare_cost = 0
    jumpscare_amount = 1
    jumpscare_text = "Deal {amount} indirect damage to a player."

    async def schemes(self, duel: Duel, me: Minion) -> None:
        side = me.side
        if side.malice >= self.price and await wants_to(side, SPEND_MALICE, self):
            pay_malice(duel, side, self.price)
            await deal_indirect(duel, side, self.amount, self)

    async def jumpscare(self, duel: Duel, side: Side) -> None:
        await deal_indirect(duel, side, self.jumpscare_amount, self)


class RavenousPredator(MinionCard):
    name = "Ravenous Predator"
    number = "119"
    aspect = FERAL
    cost = 4
    loyalty = 1
    combat = 3
    health = 4
    traits = ("Creature", "Shark")
    bar = Bar(blood=1, malice=1)
    abilities = PLAYED
    marks = marked(cost=INFERRED, loyalty=HOUSE)
    amount = 1
    text = "Played: If an enemy minion is damaged, gain {amount} blood or {amount} malice."

    async def played(self, duel: Duel, me: Minion) -> None:
        side = me.side
        if has_damaged_minion(duel.enemy_of(side)):
            either = [GAIN_BLOOD, GAIN_MALICE]
            answer = await choose(side.seats, BLOOD_OR_MALICE, either, self)
            if answer is GAIN_BLOOD:
                gain_blood(duel, side, self.amount)
            else:
                gain_malice(duel, side, self.amount)


class ThreatFromBelow(MinionCard):
    name = "Threat From Below"
    number = "122"
    aspect = FERAL
    cost = 5
    loyalty = 2
    combat = 4
    health = 4
    traits = ("Creature", "Shark")
    bar = Bar(blood=1, malice=1)
    overkill = True
    changes_combat = True
    marks = marked(name=RULEBOOK, cost=RULEBOOK, loyalty=RULEBOOK)
    amount = 2
    text = "Overkill. +{amount} combat while an enemy minion is damaged."

    def combat_bonus(self, duel: Duel, me: Minion) -> int:
        return self.printed.amount if has_damaged_minion(duel.enemy_of(me.side)) else 0


class GiantOctopus(MinionCard):
    name = "Giant Octopus"
    number = "127"
    aspect = FERAL
    cost = 8
    loyalty = 2
    combat = 5
    health = 8
    traits = ("Creature",)
    scheme = (foresee(8),)
    bar = Bar(blood=1, malice=1)
    marks = marked(name=RULEBOOK, combat=RULEBOOK)


class KillerWhale(MinionCard):
    name = "Killer Whale"
    number = "128"
    aspect = FERAL
    cost = 8
    loyalty = 2
    combat = 4
    health = 7
    traits = ("Creature",)
    bar = Bar(blood=1)
    overkill = True
    abilities = PLAYED
    marks = marked(cost=HOUSE, loyalty=INFERRED)
    text = "Overkill. Played: You may kill a damaged minion here."

    async def played(self, duel: Duel, me: Minion) -> None:
        here = minions_here(duel, me.side, me.location)
        damaged = [minion for minion in here if minion.is_damaged]
        prey = await may_choose_character(me.side, KILL_WHOM, damaged, self)
        if prey is not None:
            kill(duel, prey)
