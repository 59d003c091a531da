"""The Deranged cards."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE
from breakfall.core.question import Barred, OpenQuestion
from breakfall.games.hellbreak.card import PLAYS_ITSELF, marked
from breakfall.games.hellbreak.printed import DERANGED, Bar, haunt, prowl
from breakfall.games.hellbreak.questions import (
    CharacterQuestion,
    choose_character,
    may_choose_character,
    side_asked,
)
from breakfall.games.hellbreak.rules.attack import attack
from breakfall.games.hellbreak.rules.characters import (
    all_minions,
    has_trait,
    minions_here,
    ready_characters,
)
from breakfall.games.hellbreak.rules.damage import damage
from breakfall.games.hellbreak.rules.effects import DAMAGE_WHOM, deal, exhaust, move
from breakfall.games.hellbreak.rules.pool import gain_blood
from breakfall.games.hellbreak.state import (
    AssetCard,
    Character,
    Duel,
    EventCard,
    Minion,
    MinionCard,
    Side,
)
from breakfall.games.hellbreak.terms import LURKING_ACTION, PLAYED


class AttackWithQuestion(CharacterQuestion):
    """Which ready character makes an attack that an ability allows. (HB-10.5)"""

    def barred(self, table: Duel, asked: OpenQuestion, thing: Character | None) -> Barred:
        assert thing is not None
        if thing.side is not side_asked(table, asked):
            return Barred(self.rule, f"You do not control {thing.name}.")
        return Barred(self.rule, f"{thing.name} is exhausted and cannot attack.")


ATTACK_WITH: Final = AttackWithQuestion(
    "attack-with", "HB-10.5", "{name}: who attacks with +{amount} combat?"
)
EXHAUST_WHOM: Final = CharacterQuestion("exhaust-whom", "HB-13.4", "{name}: {text} Which one?")
PANIC_WHOM: Final = CharacterQuestion("panic-whom", "HB-14.7", "{name}: {text} Which minion?")


def creatures(minions: list[Minion]) -> list[Minion]:
    return [minion for minion in minions if has_trait(minion, "Creature")]


class Orca(AssetCard):
    name = "Orca"
    subtitle = "Timeworn Trawler"
    number = "092"
    unique = True
    aspect = DERANGED
    cost = 1
    loyalty = 1
    traits = ("Vehicle",)
    bar = Bar(blood=2)
    abilities = LURKING_ACTION
    action_cost = 1
    amount = 2
    also = 1
    text = (
        "Lurking Action, {action_cost} malice, exhaust Orca: Attack with a character. It has "
        "+{amount} combat for this attack. If it is a Sailor, gain {also} blood."
    )

    async def act(self, duel: Duel, side: Side) -> None:
        attacker = await choose_character(side, ATTACK_WITH, ready_characters(side), self)
        if attacker is not None:
            is_sailor = has_trait(attacker, "Sailor")
            await attack(duel, attacker, bonus=self.amount)
            if is_sailor:
                gain_blood(duel, side, self.also)


class NarrowEscape(EventCard):
    name = "Narrow Escape"
    number = "098"
    aspect = DERANGED
    cost = 2
    loyalty = 1
    traits = ("Tactic",)
    bar = Bar(blood=2)
    marks = marked(cost=HOUSE, loyalty=HOUSE)
    text = "Exhaust a minion."
    jumpscare_cost = 2
    jumpscare_text = PLAYS_ITSELF
    jumpscare_plays_it = True

    async def resolve(self, duel: Duel, side: Side) -> None:
        minion = await choose_character(side, EXHAUST_WHOM, all_minions(duel, side), self)
        if minion is not None:
            exhaust(duel, minion)


class DeputyHendricks(MinionCard):
    name = "Deputy Hendricks"
    number = "068"
    unique = True
    aspect = DERANGED
    cost = 2
    loyalty = 1
    combat = 1
    health = 2
    traits = ("Human", "Police")
    scheme = (haunt(1),)
    bar = Bar(blood=1, malice=1)
    changes_combat = True
    marks = marked(cost=HOUSE, loyalty=HOUSE)
    amount = 1
    text = "+{amount} combat while Deputy Hendricks is your only minion here."
    jumpscare_cost = 0
    jumpscare_amount = 1
    jumpscare_text = "Prevent the next {amount} damage to your monster this phase."

    def combat_bonus(self, duel: Duel, me: Minion) -> int:
        return self.printed.amount if len(me.side.minions_at(me.location)) == 1 else 0

    async def jumpscare(self, duel: Duel, side: Side) -> None:
        side.prevented += self.jumpscare_amount


class VeteranHarpooner(MinionCard):
    name = "Veteran Harpooner"
    number = "076"
    aspect = DERANGED
    cost = 3
    loyalty = 1
    combat = 2
    health = 3
    traits = ("Human", "Sailor")
    scheme = (prowl(1), haunt(1))
    bar = Bar(blood=1, malice=1)
    abilities = PLAYED
    marks = marked(cost=HOUSE, loyalty=HOUSE)
    amount = 1
    text = "Played: You may deal {amount} damage to a Creature minion here."
    jumpscare_cost = 0
    jumpscare_amount = 1
    jumpscare_text = "Deal {amount} damage to a Creature minion."

    async def played(self, duel: Duel, me: Minion) -> None:
        prey = creatures(minions_here(duel, me.side, me.location))
        target = await may_choose_character(me.side, DAMAGE_WHOM, prey, self)
        if target is not None:
            await damage(duel, target, self.amount)

    def can_jumpscare(self, duel: Duel, side: Side) -> bool:
        return bool(creatures(all_minions(duel, side)))

    async def jumpscare(self, duel: Duel, side: Side) -> None:
        await deal(duel, side, self.jumpscare_amount, creatures(all_minions(duel, side)), self)


class RoughtailStingray(MinionCard):
    name = "Roughtail Stingray"
    number = "080"
    aspect = DERANGED
    cost = 4
    loyalty = 1
    combat = 2
    health = 3
    traits = ("Creature", "Fish")
    scheme = (haunt(2),)
    bar = Bar(blood=1, malice=1)
    deadly = True
    marks = marked(cost=HOUSE, loyalty=HOUSE)
    text = "A minion that Roughtail Stingray deals combat damage to is killed."


class APanicOnOurHands(EventCard):
    name = "A Panic on Our Hands"
    number = "104"
    aspect = DERANGED
    cost = 4
    loyalty = 1
    traits = ("Tactic",)
    bar = Bar(blood=1, malice=1)
    marks = marked(cost=HOUSE, loyalty=HOUSE)
    amount = 2
    text = "Exhaust up to {amount:minion} at one location and move them to the other."

    async def resolve(self, duel: Duel, side: Side) -> None:
        fleeing: list[Minion] = []
        candidates = all_minions(duel, side)
        while len(fleeing) < self.amount:
            minion = await may_choose_character(side, PANIC_WHOM, candidates, self)
            if minion is None:
                break
            fleeing.append(minion)
            here = minions_here(duel, side, minion.location)
            candidates = [one for one in here if one not in fleeing]
        for minion in fleeing:
            exhaust(duel, minion)
        await move(duel, fleeing)
