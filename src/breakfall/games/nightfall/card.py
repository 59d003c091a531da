"""What is printed on Nightfall's cards: orders, wounds and draft cards. (NF-2)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeVar

from mypy_extensions import mypyc_attr

from breakfall.core.cards import HOUSE, INFERRED, PUBLIC, RULEBOOK, Card, Face
from breakfall.core.option import option

if TYPE_CHECKING:
    from breakfall.games.nightfall.state import Link, Night

Thing = TypeVar("Thing")

WHITE: Final = 0
RED: Final = 1
GREEN: Final = 2
PURPLE: Final = 3
YELLOW: Final = 4
BLUE: Final = 5
NO_COLOUR: Final = -1
Color = Literal["white", "red", "green", "purple", "yellow", "blue"]
COLOURS: Final[tuple[Color, ...]] = ("white", "red", "green", "purple", "yellow", "blue")

ACTION: Final = -1
VAMPIRE: Final = 0
LYCANTHROPE: Final = 1
HUNTER: Final = 2
GHOUL: Final = 3
SPECIES: Final = ("Vampire", "Lycanthrope", "Hunter", "Ghoul")

# In-play texts that the rules look up. (NF-2.14)
BLOCKS_DAMAGE: Final = 1  # blocks damage inflicted on its player
STAYS: Final = 2  # stays in play until destroyed
EXILE_WHEN_DESTROYED: Final = 4
EXILE_WHEN_DISCARDED: Final = 8
TO_HAND_WHEN_DESTROYED: Final = 16
DISCOUNT: Final = 32  # what its player claims costs 1 less
UNBLOCKABLE: Final = 64  # minions cannot be assigned to block it
LEADS_VAMPIRES: Final = 128  # other friendly Vampires have 1 strength more
LARGER_HAND: Final = 256  # its player draws up to one card more
EXILE: Final = EXILE_WHEN_DESTROYED | EXILE_WHEN_DISCARDED


class Numbers:
    """What the rules read off an order, where compiled code reaches it fastest."""

    def __init__(
        self, colour: int, link_mask: int, cost: int, species: int, strength: int, health: int
    ) -> None:
        self.colour = colour
        self.link_mask = link_mask  # a bit for each link colour
        self.cost = cost
        self.species = species
        self.is_minion = species != ACTION
        self.strength = strength
        self.health = health
        self.kicker = NO_COLOUR
        self.in_play = 0
        self.is_your_chain = False
        self.kicker_replaces_chain = False


def known(rulebook: str = "", public: str = "", inferred: str = "") -> dict[str, str]:
    """Where fields of a card come from, by their names; all others were designed here."""
    sources: dict[str, str] = {}
    for source, fields in ((RULEBOOK, rulebook), (PUBLIC, public), (INFERRED, inferred)):
        for field in fields.split():
            sources[field] = source
    return sources


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckCard(Face):
    """A card that can lie in a deck: an order or a wound."""

    codes = ("is_starter", "colour", "links", "species", "kicker", "in_play", "kind")

    def __init__(self) -> None:
        super().__init__()
        self.play = option("play", self.key)
        self.link = option("link", self.key)
        self.discard = option("discard", self.key)
        self.throw_off = option("wound", self.key)
        self.in_pile = option("card", self.key)
        self.wound_in_pile = option("target-wound", self.key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(DeckCard):
    """A printed order: a subclass for each, with its numbers, texts and what they do.

    A text is empty where nothing is printed. `your_chain` says that the chain text is one of
    those that work in your own chain only. `sources` says where each field comes from; what it
    leaves out was designed here.
    """

    colour: ClassVar[int] = WHITE
    links: ClassVar[tuple[int, ...]] = ()
    cost: ClassVar[int] = 0
    species: ClassVar[int] = ACTION
    strength: ClassVar[int] = 0
    health: ClassVar[int] = 0
    is_starter: ClassVar[bool] = False
    your_chain: ClassVar[bool] = False
    chain_text: ClassVar[str] = ""
    in_play: ClassVar[int] = 0
    in_play_text: ClassVar[str] = ""
    kicker: ClassVar[int] = NO_COLOUR
    kicker_text: ClassVar[str] = ""
    kicker_replaces_chain: ClassVar[bool] = False
    lore: ClassVar[str] = ""
    sources: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        super().__init__()
        self.claim = option("claim", self.key)
        self.draft = option("draft", self.key)
        self.archive = option("archive", self.key)
        self.in_exile = option("exiled", self.key)
        self.printed = Numbers(
            self.colour,
            sum(1 << colour for colour in self.links),
            self.cost,
            self.species,
            self.strength,
            self.health,
        )
        self.printed.kicker = self.kicker
        self.printed.in_play = self.in_play
        self.printed.is_your_chain = self.your_chain
        self.printed.kicker_replaces_chain = self.kicker_replaces_chain

    async def chain(self, night: Night, me: Link) -> None:
        """What the chain text says."""

    async def kick(self, night: Night, me: Link) -> None:
        """What the kicker text says."""


BITE: Final = 0
BURN: Final = 1
BLEED: Final = 2
WoundType = Literal["bite", "burn", "bleed"]
WOUND_TYPES: Final[tuple[WoundType, ...]] = ("bite", "burn", "bleed")
WOUND_TEXT: Final = "In your cleanup: discard any number of wounds and draw two cards for each."


@mypyc_attr(allow_interpreted_subclasses=True)
class Wound(DeckCard):
    """A wound of one of three types; all have the same effect. (NF-11.3, NF-10.3)"""

    source = RULEBOOK
    kind: ClassVar[int] = BITE
    sources: ClassVar[dict[str, str]] = known(rulebook="kind effect", inferred="copies")


class Bite(Wound):
    name = "Bite"


class Burn(Wound):
    name = "Burn"
    kind = BURN


class Bleed(Wound):
    name = "Bleed"
    kind = BLEED


class DraftCard(Face):
    """Stands for an order while archives are chosen. (NF-4.3)"""

    source = RULEBOOK

    def __init__(self, order: Order) -> None:
        super().__init__()
        self.order = order
        self.key = f"draft-{order.key}"


def order_on(card: Card) -> Order:
    face = card.face
    assert isinstance(face, Order)
    return face


def drafted_on(card: Card) -> Order:
    """The order that a draft card stands for."""
    face = card.face
    assert isinstance(face, DraftCard)
    return face.order


def different_cards(cards: list[Card]) -> list[DeckCard]:
    """What is printed on these cards, copies once."""
    found: list[DeckCard] = []
    for card in cards:
        if isinstance(card.face, DeckCard):
            add_new(found, card.face)
    return found


def add_new(things: list[Thing], thing: Thing) -> None:
    """Add it, unless it is there already: nobody is asked about copies."""
    for there in things:
        if there is thing:
            return
    things.append(thing)


def source_of(order: Order, field: str) -> str:
    """Where one field of an order comes from."""
    return order.sources.get(field, HOUSE)
