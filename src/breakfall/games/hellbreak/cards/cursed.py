"""The Cursed cards."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK
from breakfall.games.hellbreak.card import PLAYS_ITSELF, marked
from breakfall.games.hellbreak.printed import CURSED, Bar, foresee, haunt, prowl
from breakfall.games.hellbreak.questions import CharacterQuestion, may_choose_character
from breakfall.games.hellbreak.rules.characters import (
    all_minions,
    characters_here,
    count_trait,
    has_trait,
    minions_here,
)
from breakfall.games.hellbreak.rules.effects import deal, deal_to_minion, heal
from breakfall.games.hellbreak.rules.pool import gain_blood, lose_blood
from breakfall.games.hellbreak.rules.scheme import add_malice
from breakfall.games.hellbreak.state import (
    AssetCard,
    Character,
    Duel,
    EventCard,
    Minion,
    MinionCard,
    Side,
)
from breakfall.games.hellbreak.terms import COMBAT, CONTROL, FLIP, PLAYED

HEAL_WHOM: Final = CharacterQuestion("heal-whom", "HB-14.6", "{name}: who is healed?")


class DrainLife(EventCard):
    name = "Drain Life"
    number = "052"
    aspect = CURSED
    cost = 1
    loyalty = 1
    traits = ("Spell",)
    bar = Bar(blood=2)
    amount = 1
    also = 1
    text = "Deal {amount} damage to a minion. Then you may heal {also} from another minion."
    jumpscare_cost = 1
    jumpscare_text = PLAYS_ITSELF
    jumpscare_plays_it = True

    async def resolve(self, duel: Duel, side: Side) -> None:
        hurt = await deal_to_minion(duel, side, self.amount, self)
        others = [
            minion for minion in all_minions(duel, side) if minion is not hurt and minion.is_damaged
        ]
        healed = await may_choose_character(side, HEAL_WHOM, others, self)
        if healed is not None:
            heal(duel, healed, self.also)


class VampiresCoffin(AssetCard):
    name = "Vampire's Coffin"
    number = "049"
    aspect = CURSED
    cost = 1
    loyalty = 1
    traits = ("Item",)
    bar = Bar(blood=2)
    abilities = FLIP
    amount = 1
    text = "When your monster flips, you may gain {amount} blood."
    jumpscare_cost = 1
    jumpscare_text = PLAYS_ITSELF
    jumpscare_plays_it = True

    async def monster_flips(self, duel: Duel, side: Side) -> None:
        gain_blood(duel, side, self.amount)


class BloodsuckingBat(MinionCard):
    name = "Bloodsucking Bat"
    number = "025"
    aspect = CURSED
    cost = 1
    loyalty = 1
    combat = 0
    health = 1
    traits = ("Creature", "Bat")
    scheme = (haunt(1),)
    bar = Bar(blood=1, malice=1)
    abilities = PLAYED
    marks = marked(cost=HOUSE, loyalty=HOUSE)
    amount = 1
    text = "Played: If you hold initiative, your opponent loses {amount} blood."
    jumpscare_cost = 1
    jumpscare_text = PLAYS_ITSELF
    jumpscare_plays_it = True

    async def played(self, duel: Duel, me: Minion) -> None:
        if duel.holds_initiative(me.side):
            lose_blood(duel, duel.enemy_of(me.side), self.amount)


class CovenFeast(EventCard):
    name = "Coven Feast"
    number = "053"
    aspect = CURSED
    cost = 2
    loyalty = 1
    traits = ("Tactic",)
    bar = Bar(blood=1, malice=1)
    marks = marked(cost=INFERRED, loyalty=HOUSE)
    text = "Deal damage to a minion equal to the number of Vampires you control."
    jumpscare_cost = 0
    jumpscare_amount = 1
    jumpscare_text = "If you control a Vampire, deal {amount} damage to a minion."

    async def resolve(self, duel: Duel, side: Side) -> None:
        await deal_to_minion(duel, side, count_trait(side, "Vampire"), self)

    def can_jumpscare(self, duel: Duel, side: Side) -> bool:
        return count_trait(side, "Vampire") > 0 and bool(all_minions(duel, side))

    async def jumpscare(self, duel: Duel, side: Side) -> None:
        await deal_to_minion(duel, side, self.jumpscare_amount, self)


class TransylvanianWolf(MinionCard):
    name = "Transylvanian Wolf"
    number = "028"
    aspect = CURSED
    cost = 2
    loyalty = 2
    combat = 2
    health = 1
    traits = ("Creature", "Wolf")
    bar = Bar(blood=1, malice=1)
    fearsome = True
    text = "Fearsome."


class Renfield(MinionCard):
    name = "Renfield"
    subtitle = "Deranged Solicitor"
    number = "027"
    unique = True
    aspect = CURSED
    cost = 2
    loyalty = 1
    combat = 2
    health = 2
    traits = ("Human",)
    scheme = (haunt(1),)
    bar = Bar(blood=1, malice=1)
    bloodlust = 1
    abilities = COMBAT
    marks = marked(cost=INFERRED, loyalty=HOUSE)
    amount = 1
    text = (
        "Bloodlust {bloodlust}. When Renfield deals combat damage to a Creature, gain {amount} "
        "blood."
    )

    def deals_combat_damage(self, duel: Duel, me: Minion, other: Character) -> None:
        if has_trait(other, "Creature"):
            gain_blood(duel, me.side, self.amount)


class MinaHarker(MinionCard):
    name = "Mina Harker"
    number = "032"
    unique = True
    aspect = CURSED
    cost = 3
    loyalty = 1
    combat = 1
    health = 3
    traits = ("Human",)
    scheme = (foresee(1), haunt(2))
    bar = Bar(blood=1, malice=1)
    changes_combat = True
    marks = marked(name=RULEBOOK, combat=RULEBOOK)
    amount = 2
    text = "While Mina Harker is damaged, she has +{amount} combat and is a Vampire."

    def combat_bonus(self, duel: Duel, me: Minion) -> int:
        return self.printed.amount if me.is_damaged else 0

    def gains_trait(self, me: Minion, trait: str) -> bool:
        return trait == "Vampire" and me.is_damaged


class CarpathianWildcat(MinionCard):
    name = "Carpathian Wildcat"
    number = "034"
    aspect = CURSED
    cost = 4
    loyalty = 1
    combat = 2
    health = 4
    traits = ("Creature", "Cat")
    scheme = (prowl(1), haunt(1))
    bar = Bar(blood=1, malice=1)
    malicious = 2
    marks = marked(cost=INFERRED, loyalty=HOUSE)
    text = "Malicious {malicious}."
    jumpscare_cost = 1
    jumpscare_amount = 2
    jumpscare_text = "Deal {amount} damage to a minion."

    def can_jumpscare(self, duel: Duel, side: Side) -> bool:
        return bool(all_minions(duel, side))

    async def jumpscare(self, duel: Duel, side: Side) -> None:
        await deal_to_minion(duel, side, self.jumpscare_amount, self)


class FerociousWolfpack(MinionCard):
    name = "Ferocious Wolfpack"
    number = "039"
    aspect = CURSED
    cost = 6
    loyalty = 2
    combat = 4
    health = 5
    traits = ("Creature", "Wolf")
    bar = Bar(blood=1, malice=1)
    fearsome = True
    abilities = PLAYED
    marks = marked(cost=HOUSE, loyalty=INFERRED)
    amount = 1
    text = "Fearsome. Played: If you hold initiative, deal {amount} damage to a character here."

    async def played(self, duel: Duel, me: Minion) -> None:
        if duel.holds_initiative(me.side):
            here = characters_here(duel, me.side, me.location)
            await deal(duel, me.side, self.amount, here, self)


class LucyWeston(MinionCard):
    name = "Lucy Weston"
    subtitle = "Back from the Dead"
    number = "040"
    unique = True
    aspect = CURSED
    cost = 6
    loyalty = 2
    combat = 3
    health = 6
    traits = ("Undead", "Vampire")
    scheme = (haunt(2),)
    bar = Bar(cards=1)
    fearsome = True
    abilities = CONTROL
    marks = marked(loyalty=INFERRED)
    amount = 2
    text = (
        "Fearsome. When you take control of Lucy Weston's location, you may deal {amount} damage "
        "to a minion here."
    )

    async def control_taken(self, duel: Duel, me: Minion) -> None:
        await deal(duel, me.side, self.amount, minions_here(duel, me.side, me.location), self)


class CountessZaleska(MinionCard):
    name = "Countess Zaleska"
    number = "042"
    unique = True
    aspect = CURSED
    cost = 7
    loyalty = 2
    combat = 4
    health = 6
    traits = ("Undead", "Vampire")
    scheme = (prowl(2), haunt(2))
    bar = Bar(blood=1, malice=1)
    bloodlust = 1
    changes_cost = True
    marks = marked(cost=HOUSE, loyalty=INFERRED)
    cut = 1
    text = "Bloodlust {bloodlust}. Costs {cut} less for each location you control."

    def cost_cut(self, duel: Duel, side: Side) -> int:
        controlled = sum(1 for place in duel.places if place.controller == side.seat)
        return self.printed.cut * controlled


class CountAlucard(MinionCard):
    name = "Count Alucard"
    subtitle = "Dracula's Son"
    number = "044"
    unique = True
    aspect = CURSED
    cost = 9
    loyalty = 2
    combat = 4
    health = 7
    traits = ("Undead", "Vampire")
    scheme = (prowl(2), haunt(2))
    bar = Bar(blood=1)
    fearsome = True
    changes_cost = True
    abilities = PLAYED
    marks = marked(name=RULEBOOK, scheme=RULEBOOK)
    cut = 2
    amount = 3
    text = (
        "Fearsome. Costs {cut} less while you hold initiative. Played: Put {amount} malice on "
        "your side of this location."
    )

    def cost_cut(self, duel: Duel, side: Side) -> int:
        return self.printed.cut if duel.holds_initiative(side) else 0

    async def played(self, duel: Duel, me: Minion) -> None:
        await add_malice(duel, me.side, me.location, self.amount)
