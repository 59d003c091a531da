"""What has happened in a match of Nightfall, in words."""

from __future__ import annotations

from typing import Final, cast

from breakfall.core.cards import Face
from breakfall.core.log import Entry
from breakfall.games.nightfall.options import MOST_PLAYERS
from breakfall.games.nightfall.state import Night

# P: a player by seat. F: a card. B: a type of wound. N: a number. W: wounds. C: cards.
# K: "with its kicker" or nothing. T: where a drafted card goes. L: a list of cards. S: totals.
EVENTS: Final = {
    "first": ("{0} goes first.", "P"),
    "you-draft": ("You choose {0} {1}.", "FT"),
    "common-archive": ("Commons: {0}.", "F"),
    "private-archive": ("{0} has an archive of {1}.", "PF"),
    "opens-archive": ("{0} turns up an archive of {1}.", "PF"),
    "turn": ("Turn {0}: {1}.", "NP"),
    "draws": ("{0} draws {1}.", "PC"),
    "you-draw": ("{0} draws {1}.", "PL"),
    "reshuffles": ("{0} shuffles the discard pile into a deck of {1}.", "PN"),
    "discards": ("{0} discards {1}.", "PF"),
    "discards-for-influence": ("{0} discards {1} for influence.", "PF"),
    "throws-off": ("{0} discards a {1} wound.", "PB"),
    "claims": ("{0} claims {1}.", "PF"),
    "attacks": ("{0} of {1} attacks {2}.", "FPP"),
    "blocks": ("{0} of {1} blocks {2}.", "FPF"),
    "strikes": ("{0} strikes {1} for {2}.", "FPN"),
    "minion-damage": ("{0} of {1} takes {2} damage.", "FPN"),
    "destroyed": ("{0} of {1} is destroyed.", "FP"),
    "leaves": ("{0} of {1} leaves play.", "FP"),
    "exiled": ("{0} is exiled.", "F"),
    "returns": ("{0} goes to the hand of {1}.", "FP"),
    "restores": ("{0} of {1} regains {2} health.", "FPN"),
    "wounds": ("{0} receives {1}.", "PW"),
    "last-wound": ("The last face-up wound is taken: the game is about to end.", ""),
    "starts-chain": ("{0} starts a chain with {1}.", "PF"),
    "links": ("{0} links {1}{2}.", "PFK"),
    "resolves": ("{1} of {0} resolves{2}.", "PFK"),
    "silenced": ("The texts of {0} do nothing.", "F"),
    "enters": ("{0} enters play for {1}.", "FP"),
    "influence": ("{0} gains {1} influence.", "PN"),
    "double-influence": ("The influence of {0} is worth double.", "P"),
    "strengthens": ("The next damage of {0} in this chain is {1} more.", "PN"),
    "exiles-wound": ("{0} exiles a {1} wound.", "PB"),
    "exiles-from-archive": ("{0} exiled from the archive of {1}.", "CF"),
    "takes-control": ("{0} takes control of {1} of {2}.", "PFP"),
    "fetches": ("{0} takes {1} from the discard pile.", "PF"),
    "silences": ("{0} cancels the texts of {1}.", "PF"),
    "chooses-for": ("{0} will choose the targets of {1}.", "PF"),
    "twice": ("The texts of {0} will happen once more.", "F"),
    "repeats": ("The next order will carry out its texts once more.", ""),
    "summons": ("{0} summons {1} from exile for its text.", "PF"),
    "awakens": ("{0} awakens {1}.", "PF"),
    "stalled": ("Nobody was wounded for {0} rounds: the night stands still.", "N"),
    "series": ("Game {0} is over. Wounds so far: {1}.", "NS"),
    "end": ("The night is over: {0} wins with {1}.", "PW"),
}
WHERE: Final = ("for a private archive", "for the commons", "to be removed")


def tell(night: Night, entry: Entry, viewer: int) -> str:
    """A sentence with one mark at its end, also where the name of a card has brought its own."""
    return put_together(entry).replace("!.", "!")


def put_together(entry: Entry) -> str:
    """Logs are read often, so each line is put together without detours."""
    words, kinds = EVENTS[entry.event]
    if not kinds:
        return words
    one = in_words(kinds[0], entry.one)
    if len(kinds) == 1:
        return words.format(one)
    two = in_words(kinds[1], entry.two)
    if len(kinds) == 2:
        return words.format(one, two)
    return words.format(one, two, in_words(kinds[2], entry.three))


PLAYERS: Final = tuple(f"Player {seat + 1}" for seat in range(MOST_PLAYERS))


def in_words(kind: str, fact: object) -> str:
    if kind == "P":
        return PLAYERS[cast(int, fact)]
    if kind == "F":
        return name(fact)
    if kind == "N":
        return str(fact)
    if kind == "B":
        return name(fact).capitalize()
    if kind == "K":
        return " with its kicker" if fact else ""
    if kind == "T":
        return WHERE[number(fact)]
    if kind == "L":
        return ", ".join(name(face) for face in cast(list[Face], fact))
    if kind == "S":
        totals = cast(list[int], fact)
        return ", ".join(f"player {seat + 1} {total}" for seat, total in enumerate(totals))
    return f"{number(fact)} {NOUNS[kind]}{'' if fact == 1 else 's'}"


NOUNS: Final = {"W": "wound", "C": "card"}


def name(face: object) -> str:
    assert isinstance(face, Face)
    return face.name or face.key


def number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact
