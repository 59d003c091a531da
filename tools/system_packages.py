"""Programs that tests use and no Python package brings: a browser and a database server."""

import os
import shutil
import subprocess
from pathlib import Path

from steps import StepFailed, run

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
POSTGRES_FOLDERS = "/usr/lib/postgresql"  # Debian keeps the server's programs out of PATH


def prepare() -> None:
    """Install what is missing where we may; say what to install where we may not."""
    missing = [name for name, is_there in needed().items() if not is_there]
    if not missing:
        return
    names = " ".join(missing)
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise StepFailed(
            f"finding {names}",
            f"The tests need these programs; on Debian and Ubuntu: sudo apt install {names}",
        )
    advice = f"apt-get could not install {names}; by hand: apt install {names}"
    run("asking for the list of system packages", ["apt-get", "update", "-q"], advice=advice)
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    run(
        f"installing {names}",
        ["apt-get", "install", "-q", "-y", "--no-install-recommends", *missing],
        advice=advice,
    )


def needed() -> dict[str, bool]:
    return {
        "chromium": any(shutil.which(name) for name in BROWSERS),
        "postgresql": postgres_programs() is not None,
        "fonts-dejavu-core": has_fonts(),
    }


def postgres_programs() -> Path | None:
    """Where initdb and pg_ctl are, the newest first."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    found = sorted(Path(POSTGRES_FOLDERS).glob("*/bin/initdb"), reverse=True)
    return found[0].parent if found else None


def has_fonts() -> bool:
    """A browser without a single font draws boxes."""
    lister = shutil.which("fc-list")
    if lister is None:
        return False
    return bool(subprocess.run([lister], capture_output=True, text=True).stdout.strip())
