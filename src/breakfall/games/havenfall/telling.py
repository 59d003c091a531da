"""What has happened in a match of Havenfall, in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Face
from breakfall.core.log import Entry
from breakfall.core.option import Option
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
    "trashed": "{0}'s {1} is trashed.",
    "discarded": "{0}'s {1} is discarded.",
    "discards": "{0} discards {1} from hand.",
    "enters": "{1} comes into play for {0}.",
    "gains": "{0} gains {1}.",
    "to-hand": "{0} takes {1} into hand.",
    "gains-spell": "{0} gains {1}.",
    "gains-a-spell": "{0} gains a spell.",
    "looks-at-spells": "{0} looks at {1} of the spell deck.",
    "looks-at-hand": "{0} looks at {1}'s hand.",
    "shows-hand": "{0} shows their hand.",
    "drops-spell": "{0} trashes the spell {1}.",
    "casts": "{0} plays {1}.",
    "takes": "{0} takes {1} from {2}.",
    "gives-back": "{1} goes back to {0}.",
    "passes-off": "{0} passes {1} off to {2}.",
    "keeps": "{0}'s {1} stays in play for the next turn.",
    "on-deck": "{1} goes on top of {0}'s deck.",
    "turns-over": "{0} turns over {1}.",
    "scorched": "{0} exhausts pixels.",
    "gains-pixel": "{0} gains a {1} pixel.",
    "no-pixel": "There is no {1} pixel left for {0}.",
    "resets-pixel": "{0} resets a {1} pixel.",
    "resets-all": "{0} resets all pixels.",
    "exhausts-pixel": "A {1} pixel of {0} is exhausted.",
    "takes-pixel": "{0} takes a pixel from {2}: {1}.",
    "trades": "{0} trades two {1} pixels for a {2} one.",
    "crown": "{0}'s {1} pixels count as {2} this turn.",
    "switches": "{0} switches {1}.",
    "withdraws": "{0} goes under the monster deck.",
    "weakens": "{0}'s {1} loses its damage and health this turn.",
    "gets": "{0} gets {1}.",
    "fights": "{0} fights {1} ({2}).",
    "loses-fight": "{0} cannot defeat {1}.",
    "finds-nobody": "{0} finds nobody to fight.",
    "defeats": "{0} defeats {1}.",
    "points": "{0} gains {1}.",
    "leaders": "The first boss is defeated: all leaders go to their players' discard piles.",
    "end": "{0}: {1}.",
    "draw": "A draw: {0}.",
}
COUNTED: Final = {"draws-cards": "card", "looks-at-spells": "card", "points": "point"}


def tell(entry: Entry) -> str:
    one, two = in_words(entry.one), in_words(entry.two)
    if entry.event in COUNTED:
        two = f"{two} {COUNTED[entry.event]}{'' if entry.two == 1 else 's'}"
    elif entry.event == "gets":
        two = bonus(entry.two, entry.three)
    return EVENTS[entry.event].format(one, two, in_words(entry.three))


def bonus(damage: object, health: object) -> str:
    """ "+6 damage", "+5 damage and +5 health" """
    words = [f"+{damage} damage"] if damage else []
    return " and ".join([*words, f"+{health} health"] if health else words)


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
