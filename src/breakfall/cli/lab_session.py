"""What the commands of the lab share: where matches are played, where they are kept, progress."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

import breakfall
from breakfall.bots import BOTS
from breakfall.lab.executors import Executor, make_executor, workers_for
from breakfall.lab.experiment import Experiment
from breakfall.lab.report import Report
from breakfall.lab.simulate import run, run_all
from breakfall.lab.store import Store

NAMES = f"{', '.join(BOTS)}, learned:FILE"
Form = Annotated[
    str | None, typer.Option("--format", help="The format; the game's first one without it.")
]
Players = Annotated[int | None, typer.Option(help="How many; the fewest without it.")]
BotNames = Annotated[str, typer.Option(metavar="A,B", help=f"Who plays: {NAMES}.")]
FirstSeed = Annotated[int, typer.Option(help="Deal i has the seed SEED + i.")]
Until = Annotated[
    float | None,
    typer.Option(
        metavar="W",
        min=0.0,
        help="Stop before --games when the range is that narrow: 0.03 is ± 3 percentage points.",
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(min=1, help="Processes to share the work; one a core without it."),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on the Ray cluster at this address (HOST:PORT, or auto for this machine's).",
    ),
]
StoreFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Keep every match in this SQLite file; the same command with it goes on.",
    ),
]
OtherCode = Annotated[
    bool,
    typer.Option(
        "--accept-other-code",
        help="Go on with a file whose matches were played with other rules or bots.",
    ),
]


@dataclass(frozen=True)
class LabSession:
    """Everything that is open while a command of the lab runs."""

    store: Store
    executor: Executor
    progress: Progress

    def run(self, experiment: Experiment, until: float | None = None) -> Report:
        """With a progress bar on stderr, where somebody can see it."""
        bar = self.bar(experiment)
        report = run(
            experiment,
            self.store,
            self.executor,
            until=until,
            on_matches=lambda count: self.progress.advance(bar, count),
        )
        self.progress.update(bar, total=len(report.matches))
        return report

    def run_all(self, plan: list[Experiment], until: float | None = None) -> list[Report]:
        """In one go where all of it is played; one after the other where some may stop early."""
        if until is not None:
            return [self.run(experiment, until) for experiment in plan]
        whole = [experiment.in_whole_deals().games for experiment in plan]
        everything = self.progress.add_task("all of it", total=sum(whole))
        bars = [self.bar(experiment) for experiment in plan]
        done = [0] * len(plan)

        def on_matches(at: int, count: int) -> None:
            """Of many bars, only those are shown where something is being played."""
            done[at] += count
            self.progress.advance(everything, count)
            is_running = 0 < done[at] < whole[at]
            self.progress.update(bars[at], completed=done[at], visible=is_running)

        for bar in bars:
            self.progress.update(bar, visible=False)
        return run_all(plan, self.store, self.executor, on_matches=on_matches)

    def bar(self, experiment: Experiment) -> TaskID:
        return self.progress.add_task(experiment.name, total=experiment.in_whole_deals().games)


def progress_on(console: Console) -> Progress:
    """Bars with the time left, where somebody can see them."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


@contextmanager
def lab_session(
    games: int,
    workers: int | None,
    store: Path | None,
    *,
    cluster: str | None = None,
    accept_other_code: bool = False,
) -> Iterator[LabSession]:
    console = Console(stderr=True)
    progress = progress_on(console)
    executor = make_executor(workers_for(games) if workers is None else workers, cluster)
    place = ":memory:" if store is None else store
    try:
        with Store(place, accept_other_code=accept_other_code) as kept, progress:
            yield LabSession(kept, executor, progress)
    except KeyboardInterrupt:
        if store is not None:
            console.print(f"What was played is in {store}; the same command goes on from there.")
        raise
    finally:
        executor.close()


def names_in(bots: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in bots.split(",") if name.strip())


def two_teams(game: str) -> tuple[str, int]:
    """The first format of a game, and number of players, in which two sides meet."""
    info = breakfall.find_game(game)
    for form in info.formats:
        for players in form.players:
            if len(info.teams(form, players)) == 2:
                return form.key, players
    return info.formats[0].key, info.formats[0].players[0]
