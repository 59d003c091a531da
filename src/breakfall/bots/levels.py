"""Five strengths of opponents, and two simple bots to measure them by.

A level is how far a bot looks ahead: simulations through its tree for each choice. Level 1 does not
search at all. Passes are counted, not timed, so that a bot plays the same everywhere. Only where
people wait for it does level 5 look further, for up to a second a choice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePath

from breakfall.bots.greedy_bot import GreedyBot
from breakfall.bots.hasty_bot import HastyBot
from breakfall.bots.random_bot import RandomBot
from breakfall.bots.search_bot import Budget, SearchBot
from breakfall.bots.sight import Bot
from breakfall.core.errors import BreakfallError

DEFAULT_BOT = "2"
STRONGEST = "5"
EXPERT_SIMULATIONS = 200
MASTER_SIMULATIONS = 800
MASTER_SIMULATIONS_AT_A_TABLE = 30_000
PATIENCE = 1.0  # seconds that people wait for a bot, at most


@dataclass(frozen=True)
class Level:
    """A bot on offer: how people call it, and what to expect of it."""

    key: str
    title: str
    summary: str
    make: Callable[[int, float | None], Bot]  # by seed, and seconds a choice at most


def searching(simulations: int) -> Callable[[int, float | None], Bot]:
    return lambda seed, seconds: SearchBot(seed, Budget(simulations, seconds))


def master(seed: int, seconds: float | None) -> SearchBot:
    simulations = MASTER_SIMULATIONS if seconds is None else MASTER_SIMULATIONS_AT_A_TABLE
    return SearchBot(seed, Budget(simulations, seconds))


LEVELS: dict[str, Level] = {
    level.key: level
    for level in (
        Level(
            "1",
            "beginner",
            "new to the game: overlooks things and misjudges",
            lambda seed, _: HastyBot(seed, overlooks=0.35, misjudges=0.8),
        ),
        Level("2", "casual", "knows the rules well and thinks a little", searching(12)),
        Level("3", "regular", "plays every week and plans its turn", searching(60)),
        Level("4", "expert", "sees what you may answer", searching(EXPERT_SIMULATIONS)),
        Level(
            "5",
            "master",
            "the strongest there is: up to a second a choice",
            master,
        ),
        Level("random", "random", "takes any option", lambda seed, _: RandomBot(seed)),
        Level("greedy", "greedy", "looks one choice ahead", lambda seed, _: GreedyBot(seed)),
    )
}
BOTS: dict[str, str] = {level.key: level.summary for level in LEVELS.values()}


def make_bot(name: str, seed: int, seconds: float | None = None) -> Bot:
    """The bot of that name; the same seed plays the same.

    At a table, where somebody waits, `seconds` is the most it may think about a choice: on a slow
    machine it then sees less far.
    """
    if name not in LEVELS:
        raise BreakfallError(f"there is no bot {name!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[name].make(seed, seconds)


def adviser(seed: int, seconds: float = PATIENCE) -> SearchBot:
    """What the strongest level thinks with, for those who want to know what it would do."""
    return master(seed, seconds)


def title_of(name: str) -> str:
    """As people call it: "level 3, regular", "greedy bot", "learned bot (my-weights)"."""
    if ":" in name:  # learned:FILE
        kind, _, file = name.partition(":")
        return f"{kind} bot ({PurePath(file).stem})"
    title = LEVELS[name].title if name in LEVELS else name
    return f"level {name}, {title}" if name.isdigit() else f"{title} bot"
