"""Heroes of rank 2: cost 4, damage and health 5 together, one pixel."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, PUBLIC, RULEBOOK
from breakfall.core.question import Answer, AnswerQuestion, OpenQuestion, choose
from breakfall.games.havenfall.questions import CardQuestion
from breakfall.games.havenfall.rules.coming_and_going import trash
from breakfall.games.havenfall.rules.effects import (
    add,
    can_upgrade,
    fetch_item,
    has_item,
    replaceable,
    strengthen,
    upgrade,
)
from breakfall.games.havenfall.rules.targets import choose_card, heroes, treasures
from breakfall.games.havenfall.state import FIGHT, NO_ACTION, Haven, InPlay, PlayCard, Side
from breakfall.games.havenfall.terms import BLUE, GREEN, HERO, RED, TREASURE, YELLOW, marked
from breakfall.games.havenfall.words import name_of


class Stance(Answer):
    """How much of a hero's strength is damage; the rest is health."""

    def __init__(self, damage: int) -> None:
        super().__init__("stance", f"damage-{damage}")
        self.damage = damage


class StanceQuestion(AnswerQuestion[Haven, Stance]):
    """How a hero splits its strength. Asked about the hero."""

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        return {"name": name_of(asked.about), "total": self.total(asked)}

    def total(self, asked: OpenQuestion) -> int:
        hero = asked.about
        assert isinstance(hero, InPlay)
        return hero.damage + hero.health

    def label(self, table: Haven, asked: OpenQuestion, thing: Stance) -> str:
        return f"{thing.damage} damage, {self.total(asked) - thing.damage} health"


MOST_STATS: Final = 99  # no hero has more damage and health together
STANCES: Final[list[Stance]] = [Stance(damage) for damage in range(MOST_STATS + 1)]
STANCE: Final = StanceQuestion(
    "stance", "HF-14.2", "{name}: split {total} between damage and health."
)

TRASH_TREASURE: Final = CardQuestion(
    "trash-treasure",
    "HF-14.4",
    "{name}: trash which treasure?",
    "{card} cannot be trashed.",
    kinds=(TREASURE,),
)
DAMAGE: Final = Answer("gain", "damage", "+{amount} damage")
HEALTH: Final = Answer("gain", "health", "+{amount} health")
DAMAGE_OR_HEALTH: Final[list[Answer]] = [DAMAGE, HEALTH]


class BountyQuestion(AnswerQuestion[Haven, Answer]):
    """What the Assassin gets."""

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        assassin = asked.about
        assert isinstance(assassin, Assassin)
        return {"name": assassin.name, "amount": assassin.amount}


BOUNTY: Final = BountyQuestion("damage-or-health", "HF-14.4", "{name}: more damage or more health?")


class RankTwo(PlayCard):
    kind = HERO
    rank = 2
    copies = 8
    cost = 4


class ShapeShifter(RankTwo):
    """HF-14.3"""

    name = "Shape Shifter"
    colours = (GREEN,)
    damage = 2
    health = 3
    ability = "Feral"
    pixels = "G"
    amount = 3
    text = "+{amount} damage and +{amount} health against a boss."
    source = RULEBOOK

    async def activate(self, haven: Haven, me: InPlay) -> None:
        strengthen(me, me, self.amount, self.amount, boss_only=True)


class Swordsman(RankTwo):
    """HF-14.2"""

    name = "Swordsman"
    colours = (RED,)
    damage = 3
    health = 2
    ability = "Stance"
    pixels = "R"
    text = "Turn any of this hero's damage into health, or health into damage."
    source = RULEBOOK

    async def activate(self, haven: Haven, me: InPlay) -> None:
        total = me.damage + me.health
        stance = await choose(me.side.seats, STANCE, STANCES[: total + 1], me)
        change = stance.damage - me.damage
        add(me, change, -change)


class Assassin(RankTwo):
    """HF-14.4"""

    name = "Assassin"
    colours = (YELLOW,)
    damage = 2
    health = 3
    ability = "Bounty"
    pixels = "Y"
    amount = 2
    text = "In the fight action: trash a treasure card. +{amount} damage or +{amount} health."
    announces_fight = True
    source = RULEBOOK

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return haven.turn.action in (NO_ACTION, FIGHT) and bool(treasures(me.side))

    async def activate(self, haven: Haven, me: InPlay) -> None:
        treasure = await choose_card(me.side, TRASH_TREASURE, treasures(me.side), self)
        if treasure is not None:
            trash(haven, treasure)
            gained = await choose(me.side.seats, BOUNTY, DAMAGE_OR_HEALTH, self)
            if gained is DAMAGE:
                strengthen(me, me, self.amount, 0)
            else:
                strengthen(me, me, 0, self.amount)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return treasures(side)


class Blacksmith(RankTwo):
    """HF-14.5"""

    name = "Blacksmith"
    colours = (YELLOW,)
    damage = 3
    health = 2
    ability = "Smelt"
    pixels = "Y"
    text = "Replace a treasure card in play with the next rank from the board."
    source = RULEBOOK
    marks = marked(damage=HOUSE, health=HOUSE, text=PUBLIC)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return can_upgrade(haven, me.side, TREASURE)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        await upgrade(haven, me.side, TREASURE, self)

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        return replaceable(haven, side, TREASURE)


class Acolyte(RankTwo):
    """HF-14.6"""

    name = "Acolyte"
    colours = (BLUE,)
    damage = 3
    health = 2
    ability = "Poise"
    pixels = "B"
    text = (
        "At the end of your turn gain a spell. If you defeated a monster, "
        "choose it from the top two."
    )
    source = RULEBOOK
    marks = marked(cost=INFERRED, damage=INFERRED, health=INFERRED)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        haven.turn.poise += 1


class Healer(RankTwo):
    name = "Healer"
    colours = (BLUE,)
    damage = 1
    health = 4
    ability = "Sanctuary"
    pixels = "B"
    amount = 1
    text = (
        "Your heroes get +{amount} health each. "
        "Spells of others cannot take them out of play this turn."
    )
    source = HOUSE
    marks = marked(
        name=RULEBOOK,
        rank=RULEBOOK,
        copies=RULEBOOK,
        cost=INFERRED,
        colours=RULEBOOK,
        pixels=RULEBOOK,
    )

    async def activate(self, haven: Haven, me: InPlay) -> None:
        for hero in heroes(me.side):
            strengthen(me, hero, 0, self.amount)
        haven.turn.protected |= me.side.mask


class Bard(RankTwo):
    name = "Bard"
    colours = (GREEN,)
    damage = 2
    health = 3
    ability = "Ballad"
    pixels = "G"
    text = "Put a Lute from its pile into play."
    source = HOUSE
    marks = marked(
        name=RULEBOOK,
        rank=RULEBOOK,
        copies=RULEBOOK,
        cost=INFERRED,
        colours=RULEBOOK,
        pixels=RULEBOOK,
    )

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return has_item(haven, "lute")

    async def activate(self, haven: Haven, me: InPlay) -> None:
        fetch_item(haven, me, "lute")


class Necromancer(RankTwo):
    name = "Necromancer"
    colours = (RED,)
    damage = 3
    health = 2
    ability = "Summon"
    pixels = "R"
    text = "Put a Shadow from its pile into play."
    source = HOUSE
    marks = marked(
        name=RULEBOOK,
        rank=RULEBOOK,
        copies=RULEBOOK,
        cost=INFERRED,
        colours=RULEBOOK,
        pixels=RULEBOOK,
    )

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return has_item(haven, "shadow")

    async def activate(self, haven: Haven, me: InPlay) -> None:
        fetch_item(haven, me, "shadow")
