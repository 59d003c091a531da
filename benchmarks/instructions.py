"""How many instructions the processor carries out for a decision, counted by callgrind.

    .venv/bin/python tools/compile_rules.py
    PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.instructions [--matches 28] [GAME ...]

Unlike time, the count does not depend on what else the machine is doing. Each game is played twice
at random, few matches and many, and the difference is what the matches more cost: the start of the
program falls out. All games are loaded, as they are in practice, and the collector is off. With
`--rolls`, matches are rolled out from the start instead of asked question by question. Needs
valgrind and prints a table.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import re
import subprocess
import sys

FEW = 8
TABLES = {
    "nightbreak": ("classic", 2),
    "break": ("rock-forest", 2),
    "nightfall": ("standard", 2),
    "hellbreak": ("demo", 2),
    "havenfall": ("standard", 2),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=list(TABLES), help="which games; all without")
    parser.add_argument("--matches", type=int, default=28, help="the many matches")
    parser.add_argument("--rolls", action="store_true", help="roll matches out")
    parser.add_argument("--count", type=int, help=argparse.SUPPRESS)  # what callgrind looks at
    wanted = parser.parse_args()
    if wanted.count is not None:
        print(play(wanted.games[0], wanted.count, wanted.rolls))
        return
    print("| table | instructions a decision |\n|---|---|")
    for game in wanted.games:
        few, many = (count(game, matches, wanted.rolls) for matches in (FEW, wanted.matches))
        cost = (many[0] - few[0]) / (many[1] - few[1])
        form, players = TABLES[game]
        print(f"| {game} {form} {players} | {cost:,.0f} |", flush=True)


def count(game: str, matches: int, rolls: bool) -> tuple[int, int]:
    """Instructions and decisions of so many matches, with all that it takes to start."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    command += ["-m", "benchmarks.instructions", game, "--count", str(matches)]
    command += ["--rolls"] if rolls else []
    surroundings = os.environ | {"PYTHONHASHSEED": "0"}
    run = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    collected = re.search(r"Collected : (\d+)", run.stderr)
    if collected is None:
        raise SystemExit(f"callgrind says nothing: {run.stderr}")
    return int(collected.group(1)), int(run.stdout)


def play(game: str, matches: int, rolls: bool) -> int:
    """Play so many matches at random; how many decisions they took."""
    import breakfall

    gc.disable()
    chance = random.Random(1).random
    form, players = TABLES[game]
    decisions = 0
    for seed in range(matches):
        match = breakfall.new_match(game, format=form, players=players, seed=seed)
        if rolls:
            decisions += match.roll_out(breakfall.Luck(seed))
            continue
        while (choice := match.choice) is not None:
            match.choose(int(chance() * len(choice)))
        decisions += match.decisions
    return decisions


if __name__ == "__main__":
    main()
