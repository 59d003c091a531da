"""Reading records: from plain JSON back to the same decision, or to where the record breaks."""

from __future__ import annotations

import reprlib
from typing import Final, SupportsIndex

from breakfall.core.errors import BreakfallError
from breakfall.core.match import RECORD_VERSION, Match
from breakfall.core.nesting import TOO_DEEP, is_deep
from breakfall.core.numbers import may_be_rounded, seed_from_text
from breakfall.core.overlay import Changes, in_words, overlay_of
from breakfall.core.registry import find_game, set_up

READABLE: Final = (1, 2, RECORD_VERSION)
WORDED: Final = (1, 2)  # versions whose outcome held words, which may have changed since


def new_match(
    key: str,
    form: str | None,
    players: SupportsIndex | None,
    seed: SupportsIndex,
    settings: dict[str, object],
) -> Match:
    match = Match(set_up(key, form, players, seed, settings))
    match.start()
    return match


def load(source: object) -> Match:
    """The match of a record, at the decision where it was recorded."""
    match = begin(source)
    choices = listed_choices(source)
    try:
        for number, made in enumerate(choices, start=1):
            play_recorded(match, made, number, len(choices))
        check_outcome(match, source)
    except BreakfallError as error:
        if is_rounded(as_dict(source).get("seed")):
            raise BreakfallError(f"{error}. {ROUNDED}") from None
        raise
    return match


ROUNDED: Final = (
    "Its seed was probably damaged: a web page that saved it rounded the number, so other cards "
    "are dealt. Matches saved now keep their seed as text"
)


def is_rounded(seed: object) -> bool:
    """A seed in the old form that looks as if a page had rounded it."""
    return isinstance(seed, int) and may_be_rounded(seed)


def begin(source: object) -> Match:
    """The match of a record before its first choice."""
    if is_deep(source):
        raise BreakfallError(f"this is not a Breakfall record: {TOO_DEEP}")
    data = as_dict(source)
    if "breakfall" not in data or "choices" not in data:
        raise BreakfallError("this is not a Breakfall record: it lacks 'breakfall' or 'choices'")
    if data["breakfall"] not in READABLE:
        raise BreakfallError(
            f"this record has version {shown(data['breakfall'])}; this Breakfall reads versions 1 "
            f"to {RECORD_VERSION}"
        )
    game = find_game(text_in(data, "game"))
    if data.get("rules") != game.rules_version:
        raise BreakfallError(
            f"this record was played with rules version {shown(data.get('rules'))} of "
            f"{game.title}; this Breakfall has version {game.rules_version}"
        )
    check_cards(game.key, data.get("cards", {}))
    settings = as_dict(data.get("options" if data["breakfall"] in WORDED else "settings", {}))
    players, seed = number_in(data, "players"), seed_in(data)
    return new_match(game.key, text_in(data, "format"), players, seed, settings)


def check_cards(game: str, recorded: object) -> None:
    """The same cards must lie over the built-in ones as when it was played."""
    if recorded == overlay_of(game):
        return
    changes = cards_in(recorded)
    if changes:
        raise BreakfallError(
            f"this record was played with cards of its own ({in_words(changes)}); "
            "lay the same over the built-in ones to read it"
        )
    raise BreakfallError("this record was played with the built-in cards, and others lie over them")


def cards_in(recorded: object) -> Changes:
    """The cards that a record says were laid over the built-in ones."""
    return {card: as_dict(values) for card, values in as_dict(recorded).items()}


def listed_choices(source: object) -> list[object]:
    choices = as_dict(source)["choices"]
    if not isinstance(choices, list):
        raise BreakfallError("this record is broken: 'choices' is not a list")
    return choices


def play_recorded(match: Match, made: object, number: int, total: int) -> None:
    """Make one recorded choice; say which one it is if it does not fit."""
    try:
        if not isinstance(made, list) or len(made) != 3:
            raise BreakfallError(f"{shown(made)} is not [seat, question, option]")
        seat, kind, key = made[0], made[1], made[2]
        if not isinstance(seat, int) or not isinstance(key, str):
            raise BreakfallError(f"{shown(made)} is not [seat, question, option]")
        if match.outcome is not None:
            raise BreakfallError("the match is over already")
        choice = match.choice_of(seat)
        if choice.kind != kind:
            raise BreakfallError(f"the record answers {shown(kind)}, but {choice.kind!r} is asked")
        match.choose(choice.index_of(key), seat)
    except BreakfallError as error:
        raise BreakfallError(f"this record breaks at choice {number} of {total}: {error}") from None


def check_outcome(match: Match, source: object) -> None:
    """A record that plays through but ends otherwise was tampered with."""
    data = as_dict(source)
    stated = data.get("outcome")
    real: object = None if match.outcome is None else match.outcome.as_json()
    if data["breakfall"] in WORDED:
        stated, real = without_words(stated), without_words(real)
    if stated != real:
        raise BreakfallError(
            f"this record breaks at its end: it states the outcome {shown(stated)}, but its "
            f"{match.decisions} choices lead to {real}"
        )


def without_words(outcome: object) -> object:
    """Of an outcome what every version of a record states: winners, ranking and scores."""
    if not isinstance(outcome, dict):
        return outcome
    return {key: outcome.get(key) for key in ("winners", "ranking", "scores")}


def shown(value: object) -> str:
    """As an error quotes it, whatever somebody wrote there: in a line that can be read."""
    return reprlib.repr(value)


def as_dict(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BreakfallError(f"this is not a Breakfall record: {type(value).__name__} found")
    return {str(key): inner for key, inner in value.items()}


def text_in(data: dict[str, object], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise BreakfallError(f"this record is broken: {key!r} is missing or not a text")
    return value


def number_in(data: dict[str, object], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BreakfallError(f"this record is broken: {key!r} is missing or not a whole number")
    return value


def seed_in(data: dict[str, object]) -> int:
    """The seed: a text, or in records of version 1 a number."""
    seed = data.get("seed")
    return seed_from_text(seed) if isinstance(seed, str) else number_in(data, "seed")
