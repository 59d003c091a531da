"""A recorded match for each table. A change of the rules shows as a change of these files.

    BREAKFALL_WRITE_GOLDEN=1 .venv/bin/python -m pytest tests/contract/test_golden.py

writes them anew; read the difference before you commit it. Where a match is played otherwise, not
only told otherwise, old records no longer replay: the game's `rules_version` must rise, and
`golden/versions.json` keeps what each version played.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest

import breakfall
from breakfall import Luck, Match
from tests.contract.playing import Table, all_tables

GOLDEN = Path(__file__).parent / "golden"
VERSIONS = GOLDEN / "versions.json"
SEED = 2026
IS_WRITING = os.environ.get("BREAKFALL_WRITE_GOLDEN") == "1"


def told(table: Table) -> str:
    """A random match as its spectators and those who are asked live it."""
    match, luck = table.match(SEED), Luck(SEED)
    lines: list[str] = []
    heard = 0
    while match.outcome is None:
        heard = retell(match, heard, lines)
        choice = match.choices[0]
        index = luck.below(len(choice))
        chosen = choice.options[index]
        lines.append(f"    seat {choice.seat}: {choice.prompt} -> {chosen.label} [{chosen.key}]")
        match.choose(index, choice.seat)
    retell(match, heard, lines)
    lines.append(f"{match.outcome.reason}; scores {match.outcome.scores}")
    return "\n".join(lines) + "\n"


def retell(match: Match, heard: int, lines: list[str]) -> int:
    log = match.log(None)
    lines.extend(log[heard:])
    return len(log)


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_golden_match_is_still_the_same(table: Table) -> None:
    path = GOLDEN / f"{table}.txt"
    if IS_WRITING:
        path.write_text(told(table))
    assert told(table) == path.read_text()


def played(game: str) -> str:
    """A digest of the choices and results of the game's golden matches, whatever their words."""
    total = hashlib.sha256()
    for table in all_tables():
        if table.game == game:
            match, luck = table.match(SEED), Luck(SEED)
            while match.outcome is None:
                choice = match.choices[0]
                index = luck.below(len(choice))
                total.update(f"{choice.seat} {choice.kind} {choice.keys[index]}\n".encode())
                match.choose(index, choice.seat)
            total.update(f"{match.outcome.winners} {match.outcome.scores}\n".encode())
    return total.hexdigest()[:16]


@pytest.mark.parametrize("game", breakfall.games(), ids=lambda game: game.key)
def test_rules_that_play_otherwise_have_a_new_version(game: breakfall.Game) -> None:
    versions: dict[str, dict[str, str]] = json.loads(VERSIONS.read_text())
    known, version = versions.setdefault(game.key, {}), str(game.rules_version)
    if IS_WRITING and version not in known:
        known[version] = played(game.key)
        VERSIONS.write_text(json.dumps(versions, indent=2) + "\n")
    assert played(game.key) == known.get(version), (
        f"{game.title} plays otherwise than its rules version {version} did: raise rules_version, "
        "then write the golden matches anew"
    )
