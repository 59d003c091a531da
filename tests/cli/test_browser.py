"""`breakfall play` opens a browser: a real one, as far as Python's webbrowser can tell."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx


@contextmanager
def playing(folder: Path, *arguments: str) -> Iterator[IO[str]]:
    """`breakfall play …` with a browser that writes down where it was sent; what it prints."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {folder}/opened\n')
    browser.chmod(0o755)
    breakfall = Path(sys.executable).with_name("breakfall")
    process = subprocess.Popen(
        [breakfall, "play", *arguments, "--database", f"sqlite:///{folder}/tables.sqlite"],
        env=os.environ | {"BROWSER": f"{browser} %s", "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout
    finally:
        process.terminate()
        process.communicate()


def test_a_browser_opens_at_the_table_that_was_created(tmp_path: Path) -> None:
    with playing(tmp_path, "break", "--hot-seat") as lines:
        at = lines.readline().removeprefix("Breakfall is at ").strip()
        assert lines.readline().startswith("It opens in your browser.")
        opened = (tmp_path / "opened").read_text()
        assert opened.startswith(f"{at}/table/")
        room, _, secret = opened.removeprefix(f"{at}/table/").partition("#key=")
        mine = {"keys": [{"room": room, "secret": secret}]}
        [found] = httpx.post(f"{at}/api/tables/mine", json=mine, trust_env=False).json()
        assert (found["game"], found["seats"]) == ("break", [0, 1])


def test_without_a_game_it_opens_at_home(tmp_path: Path) -> None:
    with playing(tmp_path) as lines:
        at = lines.readline().removeprefix("Breakfall is at ").strip()
        assert lines.readline().startswith("It opens in your browser.")
        assert (tmp_path / "opened").read_text() == at


def test_no_browser_opens_where_none_is_wanted(tmp_path: Path) -> None:
    with playing(tmp_path, "break", "--no-browser") as lines:
        at = lines.readline().removeprefix("Breakfall is at ").strip()
        assert lines.readline().startswith(f"Your table: {at}/table/")
        assert not (tmp_path / "opened").exists()
