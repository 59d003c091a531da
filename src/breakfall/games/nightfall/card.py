"""What is printed on Nightfall's cards: orders, wounds and draft cards. (NF-2)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import RULEBOOK, Card, Face
from breakfall.core.option import option
from breakfall.core.wording import Count
from breakfall.games.nightfall.terms import ACTION, BITE, BLEED, BURN, NO_COLOUR, WHITE, known


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """What a text does; `rules/verbs.py` has them all, and cards their own.

    Its words name the amounts: `{amount}` is "2", `{amount:wound}` "2 wounds", `{cards}` "two
    cards".
    """

    harms_a_minion: ClassVar[bool] = False  # whichever is targeted

    def __init__(self, text: str) -> None:
        self.text = text


class Text:
    """A text of an order: what it does, and how much."""

    def __init__(self, does: Verb, amount: int = 0, also: int = 0) -> None:
        self.does = does
        self.amount = amount
        self.also = also

    @property
    def printed_text(self) -> str:
        """The words with their amounts."""
        amount, also = Count(self.amount), Count(self.also)
        return self.does.text.format(amount=amount, also=also, cards=cards_in_words(self.amount))


SPELLED: Final = ("no", "a", "two", "three", "four", "five", "six", "seven")


def cards_in_words(count: int) -> str:
    number = SPELLED[count] if count < len(SPELLED) else str(count)
    return f"{number} card{'' if count == 1 else 's'}"


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
        self.chain: Text | None = None
        self.kick: Text | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckCard(Face):
    """A card that can lie in a deck: an order or a wound."""

    codes = (
        "is_starter",
        "colour",
        "links",
        "species",
        "kicker",
        "in_play",
        "kind",
        "chain.printed_text",
        "kick.printed_text",
    )

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
    """A printed order: a subclass for each, with its numbers and texts.

    There is no text where nothing is printed. `your_chain` says that the chain text is one of
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
    chain: ClassVar[Text | None] = None
    in_play: ClassVar[int] = 0
    in_play_text: ClassVar[str] = ""
    kicker: ClassVar[int] = NO_COLOUR
    kick: ClassVar[Text | None] = None
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
        self.printed.chain = self.chain
        self.printed.kick = self.kick
        self.chain_text = "" if self.chain is None else self.chain.printed_text
        self.kicker_text = "" if self.kick is None else self.kick.printed_text


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
