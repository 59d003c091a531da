"""How fast the search is in every game, plain and compiled, beside OpenSpiel's in the same run.

    python -m benchmarks.search            about three minutes
    python -m benchmarks.search --rounds 1

The best of all rounds counts. Needs the compiled rules (`tools/compile_rules.py`) and the packages
of requirements-bench.lock. Last, `simulate` on one worker and on two.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from typing import Any

from benchmarks.workers import COMPILED, PLAIN, ROOT, run, what_is_missing

HEARTS = "hearts"
WAYS = ("judged simulations", "played simulations", "played choices")


def main() -> int:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--rounds", type=int, default=2, help="how often to measure (2)")
    rounds = arguments.parse_args().rounds
    if missing := what_is_missing("pyspiel"):
        print(missing, file=sys.stderr)
        return 2
    plain: list[Any] = []
    compiled: list[Any] = []
    peers: list[Any] = []
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds} ...", file=sys.stderr, flush=True)
        plain.append(run("benchmarks.our_search", PLAIN)["games"])
        compiled.append(run("benchmarks.our_search", COMPILED)["games"])
        peers.append(run("benchmarks.openspiel_search", PLAIN))
    report(plain, compiled, peers)
    print(f"\n`simulate` on two workers: {two_workers():.2f} times as fast as on one.")
    return 0


def report(plain: list[Any], compiled: list[Any], peers: list[Any]) -> None:
    print("A second on one core | plain: simulations, played, roll-out choices | compiled")
    print("|---|---|---|")
    for game in plain[0]:
        print(f"| {game} | {cells(plain, game)} | {cells(compiled, game)} |")
    print("\n| OpenSpiel, C++ | simulations to the end | roll-out choices |\n|---|---|---|")
    for game in peers[0]:
        print(f"| {game} | {best(peers, game, WAYS[1]):,.0f} | {best(peers, game, WAYS[2]):,.0f} |")
    middle = statistics.median(best(compiled, game, WAYS[2]) for game in compiled[0])
    print(f"\nOur median game makes {middle:,.0f} roll-out choices a second, compiled:")
    print(f"{middle / best(peers, HEARTS, WAYS[2]):.2f} times OpenSpiel's on {HEARTS}.")


def cells(rows: list[Any], game: str) -> str:
    return ", ".join(f"{best(rows, game, way):,.0f}" for way in WAYS)


def best(rows: list[Any], game: str, way: str) -> float:
    return float(max(one[game][way] for one in rows))


def two_workers() -> float:
    """How much faster the same matches are played by two processes."""
    took = []
    for workers in (1, 2):
        command = [sys.executable, "-m", "breakfall", "simulate", "nightbreak", "--games", "400"]
        command += ["--bots", "3,2", "--workers", str(workers), "--json"]
        began = time.perf_counter()
        subprocess.run(
            command,
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=ROOT,
            env={"PYTHONPATH": str(COMPILED)},
        )
        took.append(time.perf_counter() - began)
    return took[0] / took[1]


if __name__ == "__main__":
    sys.exit(main())
