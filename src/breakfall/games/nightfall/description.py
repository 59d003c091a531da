"""Nightfall's printed cards as plain JSON: numbers, texts, and where each comes from."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from breakfall.core.cards import HOUSE
from breakfall.games.nightfall.card import Order, Wound
from breakfall.games.nightfall.terms import COLOURS, NO_COLOUR, SPECIES, WOUND_TEXT, Color

ACTION_FIELDS: Final = ("name", "colour", "links", "cost", "chain", "kicker", "kicker_text")
MINION_FIELDS: Final = (
    "name",
    "colour",
    "links",
    "cost",
    "species",
    "strength",
    "health",
    "chain",
    "in_play",
    "kicker",
    "kicker_text",
)


class PassageDescription(TypedDict):
    text: str


class KickerDescription(TypedDict):
    after: list[Color]
    text: str


class PartsDescription(TypedDict):
    """What only some orders have."""

    strength: NotRequired[int]
    health: NotRequired[int]
    chain: NotRequired[PassageDescription]
    your_chain: NotRequired[PassageDescription]
    in_play: NotRequired[PassageDescription]
    kicker: NotRequired[KickerDescription]


class OrderDescription(TypedDict):
    """An order in the order of its print."""

    key: str
    name: str
    kind: Literal["Minion", "Action"]
    species: str
    colour: str
    starting_card: bool
    links: list[Color]
    cost: int
    strength: NotRequired[int]
    health: NotRequired[int]
    chain: NotRequired[PassageDescription]
    your_chain: NotRequired[PassageDescription]
    in_play: NotRequired[PassageDescription]
    kicker: NotRequired[KickerDescription]
    lore: str
    source: str
    sources: dict[str, str]  # fields that come from elsewhere


class WoundDescription(TypedDict):
    key: str
    name: str
    kind: Literal["Wound"]
    text: str
    source: str
    sources: dict[str, str]


def describe_order(order: Order) -> OrderDescription:
    is_minion = order.printed.is_minion
    return {
        "key": order.key,
        "name": order.name,
        "kind": "Minion" if is_minion else "Action",
        "species": SPECIES[order.species] if is_minion else "",
        "colour": COLOURS[order.colour].capitalize(),
        "starting_card": order.is_starter,
        "links": [COLOURS[colour] for colour in order.links],
        "cost": order.cost,
        **printed_parts(order),
        "lore": order.lore,
        "source": order.source,
        "sources": other_sources(order),
    }


def printed_parts(order: Order) -> PartsDescription:
    """What only some orders have: numbers of a minion, and texts."""
    parts: PartsDescription = {}
    if order.printed.is_minion:
        parts["strength"] = order.strength
        parts["health"] = order.health
    if order.chain_text and order.your_chain:
        parts["your_chain"] = {"text": order.chain_text}
    elif order.chain_text:
        parts["chain"] = {"text": order.chain_text}
    if order.in_play_text:
        parts["in_play"] = {"text": order.in_play_text}
    if order.kicker != NO_COLOUR:
        parts["kicker"] = {"after": [COLOURS[order.kicker]], "text": order.kicker_text}
    return parts


def other_sources(order: Order) -> dict[str, str]:
    """The fields that come from elsewhere than the card as a whole."""
    fields = MINION_FIELDS if order.printed.is_minion else ACTION_FIELDS
    sources = {field: source_of(order, field) for field in fields}
    return {field: source for field, source in sources.items() if source != order.source}


def describe_wound(wound: Wound) -> WoundDescription:
    return {
        "key": wound.key,
        "name": wound.name,
        "kind": "Wound",
        "text": WOUND_TEXT,
        "source": wound.source,
        "sources": {
            field: source for field, source in wound.sources.items() if source != wound.source
        },
    }


def source_of(order: Order, field: str) -> str:
    """Where one field of an order comes from."""
    return order.sources.get(field, HOUSE)
