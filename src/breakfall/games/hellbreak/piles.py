"""Where a player's cards lie, and who sees them there. (HB-13.6, HB-13.7)"""

from __future__ import annotations

from breakfall.core.cards import Zone
from breakfall.core.table import Table


class Piles:
    """Where a player's cards lie."""

    def __init__(self, zones: list[Zone]) -> None:
        self.deck = zones[0]
        self.hand = zones[1]
        self.health = zones[2]
        self.revealed = zones[3]  # a health card that is being checked for a Jumpscare
        self.looked_at = zones[4]  # cards of the deck that are being looked at
        self.bid = zones[5]
        self.vault = zones[6]
        self.play = zones[7]
        self.being_played = zones[8]  # shown, and neither in hand nor in play yet
        self.crypt = zones[9]


def new_piles(duel: Table, seat: int) -> Piles:
    everybody, owner, nobody = duel.everyone, 1 << seat, 0
    return Piles(
        [
            duel.new_zone(f"deck-{seat}", nobody),
            duel.new_zone(f"hand-{seat}", owner),
            duel.new_zone(f"health-{seat}", nobody),
            duel.new_zone(f"revealed-{seat}", everybody),
            duel.new_zone(f"looked-at-{seat}", owner),
            duel.new_zone(f"bid-{seat}", everybody),
            duel.new_zone(f"vault-{seat}", everybody),
            duel.new_zone(f"play-{seat}", everybody),
            duel.new_zone(f"being-played-{seat}", everybody),
            duel.new_zone(f"crypt-{seat}", everybody),
        ]
    )
