"""The table in the browser, built from web/ with the Node that .venv brings along."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from environment import NETWORK_ADVICE, SCRIPTS
from steps import ROOT, Command, Stamp, digest, one_at_a_time, run

WEB = ROOT / "web"
DIST = WEB / "dist"


def prepare() -> None:
    """Install what the page is built with, and build it; nothing to do the second time."""
    with one_at_a_time("page"):
        install()
        build()


def install() -> None:
    stamp = Stamp(WEB / "node_modules" / ".stamp", digest(WEB / "package-lock.json"))
    if not stamp.is_fresh():
        npm("installing what the page is built with", "ci", advice=NETWORK_ADVICE)
        stamp.press()


def build() -> None:
    stamp = Stamp(DIST / ".stamp", digest(*sources()))
    if not stamp.is_fresh():
        npm("building the page", "run", "build", advice="`npm run build` in web/ says more.")
        stamp.press()


def sources() -> Iterator[Path]:
    """Everything that the built page depends on."""
    for folder in ("src", "public"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from sorted(path for path in WEB.iterdir() if path.is_file())


def npm(what: str, *arguments: str, advice: str) -> None:
    use_own_node()
    command: Command = [node_scripts() / "npm", *arguments]
    run(what, command, advice=advice, folder=WEB)


def use_own_node() -> None:
    """npm starts `node` by name: ours comes first."""
    path = os.environ.get("PATH", "")
    scripts = str(node_scripts())
    if not path.startswith(scripts + os.pathsep):
        os.environ["PATH"] = scripts + os.pathsep + path


def node_scripts() -> Path:
    """Node lies beside the Python that brought it: .venv's, or that of a wheel's own build."""
    return SCRIPTS if (SCRIPTS / "npm").exists() else Path(sys.executable).parent
