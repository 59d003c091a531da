"""Choosing among cards that only their owner sees: those in hand, and those looked at."""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import Card, Zone
from breakfall.core.choice import Option
from breakfall.games.hellbreak.card import DeckCard


def answer_for(card: Card, verb: int) -> Option:
    return cast(DeckCard, card.face).answers[verb]


def answers_for(zone: Zone, verb: int, options: list[Option]) -> list[Option]:
    """These options, and one for each title in the zone."""
    for card in zone.cards:
        answer = cast(DeckCard, card.face).answers[verb]
        if answer not in options:
            options.append(answer)
    return options


def card_meant(zone: Zone, verb: int, answer: Option) -> Card | None:
    """A card of that title; of several the one that all know, so that others stay secret."""
    found: Card | None = None
    for card in zone.cards:
        if cast(DeckCard, card.face).answers[verb] is answer and (
            found is None or card.known_to > found.known_to
        ):
            found = card
    return found
