"""Nightfall's printed cards as plain JSON: numbers, texts, and where each comes from."""

from __future__ import annotations

from breakfall.games.nightfall.card import (
    COLOURS,
    NO_COLOUR,
    SPECIES,
    WOUND_TEXT,
    WOUND_TYPES,
    Order,
    Wound,
    source_of,
)

ACTION_FIELDS = ("name", "colour", "links", "cost", "chain", "kicker", "kicker_text")
MINION_FIELDS = (
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


def describe_order(order: Order) -> dict[str, object]:
    """An order in the order of its print."""
    is_minion = order.printed.is_minion
    described: dict[str, object] = {
        "key": order.key,
        "name": order.name,
        "kind": "Minion" if is_minion else "Action",
        "species": SPECIES[order.species] if is_minion else "",
        "colour": COLOURS[order.colour].capitalize(),
        "starting_card": order.is_starter,
        "links": [COLOURS[colour] for colour in order.links],
        "cost": order.cost,
    }
    if is_minion:
        described["strength"] = order.strength
        described["health"] = order.health
    if order.chain_text:
        described["your_chain" if order.your_chain else "chain"] = {"text": order.chain_text}
    if order.in_play_text:
        described["in_play"] = {"text": order.in_play_text}
    if order.kicker != NO_COLOUR:
        described["kicker"] = {"after": [COLOURS[order.kicker]], "text": order.kicker_text}
    described["lore"] = order.lore
    described["source"] = order.source
    described["sources"] = other_sources(order)
    return described


def other_sources(order: Order) -> dict[str, str]:
    """The fields that come from elsewhere than the card as a whole."""
    fields = MINION_FIELDS if order.printed.is_minion else ACTION_FIELDS
    sources = {field: source_of(order, field) for field in fields}
    return {field: source for field, source in sources.items() if source != order.source}


def describe_wound(wound: Wound) -> dict[str, object]:
    return {
        "key": wound.key,
        "name": WOUND_TYPES[wound.kind].capitalize(),
        "kind": "Wound",
        "text": WOUND_TEXT,
        "source": wound.source,
        "sources": {
            field: source for field, source in wound.sources.items() if source != wound.source
        },
    }
