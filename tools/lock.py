"""Write the lock files from pyproject.toml, or check offline that they still belong to it.

.venv/bin/python tools/lock.py              keep every pin that still fits
.venv/bin/python tools/lock.py --upgrade    move to the newest releases
.venv/bin/python tools/lock.py --check      compare and report, change nothing
"""

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FINGERPRINT = "# Made by tools/lock.py from the dependencies in pyproject.toml, fingerprint "

# The development lock comes first and the others are held to it,
# so that any of them can be installed on top of another without moving a package.
DEVELOPMENT = "requirements-dev.lock"
LOCKS: dict[str, list[str]] = {
    DEVELOPMENT: ["pyproject.toml", "--group", "dev"],
    "requirements.lock": ["pyproject.toml", "--group", "build"],
    "requirements-compile.lock": ["--group", "compile"],
    "requirements-bench.lock": ["--group", "bench"],
    "requirements-uv.lock": ["--group", "uv"],
}
# npm writes this one, with the addresses at which authors take donations.
PAGE_LOCK = ROOT / "web/package-lock.json"
# A lock must mean the same on every machine: no address, no absolute path, no index option.
FOREIGN = re.compile(r"://|^--(?!hash)|(?<!\S)/\S", re.MULTILINE)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--upgrade", action="store_true", help="move to the newest releases")
    parser.add_argument("--check", action="store_true", help="compare only, without a network")
    options = parser.parse_args()
    if not options.check:
        for name, sources in LOCKS.items():
            write(name, sources, upgrade=options.upgrade)
        drop_addresses_from_page_lock()
    complaints = [complaint for name in LOCKS for complaint in complaints_about(name)]
    if "://" in PAGE_LOCK.read_text():
        complaints.append(f"{PAGE_LOCK.name} names addresses: run tools/lock.py")
    print("\n".join(complaints) or f"{len(LOCKS)} lock files agree with pyproject.toml")
    return 1 if complaints else 0


def write(name: str, sources: list[str], *, upgrade: bool) -> None:
    print(f"writing {name}")
    command = [sys.executable, "-m", "uv", "pip", "compile", *sources, "--output-file", name]
    command += ["--universal", "--generate-hashes", "--no-header", "--quiet"]
    if name != DEVELOPMENT:
        command += ["--constraint", DEVELOPMENT]
    if upgrade:
        command += ["--upgrade"]
    subprocess.run(command, cwd=ROOT, check=True)
    path = ROOT / name
    path.write_text(f"{FINGERPRINT}{fingerprint()}\n{path.read_text()}")


def drop_addresses_from_page_lock() -> None:
    lock = json.loads(PAGE_LOCK.read_text())
    for package in lock["packages"].values():
        package.pop("funding", None)
    PAGE_LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n")


def complaints_about(name: str) -> list[str]:
    path = ROOT / name
    if not path.exists():
        return [f"{name} is missing: run tools/lock.py"]
    text = path.read_text()
    complaints = []
    if not text.startswith(f"{FINGERPRINT}{fingerprint()}\n"):
        complaints.append(f"{name} is older than pyproject.toml: run tools/lock.py")
    if foreign := FOREIGN.search(text):
        complaints.append(f"{name} names a place outside the repository: {foreign.group()}")
    return complaints


def fingerprint() -> str:
    """What the locks depend on, so that a change of a ruff setting asks for no new locks."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    inputs = [
        project["project"]["requires-python"],
        project["project"]["dependencies"],
        project["dependency-groups"],
    ]
    return hashlib.sha256(json.dumps(inputs).encode()).hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main())
