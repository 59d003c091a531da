"""The zones of Havenfall: the piles of a player, and what belongs to nobody."""

from __future__ import annotations

from breakfall.core.cards import Zone


class Piles:
    """Where a player's cards lie."""

    def __init__(self, zones: list[Zone]) -> None:
        self.deck = zones[0]
        self.hand = zones[1]
        self.play = zones[2]
        self.discard = zones[3]
        self.spells = zones[4]
        self.looked_at = zones[5]  # spells of the deck that are being looked at
        self.leader = zones[6]  # beside the war room
        self.kept = zones[7]  # heroes that stay, while the others are discarded
        self.away = zones[8]  # lent to an opponent and out of play, until it comes back


class Board:
    """The zones that belong to nobody."""

    def __init__(self, zones: list[Zone]) -> None:
        self.spell_deck = zones[0]
        self.trashed_spells = zones[1]
        self.monster_deck = zones[2]
        self.row = zones[3]
        self.defeated = zones[4]
        self.trash = zones[5]
        self.arcane = zones[6]
