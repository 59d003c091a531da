"""Records that were written by the version before still load, and play on as they would have.

`records/GAME-whole-N.json` and `-begun-N.json` were written when the record's version was N.
Records of older rules cannot be replayed; they are told apart by a clear message.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import breakfall
from breakfall import BreakfallError

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def read(path: Path) -> dict[str, object]:
    data: dict[str, object] = json.loads(path.read_text())
    return data


def has_todays_rules(data: dict[str, object]) -> bool:
    return breakfall.find_game(str(data["game"])).rules_version == data["rules"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_an_older_version_loads_and_is_saved_anew(path: Path) -> None:
    data = read(path)
    if not has_todays_rules(data):
        with pytest.raises(BreakfallError, match="rules version"):
            breakfall.load(data)
        return
    match = breakfall.load(data)
    saved = match.record()
    assert saved["choices"] == data["choices"]
    assert saved["settings"] == data["options"]
    stated = data["outcome"]
    if isinstance(stated, dict):
        assert match.outcome is not None
        assert match.outcome.winners == stated["winners"]
        assert match.outcome.scores == stated["scores"]
    assert breakfall.load(saved).record() == saved


def test_there_are_records_of_every_game_with_todays_rules() -> None:
    found = {str(data["game"]) for data in map(read, RECORDS) if has_todays_rules(data)}
    assert found >= {"nightbreak", "break", "nightfall", "hellbreak", "havenfall"}


def test_an_older_record_with_another_winner_is_refused() -> None:
    data = read(next(path for path in RECORDS if path.stem.startswith("nightbreak-whole")))
    outcome = data["outcome"]
    assert isinstance(outcome, dict)
    outcome["winners"] = [1 - outcome["winners"][0]]
    with pytest.raises(BreakfallError, match="breaks at its end"):
        breakfall.load(data)
