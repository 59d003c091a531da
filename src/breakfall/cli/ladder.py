"""`ladder`: is every level of bot better than the one below?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import breakfall
from breakfall.cli.catalog import AsJson
from breakfall.cli.lab_session import (
    Cluster,
    FirstSeed,
    OtherCode,
    StoreFile,
    Until,
    Workers,
    lab_session,
    names_in,
    two_teams,
)
from breakfall.cli.output import out, print_json, table
from breakfall.lab.arena import pairing
from breakfall.lab.experiment import Experiment
from breakfall.lab.ladder import Rung, RungResult, as_markdown, rungs
from breakfall.lab.marked_file import around_marks, write_between_marks


def ladder(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="All games without it.")
    ] = None,
    games: Annotated[int, typer.Option(help="Matches for each pairing of levels.")] = 400,
    simple_games: Annotated[
        int, typer.Option(help="Matches of the highest level against greedy and random.")
    ] = 100,
    bots: Annotated[
        str | None, typer.Option(metavar="A,B", help="Only the rungs between these.")
    ] = None,
    seed: FirstSeed = 1,
    until: Until = None,
    workers: Workers = None,
    cluster: Cluster = None,
    store: StoreFile = None,
    accept_other_code: OtherCode = False,
    markdown: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the table into FILE, between its two marks."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Let every level of bot meet the one below, in every game, and tell what is sure.

    Each game is played in its first format with two sides. With --store it can be stopped and
    goes on where it was, over hours; what is there already is not played again.
    """
    plan = plan_for(
        game or [info.key for info in breakfall.games()], bots, games, simple_games, seed
    )
    for _, experiment in plan:
        experiment.check()
    if markdown is not None:
        around_marks(markdown, "ladder")  # it would be a pity to learn of it hours later
    with lab_session(
        sum(experiment.games for _, experiment in plan),
        workers,
        store,
        cluster=cluster,
        accept_other_code=accept_other_code,
    ) as lab:
        reports = lab.run_all([experiment for _, experiment in plan], until)
    pairs = zip(plan, reports, strict=True)
    climbs = [RungResult(rung, pairing(report)) for (rung, _), report in pairs]
    if markdown is not None:
        write_between_marks(markdown, "ladder", as_markdown(climbs))
    if json:
        print_json([climb.as_json() for climb in climbs])
    else:
        print_ladder(climbs)


def plan_for(
    games: list[str], bots: str | None, matches: int, simple_matches: int, seed: int
) -> list[tuple[Rung, Experiment]]:
    wanted = rungs(None if bots is None else list(names_in(bots)))
    plan: list[tuple[Rung, Experiment]] = []
    for game in games:
        form, players = two_teams(game)
        for rung in wanted:
            pair = (rung.bot, rung.below)
            count = simple_matches if rung.is_simple else matches
            plan.append((rung, Experiment(game, form, players, pair, count, seed)))
    return plan


def print_ladder(climbs: list[RungResult]) -> None:
    listing = table("Game", "Format", "Pairing", "Points", "Matches", "Goal", "")
    for climb in climbs:
        experiment, score = climb.pairing.report.experiment, climb.pairing.score
        low, high = score.interval
        listing.add_row(
            experiment.game,
            experiment.format,
            f"{climb.rung.bot} v {climb.rung.below}",
            f"{score.rate:.1%} ({100 * low:.1f}–{100 * high:.1f})",
            str(score.matches),
            f"{climb.rung.goal:.0%}",
            {"yes": "reached", "no": "missed", "not sure": "not sure"}[climb.verdict],
        )
    versions = {one.game: one.rules for one in (c.pairing.report.experiment for c in climbs)}
    told = ", ".join(f"{game} {rules}" for game, rules in versions.items())
    out().print(f"Rules versions: {told}")
    out().print(listing)
