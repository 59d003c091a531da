"""The four leaders and the two arcane heroes."""

from __future__ import annotations

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK
from breakfall.games.havenfall.rules.attacks import look_and_take, victims
from breakfall.games.havenfall.rules.scoring import gain_points
from breakfall.games.havenfall.rules.strength import fallen_before
from breakfall.games.havenfall.state import (
    BUY,
    FIGHT,
    NO_ACTION,
    NOWHERE,
    TRASH,
    Haven,
    InPlay,
    PlayCard,
)
from breakfall.games.havenfall.terms import BLUE, GREEN, HERO, LEADER, RED, YELLOW, marked


class SorceressAlira(PlayCard):
    name = "Sorceress Alira"
    kind = LEADER
    colours = (BLUE,)
    damage = 4
    health = 5
    ability = "Channel"
    pixels = "B"
    text = "The next spell you play this turn takes no pixels."
    source = HOUSE
    marks = marked(name=RULEBOOK, colours=INFERRED)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        haven.turn.free_spells += 1


class BladeMasterQuin(PlayCard):
    name = "Blade Master Quin"
    kind = LEADER
    colours = (RED,)
    damage = 3
    health = 2
    ability = "Ambush"
    pixels = "R"
    text = "Look at an opponent's hand and take a card of it into play for this turn."
    is_attack = True
    source = HOUSE
    marks = marked(name=RULEBOOK, colours=INFERRED)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return bool(victims(haven, me.side))

    async def activate(self, haven: Haven, me: InPlay) -> None:
        await look_and_take(haven, me.side, self)


class CommanderTrauss(PlayCard):
    """HF-14.13"""

    name = "Commander Trauss"
    kind = LEADER
    colours = (GREEN,)
    damage = 4
    health = 3
    ability = "Conquer"
    pixels = "G"
    text = "+1 point for defeating a boss this turn."
    source = RULEBOOK
    marks = marked(colours=INFERRED, damage=HOUSE, health=HOUSE, pixels=HOUSE, text=INFERRED)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        turn = haven.turn
        if turn.bosses > turn.conquered:
            turn.conquered += 1
            gain_points(haven, me.side, 1)
        else:
            turn.conquests += 1


class KingMordell(PlayCard):
    name = "King Mordell"
    kind = LEADER
    colours = (YELLOW,)
    damage = 1
    health = 2
    ability = "Decree"
    pixels = "Y"
    amount = 3
    also = 1
    text = "+{amount} treasure. In the buy action: {also:additional buy}."
    source = HOUSE
    marks = marked(name=RULEBOOK, colours=INFERRED)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        me.side.treasure += self.amount
        haven.turn.more_buys += self.also


class GhostOfSen(PlayCard):
    """HF-14.11, HF-14.12"""

    name = "Ghost of Sen"
    kind = HERO
    rank = 4
    damage = 4
    health = 4
    ability = "Revenge"
    pixels = "G"
    text = "In the fight action: you may fight the last defeated monster, as a minion or a boss."
    announces_fight = True
    is_arcane = True
    source = RULEBOOK
    marks = marked(rank=HOUSE, damage=HOUSE, health=HOUSE, pixels=HOUSE)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        turn = haven.turn
        return turn.action in (NO_ACTION, FIGHT) and fallen_before(haven) is not None

    async def activate(self, haven: Haven, me: InPlay) -> None:
        haven.turn.takes_revenge = True


class AstralDescent(PlayCard):
    name = "Astral Descent"
    kind = HERO
    rank = 4
    damage = 4
    health = 4
    ability = "Beyond Time"
    pixels = "BB"
    text = "After your action: take one more action this turn."
    is_arcane = True
    source = HOUSE
    marks = marked(name=RULEBOOK, kind=RULEBOOK)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        turn = haven.turn
        if turn.location != NOWHERE:
            return False
        return (
            turn.action == TRASH
            or (turn.action == BUY and turn.bought > 0)
            or (turn.action == FIGHT and turn.fought > 0)
        )

    async def activate(self, haven: Haven, me: InPlay) -> None:
        turn = haven.turn
        if turn.action == BUY:
            turn.bought -= 1  # additional buys and fights are not given again
        elif turn.action == FIGHT:
            turn.fought -= 1
        turn.action = NO_ACTION
