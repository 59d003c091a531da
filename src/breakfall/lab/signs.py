"""Where each game's log and table tell what the lab counts.

The log names every card that is drawn, bought or played, and by whom: the lab may read all of it
when the match is over, since nobody plays by what it finds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from breakfall.core.cards import Face
from breakfall.core.event import Happened
from breakfall.core.game import Game
from breakfall.core.log import Entry
from breakfall.lab.experiment import CardUse

FIRST = ("first", "begins", "initiative")  # the event that names who goes first
SIDE = ("faction", "monster", "colour")  # in a side of the table: whom or what it plays


@dataclass(frozen=True)
class Signs:
    """The events of one game that name a card: drawn, bought (or won), played."""

    drawn: tuple[str, ...] = ()
    bought: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    settings: tuple[dict[str, str], ...] = field(default=({},))  # set-ups that only swap seats


NO_SIGNS = Signs()
SIGNS = {
    "break": Signs(played=("casts", "trap-known")),
    "havenfall": Signs(
        drawn=("turn", "draws"),
        bought=("buys", "gains", "gains-spell", "defeats"),
        played=("activates", "uses", "casts"),
    ),
    "hellbreak": Signs(
        drawn=("draws",),
        played=("plays",),
        settings=({}, {"deck0": "jaws", "deck1": "dracula"}),
    ),
    "nightfall": Signs(
        drawn=("you-draw",), bought=("claims",), played=("starts-chain", "links", "summons")
    ),
}


def card_uses(game: Game, signs: Signs, team_of: dict[int, int]) -> tuple[CardUse, ...]:
    """For each team, what it did with each card."""
    drawn = count(game, signs.drawn, "draws", team_of)
    bought = count(game, signs.bought, "gains", team_of)
    played = count(game, signs.played, "plays", team_of)
    return tuple(
        CardUse(team, card, drawn[team, card], bought[team, card], played[team, card])
        for team, card in sorted(drawn | bought | played)
    )


def count(
    game: Game, events: tuple[str, ...], mark: str, team_of: dict[int, int]
) -> Counter[tuple[int, str]]:
    """How often each team did it to each card: by the marks of declared events, else by name."""
    found: Counter[tuple[int, str]] = Counter()
    for entry in game.entries:
        if isinstance(entry, Happened):
            found.update((team_of[entry.seat], card) for card in entry.cards(mark))
        elif entry.event in events:
            seat = seat_of(entry)
            found.update((team_of[seat], face.key) for face in faces_of(entry))
    return found


def faces_of(entry: Entry) -> Iterator[Face]:
    for fact in (entry.one, entry.two, entry.three):
        for thing in fact if isinstance(fact, (list, tuple)) else (fact,):
            if isinstance(thing, Face):
                yield thing


def seat_of(entry: Entry) -> int:
    """The first fact is a seat or somebody's side; a secret is told to its owner alone."""
    if isinstance(entry, Happened):
        return entry.seat
    who = entry.one
    if isinstance(who, int):
        return who
    if isinstance(who, (list, tuple)):
        return int(who[0])
    if isinstance(who, Face):
        return entry.seen_by.bit_length() - 1
    seats: tuple[int, ...] = getattr(who, "seats", ())
    return seats[0] if seats else int(getattr(who, "seat"))  # noqa: B009


def traits(
    entries: Iterable[Entry], table: dict[str, object], team_of: dict[int, int]
) -> tuple[tuple[str, ...], ...]:
    """What a match tells of its teams beside their seats: who went first, and whom they played."""
    found: list[list[str]] = [[] for _ in set(team_of.values())]
    first: int | None = None
    for entry in entries:
        if entry.event in FIRST and first is None:
            first = team_of[seat_of(entry)]
        if entry.event == "leads" and isinstance(entry.one, int):
            found[team_of[entry.one]].append(f"plays {entry.two}")
    sides = table.get("sides")
    if isinstance(sides, list) and len(sides) == len(found):
        for words, side in zip(found, sides, strict=True):
            words += [f"plays {name}" for name in played_by(side)]
    if first is not None:
        for team, words in enumerate(found):
            words.insert(0, "goes first" if team == first else "goes later")
    return tuple(tuple(words) for words in found)


def played_by(side: object) -> Iterator[str]:
    if isinstance(side, dict):
        for key in SIDE:
            value = side.get(key)
            name = value.get("name") if isinstance(value, dict) else value
            if isinstance(name, str):
                yield name
