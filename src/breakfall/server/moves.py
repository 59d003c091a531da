"""What a match is made of, as it is stored: where it starts, and what happened since."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """What a match starts from."""

    game: str
    format: str
    rules: int
    players: int
    seed: int
    options: dict[str, str]


@dataclass(frozen=True)
class Move:
    """A choice; or the taking back of one, the so-manieth from the end."""

    number: int
    seat: int
    question: str
    option: str
    taken_back: int
    at: float
