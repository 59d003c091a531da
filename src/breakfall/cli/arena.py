"""`arena`: which bot is how strong."""

from __future__ import annotations

from typing import Annotated

import typer

import breakfall
from breakfall.cli.catalog import AsJson, GameKey
from breakfall.cli.lab_session import (
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
    two_teams,
)
from breakfall.cli.output import out, print_json, table
from breakfall.cli.settings import GameSettings, read_settings
from breakfall.cli.simulate import score_cells
from breakfall.lab.arena import Pairing, elo, pairing, pairings
from breakfall.lab.elo import Rating
from breakfall.lab.experiment import Experiment


def arena(
    game: GameKey,
    bots: Annotated[
        str, typer.Option(metavar="A,B,C", help="The bots, weakest first; the first is Elo 0.")
    ] = "random,greedy",
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Only neighbours in the list meet.")
    ] = False,
    form: Form = None,
    players: Players = None,
    games: Annotated[int, typer.Option(help="Matches for each pairing.")] = 100,
    seed: FirstSeed = 1,
    until: Until = None,
    workers: Workers = None,
    cluster: Cluster = None,
    store: StoreFile = None,
    accept_other_code: OtherCode = False,
    option: GameSettings = None,
    json: AsJson = False,
) -> None:
    """Let bots meet each other, each two on the same deals, and rate them.

    Without --format the game's first format with two sides is played.
    """
    info = breakfall.find_game(game)
    key, count = two_teams(game) if form is None else (form, info.format(form).players[0])
    named = names_in(bots)
    whole = Experiment(
        game, key, count if players is None else players, named, games, seed, read_settings(option)
    )
    couples = pairings(whole, neighbours_only=ladder)
    for couple in couples:
        couple.check()
    with lab_session(
        games * len(couples), workers, store, cluster=cluster, accept_other_code=accept_other_code
    ) as lab:
        played = [pairing(report) for report in lab.run_all(couples, until)]
    rated = elo(named, played)
    if json:
        print_json(
            {
                "pairings": [one.as_json() for one in played],
                "elo": {name: rating.as_json() for name, rating in rated.items()},
            }
        )
    else:
        print_arena(whole, played, rated)


def print_arena(whole: Experiment, played: list[Pairing], rated: dict[str, Rating]) -> None:
    console = out()
    console.print(
        f"{whole.game} {whole.format}, {whole.players} players, deals from seed {whole.seed}; "
        "every deal is played from both sides."
    )
    console.print(f"Rules version {whole.rules}.")
    console.print()
    listing = table("Bot", "Elo", "95% interval")
    for name, rating in sorted(rated.items(), key=lambda one: -one[1].elo):
        listing.add_row(name, f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}")
    console.print(listing)
    console.print()
    listing = table("Pairing", "Mean", "95% interval", "Deals", "Matches")
    for one in played:
        listing.add_row(f"{one.one} v {one.two}", *score_cells(one.score))
    console.print(listing)
