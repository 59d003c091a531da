"""Breakfall: five tabletop games for people, designers and programs that play.

>>> import breakfall
>>> match = breakfall.new_match("nightbreak", format="classic", players=2, seed=7)
>>> match.choice.kind
'faction'
"""

from __future__ import annotations

import secrets
import sys
import warnings
from types import ModuleType
from typing import TYPE_CHECKING, SupportsIndex

import breakfall.games  # noqa: F401  (registers the games)
from breakfall.core import IS_COMPILED
from breakfall.core.errors import BreakfallError
from breakfall.core.game import Format, Game, Setting
from breakfall.core.luck import Luck
from breakfall.core.match import Match
from breakfall.core.outcome import Outcome
from breakfall.core.record import load
from breakfall.core.record import new_match as _new_match
from breakfall.core.registry import find_game
from breakfall.core.registry import games as _games
from breakfall.core.seen import OptionSeen, QuestionSeen

if TYPE_CHECKING:
    from breakfall.core.registry import games

__all__ = [
    "IS_COMPILED",
    "BreakfallError",
    "Format",
    "Game",
    "Luck",
    "Match",
    "OptionSeen",
    "Outcome",
    "QuestionSeen",
    "Setting",
    "find_game",
    "games",
    "load",
    "new_match",
]
__version__ = "0.1.0"


class _Games(ModuleType):
    """The package `breakfall.games`, which can be called as well: `breakfall.games()`."""

    def __call__(self) -> list[Game]:
        """All registered games."""
        return _games()


sys.modules["breakfall.games"].__class__ = _Games


_OLD_NAMES = {"Choice": QuestionSeen, "GameInfo": Game, "OfferedOption": OptionSeen}


def __getattr__(name: str) -> object:
    """Names of version 0.1 that still work, with a warning, until the release after next."""
    if name not in _OLD_NAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = _OLD_NAMES[name]
    warnings.warn(
        f"breakfall.{name} is called breakfall.{found.__name__} now",
        DeprecationWarning,
        stacklevel=2,
    )
    return found


def new_match(
    game: str,
    *,
    format: str | None = None,
    players: SupportsIndex | None = None,
    seed: SupportsIndex | None = None,
    **settings: object,
) -> Match:
    """A new match at its first question.

    Without a format it is the game's first one, without a number of players its smallest,
    without a seed a random one. Settings are the game's own. Raises a `BreakfallError` that says
    what is possible where something does not fit.
    """
    chosen = secrets.randbits(63) if seed is None else seed
    return _new_match(game, format, players, chosen, settings)
