"""Real tables of HELLBREAK: a match from its set-up on, and its view taken apart."""

from __future__ import annotations

from typing import Any, cast

import breakfall
from breakfall import Match
from breakfall.games.hellbreak.state import Side
from breakfall.games.hellbreak.table import HellbreakTable

Seen = dict[str, Any]


def new_table(form: str = "demo", *, seed: int = 1, first: str = "0", **options: Any) -> Match:
    """A match at its first question; seat 0 is Dracula with initiative unless told otherwise."""
    return breakfall.new_match("hellbreak", format=form, seed=seed, first=first, **options)


def at_mulligan(form: str = "demo", *, seed: int = 1, first: str = "0", **options: Any) -> Match:
    """A match at the first mulligan; both have chosen the first location of their deck."""
    match = new_table(form, seed=seed, first=first, **options)
    play_until(match, "mulligan")
    return match


def laid_table(form: str = "demo", *, seed: int = 1, first: str = "0", **options: Any) -> Match:
    """A match at the first bid; both have kept their hands."""
    match = at_mulligan(form, seed=seed, first=first, **options)
    play_until(match, "bid")
    return match


def play_until(match: Match, kind: str) -> None:
    """Answer with the first option until this is asked, or until the match is over."""
    while match.choice is not None and match.choice.kind != kind:
        match.choose(0)


def answer(match: Match, *keys: str) -> None:
    for key in keys:
        match.choose_key(key)


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    assert match.choice is not None
    return match.choice.seat, match.choice.kind


def offered(match: Match) -> list[str]:
    assert match.choice is not None
    return match.choice.keys


def duel_of(match: Match) -> HellbreakTable:
    game = match._table
    assert isinstance(game, HellbreakTable)
    return game


def side_of(match: Match, seat: int) -> Side:
    return duel_of(match).sides[seat]


def real_pile(match: Match, seat: int, pile: str) -> list[str]:
    """The names of the cards that truly lie there, from the top."""
    zone = getattr(side_of(match, seat).piles, pile)
    return [card.face.name for card in reversed(zone.cards)]


def table_seen(match: Match, seat: int | None) -> Seen:
    return cast(Seen, match.view(seat)["table"])


def sides_seen(match: Match, seat: int | None) -> list[Seen]:
    return cast(list[Seen], table_seen(match, seat)["sides"])
