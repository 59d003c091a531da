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
        "colour": COLOURS[order.colour].capitalize(),
        "kind": kind_of(order),
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
        described["kicker"] = {"name": COLOURS[order.kicker], "text": order.kicker_text}
    described["lore"] = order.lore
    described["source"] = order.source
    fields = MINION_FIELDS if is_minion else ACTION_FIELDS
    described["sources"] = {field: source_of(order, field) for field in fields}
    return described


def kind_of(order: Order) -> str:
    if not order.printed.is_minion:
        return "Action"
    species = SPECIES[order.species]
    return f"Starting minion, {species}" if order.is_starter else f"Minion, {species}"


def describe_wound(wound: Wound) -> dict[str, object]:
    return {
        "key": wound.key,
        "name": WOUND_TYPES[wound.kind].capitalize(),
        "kind": "Wound",
        "text": WOUND_TEXT,
        "source": wound.source,
        "sources": dict(wound.sources),
    }
