"""Bots: they see what their seat sees, and guesses; never the match itself."""

from __future__ import annotations

from breakfall.bots.chances import chances, course
from breakfall.bots.greedy_bot import GreedyBot
from breakfall.bots.learned_bot import LearnedBot, check_bot, named_bot
from breakfall.bots.levels import (
    BOTS,
    DEFAULT_BOT,
    LEVELS,
    PATIENCE,
    STRONGEST,
    Level,
    adviser,
    make_bot,
    title_of,
)
from breakfall.bots.names import bot_name, player_names
from breakfall.bots.random_bot import RandomBot
from breakfall.bots.search_bot import Advice, Budget, SearchBot
from breakfall.bots.sight import Bot, Sight

__all__ = [
    "BOTS",
    "DEFAULT_BOT",
    "LEVELS",
    "PATIENCE",
    "STRONGEST",
    "Advice",
    "Bot",
    "Budget",
    "GreedyBot",
    "LearnedBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "Sight",
    "adviser",
    "bot_name",
    "chances",
    "check_bot",
    "course",
    "make_bot",
    "named_bot",
    "player_names",
    "title_of",
]
