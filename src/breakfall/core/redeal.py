"""Re-dealing: a table that a viewer cannot tell from the real one.

The faces of all cards that a viewer does not know are dealt anew, in place, among the cards that
they could be. Cards that were shuffled together form a lot. A card that was shuffled twice is
re-dealt twice, oldest lot first: what a viewer knew before the second shuffle stays true.
"""

from __future__ import annotations

from collections.abc import Iterator

from breakfall.core.cards import Card, Face, Lot
from breakfall.core.luck import Luck
from breakfall.core.table import Table


def redeal(table: Table, mask: int, luck: Luck) -> None:
    """Exchange what this viewer (a bit of the mask) does not know; luck starts anew."""
    put_pasts_in_order(table, mask)
    lots = hidden_lots(table, mask)
    for lot in sorted(lots):
        if lot:  # lot 0: never shuffled, so nothing to take it for
            for group in groups(lots[lot]):
                exchange(group, lot, luck.permutation(len(group)))
    table.luck = luck.fork()


class Deal:
    """A re-deal worked out beforehand, for many guesses at one table.

    Which cards could be each other, and their faces in order, are the same for every guess; only
    luck differs. It comes to exactly what `redeal` does.
    """

    def __init__(self) -> None:
        self.groups: list[Group] = []

    def carry_out(self, table: Table, luck: Luck) -> None:
        cards = table.cards
        for group in self.groups:
            luck.permutation(group.unseen_backs)  # dealt among themselves first, and then again
            places = group.places
            if group.is_dealt_before:
                faces = in_order([cards[place] for place in places])
            else:
                faces = group.faces.copy()
            for last in range(len(faces) - 1, 0, -1):  # as `Luck.permutation` does
                other = luck.below(last + 1)
                faces[last], faces[other] = faces[other], faces[last]
            for at in range(len(faces)):
                cards[places[at]].face = faces[at]
        table.luck = luck.fork()


class Group:
    """Cards, by their index, that could be each other, and their faces in order."""

    def __init__(self, cards: list[Card], *, is_dealt_before: bool) -> None:
        self.places = [card.index for card in cards]
        self.is_dealt_before = is_dealt_before  # so that its faces may be others by then
        self.faces = in_order(cards)
        self.unseen_backs = 0
        if any(card.back_seen for card in cards):
            self.unseen_backs = sum(not card.back_seen for card in cards)


def work_out(table: Table, mask: int) -> Deal | None:
    """The deal for this viewer; None where one exchange depends on how another came out.

    That is so where cards of different pasts were shuffled together, or backs of several kinds
    were seen.
    """
    deal = Deal()
    lots = hidden_lots(table, mask)
    dealt: set[int] = set()
    for lot in sorted(lots):
        cards = lots[lot]
        if not lot or len(cards) < 2:
            continue
        if are_of_several_pasts(cards, lot) or are_of_several_backs(cards):
            return None
        again = any(card.index in dealt for card in cards)
        deal.groups.append(Group(cards, is_dealt_before=again))
        dealt.update([card.index for card in cards])
    return deal


def are_of_several_pasts(cards: list[Card], lot: int) -> bool:
    if not has_pasts(cards, lot):
        return False
    first = Hidden(cards[0].face, past_before(cards[0], lot)).pasts()
    return any(Hidden(card.face, past_before(card, lot)).pasts() != first for card in cards)


def are_of_several_backs(cards: list[Card]) -> bool:
    """Some backs were seen, and they are not all alike."""
    back = cards[0].face.back
    return any(card.back_seen for card in cards) and any(card.face.back != back for card in cards)


def in_order(cards: list[Card]) -> list[Face]:
    """Their faces by what is printed on them, so that the truth plays no part."""
    faces = [card.face for card in cards]
    faces.sort(key=key_of)
    faces.sort(key=back_of)
    return faces


def hidden_lots(table: Table, mask: int) -> dict[int, list[Card]]:
    """The cards that this viewer does not know, by every lot that their faces have been in."""
    lots: dict[int, list[Card]] = {}
    for zone in table.zones:
        for card in zone.cards:
            if card.known_to & mask:
                continue
            lots.setdefault(card.lot, []).append(card)
            past = card.before
            while past is not None and not past.known_to & mask:
                lots.setdefault(past.number, []).append(card)
                past = past.before
    return lots


def put_pasts_in_order(table: Table, mask: int) -> None:
    """Where cards of different pasts were shuffled together, nobody can say which is which.

    So they are put in order, newest lot first, or the truth would say which cards belong to an
    older lot.
    """
    numbers = [lot for lot, cards in hidden_lots(table, mask).items() if has_pasts(cards, lot)]
    numbers.sort(reverse=True)
    for lot in numbers:
        for group in groups(hidden_lots(table, mask)[lot]):
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

    def pasts(self) -> list[int]:
        """All that it has been through."""
        pasts: list[int] = []
        past = self.past
        while past is not None:
            pasts += [past.number, past.known_to]
            past = past.before
        return pasts

    def rank(self) -> tuple[list[int], str, str]:
        """By all that it has been through, then by what it is."""
        return self.pasts(), self.face.back, self.face.key


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
