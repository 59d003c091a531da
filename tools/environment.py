"""The project's own Python environment in .venv, installed from the lock files."""

import importlib.util
import os
import sys
from pathlib import Path

from steps import ROOT, Command, Stamp, StepFailed, digest, one_at_a_time, run, say

VENV = ROOT / ".venv"
SCRIPTS = VENV / "bin"
PYTHON = SCRIPTS / "python"

NETWORK_ADVICE = "Is the network up? Run the same command again; what is done already is kept."


def prepare(lock: str) -> None:
    """Make .venv hold what `lock` lists, and the project itself, editable."""
    with one_at_a_time("setup"):
        if not environment_stamp().is_fresh() or not PYTHON.exists():
            say("Setting up Breakfall in .venv; this takes a moment and happens once.")
            make_environment()
        install_uv()
        install(lock)
        install_project()


def install(lock: str) -> None:
    """Install a lock file. The locks agree with each other, so each can go on top of another."""
    stamp = stamp_of(lock, digest(ROOT / lock))
    if not stamp.is_fresh():
        uv_install(f"installing {lock}", "--require-hashes", "-r", lock)
        stamp.press()


def make_environment() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        raise StepFailed(
            "making .venv",
            "This Python comes without venv. On Debian and Ubuntu: apt install python3-venv",
        )
    run(
        "making .venv",
        [sys.executable, "-m", "venv", "--clear", VENV],
        advice="Can this folder be written to? Removing .venv and running again may help.",
    )
    environment_stamp().press()


def install_uv() -> None:
    lock = "requirements-uv.lock"
    stamp = stamp_of(lock, digest(ROOT / lock))
    if not stamp.is_fresh():
        pip: Command = [PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
        run("installing uv", [*pip, "--require-hashes", "-r", lock], advice=NETWORK_ADVICE)
        stamp.press()


def install_project() -> None:
    stamp = stamp_of("project", digest(ROOT / "pyproject.toml", ROOT / "tools/hatch_build.py"))
    if not stamp.is_fresh():
        uv_install("installing breakfall", "--no-deps", "--no-build-isolation", "--editable", ".")
        stamp.press()


def uv_install(what: str, *arguments: str) -> None:
    os.environ.setdefault("UV_HTTP_TIMEOUT", "180")
    command: Command = [SCRIPTS / "uv", "pip", "install", "--quiet", "--python", PYTHON, *arguments]
    run(what, command, advice=NETWORK_ADVICE)


def environment_stamp() -> Stamp:
    """A moved folder or another Python needs a new environment: it has both written into it."""
    return stamp_of("environment", digest(str(ROOT), sys.base_prefix, sys.version))


def stamp_of(step: str, inputs: str) -> Stamp:
    return Stamp(VENV / "stamps" / Path(step).stem, inputs)
