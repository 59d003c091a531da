"""`balance`: is a game, a side or a card fair?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import breakfall
from breakfall.bots import DEFAULT_BOT
from breakfall.cli.catalog import AsJson, GameKey
from breakfall.cli.lab_session import (
    NAMES,
    Cluster,
    FirstSeed,
    LabSession,
    OtherCode,
    Players,
    StoreFile,
    Until,
    Workers,
    lab_session,
    names_in,
)
from breakfall.cli.output import check_can_write, out, print_json, table, write_result
from breakfall.cli.settings import GameSettings, read_settings
from breakfall.core.overlay import Changes
from breakfall.lab.balance import Balance, Chapter, experiments, spread_of
from breakfall.lab.card_lines import CardLine
from breakfall.lab.changes import read_changes
from breakfall.lab.experiment import Experiment
from breakfall.lab.statistics import Share, mean
from breakfall.lab.what_if import Shift, WhatIf

GROUPS = ("seat", "order", "side", "pairing")
EITHER_END = 8  # cards of a long list that are printed


def balance(
    game: GameKey,
    form: Annotated[
        list[str] | None,
        typer.Option("--format", help="A format; may be given again; all of them without it."),
    ] = None,
    players: Players = None,
    games: Annotated[int, typer.Option(help="Matches for each format.")] = 400,
    bots: Annotated[
        str, typer.Option(metavar="BOT", help=f"Who plays against itself: {NAMES}.")
    ] = DEFAULT_BOT,
    seed: FirstSeed = 1,
    until: Until = None,
    workers: Workers = None,
    cluster: Cluster = None,
    store: StoreFile = None,
    accept_other_code: OtherCode = False,
    option: GameSettings = None,
    change: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="NAME.ATTRIBUTE=VALUE",
            help='What if a card were different: "Dawnblade Irsa.hp=7"; may be given again.',
        ),
    ] = None,
    cards: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="What if these cards were: TOML or JSON, a table each."),
    ] = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a report with plots.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Let a bot play against itself and tell how fair sides, seats and cards are.

    How matches go is told by the game's own estimate of who stands better. What a card does is
    told by those who had it: it may be good, or only be played by those who are ahead already.
    """
    changes = read_changes(breakfall.find_game(game), change or [], cards)
    plan = experiments(
        game, form or [], players, names_in(bots), games, seed, read_settings(option)
    )
    for formats in plan:
        for experiment in formats:
            experiment.check()
    if html is not None:
        check_can_write(html)
    rounds = 2 if changes else 1
    with lab_session(
        games * len(plan) * rounds,
        workers,
        store,
        cluster=cluster,
        accept_other_code=accept_other_code,
    ) as lab:
        told = balance_of(lab, plan, until)
        what_if = None if not changes else WhatIf(changes, told, changed(lab, told, changes))
    if html is not None:
        write_html(html, told, what_if)
    if json:
        print_json(told.as_json() if what_if is None else what_if.as_json())
    elif what_if is None:
        print_balance(told)
    else:
        print_what_if(what_if)


def balance_of(
    lab: LabSession, plan: list[list[Experiment]], until: float | None = None
) -> Balance:
    reports = iter(lab.run_all([one for formats in plan for one in formats], until))
    return Balance([Chapter([next(reports) for _ in formats]) for formats in plan])


def changed(lab: LabSession, told: Balance, changes: Changes) -> Balance:
    """As many matches on the same deals, with other cards."""
    plan = [
        [
            replace(report.experiment, games=len(report.matches), changes=changes)
            for report in part.reports
        ]
        for part in told.chapters
    ]
    return balance_of(lab, plan)


def write_html(path: Path, told: Balance, what_if: WhatIf | None) -> None:
    from breakfall.lab.page import page

    write_result(path, page(told, what_if))


def print_what_if(what_if: WhatIf) -> None:
    console = out()
    console.print(
        f"What if {what_if.title}? Rules version {what_if.after.info.rules_version}: "
        f"{what_if.after.matches} matches of {what_if.after.bots} against itself, "
        "and as many on the same deals with the built-in cards."
    )
    for at, part in enumerate(what_if.before.chapters):
        console.print()
        listing = table(part.title, "Built-in", "Changed", "Difference", "")
        for one in what_if.shifts(at):
            listing.add_row(f"  {one.name}", f"{one.before:.1%}", f"{one.after:.1%}", *shift(one))
        console.print(listing)
    console.print()
    listing = table("Card", "Played", "now", "Won with", "now")
    for old, new in what_if.changed_cards:
        played = (f"{old.played.rate:.0%}", f"{new.played.rate:.0%}")
        listing.add_row(old.name, *played, f"{old.won_with.rate:.1%}", f"{new.won_with.rate:.1%}")
    console.print(listing)


def shift(one: Shift) -> tuple[str, str]:
    low, high = one.effect.interval
    is_sure = low > 0 or high < 0
    return (f"{one.effect.value:+.1%} ± {(high - low) / 2:.1%}", "surely" if is_sure else "")


def print_balance(told: Balance) -> None:
    console = out()
    console.print(
        f"{told.info.title}, rules version {told.info.rules_version}: {told.matches} matches of "
        f"{told.bots} against itself."
    )
    for one in told.chapters:
        console.print()
        print_chapter(console, one)
    console.print()
    print_cards(console, told.cards)


def print_chapter(console: Console, one: Chapter) -> None:
    console.print(f"{one.title}: {len(one.matches)} matches, fair is {one.fair:.1%}")
    listing = table("", "Points", "95% interval", "Matches")
    for group in GROUPS:
        for name, share in one.groups.get(group, {}).items():
            listing.add_row(f"  {name}", *cells(share, one.fair))
    listing.add_row("  draws", f"{one.draws.rate:.1%}", interval(one.draws), str(one.draws.total))
    console.print(listing)
    if one.lengths:
        console.print(f"  Length: {spread_of(one.lengths)} rounds or turns")
    if one.decided:
        clear, back = one.clear_at, one.comebacks
        console.print(
            f"  The lead changed {mean(one.lead_changes):.1f} times; after "
            f"{clear[len(clear) // 2]:.0%} of a match the winner was never behind again; "
            f"who was behind at half-time won {back.rate:.0%} ({interval(back)})"
        )


def print_cards(console: Console, cards: list[CardLine]) -> None:
    """Where there are many, those at either end."""
    known = [card for card in cards if card.won_with.total and card.won_without.total]
    listing = table("Card", "Played", "Won with", "Without", "Difference", "")
    shown = known if len(known) <= 2 * EITHER_END else known[:EITHER_END] + known[-EITHER_END:]
    for card in shown:
        low, high = card.effect.interval
        reach = (high - low) / 2
        listing.add_row(
            card.name,
            f"{card.played.rate:.0%}",
            f"{card.won_with.rate:.1%}",
            f"{card.won_without.rate:.1%}",
            f"{card.effect.value:+.1%} ± {reach:.1%}",
            "stands out" if card.effect.stands_out else "",
        )
    console.print(listing)
    if len(shown) < len(known):
        console.print(f"  and {len(known) - len(shown)} cards between them: --json, --html")


def cells(share: Share, fair: float) -> tuple[str, str, str]:
    low, high = share.interval
    is_off = not low <= fair <= high
    return (f"{share.rate:.1%}", interval(share) + (" *" if is_off else ""), str(share.total))


def interval(share: Share) -> str:
    low, high = share.interval
    return f"{low:.1%} to {high:.1%}"
