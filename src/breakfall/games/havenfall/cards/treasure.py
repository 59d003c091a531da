"""Treasure: Copper, Silver, Gold and the arcane Diamond."""

from __future__ import annotations

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK
from breakfall.games.havenfall.state import Haven, InPlay, PlayCard
from breakfall.games.havenfall.terms import TREASURE, marked


class Treasure(PlayCard):
    """Its ability makes it worth more for this turn."""

    kind = TREASURE
    source = RULEBOOK

    async def activate(self, haven: Haven, me: InPlay) -> None:
        me.side.treasure += self.amount


class Copper(Treasure):
    name = "Copper"
    rank = 1
    copies = 28
    treasure = 1
    ability = "Thrift"
    pixels = "Y"
    amount = 1
    text = "+{amount} treasure."
    marks = marked(rank=INFERRED, ability=HOUSE)


class Silver(Treasure):
    name = "Silver"
    rank = 2
    copies = 16
    cost = 3
    treasure = 2
    ability = "Fortune"
    pixels = "Y"
    amount = 2
    text = "+{amount} treasure."
    marks = marked(pixels=HOUSE)


class Gold(Treasure):
    name = "Gold"
    rank = 3
    copies = 10
    cost = 6
    treasure = 3
    ability = "Wealth"
    pixels = "YY"
    amount = 5
    text = "+{amount} treasure."


class Diamond(Treasure):
    name = "Diamond"
    rank = 4
    treasure = 5
    ability = "Brilliance"
    pixels = "YY"
    amount = 6
    text = "+{amount} treasure."
    is_arcane = True
    marks = marked(rank=HOUSE, treasure=HOUSE, ability=HOUSE, pixels=HOUSE, text=HOUSE)
