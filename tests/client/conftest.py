"""No test of a front end writes into anybody's home."""

from __future__ import annotations

from pathlib import Path

import pytest

from breakfall.client import saves


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setattr(saves, "data_folder", lambda: folder)
    return folder
