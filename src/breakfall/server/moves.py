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
    settings: dict[str, str]


DEAL = "deal"


@dataclass(frozen=True)
class Move:
    """A choice; or the taking back of one; or a new deal.

    `undoes` is 0 for a choice. Else it says which choice was taken back, counted from the end:
    1 is the last one. A new deal has the seed as its option. There is none after the first choice.
    """

    number: int
    seat: int
    question: str
    option: str
    undoes: int
    at: float

    @property
    def is_deal(self) -> bool:
        return self.seat < 0 and self.question == DEAL
