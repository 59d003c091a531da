"""What has happened in a match of Havenfall, in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Face
from breakfall.core.choice import Option
from breakfall.core.log import Entry
from breakfall.games.havenfall.state import Side

EVENTS: Final = {
    "war-room": "{0} has the war room of {1}.",
    "first": "{0} goes first.",
    "monster-comes": "{0} comes into the row.",
    "turn": "Round {1}: {0} reveals {2}.",
    "reshuffles": "{0} shuffles the discard pile into a new deck.",
    "draws": "{0} draws {1} into play.",
    "draws-cards": "{0} draws {1}.",
    "uses": "{0} uses {1}.",
    "activates": "{0} activates {1}.",
    "comes-to-nothing": "{0}'s {1} has no effect.",
    "is-buying": "{0} is buying {1}.",
    "cannot-buy": "{0} cannot buy {1} now.",
    "buys": "{0} buys {1}.",
    "buys-spell": "{0} buys a spell.",
    "is-trashing": "{0} is trashing {1}.",
    "trashed": "{1} of {0} is trashed.",
    "discarded": "{1} of {0} is discarded.",
    "discards": "{0} discards {1} from hand.",
    "enters": "{1} comes into play for {0}.",
    "gains": "{0} gains {1}.",
    "to-hand": "{0} takes {1} into hand.",
    "gains-spell": "{0} gains {1}.",
    "gains-a-spell": "{0} gains a spell.",
    "looks-at-spells": "{0} looks at {1} of the spell deck.",
    "looks-at-hand": "{0} looks at the hand of {1}.",
    "shows-hand": "{0} shows the hand.",
    "drops-spell": "{0} trashes the spell {1}.",
    "casts": "{0} plays {1}.",
    "takes": "{0} takes {1} from {2}.",
    "gives-back": "{1} goes back to {0}.",
    "passes-off": "{0} passes {1} off to {2}.",
    "keeps": "{1} of {0} stays for the next turn.",
    "on-deck": "{1} goes on top of the deck of {0}.",
    "turns-over": "{0} turns over {1}.",
    "scorched": "{0} exhausts pixels.",
    "gains-pixel": "{0} gains a {1} pixel.",
    "no-pixel": "There is no {1} pixel left for {0}.",
    "resets-pixel": "{0} resets a {1} pixel.",
    "resets-all": "{0} resets all pixels.",
    "exhausts-pixel": "A {1} pixel of {0} is exhausted.",
    "takes-pixel": "{0} takes a pixel from {2}: {1}.",
    "trades": "{0} trades two {1} pixels for a {2} one.",
    "crown": "For {0} pixels count as another colour: {1} as {2}.",
    "switches": "{0} switches {1}.",
    "withdraws": "{0} goes under the monster deck.",
    "hardens": "{0} gets +{1} {2}.",
    "fights": "{0} fights {1} ({2}).",
    "loses-fight": "{0} cannot defeat {1}.",
    "finds-nobody": "{0} finds nobody to fight.",
    "defeats": "{0} defeats {1}.",
    "points": "{0} gains {1}.",
    "leaders": "The first boss has fallen: all leaders join their players.",
    "end": "{0}: {1}.",
    "draw": "A draw: {0}.",
}
COUNTED: Final = {"draws-cards": "card", "looks-at-spells": "card", "points": "point"}


def tell(entry: Entry) -> str:
    one, two = in_words(entry.one), in_words(entry.two)
    if entry.event in COUNTED:
        two = f"{two} {COUNTED[entry.event]}{'' if entry.two == 1 else 's'}"
    return EVENTS[entry.event].format(one, two, in_words(entry.three))


def in_words(fact: object) -> str:
    if fact is None:
        return ""
    if isinstance(fact, Face):
        return fact.name
    if isinstance(fact, Side):
        return f"Player {fact.seat + 1}"
    if isinstance(fact, Option):
        return fact.target.replace("-", " ").replace("+", " and ")
    if isinstance(fact, list):
        return listed([one.name for one in fact])
    return str(fact)


def listed(names: list[str]) -> str:
    """ "3 Copper, Squire": copies together, in the order of the first ones."""
    counted: dict[str, int] = {}
    for name in names:
        counted[name] = counted.get(name, 0) + 1
    words = [f"{count} {name}" if count > 1 else name for name, count in counted.items()]
    return ", ".join(words) or "nothing"
