"""Texts from outside: what nobody can see, and what turns the reading direction, stays outside."""

from __future__ import annotations

import unicodedata

from breakfall.core.errors import BreakfallError
from breakfall.server.limits import NAME, TEXT

UNSEEN = ("Cc", "Cs")  # control characters, and halves of characters
PLAIN = "\t\r\n"  # the control characters that every keyboard has
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
LONGEST_ERROR = 500


def check_characters(text: str, what: str) -> None:
    for letter in text:
        if letter in PLAIN:
            continue
        if letter in TURNING or unicodedata.category(letter) in UNSEEN:
            raise BreakfallError(f"{what} cannot hold the character U+{ord(letter):04X}: remove it")


def checked_name(name: str) -> str:
    """A person's name on one line, short."""
    check_characters(name, "a name")
    name = " ".join(name.split())
    if len(name) > NAME:
        raise BreakfallError(f"a name has at most {NAME} letters")
    return name


def look_of(name: str) -> str:
    """The same for names that look alike: what has no width, or is a wide or small form, is gone.

    Letters of different alphabets stay different.
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    seen = [letter for letter in plain if unicodedata.category(letter) != "Cf"]
    return " ".join("".join(seen).split())


def checked_talk(text: str) -> str:
    """What somebody says at a table."""
    check_characters(text, "table talk")
    words = text.strip()
    if not words:
        raise BreakfallError("there is nothing to say")
    if len(words) > TEXT:
        raise BreakfallError(f"table talk has at most {TEXT} letters at a time")
    return words


def in_short(error: BaseException) -> str:
    """An error's own words. They may quote what somebody sent, which may be long."""
    words = str(error)
    return words if len(words) <= LONGEST_ERROR else words[: LONGEST_ERROR - 1] + "…"
