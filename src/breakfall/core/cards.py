"""Cards, the zones they lie in, and who knows each face.

A card is a physical object: it has a face (which printed card it is) and a mask that says who
knows that face, a bit for each seat and one for the spectators. Cards change places only through
the verbs below, which keep the mask right.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
INFERRED: Final = "inferred"
HOUSE: Final = "house"
SOURCES: Final = {
    RULEBOOK: "stated by the printed rulebook",
    PUBLIC: "a published fact, in our own words",
    INFERRED: "follows from printed examples or patterns",
    HOUSE: "designed by Breakfall to fit what the rulebook says",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """A printed card. It never holds anything that changes during a match."""

    name: ClassVar[str] = ""
    source: ClassVar[str] = HOUSE
    codes: ClassVar[tuple[str, ...]] = ()  # attributes that mean something to the rules alone

    def __init__(self) -> None:
        self.key = key_of(self.name)
        self.back = ""  # how its back looks; a game with several kinds says which


def key_of(name: str) -> str:
    """The name as it stands in keys and on the command line: "Dawn's Eye" is `dawns-eye`."""
    plain = name.lower().replace("'", "").replace("’", "").replace('"', "")
    return "-".join("".join(c if c.isalnum() else " " for c in plain).split())


@mypyc_attr(acyclic=True)
class Located:
    """A printed card and the place of the view where it lay when something happened to it."""

    def __init__(self, face: Face, place: str) -> None:
        self.face = face
        self.place = place


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """Something in play: a card with what lies on it, at a place of the view."""

    def located(self) -> Located:
        """What it is and where it lies now."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Lot:
    """What went into a shuffle: the lot that a face belonged to before, and who knew it then."""

    def __init__(self, number: int, known_to: int, before: Lot | None) -> None:
        self.number = number
        self.known_to = known_to
        self.before = before


@mypyc_attr(acyclic=True)
class Card:
    """One physical card. Its index is for copying only and is never shown to anybody."""

    __slots__ = ("back_seen", "before", "face", "index", "known_to", "lot")

    def __init__(self, index: int, face: Face, known_to: int) -> None:
        self.index = index
        self.face = face
        self.known_to = known_to
        self.lot = 0  # cards of one lot that somebody does not know could be each other
        self.before: Lot | None = None
        self.back_seen = False  # lay open face-down, so that nobody takes it for another back

    def copy(self) -> Card:
        twin = Card(self.index, self.face, self.known_to)
        twin.lot = self.lot
        twin.before = self.before
        twin.back_seen = self.back_seen
        return twin


@mypyc_attr(acyclic=True)
class Zone:
    """A place for cards, bottom first and top last. Who sees it learns what enters it."""

    def __init__(self, index: int, name: str, seen_by: int) -> None:
        self.index = index
        self.name = name
        self.seen_by = seen_by
        self.cards: list[Card] = []

    def copy(self, cards: list[Card]) -> Zone:
        twin = Zone(self.index, self.name, self.seen_by)
        twin.cards = [cards[card.index] for card in self.cards]
        return twin

    @property
    def top(self) -> Card:
        return self.cards[-1]

    @property
    def is_empty(self) -> bool:
        return not self.cards


def take(card: Card, out_of: Zone) -> None:
    """Out of its zone; mostly it is the top card."""
    if out_of.cards[-1] is card:
        out_of.cards.pop()
    else:
        out_of.cards.remove(card)


def put_on_top(card: Card, there: Zone, *, out_of: Zone) -> None:
    take(card, out_of)
    there.cards.append(card)
    card.known_to |= there.seen_by


def put_at_the_bottom(card: Card, there: Zone, *, out_of: Zone) -> None:
    take(card, out_of)
    there.cards.insert(0, card)
    card.known_to |= there.seen_by


def deal(amount: int, there: Zone, *, out_of: Zone) -> None:
    """So many cards from the top of one zone onto another, one after the other."""
    seen_by = there.seen_by
    for _ in range(amount):
        card = out_of.cards.pop()
        card.known_to |= seen_by
        there.cards.append(card)


def put_all_on_top(there: Zone, *, out_of: Zone) -> None:
    """A whole zone at once, in the order in which it lies."""
    seen_by = there.seen_by
    for card in out_of.cards:
        card.known_to |= seen_by
    there.cards += out_of.cards
    out_of.cards = []


def show(card: Card, to: int) -> None:
    """The seats in the mask see this face."""
    card.known_to |= to
