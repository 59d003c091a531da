"""What all rooms of a process share."""

from __future__ import annotations

from dataclasses import dataclass

from breakfall.server.db.reader import Reader
from breakfall.server.db.writer import Writer
from breakfall.server.work.pool import WorkerPool


@dataclass(frozen=True)
class Services:
    reader: Reader
    writer: Writer
    pool: WorkerPool
    links: str  # what stands before /join/CODE
    grace: float  # seconds after which somebody who is away is gone
