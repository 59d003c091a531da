"""What has happened in a match of Nightbreak, in words."""

from __future__ import annotations

from typing import Final, cast

from breakfall.core.cards import Face
from breakfall.core.log import Entry
from breakfall.games.nightbreak.hero import FACTIONS, STATUSES, Hero
from breakfall.games.nightbreak.state import HOURS, Battle, Side
from breakfall.games.nightbreak.words import place_name, points

EVENTS: Final = {
    "first": "{0} first.",
    "faction": "{0} for the Goddess of the {1}.",
    "kingmaker": "{0} names {1} as Kingmaker.",
    "turn": "{0}: {1} begins with {2}.",
    "answered": "Prayers bring {1} more Blessing Points.",
    "damage": "{0} takes {1} damage.",
    "overwhelmed": "{0} is overwhelmed. {1} has {2} Favor.",
    "looks": "{0} looks at the top of the deck{1}.",
    "discards": "{0} discards {1}.",
    "refill": "{0} shuffles the discard pile into a deck of {1}.",
    "placed": "{0}: {1} takes the {2} rank.",
    "arrives": "{0}: {1}",
    "attacks": "{0} attacks {1} for {2}.",
    "shield-holds": "{0} attacks {1}, whose shield holds.",
    "activates": "{0} activates {1}{2}.",
    "escapes": "{0} escapes from the battle.",
    "prays": "{0} prays.",
    "heals": "{1} damage is healed on {0}.",
    "status": "{0} is {1}.",
    "shroud-holds": "{0}'s shroud holds.",
    "sheds": "{0} is free of buffs and debuffs.",
    "cleansed": "{0} is free of debuffs.",
    "move": "{0} and {1} swap places.",
    "gains": "{0} gains {1} more.",
    "blessed": "{0} is given {1} to hold.",
    "drained": "{0} loses {1}.",
    "holds": "{0} now holds {1}.",
    "end": "The Ritual ends: {0}.",
}


POINTS_IN: Final = ("gains", "blessed", "drained", "holds")


def tell(battle: Battle, entry: Entry) -> str:
    return EVENTS[entry.event].format(
        first_fact(battle, entry), second_fact(battle, entry), third_fact(battle, entry)
    )


def first_fact(battle: Battle, entry: Entry) -> str:
    if entry.event == "turn":
        turn = number(entry.one)
        return f"Turn {turn + 1}, {HOURS[battle.time_deck[turn]]}"
    if entry.event == "first":
        return players(entry.one, "goes", "go")
    if entry.event == "faction":
        return players(entry.one, "speaks", "speak")
    if entry.event == "end":
        why = str(entry.two)
        return why if entry.one is None else f"{in_words(battle, entry.one)} wins, {why}"
    return in_words(battle, entry.one)


def second_fact(battle: Battle, entry: Entry) -> str:
    if entry.event == "status":
        return STATUSES[number(entry.two)]
    if entry.event == "faction":
        return FACTIONS[number(entry.two)]
    if entry.event == "looks":
        return "" if entry.two is None else f": {in_words(battle, entry.two)}"
    if entry.event == "arrives":
        return cast(Hero, entry.one).arrival.text
    if entry.event == "activates":
        return cast(Hero, entry.one).power.name
    if entry.event in POINTS_IN:
        return points(number(entry.two))
    return in_words(battle, entry.two)


def third_fact(battle: Battle, entry: Entry) -> str:
    if entry.event == "turn":
        return points(number(entry.three))
    if entry.event == "placed":
        return place_name(battle, number(entry.three))
    if entry.event == "activates":
        return "" if entry.two is None else f" on {in_words(battle, entry.two)}"
    return in_words(battle, entry.three)


def in_words(battle: Battle, fact: object) -> str:
    if isinstance(fact, Face):
        return fact.name
    if isinstance(fact, Side):
        return battle.format.side_name(battle, battle.sides[fact.index])
    return str(fact)


def players(seats: object, one: str, several: str) -> str:
    """Seats as people count them: "Player 2 goes", "Players 2 and 3 go"."""
    assert isinstance(seats, tuple)
    names = " and ".join(str(seat + 1) for seat in seats)
    return f"Player {names} {one}" if len(seats) == 1 else f"Players {names} {several}"


def number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact
