"""`simulate`: many matches between bots, and who won them."""

from __future__ import annotations

import math
from typing import Annotated

import typer

import breakfall
from breakfall.cli.catalog import AsJson, GameKey
from breakfall.cli.lab_session import (
    BotNames,
    Cluster,
    FirstSeed,
    Form,
    OtherCode,
    Players,
    StoreFile,
    Until,
    Workers,
    lab_session,
    names_in,
)
from breakfall.cli.output import out, print_json, table
from breakfall.cli.settings import GameSettings, read_settings
from breakfall.lab.experiment import Experiment
from breakfall.lab.report import Report
from breakfall.lab.statistics import Score, Share, quantile

CLASSES = 12  # of lengths, at most
BAR = 40  # characters


def simulate(
    game: GameKey,
    form: Form = None,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many matches to play.")] = 100,
    bots: BotNames = "greedy,random",
    seed: FirstSeed = 1,
    until: Until = None,
    workers: Workers = None,
    cluster: Cluster = None,
    store: StoreFile = None,
    accept_other_code: OtherCode = False,
    option: GameSettings = None,
    json: AsJson = False,
) -> None:
    """Let bots play many matches and count who wins.

    Each deal is played in every seating of the bots, so that neither seat nor cards favour one of
    them. The result depends on the seed alone and is the same for any number of workers.
    """
    info = breakfall.find_game(game)
    chosen = info.format(form)
    count = chosen.players[0] if players is None else players
    experiment = Experiment(
        game, chosen.key, count, names_in(bots), games, seed, read_settings(option)
    )
    with lab_session(
        games, workers, store, cluster=cluster, accept_other_code=accept_other_code
    ) as lab:
        report = lab.run(experiment, until)
    if json:
        print_json(report.as_json())
    else:
        print_report(report)


def print_report(report: Report) -> None:
    experiment = report.experiment
    console = out()
    console.print(
        f"{len(report.matches)} matches of {experiment.game} {experiment.format} "
        f"(rules version {experiment.rules}), {experiment.players} players, "
        f"seeds from {experiment.seed}; the bots change seats on every deal."
    )
    console.print()
    if len(report.scores) > 1:
        listing = table("Points of", "Mean", "95% interval", "Deals", "Matches")
        for name, score in report.scores.items():
            listing.add_row(name, *score_cells(score))
        console.print(listing)
        console.print()
    listing = table("Wins of", "Won", "Of", "Rate", "95% interval")
    alone = report.by_bot if len(report.scores) == 1 else {}
    for group in (alone, report.by_team, report.by_trait):
        for name, share in group.items():
            listing.add_row(name, *cells(share))
        listing.add_row()
    listing.add_row("draws", *cells(report.draws))
    console.print(listing)
    console.print()
    console.print("How matches ended")
    for ending, share in report.endings.items():
        console.print(f"  {share.count} of {share.total}: {ending}")
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


def score_cells(score: Score) -> tuple[str, str, str, str]:
    low, high = score.interval
    interval = f"{low:.1%} to {high:.1%}"
    return (f"{score.rate:.1%}", interval, str(score.deals), str(score.matches))
