"""Real tables of Nightbreak: a match from its set-up on, and its view taken apart."""

from __future__ import annotations

from typing import Any, cast

import breakfall
from breakfall import Match
from breakfall.games.nightbreak.state import Hero
from breakfall.games.nightbreak.table import NightbreakTable

Seen = dict[str, Any]


def new_table(form: str, *, seed: int = 1, first: int = 0, heroes: str = "choose") -> Match:
    return breakfall.new_match("nightbreak", format=form, seed=seed, first=first, heroes=heroes)


def laid_table(form: str, *, players: int | None = None, seed: int = 1) -> Match:
    """A match at the first decision of its first turn, heroes drawn at random."""
    match = breakfall.new_match(
        "nightbreak", format=form, players=players, seed=seed, first=0, heroes="random"
    )
    while match.choice is not None and match.choice.kind != "opening-move":
        match.choose(0)
    return match


def table_of(match: Match) -> NightbreakTable:
    game = match._table
    assert isinstance(game, NightbreakTable)
    return game


def table_seen(match: Match, seat: int | None) -> Seen:
    return cast(Seen, match.view(seat)["table"])


def sides_of(match: Match, seat: int | None) -> list[Seen]:
    return cast(list[Seen], table_seen(match, seat)["sides"])


def rows_of(match: Match) -> list[list[Seen]]:
    return [side["row"] for side in sides_of(match, None)]


def real_pile(match: Match, side: int, pile: str) -> list[Hero]:
    """The heroes that truly lie there, from the top."""
    zone = getattr(table_of(match).sides[side].piles, pile)
    return [card.face for card in reversed(zone.cards)]
