"""Heroes of rank 2: cost 4, damage and health 5 together, one pixel."""

from __future__ import annotations

from breakfall.core.cards import HOUSE, INFERRED, PUBLIC, RULEBOOK
from breakfall.core.choice import OptionQuestion
from breakfall.games.havenfall.card import (
    BLUE,
    GREEN,
    HERO,
    RED,
    TREASURE,
    YELLOW,
    PlayCard,
    marked,
)
from breakfall.games.havenfall.options import STANCE
from breakfall.games.havenfall.rules.coming_and_going import trash
from breakfall.games.havenfall.rules.effects import (
    add,
    can_upgrade,
    damage_or_health,
    fetch_item,
    has_item,
    replaceable,
    strengthen,
    upgrade,
)
from breakfall.games.havenfall.rules.targets import choose_card, heroes, treasures
from breakfall.games.havenfall.state import FIGHT, NO_ACTION, Haven, InPlay, Side


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
    text = "+3 damage and +3 health against a boss."
    source = RULEBOOK

    async def activate(self, haven: Haven, me: InPlay) -> None:
        strengthen(me, me, 3, 3, boss_only=True)


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
        answer = await OptionQuestion(me.side.seats, "stance", STANCE[: total + 1], me)
        change = answer.number - me.damage
        add(me, change, -change)


class Assassin(RankTwo):
    """HF-14.4"""

    name = "Assassin"
    colours = (YELLOW,)
    damage = 2
    health = 3
    ability = "Bounty"
    pixels = "Y"
    text = "In the fight action: trash a treasure card. +2 damage or +2 health."
    announces_fight = True
    source = RULEBOOK

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return haven.turn.action in (NO_ACTION, FIGHT) and bool(treasures(me.side))

    async def activate(self, haven: Haven, me: InPlay) -> None:
        treasure = await choose_card(me.side, "trash-treasure", treasures(me.side), self)
        if treasure is not None:
            trash(haven, treasure)
            await damage_or_health(me, 2)

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
    text = (
        "Your heroes get +1 health each. Spells of others cannot take them out of play this turn."
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
            strengthen(me, hero, 0, 1)
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
