"""Bots: they see what their seat sees, and guesses; never the match itself."""

from __future__ import annotations

from collections.abc import Callable

from breakfall.bots.greedy_bot import GreedyBot
from breakfall.bots.random_bot import RandomBot
from breakfall.bots.sight import Bot, Sight
from breakfall.core.errors import BreakfallError

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Sight", "make_bot"]

BOTS: dict[str, str] = {
    "random": "takes any option",
    "greedy": "looks one choice ahead",
}
_makers: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed plays the same."""
    if name not in _makers:
        raise BreakfallError(f"there is no bot {name!r}; there are: {', '.join(_makers)}")
    return _makers[name](seed)
