"""Choosing among cards that only their owner sees: those in hand, and those looked at."""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import Card, Zone
from breakfall.core.option import Option, offer
from breakfall.games.hellbreak.card import DeckCard


def answer_for(card: Card, verb: int) -> Option:
    return cast(DeckCard, card.face).answers[verb]


def answers_for(zone: Zone, verb: int, options: list[Option]) -> list[Option]:
    """These options, and one for each title in the zone."""
    for card in zone.cards:
        answer = cast(DeckCard, card.face).answers[verb]
        offer(options, answer)
    return options


def card_meant(zone: Zone, verb: int, answer: Option) -> Card | None:
    """The first card of that title: those that all know lie first. (HB-13.8)"""
    for card in zone.cards:
        if cast(DeckCard, card.face).answers[verb] is answer:
            return card
    return None
