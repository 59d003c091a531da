"""`simulate`: many matches between bots, and who won them."""

from __future__ import annotations

import math
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import breakfall
from breakfall.bots import BOTS
from breakfall.cli.options import GameOptions, read_options
from breakfall.cli.output import out, print_json, table
from breakfall.cli.shelf import AsJson, GameKey
from breakfall.lab.experiment import Experiment
from breakfall.lab.report import Report
from breakfall.lab.simulate import simulate as run_simulation
from breakfall.lab.simulate import workers_for
from breakfall.lab.statistics import Share, quantile

CLASSES = 12  # of lengths, at most
BAR = 40  # characters


def simulate(
    game: GameKey,
    form: Annotated[
        str | None, typer.Option("--format", help="The format; the game's first one without it.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many; the fewest without it.")] = None,
    games: Annotated[int, typer.Option(help="How many matches to play.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B", help=f"Who plays: {', '.join(BOTS)}.")
    ] = "greedy,random",
    seed: Annotated[int, typer.Option(help="Match i has the seed SEED + i.")] = 1,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes to share the work; one a core without it.")
    ] = None,
    option: GameOptions = None,
    json: AsJson = False,
) -> None:
    """Let bots play many matches and count who wins.

    The bots change seats from match to match, so that no seat favours one of them. The result
    depends on the seed alone and is the same for any number of workers.
    """
    info = breakfall.find_game(game)
    chosen = info.format(form)
    count = chosen.players[0] if players is None else players
    named = tuple(name.strip() for name in bots.split(","))
    experiment = Experiment(game, chosen.key, count, named, games, seed, read_options(option))
    report = run(experiment, workers_for(games) if workers is None else workers)
    if json:
        print_json(report.as_json())
    else:
        print_report(report)


def run(experiment: Experiment, workers: int) -> Report:
    """With a progress bar on stderr, where somebody can see it."""
    console = Console(stderr=True)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = progress.add_task("", total=experiment.games)
    with progress:
        return run_simulation(
            experiment, workers=workers, on_match=lambda _: progress.advance(task)
        )


def print_report(report: Report) -> None:
    experiment = report.experiment
    console = out()
    console.print(
        f"{experiment.games} matches of {experiment.game} {experiment.format}, "
        f"{experiment.players} players, seeds from {experiment.seed}; "
        "the bots change seats from match to match."
    )
    console.print()
    listing = table("Wins of", "Won", "Of", "Rate", "95% interval")
    for group in (report.by_bot, report.by_team, report.by_trait):
        for name, share in group.items():
            listing.add_row(name, *cells(share))
        listing.add_row()
    listing.add_row("draws", *cells(report.draws))
    console.print(listing)
    console.print()
    console.print("How matches ended")
    for reason, share in report.reasons.items():
        console.print(f"  {share.count} of {share.total}: {reason}")
    console.print()
    if report.lengths:
        print_lengths(report.lengths)
    console.print(
        f"A match took {report.mean_decisions:.1f} decisions on average; {report.decisions} "
        f"decisions in {report.seconds:.1f} s, {report.decisions / report.seconds:,.0f} a second."
    )


def print_lengths(lengths: list[int]) -> None:
    """How many rounds or turns matches took, as bars of at most a dozen classes."""
    console = out()
    low, high = lengths[0], lengths[-1]
    middle, half = quantile(lengths, 0.5), (quantile(lengths, 0.25), quantile(lengths, 0.75))
    console.print(
        f"Length in rounds or turns: {low} to {high}, median {middle}, "
        f"the middle half {half[0]} to {half[1]}"
    )
    width = max(1, math.ceil((high - low + 1) / CLASSES))
    for start in range(low, high + 1, width):
        count = sum(start <= one < start + width for one in lengths)
        bar = "█" * math.ceil(BAR * count / len(lengths)) if count else ""
        name = str(start) if width == 1 else f"{start}-{start + width - 1}"
        console.print(f"  {name:>9} {count:5} {bar}")
    console.print()


def cells(share: Share) -> tuple[str, str, str, str]:
    low, high = share.interval
    return (str(share.count), str(share.total), f"{share.rate:.1%}", f"{low:.1%} to {high:.1%}")
