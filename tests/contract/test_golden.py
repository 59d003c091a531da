"""A recorded match for each table. A change of the rules shows as a change of these files.

    BREAKFALL_WRITE_GOLDEN=1 .venv/bin/python -m pytest tests/contract/test_golden.py

writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from breakfall import Luck, Match
from tests.contract.playing import Table, all_tables

GOLDEN = Path(__file__).parent / "golden"
SEED = 2026


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
        lines.append(f"    seat {choice.player}: {choice.prompt} -> {chosen.label} [{chosen.key}]")
        match.choose(index, choice.player)
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
    if os.environ.get("BREAKFALL_WRITE_GOLDEN") == "1":
        path.write_text(told(table))
    assert told(table) == path.read_text()
