"""What a server is started with."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from breakfall.server.limits import Limits


def built_page() -> Path | None:
    """In an installed package beside this file, in a checkout under web/dist."""
    package = Path(__file__).resolve().parent
    checkouts = [folder / "web" / "dist" for folder in package.parents[2:4]]
    for folder in [package / "page", *checkouts]:
        if (folder / "index.html").is_file():
            return folder
    return None


@dataclass(frozen=True)
class Settings:
    database: str
    links: str = ""  # where others reach it: what stands before /join/CODE
    hosts: Collection[str] = ()  # names that it goes by; none: any
    proxies: Sequence[str] = ()  # addresses that are believed when they say who asks
    workers: int = 2
    wakes_workers: bool = True  # at once, before anybody waits for one
    lease: float = 20  # seconds of silence after which another process counts as gone
    grace: float = 120.0  # seconds after which somebody who is away counts as gone
    limits: Limits = field(default_factory=Limits)
    page: Path | None = field(default_factory=built_page)
