"""Reading what somebody wants to change of the cards: from the command line, or from a file."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path

from breakfall.core.cards import Face, key_of
from breakfall.core.errors import BreakfallError
from breakfall.core.game import Game
from breakfall.core.nesting import TOO_DEEP, is_deep
from breakfall.core.overlay import Changes, apply_overlay, card_named, remove_overlay, value_of


def read_changes(info: Game, assignments: list[str], file: Path | None) -> Changes:
    """Checked, with the cards by their names; a clear error for what does not fit."""
    changes = {} if file is None else read_file(info.faces(), file)
    for one in assignments:
        card, path, value = read_assignment(info.faces(), one)
        changes.setdefault(card, {})[path] = value
    try:
        apply_overlay(info.key, info.faces(), changes)
    finally:
        remove_overlay(info.key)
    return changes


def read_assignment(faces: Sequence[Face], text: str) -> tuple[str, str, object]:
    """From "Dawnblade Irsa.hp=7": the card, what of it, and the value in its own kind."""
    left, equals, value = text.partition("=")
    if not equals or "." not in left:
        raise BreakfallError(f"--set wants NAME.ATTRIBUTE=VALUE, not {text!r}")
    face, path = split_name(faces, left.strip())
    return face.name, path, in_its_kind(value_of(face, path), value.strip())


def split_name(faces: Sequence[Face], left: str) -> tuple[Face, str]:
    """A name may hold dots itself, so the longest that is a card's is taken."""
    keys = {face.key: face for face in faces}
    for at in range(len(left) - 1, 0, -1):
        if left[at] == "." and key_of(left[:at]) in keys:
            return keys[key_of(left[:at])], left[at + 1 :]
    name, _, path = left.partition(".")
    return card_named(faces, name), path


def in_its_kind(old: object, value: str) -> object:
    """A number where a number stands now; what cannot be read so is told later as it is."""
    if isinstance(old, str):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


def read_file(faces: Sequence[Face], file: Path) -> Changes:
    """TOML or JSON: a table for each card; tables in it reach deeper, as in `power.cost`."""
    try:
        text = file.read_text(encoding="utf-8-sig")
        data = json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise BreakfallError(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BreakfallError(f"cannot read {file}: it is not a text file") from None
    except ValueError as error:
        raise BreakfallError(f"cannot read {file}: {error}") from None
    except RecursionError:
        raise BreakfallError(f"{file} is no card file: {TOO_DEEP}") from None
    if is_deep(data):
        raise BreakfallError(f"{file} is no card file: {TOO_DEEP}")
    if not isinstance(data, dict) or not all(isinstance(one, dict) for one in data.values()):
        raise BreakfallError(f"{file} is no card file: it wants a table for each card")
    return {card_named(faces, name).name: flat(values) for name, values in data.items()}


def flat(values: dict[str, object]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in values.items():
        if isinstance(value, dict):
            found |= {f"{name}.{inner}": deep for inner, deep in flat(value).items()}
        else:
            found[name] = value
    return found
