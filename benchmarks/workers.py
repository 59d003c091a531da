"""Running one side of a comparison in a process of its own, with its own package on the path."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PLAIN = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


def what_is_missing(*packages: str) -> str | None:
    """What has to be installed or built first, and how; None when all is there."""
    absent = [name for name in packages if not importlib.util.find_spec(name)]
    if absent:
        return (
            f"Not installed: {', '.join(absent)}. Install them with\n"
            "  .venv/bin/uv pip install --require-hashes -r requirements-bench.lock"
        )
    if not (COMPILED / "stamp").exists():
        return (
            "The compiled rules are missing. Build them with\n"
            "  .venv/bin/python tools/compile_rules.py"
        )
    return None


def run(module: str, path: Path) -> Any:
    """One worker with that package on its path, and the JSON it prints."""
    environment = os.environ | {"PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-m", module],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
        cwd=ROOT,
    )
    return json.loads(done.stdout)
