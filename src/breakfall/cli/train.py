"""`train`: learn what a game's counts are worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

import breakfall
from breakfall.cli.catalog import GameKey
from breakfall.cli.lab_session import progress_on
from breakfall.cli.output import check_can_write, out, write_result
from breakfall.core.errors import BreakfallError
from breakfall.lab.executors import workers_for

if TYPE_CHECKING:
    from breakfall.lab.training import Training


def train(
    game: GameKey,
    to: Annotated[Path, typer.Option(help="The file to write the weights to.")],
    matches: Annotated[int, typer.Option(min=10, help="How many matches to learn from.")] = 600,
    passes: Annotated[int, typer.Option(min=4, help="How far the players look ahead.")] = 30,
    seed: Annotated[int, typer.Option(help="Match i has the seed SEED + i.")] = 1_000_000,
    workers: Annotated[int | None, typer.Option(min=1, help="ProcessExecutor; one a core.")] = None,
) -> None:
    """Learn the weights of a game's estimate from matches between search bots.

    The weights that Breakfall ships were made by this command. The bots play with those that
    are there already, so a second round learns from better play than the first.
    """
    try:
        from breakfall.lab.training import SelfPlay, collect_samples, learn
    except ImportError as error:
        raise BreakfallError(
            "learning needs numpy: install it with `pip install 'breakfall[train]'`"
        ) from error
    check_can_write(to)
    self_play = SelfPlay(game, matches, seed, passes)
    progress = progress_on(Console(stderr=True))
    task = progress.add_task(f"playing {game}", total=matches)
    with progress:
        seen = collect_samples(
            self_play, workers or workers_for(matches), lambda n: progress.advance(task, n)
        )
    learned = learn(game, seen)
    rules = breakfall.find_game(game).rules_version
    weights = {"game": game, "rules": rules, **learned.as_json()}
    write_result(to, json.dumps(weights, indent=1) + "\n")
    print_learned(game, learned, to)


def print_learned(game: str, learned: Training, to: Path) -> None:
    console = out()
    console.print(
        f"{learned.matches} matches of {game}, {learned.moments} moments. On matches kept apart, "
        f"the weights name the winner at {learned.told:.1%} of the moments, the game's own "
        f"estimate at {learned.told_by_game:.1%}. Written to {to}; "
        f"`--bots learned:{to}` plays by it."
    )
