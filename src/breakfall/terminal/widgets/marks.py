"""The keys that choose an option: digits, then capital letters."""

from __future__ import annotations

import string

MARKS = string.digits[1:] + string.ascii_uppercase


def mark(index: int) -> str:
    """The key for the option at this place; empty where the keys have run out."""
    return MARKS[index] if index < len(MARKS) else ""


def index_of(key: str) -> int:
    """The option that a key stands for, or -1."""
    return MARKS.find(key) if len(key) == 1 else -1
