"""Re-dealing: a table that a viewer cannot tell from the real one.

The faces of all cards that a viewer does not know are dealt anew, in place, among the cards that
they could be. Cards that were shuffled together form a lot. A card that was shuffled twice is
re-dealt twice, oldest lot first: what a viewer knew before the second shuffle stays true.
"""

from __future__ import annotations

from breakfall.core.cards import Card, Face, Lot
from breakfall.core.game import Game
from breakfall.core.luck import Luck


def redeal(game: Game, viewer: int, luck: Luck) -> None:
    """Exchange what this viewer (a bit of the mask) does not know; luck starts anew."""
    lots: dict[int, list[Card]] = {}
    for zone in game.zones:
        for card in zone.cards:
            if card.known_to & viewer:
                continue
            lots.setdefault(card.lot, []).append(card)
            past = card.before
            while past is not None and not past.known_to & viewer:
                lots.setdefault(past.number, []).append(card)
                past = past.before
    for lot in sorted(lots):
        if lot:  # lot 0: never shuffled, so nothing to take it for
            deal_again(lots[lot], lot, luck)
    game.luck = Luck(luck.draw())


def deal_again(cards: list[Card], lot: int, luck: Luck) -> None:
    """Exchange the faces of one lot: unseen backs among themselves, then within each back."""
    exchange([card for card in cards if not card.back_seen], lot, luck)
    backs = sorted({card.face.back for card in cards if card.back_seen})
    for back in backs:
        exchange([card for card in cards if card.face.back == back], lot, luck)


def exchange(cards: list[Card], lot: int, luck: Luck) -> None:
    """Collect the faces, put them in order, and deal them by luck alone.

    Since they are in order first, the truth plays no part in what comes out.
    """
    if len(cards) < 2:
        return
    hands = [Hidden(card.face, past_before(card, lot)) for card in cards]
    hands.sort(key=Hidden.rank)
    order = luck.permutation(len(cards))
    for card, other in zip(cards, order, strict=True):
        become(card, lot, hands[other].face, hands[other].past)


class Hidden:
    """A face that somebody does not know, and where it was before."""

    def __init__(self, face: Face, past: Lot | None) -> None:
        self.face = face
        self.past = past

    def rank(self) -> tuple[str, str, int, int]:
        past = self.past
        number, known_to = (0, 0) if past is None else (past.number, past.known_to)
        return self.face.back, self.face.key, number, known_to


def past_before(card: Card, lot: int) -> Lot | None:
    """Where this face was before it went into that lot."""
    if card.lot == lot:
        return card.before
    past = card.before
    while past is not None and past.number != lot:
        past = past.before
    return None if past is None else past.before


def become(card: Card, lot: int, face: Face, past: Lot | None) -> None:
    """The card has been that face since it went into that lot."""
    card.face = face
    card.before = past if card.lot == lot else rewrite(card.before, lot, past)


def rewrite(newer: Lot | None, lot: int, past: Lot | None) -> Lot | None:
    if newer is None:
        return past
    if newer.number == lot:
        return Lot(newer.number, newer.known_to, past)
    return Lot(newer.number, newer.known_to, rewrite(newer.before, lot, past))
