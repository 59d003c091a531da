"""The steps of a set-up say what they are doing, also to somebody whose program keeps it quiet."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STEPS = f"import sys; sys.path.insert(0, {str(ROOT / 'tools')!r}); import steps\n"


def test_progress_of_a_command_is_passed_on_and_the_rest_of_its_output_is_not() -> None:
    command = (
        'print("progress: 3 of 9 files compiled", flush=True); print("a note of the compiler")'
    )
    script = f"{STEPS}steps.run('compiling', [sys.executable, '-c', {command!r}], advice='')"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == ""
    said = done.stderr.splitlines()
    assert said[:2] == ["  compiling …", "    3 of 9 files compiled"]
    assert len(said) == 3


def test_a_command_that_fails_shows_what_it_said() -> None:
    command = 'print("progress: 1"); print("no such header"); raise SystemExit(1)'
    script = f"{STEPS}steps.run('compiling', [sys.executable, '-c', {command!r}], advice='Hm.')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 1
    assert "Could not finish: compiling\n\nno such header\n\nHm." in done.stderr


def test_a_build_whose_output_is_kept_still_speaks_on_the_terminal() -> None:
    """As under pip: stderr goes to a pipe, but there is a terminal."""
    inner = f"{STEPS}with steps.told_to_the_terminal(): steps.say('compiling 190 modules')"
    kept = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}], stderr=-3)"
    terminal = f"import pty, sys; pty.spawn([sys.executable, '-c', {kept!r}])"
    done = subprocess.run([sys.executable, "-c", terminal], capture_output=True, text=True)
    assert "compiling 190 modules" in done.stdout
