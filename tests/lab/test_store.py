"""Results on disk."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import breakfall
from breakfall import BreakfallError
from breakfall.lab import store as store_module
from breakfall.lab.executors import SerialExecutor
from breakfall.lab.experiment import CardUse, Course, Experiment
from breakfall.lab.play import play
from breakfall.lab.simulate import run, run_all, simulate
from breakfall.lab.store import Store

RULES = breakfall.find_game("nightbreak").rules_version
PLAN = Experiment("nightbreak", "classic", 2, ("greedy", "random"), 6, 1)


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    course = Course((0.5, 0.25, 1.0), 2, 0.625, 0.25)
    uses = (CardUse(0, "irsa", 1, 0, 1), CardUse(1, "tosk", 2, 3, 0))
    match = replace(play(PLAN, 3), seed=2**64 - 1, course=course, cards=uses)
    with Store(tmp_path / "a.db") as store:
        key = store.open_experiment(PLAN)
        store.add(key, PLAN, [match])
    with Store(tmp_path / "a.db") as store:
        assert store.matches(key, 4) == [match]
        assert store.matches(key, 3) == []
        assert store.missing(key, range(5)) == [0, 1, 2, 4]


def test_a_run_that_was_stopped_goes_on_and_ends_like_one_that_was_not(tmp_path: Path) -> None:
    class TiredAfterThree(SerialExecutor):
        def play(self, tasks):  # type: ignore[no-untyped-def]
            for number, done in enumerate(super().play(tasks)):
                if number == 3:
                    raise KeyboardInterrupt
                yield done

    with Store(tmp_path / "a.db") as store, pytest.raises(KeyboardInterrupt):
        run(PLAN, store, TiredAfterThree())
    heard: list[int] = []
    with Store(tmp_path / "a.db") as store:
        resumed = run(PLAN, store, SerialExecutor(), on_matches=heard.append)
    assert heard == [3, 1, 1, 1]
    assert resumed.matches == simulate(PLAN).matches


ENDLESS = """
import sys
from breakfall.lab.experiment import Experiment
from breakfall.lab.simulate import run
from breakfall.lab.executors import SerialExecutor
from breakfall.lab.store import Store

plan = Experiment("nightbreak", "classic", 2, ("random",), 1_000_000, 1)
run(plan, Store(sys.argv[1]), SerialExecutor(), on_matches=lambda count: print(count, flush=True))
"""


def test_a_killed_process_leaves_every_match_that_was_over(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with subprocess.Popen(
        [sys.executable, "-c", ENDLESS, str(file)], env=os.environ, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        told = [int(process.stdout.readline()) for _ in range(6)]
        process.send_signal(signal.SIGKILL)
    assert told == [0, 1, 1, 1, 1, 1]
    plan = replace(PLAN, bots=("random",), games=5)
    with Store(file) as store:
        assert store.matches(1, 5) == simulate(plan).matches


def test_several_experiments_in_one_go_tell_what_each_tells_alone(tmp_path: Path) -> None:
    plan = [replace(PLAN, bots=("random",), games=5), replace(PLAN, games=2)]
    heard: list[tuple[int, int]] = []
    with Store(tmp_path / "a.db") as store:
        run(replace(plan[0], games=2), store, SerialExecutor())
        reports = run_all(
            plan, store, SerialExecutor(), on_matches=lambda *told: heard.append(told)
        )
    assert [report.matches for report in reports] == [simulate(one).matches for one in plan]
    assert heard == [(0, 2), (1, 0), (0, 1), (0, 1), (0, 1), (1, 1), (1, 1)]


def test_more_matches_are_the_same_experiment_and_other_bots_another(tmp_path: Path) -> None:
    with Store(tmp_path / "a.db") as store:
        first = store.open_experiment(PLAN)
        assert store.open_experiment(replace(PLAN, games=1000)) == first
        assert store.open_experiment(replace(PLAN, bots=("random",))) != first
        store.open_experiment(replace(PLAN, settings={"first": "0"}))
        assert [name for _, name, _ in store.experiments()] == [
            f"nightbreak classic, rules {RULES}, 2 players, greedy v random",
            f"nightbreak classic, rules {RULES}, 2 players, random",
            f"nightbreak classic, rules {RULES}, 2 players, greedy v random, first=0",
        ]


def test_matches_of_other_rules_or_bots_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store(tmp_path / "a.db") as store:
        store.open_experiment(PLAN)
    monkeypatch.setattr(store_module, "code_of_matches", lambda: "another day")
    with Store(tmp_path / "a.db") as store, pytest.raises(BreakfallError, match="other rules"):
        store.open_experiment(PLAN)
    with Store(tmp_path / "a.db", accept_other_code=True) as store:
        assert store.open_experiment(PLAN) == 1


def test_another_version_of_the_rules_is_another_experiment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even for those who accept other code."""
    with Store(tmp_path / "a.db", accept_other_code=True) as store:
        assert store.open_experiment(PLAN) == 1
        monkeypatch.setattr(breakfall.find_game("nightbreak"), "rules_version", RULES + 1)
        assert store.open_experiment(PLAN) == 2
        names = [name for _, name, _ in store.experiments()]
        assert f"rules {RULES}," in names[0]
        assert f"rules {RULES + 1}," in names[1]


def test_every_match_can_be_put_on_the_table_again(tmp_path: Path) -> None:
    with Store(tmp_path / "a.db") as store:
        run(PLAN, store, SerialExecutor())
        record = store.record(1, 5)
        with pytest.raises(BreakfallError, match="no match 6"):
            store.record(1, 6)
    match = breakfall.load(json.loads(json.dumps(record)))
    assert match.setup.seed == 3
    assert match.decisions == play(PLAN, 5).decisions


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "a.db")
    database.execute("create table recipes (name text)")
    database.close()
    with pytest.raises(BreakfallError, match="no results of the lab"):
        Store(tmp_path / "a.db")
    (tmp_path / "b.db").write_text("This is a letter, not a database. " * 100)
    with pytest.raises(BreakfallError, match=r"cannot use .*b\.db"):
        Store(tmp_path / "b.db")
    with pytest.raises(BreakfallError, match="cannot use"):
        Store(tmp_path / "nowhere" / "c.db")
