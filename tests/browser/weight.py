"""What the browser must fetch before somebody can play: scripts and styles, gzipped."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

DIST = Path(__file__).resolve().parents[2] / "web/dist"


def weights() -> dict[str, int]:
    """For home alone, and for home and the table of each game, in bytes."""
    manifest: dict[str, Any] = json.loads((DIST / ".vite/manifest.json").read_text())
    entry = next(key for key, part in manifest.items() if part.get("isEntry"))
    home = files_of(manifest, entry) | files_of(manifest, "src/pages/Home.svelte")
    table = files_of(manifest, entry) | files_of(manifest, "src/pages/TablePage.svelte")
    faces = [key for key in manifest if key.startswith("src/games/") and key.endswith("/index.ts")]
    return {
        "home": weight(home),
        **{face.split("/")[2]: weight(home | table | files_of(manifest, face)) for face in faces},
    }


def weight(files: set[str]) -> int:
    return sum(len(gzip.compress((DIST / file).read_bytes())) for file in files)


def files_of(manifest: dict[str, Any], key: str) -> set[str]:
    """A part's script and styles, and those of all that it brings with it; none for no part."""
    if key not in manifest:
        return set()  # it is inside the part that asks for it
    part = manifest[key]
    files = {str(part["file"]), *map(str, part.get("css", []))}
    for inner in part.get("imports", []):
        files |= files_of(manifest, str(inner))
    return files
