"""The command line: `breakfall …`.

Bad input is one line on stderr and exit code 2, whoever finds it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import breakfall
from breakfall.cli import (
    arena,
    balance,
    catalog,
    decks,
    ladder,
    matches,
    play,
    serve,
    simulate,
    train,
)
from breakfall.cli.output import complain
from breakfall.core.errors import BreakfallError

STOPPED = 130

__all__ = ["app", "main", "run"]

app = typer.Typer(
    name="breakfall",
    help="Five tabletop games, at a table in the browser or the terminal.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(play.play)
app.command()(play.replay)
app.command()(serve.serve)
app.command()(simulate.simulate)
app.command()(arena.arena)
app.command()(ladder.ladder)
app.command()(balance.balance)
app.command()(matches.matches)
app.command()(train.train)
app.command()(catalog.games)
app.command()(catalog.cards)
app.command()(decks.decks)
app.command()(catalog.rules)


@app.callback(invoke_without_command=True)
def breakfall_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        print(f"breakfall {breakfall.__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the answer is the exit code."""
    command = typer.main.get_command(app)
    try:
        answer = command.main(list(arguments), prog_name="breakfall", standalone_mode=False)
    except BreakfallError as error:
        complain(error)
        return 2
    except typer.TyperException as error:  # an unknown option, a missing argument
        complain(error.format_message())
        return 2
    except typer.Abort:
        return STOPPED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    if answer == STOPPED:  # Typer's word for Ctrl+C
        complain("stopped")
    return answer if isinstance(answer, int) else 0
