"""`decks`: the decks of a game, to look at, to begin one's own with, and to check it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

import breakfall
from breakfall.cli.catalog import GameKey
from breakfall.cli.output import out, table
from breakfall.cli.settings import read_text
from breakfall.core.errors import BreakfallError
from breakfall.core.game import DeckSetting


def decks(
    game: GameKey,
    deck: Annotated[
        str | None, typer.Argument(metavar="[DECK]", help="A deck by its name, or a deck file.")
    ] = None,
) -> None:
    """List the decks of a game, print one as a deck file, or check a deck file.

    `breakfall decks hellbreak dracula > mine.deck` begins a deck of your own; change it, check it
    with `breakfall decks hellbreak mine.deck`, and play it with
    `breakfall play hellbreak --format open --option deck0=@mine.deck`.
    """
    info = breakfall.find_game(game)
    settings = [one for one in info.settings if isinstance(one, DeckSetting)]
    if not settings:
        raise BreakfallError(f"{info.title} is not played with decks of one's own")
    named = settings[0]
    if deck is None:
        listing = table("Deck", "Begins with")
        for name in sorted(named.values):
            listing.add_row(name, ", ".join(named.deck(name).splitlines()[:3]))
        out().print(listing)
    elif deck in named.values:
        print(named.deck(deck), end="")
    else:
        print(checked_file(info, named, deck), end="")


def checked_file(info: breakfall.Game, named: DeckSetting, deck: str) -> str:
    """The deck in a file; the error for one that is none begins with the name of the file."""
    path = Path(deck)
    if not os.path.exists(path):  # noqa: PTH110 -- it answers also for names that no file can have
        names = ", ".join(sorted(named.values))
        raise BreakfallError(
            f"{info.title} has no deck {deck!r}, and there is no such file; it has: {names}"
        )
    text = read_text(path)
    try:
        return named.deck(text)
    except BreakfallError as error:
        raise BreakfallError(f"{path} {error}") from None
