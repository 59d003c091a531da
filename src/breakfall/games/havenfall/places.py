"""The places of Havenfall: the piles of a player, the piles of the board, the row of monsters."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Card, Zone
from breakfall.games.havenfall.card import MonsterCard, PlayCard


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


@mypyc_attr(acyclic=True)
class Pile:
    """A face-up pile of one printed card on the board."""

    def __init__(self, face: PlayCard, zone: Zone) -> None:
        self.face = face
        self.zone = zone
        self.cost = face.printed.cost


@mypyc_attr(acyclic=True)
class RowMonster:
    """A monster in the row, with what spells have done to it this turn."""

    __slots__ = ("card", "damage", "face", "health", "is_new")

    def __init__(self, card: Card, face: MonsterCard) -> None:
        self.card = card
        self.face = face
        self.damage = 0  # more of it this turn
        self.health = 0
        self.is_new = False  # came into the row after a fight of this turn (HF-8.16)

    def copy(self, cards: list[Card]) -> RowMonster:
        twin = RowMonster(cards[self.card.index], self.face)
        twin.damage = self.damage
        twin.health = self.health
        twin.is_new = self.is_new
        return twin
