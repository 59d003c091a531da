"""Heroes of rank 3: cost 6 or 7, damage and health 7 or 8 together, two pixels."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, PUBLIC, RULEBOOK
from breakfall.games.havenfall.questions import CardQuestion
from breakfall.games.havenfall.rules.attacks import TAKE_FROM, take_at_random, takeable, victims
from breakfall.games.havenfall.rules.coming_and_going import discard, draw
from breakfall.games.havenfall.rules.effects import strengthen
from breakfall.games.havenfall.rules.pixels import reset
from breakfall.games.havenfall.rules.spells import look_for_spells
from breakfall.games.havenfall.rules.targets import choose_card, choose_player, heroes
from breakfall.games.havenfall.state import Haven, InPlay, PlayCard, Side
from breakfall.games.havenfall.terms import BLUE, GREEN, HERO, RED, TREASURE, YELLOW, marked

RALLY: Final = CardQuestion(
    "rally",
    "HF-14.8",
    "{name}: give +{amount} damage and +{amount} health to which hero?",
    "{card} gives the bonus, or has it already.",
    kinds=(HERO,),
)


class RankThree(PlayCard):
    kind = HERO
    rank = 3
    copies = 10


class Seer(RankThree):
    """HF-14.7"""

    name = "Seer"
    cost = 6
    colours = (BLUE, YELLOW)
    damage = 3
    health = 4
    ability = "Forewarn"
    pixels = "BY"
    amount = 2
    also = 1
    text = "Put this hero on your discard pile, draw {amount:card}, then reset {also:pixel}."
    source = RULEBOOK
    marks = marked(colours=INFERRED, pixels=INFERRED)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        side = me.side
        discard(haven, me)
        draw(haven, side, self.amount)
        await reset(haven, side, self.also)


class EliteGuard(RankThree):
    """HF-14.8"""

    name = "Elite Guard"
    cost = 7
    colours = (RED, GREEN)
    damage = 4
    health = 4
    ability = "Rally"
    pixels = "RG"
    amount = 2
    also = 3
    text = "Up to {also} other heroes get +{amount} damage and +{amount} health each."
    source = RULEBOOK
    marks = marked(colours=INFERRED, pixels=INFERRED)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        others = [hero for hero in heroes(me.side) if hero is not me]
        chosen = others
        if len(others) > self.also:
            chosen = await choose_some(me.side, others, self)
        for hero in chosen:
            strengthen(me, hero, self.amount, self.amount)


async def choose_some(side: Side, others: list[InPlay], by: PlayCard) -> list[InPlay]:
    chosen: list[InPlay] = []
    for _ in range(by.also):
        hero = await choose_card(side, RALLY, others, by)
        if hero is not None:
            others.remove(hero)
            chosen.append(hero)
    return chosen


class Archer(RankThree):
    name = "Archer"
    cost = 6
    colours = (GREEN, YELLOW)
    damage = 3
    health = 4
    ability = "Volley"
    pixels = "GY"
    amount = 2
    text = "Draw {amount:card}."
    source = PUBLIC
    marks = marked(
        name=RULEBOOK,
        rank=RULEBOOK,
        copies=RULEBOOK,
        cost=HOUSE,
        damage=INFERRED,
        health=INFERRED,
        ability=HOUSE,
        colours=INFERRED,
        pixels=INFERRED,
    )

    async def activate(self, haven: Haven, me: InPlay) -> None:
        draw(haven, me.side, self.amount)


class Cavalry(RankThree):
    name = "Cavalry"
    cost = 7
    colours = (BLUE, GREEN)
    damage = 4
    health = 4
    ability = "Charge"
    pixels = "BG"
    amount = 3
    text = (
        "+{amount} damage and +{amount} health. "
        "If you defeat a monster, gain a spell at the end of your turn."
    )
    source = HOUSE
    marks = marked(
        name=RULEBOOK,
        rank=RULEBOOK,
        copies=RULEBOOK,
        damage=INFERRED,
        health=INFERRED,
        colours=INFERRED,
        pixels=INFERRED,
    )

    async def activate(self, haven: Haven, me: InPlay) -> None:
        strengthen(me, me, self.amount, self.amount)
        haven.turn.charges += 1


class Wizard(RankThree):
    name = "Wizard"
    cost = 6
    colours = (BLUE, RED)
    damage = 4
    health = 3
    ability = "Conjure"
    pixels = "BR"
    amount = 3
    also = 2
    text = "Look at the top {amount} spells. Keep {also} and put the other one under the deck."
    source = HOUSE
    marks = marked(name=RULEBOOK, rank=RULEBOOK, copies=RULEBOOK, colours=INFERRED, pixels=INFERRED)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return not haven.board.spell_deck.is_empty

    async def activate(self, haven: Haven, me: InPlay) -> None:
        await look_for_spells(haven, me.side, self.amount, self.also)


class CloaksOfOrder(RankThree):
    name = "Cloaks of Order"
    cost = 6
    colours = (RED, YELLOW)
    damage = 4
    health = 3
    ability = "Levy"
    pixels = "RY"
    amount = 2
    also = 1
    text = (
        "Take {amount:card} at random from an opponent's hand into play for this turn. "
        "+{also} treasure for each treasure card among them."
    )
    is_attack = True
    source = HOUSE
    marks = marked(name=RULEBOOK, rank=RULEBOOK, copies=RULEBOOK, colours=INFERRED, pixels=INFERRED)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return bool(victims(haven, me.side))

    async def activate(self, haven: Haven, me: InPlay) -> None:
        side = me.side
        other = await choose_player(side, TAKE_FROM, victims(haven, side), self)
        if other is None:
            return
        for _ in range(min(self.amount, len(takeable(other)))):
            taken = take_at_random(haven, side, other)
            if taken.printed.kind == TREASURE:
                side.treasure += self.also
