"""The contract that finds import cycles, held against small packages."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import grimp
import pytest

NoCycles = import_module("tools.import_contracts").NoCycles


def cycle_in(folder: Path, **modules: str) -> list[str]:
    """What the contract says of a package `house` with these modules."""
    package = folder / "house"
    package.mkdir()
    (package / "__init__.py").touch()
    for name, text in modules.items():
        (package / f"{name}.py").write_text(text)
    graph = grimp.build_graph("house", cache_dir=None)
    contract = NoCycles(
        "cycles",
        session_options={"root_packages": ["house"]},
        contract_options={},
    )
    found: list[str] = contract.check(graph, verbose=False).metadata["cycle"]
    return found


@pytest.fixture(autouse=True)
def importable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)


TYPING = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from house import room\n"


def test_an_import_for_type_checking_closes_a_cycle(tmp_path: Path) -> None:
    assert set(cycle_in(tmp_path, room="from house import bots", bots=TYPING)) == {
        "house.bots",
        "house.room",
    }


def test_an_import_in_a_function_closes_a_cycle(tmp_path: Path) -> None:
    late = "def seat():\n    from house import room\n"
    assert cycle_in(tmp_path, room="from house import bots", bots=late)


def test_imports_that_point_one_way_are_no_cycle(tmp_path: Path) -> None:
    assert (
        cycle_in(tmp_path, room="from house import bots, db", bots="from house import db", db="")
        == []
    )
