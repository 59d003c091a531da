"""What has happened in a match of HELLBREAK, in words."""

from __future__ import annotations

from typing import Final, cast

from breakfall.core.cards import Face
from breakfall.core.log import Entry
from breakfall.games.hellbreak.state import SIDES, Character, Duel, Place, Side
from breakfall.games.hellbreak.words import character_name, owner_words

EVENTS: Final = {
    "initiative": "{0} has the initiative.",
    "location": "{0} brings {1}.",
    "draws": "{0} draws {1}.",
    "draws-cards": "{0} draws {1}.",
    "returns": "{0} puts {1} under the deck.",
    "mulligan": "{0} replaces {1} of the starting hand.",
    "round": "Round {0}.",
    "blood": "{0} gains {1} blood.",
    "loses-blood": "{0} loses {1} blood.",
    "malice": "{0} gains {1} malice.",
    "pays": "{0} pays {1} malice.",
    "empty-deck": "{0} has no card to draw.",
    "bids": "{0} bids {1}, worth {2}.",
    "bids-nothing": "{0} bids nothing.",
    "wins-bid": "{0} wins the bid.",
    "plays": "{0} plays {1}.",
    "enters": "{0} enters at {1}.",
    "readied": "{0} is ready.",
    "attacks": "{0} attacks.",
    "evades": "{0} slips past {1}, who cannot defend.",
    "targets": "{0} goes for {1} at {2}.",
    "defends": "{0} defends.",
    "damage": "{0} takes {1} damage.",
    "hit": "{0} takes {1} damage{2}.",
    "killed": "{0} is killed.",
    "prevented": "{1} damage to {0} is prevented.",
    "jumpscare": "Jumpscare: {0}!",
    "indirect": "{0} is dealt {1} indirect damage.",
    "schemes": "{0} schemes.",
    "looks": "{0} looks at {1} from the top of the deck.",
    "to-top": "{0} puts {1} on top of the deck.",
    "to-bottom": "{0} puts {1} at the bottom of the deck.",
    "takes": "{0} shows and takes {1}.",
    "haunts": "{0} puts {2} malice on {1}.",
    "control": "{0} takes control of {1}.",
    "uses": "{0} uses {1}.",
    "uses-monster": "{0} uses the monster's own ability.",
    "passes": "{0} passes.",
    "slumbers": "{0} slumbers.",
    "refresh": "Everything is ready again.",
    "flips": "{0} is {1} now.",
    "discards": "{0} discards {1}.",
    "heals": "{1} damage is healed on {0}.",
    "moves": "{0} moves to {1}.",
    "exhausts": "{0} is exhausted.",
    "returns-to-hand": "{0} goes back to its owner's hand.",
    "prank": "{0} calls it a prank.",
    "end": "{1} is killed. {0} wins.",
}
CARD_IN_SECRET: Final = ("to-top", "to-bottom")
COUNTED_CARDS: Final = ("looks", "mulligan", "draws-cards")


def tell(duel: Duel, entry: Entry) -> str:
    one, two = in_words(duel, entry.one), in_words(duel, entry.two)
    if entry.event in CARD_IN_SECRET and entry.two is None:
        two = "a card"
    elif entry.event == "mulligan" and entry.two == 0:
        return f"{one} keeps the starting hand."
    elif entry.event in COUNTED_CARDS:
        two = f"{two} card{'' if entry.two == 1 else 's'}"
    elif entry.event == "initiative" and entry.two is not None:
        return (
            f"{one} takes the initiative."
            if one == two
            else f"{two} gives the initiative to {one}."
        )
    elif entry.event == "flips":
        assert isinstance(entry.two, int)
        two = SIDES[entry.two]
    return EVENTS[entry.event].format(one, two, third_fact(duel, entry))


def third_fact(duel: Duel, entry: Entry) -> str:
    """The health cards that a hit revealed, or any other third fact."""
    if entry.event == "hit":
        names = [face.name for face in cast(list[Face], entry.three)]
        return f" and reveals {' and '.join(names)}" if names else ""
    return in_words(duel, entry.three)


def in_words(duel: Duel, fact: object) -> str:
    if isinstance(fact, Face):
        return fact.name
    if isinstance(fact, Side):
        return duel.name_of(fact)
    if isinstance(fact, Character):
        return character_name(duel, fact)
    if isinstance(fact, Place):
        return place_name(duel, fact)
    return str(fact)


def place_name(duel: Duel, place: Place) -> str:
    """With two locations of one name, whose it was."""
    if duel.places[0].face is duel.places[1].face:
        return f"{owner_words(duel, place.index)} {place.face.name}"
    return place.face.name
