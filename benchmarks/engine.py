"""How fast the rules are, plain and compiled, beside other engines in the same run.

    python -m benchmarks.engine            a few minutes
    python -m benchmarks.engine --rounds 1

Each round measures all three in turn; the best of all rounds counts. Needs the compiled rules
(`tools/compile_rules.py`) and the packages of requirements-bench.lock.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from typing import Any

from benchmarks.workers import COMPILED, PLAIN, run, what_is_missing


def main() -> int:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--rounds", type=int, default=3, help="how often to measure (3)")
    rounds = arguments.parse_args().rounds
    if missing := what_is_missing("pyspiel", "rlcard", "chess"):
        print(missing, file=sys.stderr)
        return 2
    plain: list[Any] = []
    compiled: list[Any] = []
    peers: list[Any] = []
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds} ...", file=sys.stderr, flush=True)
        plain.append(run("benchmarks.ours", PLAIN))
        compiled.append(run("benchmarks.ours", COMPILED))
        peers.append(run("benchmarks.peers", PLAIN))
    report(plain, compiled, peers)
    return 0


def report(plain: list[Any], compiled: list[Any], peers: list[Any]) -> None:
    assert not plain[0]["compiled"]
    assert compiled[0]["compiled"]
    theirs = {name: min(one[name] for one in peers) for name in peers[0]}
    median = statistics.median(us for name, us in theirs.items() if name.startswith("OpenSpiel"))
    rlcard = theirs["RLCard gin-rummy"]

    print("| ours | plain, us a decision | compiled | copy, plain | copy, compiled | same match |")
    print("|---|---|---|---|---|---|")
    for name in plain[0]["tables"]:
        cells = [
            f"{best(rows, name, what):.2f}"
            for what in ("decision", "copy")
            for rows in (plain, compiled)
        ]
        same = len({one["tables"][name]["fingerprint"] for one in plain + compiled}) == 1
        print(f"| {name} | {' | '.join(cells)} | {'yes' if same else 'NO'} |")
    print("\n| others | us a decision |\n|---|---|")
    for name, us in theirs.items():
        print(f"| {name} | {us:.2f} |")

    first = next(iter(plain[0]["tables"]))
    print(f"\nMedian of the OpenSpiel games: {median:.2f} us.")
    print(f"{first}, compiled: {median / best(compiled, first, 'decision'):.2f} times faster.")
    print(f"{first}, plain: {rlcard / best(plain, first, 'decision'):.1f} times RLCard's speed.")


def best(rows: list[Any], table: str, what: str) -> float:
    return float(min(one["tables"][table][what] for one in rows))


if __name__ == "__main__":
    sys.exit(main())
