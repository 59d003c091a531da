"""What the log calls the players: people by their names, bots by what they are."""

from __future__ import annotations

from collections.abc import Sequence

from breakfall.bots.levels import title_of


def bot_name(bot: str) -> str:
    """A bot in a sentence: "Level 3", "Greedy bot"."""
    title = title_of(bot).partition(",")[0]
    return title[:1].upper() + title[1:]


def player_names(names: Sequence[str]) -> tuple[str, ...]:
    """A name for each seat: its number where there is none, and beside it where two are alike."""
    return tuple(
        f"Player {seat}" if not name else f"{name} ({seat})" if names.count(name) > 1 else name
        for seat, name in enumerate(names, start=1)
    )
