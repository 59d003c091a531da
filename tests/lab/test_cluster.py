"""The lab on a cluster."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from breakfall import BreakfallError
from breakfall.lab.cluster import load_ray, work_alike
from breakfall.lab.simulate import simulate
from breakfall.lab.tasks import Task
from tests.lab.two_nodes import PLAN

ROOT = Path(__file__).parent.parent.parent


def test_a_node_killed_on_the_way_costs_time_and_not_a_digit() -> None:
    """Two nodes, one killed in the middle, play what one process plays."""
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        done = subprocess.run(
            [sys.executable, "-m", "tests.lab.two_nodes", folder],
            cwd=ROOT,
            env=os.environ,
            capture_output=True,
            text=True,
        )
    assert done.returncode == 0, done.stderr
    first, _, second = done.stdout.partition("\n")
    result = json.loads(first)
    assert result["sizes"] == [2]
    assert result["heard"] == PLAN.games
    report = simulate(PLAN).as_json()
    del report["timing"], result["report"]["timing"]
    assert result["report"] == report
    assert json.loads(second)["games"] == 2  # from the command line, on the node that is left


def test_a_node_with_other_rules_or_bots_is_refused() -> None:
    with pytest.raises(BreakfallError, match="other rules or bots"):
        work_alike("another Breakfall", Task(1, PLAN, (0,), keep_records=False))


def test_whoever_lacks_ray_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BreakfallError, match=r"breakfall\[cluster\]"):
        load_ray()
