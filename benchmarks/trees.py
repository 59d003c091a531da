"""How many thoughts of a server's bots begin with a tree that was grown for the choice before.

    PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.trees [--level 3] [--matches 2]

Bots of one level play whole matches of every game, each thought by a worker process as at a table.
"""

from __future__ import annotations

import argparse
import asyncio

import breakfall
from breakfall.server.moves import plan_of
from breakfall.server.work import tasks
from breakfall.server.work.pool import WorkerPool

WORKERS = 2
LONGEST = 400  # choices of a match that are looked at


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--level", default="3", help="which bots play")
    parser.add_argument("--matches", type=int, default=2, help="of each game, at the same time")
    wanted = parser.parse_args()
    pool = WorkerPool(WORKERS)
    pool.start()
    try:
        for game in breakfall.games():
            matches = [play(pool, game.key, wanted.level, seed) for seed in range(wanted.matches)]
            found = await asyncio.gather(*matches)
            thoughts, own, grown = (sum(column) for column in zip(*found, strict=True))
            print(
                f"{game.key:<12}{thoughts:6} thoughts, {own:5} right after one's own choice, "
                f"{grown:5} with a grown tree: {grown / thoughts:4.0%}",
                flush=True,
            )
    finally:
        pool.stop()


async def play(pool: WorkerPool, game: str, level: str, seed: int) -> tuple[int, int, int]:
    """Thoughts in a match; those whose bot also made the choice before; those with a grown tree."""
    match = breakfall.new_match(game, seed=seed)
    task = tasks.Task(f"{game}-{seed}", plan_of(match.setup), [])
    thoughts = own = grown = 0
    while match.choice is not None and thoughts < LONGEST:
        seat = match.choice.seat
        thought = await pool.ask_for(
            (task.room, seat), tasks.think, task, seat, level, seed + thoughts
        )
        thoughts += 1
        own += bool(task.answers) and task.answers[-1][0] == seat
        grown += thought.is_grown
        match.choose_key(thought.option, seat)
        task = task._replace(answers=[*task.answers, (seat, thought.option)])
    return thoughts, own, grown


if __name__ == "__main__":
    asyncio.run(main())
