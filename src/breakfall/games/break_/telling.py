"""What has happened in a match of BREAK, in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Face
from breakfall.core.log import Entry
from breakfall.games.break_.board import LINES, NAMES
from breakfall.games.break_.rules.end import name_of
from breakfall.games.break_.state import Army, Battle
from breakfall.games.break_.troop import Whose

# {0} to {4} are the facts; a fact in TILE_FACTS is a tile.
EVENTS: Final = {
    "leads": "Player {0} leads {1}.",
    "begins": "{0} has the higher starting priority and begins.",
    "arranged": "{0} starts on {2} instead of {1}.",
    "turn": "Round {0}: {1}'s turn.",
    "moves": "{0} moves from {1} to {2}.",
    "combat": "{0} attacks {1} on {2}, {3} against {4}.",
    "strikes-first": "{0} attacks {1} on {2} and strikes first with {3}.",
    "struck-first": "{0} attacks {1} on {2}, which strikes first with {3}.",
    "goes-back": "{0} goes back to {1}.",
    "wounded": "{0} on {2} takes {3} from {1}, {4} left.",
    "defeated": "{0} on {2} takes {3} from {1} and is defeated.",
    "flipped": "{0} on {2} takes {3} from {1} and flips.",
    "unhurt": "{0} on {2} takes no damage from {1}: {3}.",
    "explosion": "An explosion on {0}.",
    "merges": "{0} merges into {1} on {2}.",
    "heals": "{0} merges into {1} on {2}, which heals 1.",
    "hurled": "{0} is hurled from {1} to {2}.",
    "shot": "{0} shoots {1} on {2}.",
    "placed": "{0} placed on {1}.",
    "taken": "{0} taken back from {1}.",
    "wall-gone": "The wall on {0} is gone.",
    "trap-laid": "{0} lays a trap on {1}.",
    "trap-known": "(It is: {0}, on {1}.)",
    "sprung": "{0} springs a trap on {1}: {2}.",
    "held": "{0} on {1} is held by a snare.",
    "gets-free": "{0} on {1} spends a move to get free.",
    "snare-destroyed": "The snare on {0} is destroyed.",
    "becomes-snare": "{0} on {1} becomes a snare.",
    "leaps": "{0} leaps out of the trap on {1}.",
    "casts": "{0} casts {1}.",
    "blown": "{0} is blown back from {1} to {2}.",
    "bomb-thrown": "{0} throws the bomb to {1}.",
    "bomb-sticks": "The bomb sticks to {0} on {1}.",
    "bomb-explodes": "The bomb on {0} goes off.",
    "burnt": "{0} passes through the fire line to {1}.",
    "line-placed": "A fire line is placed between {0}.",
    "line-taken": "The fire line between {0} is taken back.",
    "sacrificed": "{0} on {1} is sacrificed.",
    "appears": "{0} appears on {1}.",
    "burns": "Pyre burns {0}.",
    "river-laid": "A river runs from {0} to {1}.",
    "flood": "The river from {0} to {1} floods.",
    "hits": "{0} is pushed into {1} on {2}.",
    "pushed": "{0} is pushed from {1} to {2}.",
    "end": "{0}.",
}
# Which facts of an event are tiles.
TILE_FACTS: Final = {
    "arranged": (1, 2),
    "moves": (1, 2),
    "combat": (2,),
    "strikes-first": (2,),
    "struck-first": (2,),
    "goes-back": (1,),
    "wounded": (2,),
    "defeated": (2,),
    "flipped": (2,),
    "unhurt": (2,),
    "explosion": (0,),
    "merges": (2,),
    "heals": (2,),
    "hurled": (1, 2),
    "shot": (2,),
    "placed": (1,),
    "taken": (1,),
    "wall-gone": (0,),
    "trap-laid": (1,),
    "trap-known": (1,),
    "sprung": (1,),
    "held": (1,),
    "gets-free": (1,),
    "snare-destroyed": (0,),
    "becomes-snare": (1,),
    "leaps": (1,),
    "blown": (1, 2),
    "bomb-thrown": (1,),
    "bomb-sticks": (1,),
    "bomb-explodes": (0,),
    "burnt": (1,),
    "sacrificed": (1,),
    "appears": (1,),
    "burns": (0,),
    "river-laid": (0, 1),
    "flood": (0, 1),
    "hits": (2,),
    "pushed": (1, 2),
}


def tell(battle: Battle, entry: Entry) -> str:
    """The event in words; a third fact may be several."""
    tiles = TILE_FACTS.get(entry.event, ())
    third = entry.three
    others = list(third) if isinstance(third, tuple) else [third]
    facts = [
        in_words(battle, entry.event, fact, place in tiles)
        for place, fact in enumerate([entry.one, entry.two, *others])
    ]
    return EVENTS[entry.event].format(*facts)


def in_words(battle: Battle, event: str, fact: object, is_tile: bool) -> str:
    if isinstance(fact, Whose):
        return f"{fact.card.name} ({name_of(battle, battle.armies[fact.seat])})"
    if isinstance(fact, Face):
        return fact.name
    if isinstance(fact, Army):
        return name_of(battle, battle.armies[fact.seat])
    if isinstance(fact, int):
        return number_in_words(event, fact, is_tile)
    return str(fact)


def number_in_words(event: str, number: int, is_tile: bool) -> str:
    if is_tile:
        return NAMES[number]
    if event in ("line-placed", "line-taken"):
        one, other = LINES[number]
        return f"{NAMES[one]} and {NAMES[other]}"
    if event == "leads":
        return str(number + 1)
    if event == "turn":
        return str(number // 2 + 1)
    return str(number)
