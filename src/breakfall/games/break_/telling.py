"""What has happened in a match of BREAK, in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Face
from breakfall.core.log import Entry
from breakfall.games.break_.board import LINES, NAMES
from breakfall.games.break_.state import Army, Battle

# {0} to {2} are the facts; a fact in TILE_FACTS is a tile.
EVENTS: Final = {
    "leads": "Player {0} leads {1}.",
    "begins": "{0} has the higher starting priority and begins.",
    "arranged": "{0} starts on {2} instead of {1}.",
    "turn": "Round {0}: {1}'s turn.",
    "moves": "{0} moves from {1} to {2}.",
    "combat": "{0} attacks {1} on {2}.",
    "goes-back": "{0} goes back to {1}.",
    "wounded": "{0} on {1} takes {2} damage.",
    "falls": "{0} falls on {1}.",
    "explosion": "An explosion on {0}.",
    "merges": "{0} merges into the golem on {1}.",
    "heals": "{0} merges into the golem on {1}, which heals 1.",
    "hurled": "{0} is hurled from {1} to {2}.",
    "shot": "{0} shoots at {1} on {2}.",
    "placed": "Placed on {1}: {0}.",
    "taken": "Taken back from {1}: {0}.",
    "wall-gone": "The wall on {0} is gone.",
    "trap-laid": "{0} lays a trap on {1}.",
    "trap-known": "(It is: {0}, on {1}.)",
    "sprung": "{0} springs a trap on {1}: {2}.",
    "held": "{0} on {1} cannot move.",
    "gets-free": "{0} on {1} gets free.",
    "snare-destroyed": "The snare on {0} is destroyed.",
    "becomes-snare": "{0} on {1} is a snare now.",
    "leaps": "A {0} leaps out of the trap on {1}.",
    "casts": "{0} casts {1}.",
    "blown": "{0} is blown back from {1}.",
    "bomb-thrown": "{0} throws the bomb to {1}.",
    "bomb-sticks": "The bomb sticks to {0} on {1}.",
    "bomb-explodes": "The bomb goes off on {0}.",
    "burnt": "{0} passes through the fire line to {1}.",
    "line-placed": "A fire line burns between {0}.",
    "line-taken": "The fire line between {0} goes out.",
    "sacrificed": "{0} on {1} is sacrificed.",
    "appears": "{0} appears on {1}.",
    "burns": "The pyre burns on {0}.",
    "river-laid": "A river runs from {0} to {1}.",
    "flood": "The river from {0} to {1} floods.",
    "collides": "{0} on {1} is dashed against what blocks its way.",
    "hits": "{0} is driven into {1} on {2}.",
    "pushed": "{0} is driven from {1} to {2}.",
    "end": "The battle is over: {0} wins, {1}.",
}
# Which facts of an event are tiles.
TILE_FACTS: Final = {
    "arranged": (1, 2),
    "moves": (1, 2),
    "combat": (2,),
    "goes-back": (1,),
    "wounded": (1,),
    "falls": (1,),
    "explosion": (0,),
    "merges": (1,),
    "heals": (1,),
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
    "blown": (1,),
    "bomb-thrown": (1,),
    "bomb-sticks": (1,),
    "bomb-explodes": (0,),
    "burnt": (1,),
    "sacrificed": (1,),
    "appears": (1,),
    "burns": (0,),
    "river-laid": (0, 1),
    "flood": (0, 1),
    "collides": (1,),
    "hits": (2,),
    "pushed": (1, 2),
}


def tell(battle: Battle, entry: Entry) -> str:
    tiles = TILE_FACTS.get(entry.event, ())
    facts = [
        in_words(battle, entry.event, fact, place in tiles)
        for place, fact in enumerate((entry.one, entry.two, entry.three))
    ]
    return EVENTS[entry.event].format(*facts)


def in_words(battle: Battle, event: str, fact: object, is_tile: bool) -> str:
    if isinstance(fact, Face):
        return fact.name
    if isinstance(fact, Army):
        return battle.format.army_name(battle, battle.armies[fact.seat])
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
