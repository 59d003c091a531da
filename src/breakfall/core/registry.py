"""The registry of games, and checked set-ups for them."""

from __future__ import annotations

from typing import SupportsIndex

from breakfall.core.errors import BreakfallError
from breakfall.core.game import Game, Setup
from breakfall.core.numbers import checked_seed, whole

_registered: dict[str, Game] = {}


def register(game: Game) -> None:
    _registered[game.key] = game


def games() -> list[Game]:
    """All games registered."""
    return list(_registered.values())


def find_game(key: str) -> Game:
    if key not in _registered:
        raise BreakfallError(f"there is no game {key!r}; the games are: {', '.join(_registered)}")
    return _registered[key]


def set_up(
    key: str,
    form: str | None,
    players: SupportsIndex | None,
    seed: SupportsIndex,
    settings: dict[str, object],
) -> Setup:
    """A checked set-up; the default format and its smallest number of players if none is named."""
    game = find_game(key)
    chosen = game.format(form)
    count = chosen.players[0] if players is None else whole(players, "a number of players")
    if count not in chosen.players:
        allowed = " or ".join(str(n) for n in chosen.players)
        raise BreakfallError(f"{game.title} {chosen.title} is for {allowed} players, not {count}")
    return Setup(game, chosen, count, checked_seed(seed), game.checked_settings(settings))
