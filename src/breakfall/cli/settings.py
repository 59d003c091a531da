"""`--option KEY=VALUE`: what is agreed before a match, for any game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from breakfall.core.errors import BreakfallError

GameSettings = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="KEY=VALUE",
        help="A setting of the game (`breakfall games --json` lists them); may be given again. "
        "KEY=@FILE reads the value from a file.",
    ),
]


def read_settings(given: list[str] | None) -> dict[str, str]:
    settings: dict[str, str] = {}
    for one in given or []:
        key, equals, value = one.partition("=")
        if not equals or not key:
            raise BreakfallError(f"--option wants KEY=VALUE, not {one!r}")
        if key in settings:
            raise BreakfallError(f"--option {key} is given twice")
        settings[key] = read_text(Path(value[1:])) if value.startswith("@") else value
    return settings


def read_text(path: Path) -> str:
    """The whole file, without the mark that some editors put before a text."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BreakfallError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BreakfallError(f"cannot read {path}: it is not a text file") from None
