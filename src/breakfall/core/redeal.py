"""Re-dealing: a table that a viewer cannot tell from the real one.

The faces of all cards that a viewer does not know are dealt anew, in place, among the cards that
they could be. Cards that were shuffled together form a lot. A card that was shuffled twice is
re-dealt twice, oldest lot first: what a viewer knew before the second shuffle stays true.
"""

from __future__ import annotations

from collections.abc import Iterator

from breakfall.core.cards import Card, Face, Lot
from breakfall.core.game import Game
from breakfall.core.luck import Luck


def redeal(game: Game, viewer: int, luck: Luck) -> None:
    """Exchange what this viewer (a bit of the mask) does not know; luck starts anew."""
    put_pasts_in_order(game, viewer)
    lots = hidden_lots(game, viewer)
    for lot in sorted(lots):
        if lot:  # lot 0: never shuffled, so nothing to take it for
            for group in groups(lots[lot]):
                exchange(group, lot, luck.permutation(len(group)))
    game.luck = Luck(luck.draw())


class Deal:
    """A re-deal worked out beforehand, for many guesses at one table.

    Which cards could be each other, and their faces in order, are the same for every guess; only
    luck differs. It comes to exactly what `redeal` does.
    """

    def __init__(self) -> None:
        self.places: list[list[int]] = []  # cards by their index, those of a group together
        self.faces: list[list[Face]] = []

    def carry_out(self, game: Game, luck: Luck) -> None:
        cards = game.cards
        for places, faces in zip(self.places, self.faces, strict=True):
            order = luck.permutation(len(places))
            for place, other in zip(places, order, strict=True):
                card = cards[place]
                card.face = faces[other]
        game.luck = Luck(luck.draw())


def work_out(game: Game, viewer: int) -> Deal | None:
    """The deal for this viewer; None where one exchange depends on how another came out.

    That is so where cards of different pasts were shuffled together, or backs were seen.
    """
    deal = Deal()
    lots = hidden_lots(game, viewer)
    for lot in sorted(lots):
        if not lot:
            continue
        cards = lots[lot]
        if has_pasts(cards, lot) or any(card.back_seen for card in cards):
            return None
        deal.places.append([card.index for card in cards])
        deal.faces.append(in_order(cards) if len(cards) > 1 else [card.face for card in cards])
    return deal


def in_order(cards: list[Card]) -> list[Face]:
    """Their faces by what is printed on them, so that the truth plays no part."""
    faces = [card.face for card in cards]
    faces.sort(key=key_of)
    faces.sort(key=back_of)
    return faces


def hidden_lots(game: Game, viewer: int) -> dict[int, list[Card]]:
    """The cards that this viewer does not know, by every lot that their faces have been in."""
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
    return lots


def put_pasts_in_order(game: Game, viewer: int) -> None:
    """Where cards of different pasts were shuffled together, nobody can say which is which.

    So they are put in order, newest lot first, or the truth would say which cards belong to an
    older lot.
    """
    numbers = [lot for lot, cards in hidden_lots(game, viewer).items() if has_pasts(cards, lot)]
    numbers.sort(reverse=True)
    for lot in numbers:
        for group in groups(hidden_lots(game, viewer)[lot]):
            exchange(group, lot, list(range(len(group))))


def has_pasts(cards: list[Card], lot: int) -> bool:
    if lot > 0:
        for card in cards:
            if past_before(card, lot) is not None:
                return True
    return False


def groups(cards: list[Card]) -> Iterator[list[Card]]:
    """Those that could be each other: unseen backs among themselves, then within each back.

    Each group is to be exchanged before the next is asked for: unseen backs may have changed.
    """
    yield [card for card in cards if not card.back_seen]
    seen = [card for card in cards if card.back_seen]
    if seen:
        for back in sorted({card.face.back for card in seen}):
            yield [card for card in cards if card.face.back == back]


def exchange(cards: list[Card], lot: int, order: list[int]) -> None:
    """Collect the faces, put them in order, and deal them by luck alone.

    Since they are in order first, the truth plays no part in what comes out.
    """
    if len(cards) < 2:
        return
    if not has_pasts(cards, lot):  # the common case, and the search's dearest part
        faces = in_order(cards)
        for card, other in zip(cards, order, strict=True):
            become(card, lot, faces[other], None)
        return
    hands = [Hidden(card.face, past_before(card, lot)) for card in cards]
    hands.sort(key=Hidden.rank)
    for card, other in zip(cards, order, strict=True):
        become(card, lot, hands[other].face, hands[other].past)


def key_of(face: Face) -> str:
    return face.key


def back_of(face: Face) -> str:
    return face.back


class Hidden:
    """A face that somebody does not know, and where it was before."""

    def __init__(self, face: Face, past: Lot | None) -> None:
        self.face = face
        self.past = past

    def rank(self) -> tuple[list[int], str, str]:
        """By all that it has been through, then by what it is."""
        pasts: list[int] = []
        past = self.past
        while past is not None:
            pasts += [past.number, past.known_to]
            past = past.before
        return pasts, self.face.back, self.face.key


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
