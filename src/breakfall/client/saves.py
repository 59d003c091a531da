"""Saved matches: a record, and who sits where, in a folder of the user's own."""

from __future__ import annotations

import json
import os
import secrets
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from breakfall.core.errors import BreakfallError
from breakfall.core.match import Match
from breakfall.core.nesting import TOO_DEEP, is_deep

Saved = dict[str, object]


def data_folder() -> Path:
    """Where this system keeps what programs remember for a user."""
    home = Path.home()
    if sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "breakfall"


def matches_folder() -> Path:
    return data_folder() / "matches"


def own_decks() -> dict[str, str]:
    """The player's own deck files: each with its name and its text."""
    found: dict[str, str] = {}
    for path in sorted((data_folder() / "decks").glob("*.deck")):
        with suppress(OSError, UnicodeDecodeError):
            found[path.stem] = path.read_text(encoding="utf-8")
    return found


def new_path(match: Match) -> Path:
    """A name that says what was played and when, with a tail that no other match has."""
    setup = match.setup
    when = time.strftime("%Y-%m-%d-%H%M")
    name = f"{setup.game.key}-{setup.format.key}-{when}-{secrets.token_hex(3)}.json"
    return matches_folder() / name


def write(path: Path, data: Saved) -> None:
    """Write all of it or nothing: a new file takes the place of the old one."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink()
        raise BreakfallError(f"cannot save to {path}: {error.strerror}") from None


def read(path: Path) -> Saved:
    """The record in a file; a clear line where there is none."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BreakfallError(f"cannot read {path}: {error.strerror}") from None
    except ValueError:
        raise BreakfallError(f"{path} is not a Breakfall record: it is not JSON") from None
    except RecursionError:
        raise BreakfallError(f"{path} is not a Breakfall record: {TOO_DEEP}") from None
    if not isinstance(data, dict):
        raise BreakfallError(f"{path} is not a Breakfall record")
    if is_deep(data):
        raise BreakfallError(f"{path} is not a Breakfall record: {TOO_DEEP}")
    return data


@dataclass(frozen=True)
class Unfinished:
    """A saved match that can go on, with what tells it from the others."""

    path: Path
    game: str
    format: str
    choices: int
    saved_at: float

    @property
    def when(self) -> str:
        return time.strftime("%d %b %H:%M", time.localtime(self.saved_at))


def unfinished_matches() -> list[Unfinished]:
    """What can go on, newest first. Files that are no records are passed over."""
    found: list[Unfinished] = []
    for path in matches_folder().glob("*.json"):
        try:
            data = read(path)
        except BreakfallError:
            continue
        choices = data.get("choices")
        if isinstance(choices, list) and data.get("outcome") is None:
            game, form = str(data.get("game")), str(data.get("format"))
            found.append(Unfinished(path, game, form, len(choices), path.stat().st_mtime))
    return sorted(found, key=lambda one: one.saved_at, reverse=True)


def newest() -> Path:
    """The match that was saved last."""
    found = unfinished_matches()
    if not found:
        raise BreakfallError(f"there is no match to go on with in {matches_folder()}")
    return found[0].path
