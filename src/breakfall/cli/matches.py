"""`matches`: what is in a file of results, and one match of it, to be seen on the table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from breakfall.cli.catalog import AsJson
from breakfall.cli.output import out, print_json, table
from breakfall.core.errors import BreakfallError
from breakfall.lab.store import Store


def matches(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What --store wrote.")],
    match: Annotated[
        int | None, typer.Option(metavar="N", help="Print the record of this match.")
    ] = None,
    experiment: Annotated[
        int | None, typer.Option(metavar="K", help="Of this experiment, where there are several.")
    ] = None,
    json: AsJson = False,
) -> None:
    """List the experiments in a file of results, or print the record of one match.

    `breakfall matches results.db --match 17 > odd.json`, then `breakfall replay odd.json`.
    """
    if not os.path.isfile(file):  # noqa: PTH113 -- also for names that no file can have
        raise BreakfallError(f"there is no file {file}")
    with Store(file) as store:
        there = store.experiments()
        if match is not None:
            print_json(store.record(the_one(there, experiment), match))
        elif json:
            names = ("experiment", "name", "matches")
            print_json([dict(zip(names, one, strict=True)) for one in there])
        else:
            listing = table("Experiment", "What is played", "Matches")
            for key, name, count in there:
                listing.add_row(str(key), Text(name), str(count))
            out().print(listing)


def the_one(there: list[tuple[int, str, int]], wanted: int | None) -> int:
    keys = [key for key, _, _ in there]
    if wanted is None and len(keys) == 1:
        return keys[0]
    if wanted not in keys:
        listed = ", ".join(map(str, keys))
        raise BreakfallError(f"--experiment says which one is meant; there are: {listed}")
    return wanted
