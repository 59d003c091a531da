"""The part of a view that all games share, so that a page or a terminal needs no game's code.

A game fills it once (`Table.shell`); what is special to it stands beside it, in types of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from breakfall.core.wording import Who

Role = Literal["hand", "row", "grid", "pile", "market", "track"]


class CounterView(TypedDict):
    """Something that is counted for a seat, such as Favor or points."""

    name: str
    value: int


class SeatView(TypedDict):
    """A seat as the game calls it. The people in the seats are the front end's to name."""

    seat: int
    name: str | None  # "Sun", "Forest", "Dracula"; None where the game has no name for a seat
    color: str | None  # a word: "blue"
    status: str  # in a few words, such as "passed"; "" where there is nothing to say
    counters: list[CounterView]


class PileView(TypedDict):
    """A pile that the viewer may look through: the printed cards that they know, top first."""

    id: str
    title: str
    seat: int | None  # whose it is
    cards: list[str]
    count: int  # with those that the viewer does not know


class PlaceView(TypedDict):
    """A place where something may lie and be clicked."""

    id: str
    card: str | None  # the key of the printed card; None where nothing known lies there
    count: int  # how many cards lie there


class ZoneView(TypedDict):
    """Places that belong together, and how they are best laid out."""

    id: str
    role: Role
    title: str
    seat: int | None  # whose it is
    places: list[PlaceView]


class Shell(TypedDict):
    """What every front end shows around a table."""

    headline: str  # where the match stands: "Turn 10 of 16 · Dawn · Action Phase"
    phase: str
    active: list[int]  # the seats whose turn it is
    seats: list[SeatView]
    piles: list[PileView]
    zones: list[ZoneView]
    score_name: str  # what the scores of the outcome count: "Favor"


class ShellView(Shell):
    """The shell as a match shows it."""

    last_move: list[str]  # the places where something happened since the last choice


class OutcomeView(TypedDict):
    winners: list[int]
    ranking: list[list[int]]  # seats, the best first; those who stand alike together
    scores: list[int]
    ending: str  # its kind
    facts: Mapping[str, object]
    reason: str  # as this viewer is told it: "You win …"


class MatchView(TypedDict):
    """What a seat, or a spectator, sees of a match."""

    game: str
    format: str
    players: int
    seat: int | None  # whose eyes; None: a spectator
    asked: list[int]
    outcome: OutcomeView | None
    shell: ShellView
    table: Mapping[str, object]  # the game's own view


def place(name: str, card: str | None = None, count: int = 1) -> PlaceView:
    return {"id": name, "card": card, "count": count}


def pile_place(name: str, cards: list[str | None]) -> PlaceView:
    """A whole pile as one place: its top card, if the viewer knows it, and how many there are."""
    return place(name, cards[0] if cards else None, len(cards))


def zone(name: str, role: Role, title: str, seat: int | None, places: list[PlaceView]) -> ZoneView:
    return {"id": name, "role": role, "title": title, "seat": seat, "places": places}


def pile(name: str, title: str, cards: list[str | None], seat: int | None = None) -> PileView:
    """A pile of cards by their keys, top first; None for those that the viewer does not know."""
    known = [card for card in cards if card is not None]
    return {"id": name, "title": title, "seat": seat, "cards": known, "count": len(cards)}


def counter(name: str, value: int) -> CounterView:
    return {"name": name, "value": value}


def owned(who: Who, what: str) -> str:
    """A title: "Your hand" to its owner, "Ann's hand" to others."""
    title = f"{who:'s} {what}"
    return title[0].upper() + title[1:]


def plain_shell(headline: str, phase: str, seats: int) -> Shell:
    """A shell with nothing but a headline, which a game may fill further."""
    return {
        "headline": headline,
        "phase": phase,
        "active": [],
        "seats": [
            {"seat": seat, "name": None, "color": None, "status": "", "counters": []}
            for seat in range(seats)
        ],
        "piles": [],
        "zones": [],
        "score_name": "",
    }
