"""Many matches between bots, and who won them.

The result depends on the experiment alone: not on how many processes shared the work, how often
it was interrupted, or where it stopped for having seen enough.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from breakfall.lab.executors import Executor, make_executor
from breakfall.lab.experiment import Experiment, Played
from breakfall.lab.report import Report
from breakfall.lab.store import Store
from breakfall.lab.tasks import Task, tasks_for

DEALS_A_BATCH = 50  # between two looks at whether the answer is clear enough

OnMatches = Callable[[int], None]
OnAnyMatches = Callable[[int, int], None]  # of which experiment of the list, how many


def simulate(
    experiment: Experiment,
    *,
    workers: int = 1,
    until: float | None = None,
    on_matches: OnMatches = lambda _: None,
) -> Report:
    """Play the experiment and keep nothing but what it tells."""
    hands = make_executor(workers)
    try:
        with Store() as store:
            return run(experiment, store, hands, until=until, on_matches=on_matches)
    finally:
        hands.close()


def run(
    experiment: Experiment,
    store: Store,
    hands: Executor,
    *,
    until: float | None = None,
    on_matches: OnMatches = lambda _: None,
) -> Report:
    """Play what the store lacks, up to the number of matches or until the range is narrow.

    With `until`, play stops when no score's range reaches further than that to either side. It
    looks only after whole batches, in the order of the matches, so that it always stops at the
    same one. `on_matches` hears how many matches have come in, those in the store included.
    """
    experiment = checked(experiment)
    began = time.perf_counter()
    key = store.open_experiment(experiment)
    batch = experiment.games if until is None else DEALS_A_BATCH * experiment.seatings
    matches: list[Played] = []
    for start in range(0, experiment.games, batch):
        numbers = range(start, min(start + batch, experiment.games))
        play_missing({key: (experiment, numbers)}, store, hands, lambda _, count: on_matches(count))
        matches = store.matches(key, numbers.stop)
        if until is not None and Report(experiment, matches, 0.0).half_width <= until:
            break
    return Report(experiment, matches, time.perf_counter() - began)


def run_all(
    experiments: list[Experiment],
    store: Store,
    hands: Executor,
    *,
    on_matches: OnAnyMatches = lambda _, __: None,
) -> list[Report]:
    """Several experiments in one go, so that nobody waits for the last match of each."""
    plan = [checked(experiment) for experiment in experiments]
    began = time.perf_counter()
    keys = [store.open_experiment(experiment) for experiment in plan]
    wanted = {key: (one, range(one.games)) for key, one in zip(keys, plan, strict=True)}
    play_missing(wanted, store, hands, lambda key, count: on_matches(keys.index(key), count))
    seconds = time.perf_counter() - began
    return [
        Report(experiment, store.matches(key, experiment.games), seconds)
        for key, experiment in zip(keys, plan, strict=True)
    ]


def checked(experiment: Experiment) -> Experiment:
    whole = experiment.in_whole_deals()
    whole.check()
    return whole


def play_missing(
    wanted: dict[int, tuple[Experiment, range]],
    store: Store,
    hands: Executor,
    on_matches: OnAnyMatches,
) -> None:
    """Play the matches of these experiments that are not in the store, and put them there."""
    tasks: list[Task] = []
    for key, (experiment, numbers) in wanted.items():
        missing = store.missing(key, numbers)
        on_matches(key, len(numbers) - len(missing))
        tasks += tasks_for(key, experiment, missing, hands.size, keep_records=store.keeps_records)
    for task, done in hands.play(tasks):
        store.add(task.key, task.experiment, done)
        on_matches(task.key, len(done))
