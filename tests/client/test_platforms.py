"""Where matches and decks are kept on each system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from breakfall.client import saves

data_folder_of_this_system = saves.data_folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("system", "folder"),
    [
        ("linux", ".local/share/breakfall"),
        ("darwin", "Library/Application Support/breakfall"),
        ("win32", "AppData/Local/breakfall"),
    ],
)
def test_each_system_has_its_place(
    system: str, folder: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert data_folder_of_this_system() == home / folder


def test_the_user_may_name_another_place(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    assert data_folder_of_this_system() == home / "elsewhere/breakfall"
