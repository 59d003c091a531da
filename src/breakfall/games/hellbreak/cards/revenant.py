"""The Revenant cards."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, put_on_top
from breakfall.core.question import Answer, choose
from breakfall.games.hellbreak.card import marked
from breakfall.games.hellbreak.events import DISCARDS
from breakfall.games.hellbreak.pointer import MOST_DAMAGE
from breakfall.games.hellbreak.printed import REVENANT, Bar, haunt, prowl
from breakfall.games.hellbreak.questions import (
    CharacterQuestion,
    FixedQuestion,
    YesOrNoQuestion,
    choose_character,
    may_choose_character,
    wants_to,
)
from breakfall.games.hellbreak.rules.characters import allied_minions, brides, minions_here
from breakfall.games.hellbreak.rules.damage import damage
from breakfall.games.hellbreak.rules.effects import DAMAGE_WHOM, move
from breakfall.games.hellbreak.rules.pool import pay_malice
from breakfall.games.hellbreak.rules.resources import collect_icons, draw
from breakfall.games.hellbreak.rules.scheme import add_malice, choose_where_to_haunt
from breakfall.games.hellbreak.state import Duel, EventCard, Minion, MinionCard, Side
from breakfall.games.hellbreak.terms import ATTACK, PLAYED, SCHEME

UNDEAD_BRIDE: Final = ("Undead", "Vampire", "Bride")

SPEND_MALICE: Final = YesOrNoQuestion("spend-malice", "HB-13.3", "{name}: {text} Do you?")
DISCARD_TOP: Final = YesOrNoQuestion("discard-top", "HB-16.3", "{name}: {text} Do you?")
MOVE_WHOM: Final = CharacterQuestion("move-whom", "HB-14.7", "{name}: who moves?")


class Amount(Answer):
    """So much damage."""

    def __init__(self, damage: int) -> None:
        super().__init__("damage", str(damage), f"{damage} damage", damage)
        self.damage = damage


AMOUNTS: Final[list[Amount]] = [Amount(damage) for damage in range(1, MOST_DAMAGE + 1)]
HOW_MUCH: Final = FixedQuestion[Amount]("how-much", "HB-13.4", "{name}: how much damage?")


class SwarmOfRats(MinionCard):
    name = "Swarm of Rats"
    number = "151"
    aspect = REVENANT
    cost = 2
    loyalty = 1
    combat = 1
    health = 2
    traits = ("Creature", "Rat")
    scheme = (haunt(1),)
    bar = Bar(blood=1, malice=1)
    copies = 6
    changes_combat = True
    marks = marked(cost=HOUSE, loyalty=HOUSE)
    amount = 1
    text = (
        "+{amount} combat for each other Swarm of Rats you control. A deck may hold six of this "
        "card."
    )

    def combat_bonus(self, duel: Duel, me: Minion) -> int:
        others = sum(1 for minion in me.side.minions if minion.face is self) - 1
        return self.printed.amount * others


class AncientWisdom(EventCard):
    name = "Ancient Wisdom"
    number = "180"
    aspect = REVENANT
    cost = 3
    loyalty = 1
    traits = ("Spell",)
    bar = Bar(blood=2)
    marks = marked(cost=HOUSE, loyalty=HOUSE)
    amount = 2
    text = "Draw {amount:card}."

    async def resolve(self, duel: Duel, side: Side) -> None:
        await draw(duel, side, self.amount)


class Aleera(MinionCard):
    name = "Aleera"
    subtitle = "Alluring Bride"
    number = "152"
    unique = True
    aspect = REVENANT
    cost = 3
    loyalty = 1
    combat = 0
    health = 4
    traits = UNDEAD_BRIDE
    scheme = (haunt(2),)
    bar = Bar(malice=2)
    changes_cost = True
    abilities = SCHEME
    marks = marked(cost=HOUSE, loyalty=HOUSE)
    cut = 1
    price = 1
    amount = 1
    text = (
        "Costs {cut} less for each Bride minion you control. Scheme: You may spend {price} malice "
        "to put {amount} malice on your side of either location."
    )

    def cost_cut(self, duel: Duel, side: Side) -> int:
        return self.printed.cut * brides(side)

    async def schemes(self, duel: Duel, me: Minion) -> None:
        side = me.side
        if side.malice >= self.price and await wants_to(side, SPEND_MALICE, self):
            pay_malice(duel, side, self.price)
            location = await choose_where_to_haunt(duel, side, self.amount)
            await add_malice(duel, side, location, self.amount)


class Marishka(MinionCard):
    name = "Marishka"
    subtitle = "Cunning Bride"
    number = "161"
    unique = True
    aspect = REVENANT
    cost = 4
    loyalty = 1
    combat = 1
    health = 4
    traits = UNDEAD_BRIDE
    scheme = (haunt(1),)
    bar = Bar(blood=1, malice=1)
    changes_cost = True
    abilities = ATTACK | SCHEME
    marks = marked(loyalty=HOUSE, traits=INFERRED, aspect=INFERRED)
    cut = 1
    text = (
        "Costs {cut} less for each Bride minion you control. Attack and Scheme: You may discard "
        "the top card of your deck and collect its resources."
    )

    def cost_cut(self, duel: Duel, side: Side) -> int:
        return self.printed.cut * brides(side)

    async def attacks(self, duel: Duel, me: Minion) -> None:
        await self.plunder(duel, me.side)

    async def schemes(self, duel: Duel, me: Minion) -> None:
        await self.plunder(duel, me.side)

    async def plunder(self, duel: Duel, side: Side) -> None:
        piles = side.piles
        if not piles.deck.is_empty and await wants_to(side, DISCARD_TOP, self):
            card = piles.deck.top
            put_on_top(card, piles.crypt, out_of=piles.deck)
            DISCARDS.tell(duel, side.mask, side.seat, card.face)
            await collect_icons(duel, side, card)


class CarriageDriver(MinionCard):
    name = "Carriage Driver"
    number = "159"
    aspect = REVENANT
    cost = 4
    loyalty = 1
    combat = 2
    health = 4
    traits = ("Human",)
    scheme = (prowl(1), haunt(2))
    bar = Bar(blood=1, malice=1)
    abilities = PLAYED
    marks = marked(cost=INFERRED, loyalty=HOUSE)
    text = (
        "Played: You may choose another allied minion here. If you do, move both to the other "
        "location."
    )
    jumpscare_cost = 0
    jumpscare_text = "Move an allied minion."

    async def played(self, duel: Duel, me: Minion) -> None:
        others = [one for one in allied_minions(me.side, me.location) if one is not me]
        passenger = await may_choose_character(me.side, MOVE_WHOM, others, self)
        if passenger is not None:
            await move(duel, [passenger, me])

    def can_jumpscare(self, duel: Duel, side: Side) -> bool:
        return bool(side.minions)

    async def jumpscare(self, duel: Duel, side: Side) -> None:
        moved = await choose_character(side, MOVE_WHOM, side.minions, self)
        if moved is not None:
            await move(duel, [moved])


class Verona(MinionCard):
    name = "Verona"
    subtitle = "Bloodthirsty Bride"
    number = "165"
    unique = True
    aspect = REVENANT
    cost = 5
    loyalty = 2
    combat = 2
    health = 4
    traits = UNDEAD_BRIDE
    bar = Bar(blood=2)
    changes_cost = True
    abilities = ATTACK
    marks = marked(cost=HOUSE, loyalty=INFERRED)
    cut = 1
    amount = 2
    text = (
        "Costs {cut} less for each Bride minion you control. Attack: Deal up to {amount} damage "
        "to a minion here."
    )

    def cost_cut(self, duel: Duel, side: Side) -> int:
        return self.printed.cut * brides(side)

    async def attacks(self, duel: Duel, me: Minion) -> None:
        here = minions_here(duel, me.side, me.location)
        target = await may_choose_character(me.side, DAMAGE_WHOM, here, self)
        if target is not None and self.amount > 0:
            amount = await choose(me.side.seats, HOW_MUCH, AMOUNTS[: self.amount], self)
            await damage(duel, target, amount.damage)
