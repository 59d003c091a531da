"""What a match is made of, as it is stored: where it starts, and what happened since."""

from __future__ import annotations

from dataclasses import dataclass

from breakfall.core.errors import BreakfallError
from breakfall.core.game import Setup
from breakfall.core.match import Match
from breakfall.core.record import new_match
from breakfall.core.registry import find_game


@dataclass(frozen=True)
class Plan:
    """What a match starts from."""

    game: str
    format: str
    rules: int
    players: int
    seed: int
    settings: dict[str, str]


def plan_of(setup: Setup) -> Plan:
    return Plan(
        setup.game.key,
        setup.format.key,
        setup.game.rules_version,
        setup.players,
        setup.seed,
        dict(setup.settings),
    )


def begin(plan: Plan) -> Match:
    """The match before its first choice."""
    game = find_game(plan.game)
    if plan.rules != game.rules_version:
        raise BreakfallError(
            f"This table was created with rules version {plan.rules} of {game.title}. This "
            f"Breakfall plays version {game.rules_version}, so the match cannot go on here. "
            "Create a new table."
        )
    settings: dict[str, object] = {**plan.settings}
    return new_match(plan.game, plan.format, plan.players, plan.seed, settings)


DEAL = "deal"


@dataclass(frozen=True)
class Move:
    """A choice; or one that undoes another; or a new deal.

    `undoes` is 0 for a choice. Else it says which choice is undone, counted from the end:
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
