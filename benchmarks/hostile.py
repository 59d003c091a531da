"""A long campaign of bad frames and requests against a server of its own, on this machine alone.

    .venv/bin/python -m benchmarks.hostile                          200,000 of them, seed 1
    .venv/bin/python -m benchmarks.hostile --count 1000000 --seed 7
    .venv/bin/python -m benchmarks.hostile --minutes 60             as many as fit

The same seed sends the same. It fails if the server answers 500, stops answering, or writes
anything into its log.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server.client import House
from tests.server.hostile import Campaign, tables_of_strangers

from benchmarks.processes import Breakfall, memory

BETWEEN_LINES = 5  # seconds
NO_END = 10**12


class Progress:
    """A line now and then: how many were sent, how fast, and what the server holds in memory."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._began = self._told = time.monotonic()

    def tell(self, campaign: Campaign) -> None:
        now = time.monotonic()
        if now - self._told > BETWEEN_LINES:
            self._told = now
            print(self.line(campaign), flush=True)

    def line(self, campaign: Campaign) -> str:
        took = time.monotonic() - self._began
        return (
            f"{took:6.0f} s  {campaign.frames:,} frames, {campaign.requests:,} requests, "
            f"{campaign.sent / took:.0f} a second, {memory(self._pid) / 1024**2:.0f} MiB, "
            f"{len(campaign.found)} found"
        )


async def attack(server: Breakfall, count: int, seed: int, seconds: float) -> list[str]:
    house = House(server.url)
    progress = Progress(server.process.pid)
    known = await tables_of_strangers(house)
    campaign = Campaign(server.url, seed, count, known, progress.tell)
    campaign.stops_at = time.monotonic() + seconds
    await campaign.run()
    print(progress.line(campaign))
    statuses = sorted(campaign.statuses.items())
    print("answers: " + ", ".join(f"{status}: {times:,}" for status, times in statuses))
    is_there = (await house.http.get("/api/shelf")).status_code == 200
    await house.close()
    return campaign.found + ([] if is_there else ["the server does not answer any more"])


def main() -> int:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").partition("\n\n")[2],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--count", type=int, default=200_000, help="frames and requests (200000)")
    parser.add_argument("--seed", type=int, default=1, help="what is sent (1)")
    parser.add_argument("--minutes", type=float, help="as many as fit, instead of --count")
    chosen = parser.parse_args()
    count = chosen.count if chosen.minutes is None else NO_END
    seconds = float("inf") if chosen.minutes is None else 60 * chosen.minutes
    with tempfile.TemporaryDirectory(prefix="breakfall-hostile-") as folder:
        log = Path(folder) / "log"
        with log.open("w") as errors:
            server = Breakfall(f"sqlite:///{folder}/tables.sqlite", errors)
        try:
            found = asyncio.run(attack(server, count, chosen.seed, seconds))
        finally:
            server.stop()
        found += log.read_text().splitlines()
    for one in found:
        print(one, file=sys.stderr)
    print("nothing found" if not found else f"{len(found)} lines of what should not be")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
