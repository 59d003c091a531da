"""A search bot that judges by weights from a file: `learned:FILE`, wherever the lab names bots.

It looks as far ahead as level 4, so against `4` it is the weights that are compared.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from breakfall.bots.learned import NO_WEIGHTS, read_evaluator
from breakfall.bots.levels import EXPERT_SIMULATIONS, make_bot
from breakfall.bots.search_bot import Budget, SearchBot
from breakfall.bots.sight import Bot, Sight
from breakfall.core.errors import BreakfallError
from breakfall.search.evaluator import LearnedEvaluator

LEARNED = "learned:"


def named_bot(name: str, seed: int, seconds: float | None = None) -> Bot:
    """Like `make_bot`, and `learned:FILE` as well.

    It reads a file by its name, so it is nothing for names that strangers send to a server.
    """
    if not name.startswith(LEARNED):
        return make_bot(name, seed, seconds)
    return LearnedBot(name.removeprefix(LEARNED), seed, Budget(EXPERT_SIMULATIONS, seconds))


def check_bot(name: str, game: str) -> None:
    """Raise a `BreakfallError` unless there is such a bot, with weights that fit the game."""
    if name.startswith(LEARNED):
        evaluator_from(game, name.removeprefix(LEARNED))
    else:
        make_bot(name, 0)


def weights_of(name: str) -> str:
    """A digest of the weights that a bot reads from a file; empty for one that reads none."""
    if not name.startswith(LEARNED):
        return ""
    text = text_of(name.removeprefix(LEARNED))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class LearnedBot:
    """Searches like a level, with a evaluator that is read at its first choice."""

    def __init__(self, file: str, seed: int, budget: Budget) -> None:
        self._file = file
        self._seed = seed
        self._budget = budget
        self._bot: SearchBot | None = None

    def choose(self, sight: Sight) -> int:
        if self._bot is None:
            self._bot = SearchBot(self._seed, self._budget, evaluator_from(sight.game, self._file))
        return self._bot.choose(sight)


@cache
def evaluator_from(game: str, file: str) -> LearnedEvaluator:
    text = text_of(file)
    try:
        return read_evaluator(game, text)
    except BreakfallError as error:
        raise BreakfallError(f"{file}: {error}") from None


def text_of(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise BreakfallError(f"cannot read {file}: {error.strerror}") from None
    except UnicodeError:
        raise BreakfallError(f"{file}: {NO_WEIGHTS}") from None
