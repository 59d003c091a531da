"""Real tables of Nightfall from their set-up on, and draft cards by the keys of their orders."""

from __future__ import annotations

from typing import Any, cast

import breakfall
from breakfall import Match
from breakfall.core.cards import Zone
from breakfall.games.nightfall.card import DraftCard
from breakfall.games.nightfall.table import NightfallTable

Seen = dict[str, Any]


def new_table(players: int = 3, *, form: str = "standard", seed: int = 1, **way: object) -> Match:
    """A match at its first question: the first pick, where there is a draft."""
    return breakfall.new_match("nightfall", format=form, players=players, seed=seed, **way)


def night_of(match: Match) -> NightfallTable:
    game = match._table
    assert isinstance(game, NightfallTable)
    return game


def table_seen(match: Match, seat: int | None) -> Seen:
    return cast(Seen, match.view(seat)["table"])


def drafted(zone: Zone) -> list[str]:
    """The orders that the draft cards there stand for."""
    return [cast(DraftCard, card.face).order.key for card in zone.cards]


def packs(match: Match) -> list[list[str]]:
    """What each player has to choose from, in alphabetical order."""
    return [sorted(drafted(player.pack)) for player in night_of(match).players]


def pick_all(match: Match) -> list[str]:
    """Everybody picks the first draft card offered; what they picked, by seat."""
    picked = []
    for seat in range(night_of(match).seats):
        picked.append(match.choice_of(seat).keys[0].removeprefix("draft:"))
    for seat, key in enumerate(picked):
        match.choose_key(f"draft:{key}", seat)
    return picked


def finish_draft(match: Match) -> Match:
    """On to the first question of the first turn."""
    while match.choice is not None and match.choice.kind == "draft":
        match.choose(0)
    return match


def private_archives(match: Match) -> list[list[str]]:
    return [[archive.order.key for archive in p.archives] for p in night_of(match).players]


def commons(match: Match) -> list[str]:
    return [archive.order.key for archive in night_of(match).commons]
