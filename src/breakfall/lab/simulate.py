"""Many matches between bots, and who won them.

Match i has the seed S + i. From match to match the bots move on by one team, so that over a
whole round each of them has played each team equally often, and no seat favours any of them.
The result depends on the experiment alone, never on how many processes shared the work.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed

from breakfall.bots import Sight, make_bot
from breakfall.core.errors import BreakfallError
from breakfall.core.luck import Luck
from breakfall.lab.experiment import SEEDS, Experiment, Played
from breakfall.lab.report import Report

MEASURES = ("round", "turn")
MATCHES_A_TASK = 4  # small enough for a steady progress bar, large enough to be worth sending


def check(experiment: Experiment) -> None:
    """A clear error before anything is played."""
    if experiment.games < 1:
        raise BreakfallError(f"at least one match must be played, not {experiment.games}")
    if not 0 <= experiment.seed < SEEDS:
        raise BreakfallError(f"a seed is a whole number from 0 to 2**64 - 1, not {experiment.seed}")
    for bot in experiment.bots:
        make_bot(bot, 0)
    experiment.match(0)
    teams = len(experiment.teams)
    if not 1 <= len(experiment.bots) <= teams:
        raise BreakfallError(f"there are {teams} teams for {len(experiment.bots)} bots")


def simulate(
    experiment: Experiment,
    *,
    workers: int = 1,
    on_match: Callable[[Played], None] = lambda _: None,
) -> Report:
    """Play the whole experiment. `on_match` hears of every match as soon as it is over."""
    check(experiment)
    began = time.perf_counter()
    matches: list[Played] = []
    for played in run(experiment, workers):
        matches.append(played)
        on_match(played)
    matches.sort(key=lambda match: match.number)
    return Report(experiment, matches, time.perf_counter() - began)


def run(experiment: Experiment, workers: int) -> Generator[Played, None, None]:
    """Every match of the experiment, in whatever order they end."""
    if workers <= 1:
        for number in range(experiment.games):
            yield play(experiment, number)
        return
    tasks = range(0, experiment.games, MATCHES_A_TASK)
    pool = ProcessPoolExecutor(
        min(workers, len(tasks)),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=signal.signal,  # Ctrl+C is for us; they finish what they are at
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    try:
        for task in as_completed([pool.submit(play_some, experiment, one) for one in tasks]):
            yield from task.result()
    finally:
        pool.shutdown(cancel_futures=True)


def workers_for(games: int) -> int:
    """A process for each core, but none that would start for nothing."""
    return max(1, min(os.cpu_count() or 1, games // (2 * MATCHES_A_TASK)))


def play_some(experiment: Experiment, first: int) -> list[Played]:
    end = min(first + MATCHES_A_TASK, experiment.games)
    return [play(experiment, number) for number in range(first, end)]


def play(experiment: Experiment, number: int) -> Played:
    """One match. A team's first seat answers for it, since its members see the same."""
    match = experiment.match(number)
    teams = experiment.teams
    names = experiment.line_up(number)
    luck = Luck(match.setup.seed)
    bots = {
        team[0]: make_bot(name, luck.getrandbits(64))
        for team, name in zip(teams, names, strict=True)
    }
    speaker = {seat: team[0] for team in teams for seat in team}
    while (choice := match.choice) is not None:
        seat = choice.player
        match.choose(bots[speaker[seat]].choose(Sight(match, seat)), seat)
    outcome = match.outcome
    assert outcome is not None
    winners = frozenset(at for at, team in enumerate(teams) if set(team) & set(outcome.winners))
    table = match.view(None)["table"]
    assert isinstance(table, dict)
    return Played(
        number,
        tuple(names),
        winners,
        traits(table, len(teams)),
        match.decisions,
        length(table),
        outcome.reason.rpartition(": ")[2],
    )


def length(table: dict[str, object]) -> int | None:
    """How many rounds the match took, or turns where the game counts no rounds."""
    for measure in MEASURES:
        count = table.get(measure)
        if isinstance(count, int):
            return count
    return None


def traits(table: dict[str, object], teams: int) -> tuple[tuple[str, ...], ...]:
    """What a table tells of its teams beside their seats, where a game has such things."""
    found: list[list[str]] = [[] for _ in range(teams)]
    first = table.get("first")
    if isinstance(first, int):
        for team, words in enumerate(found):
            words.append("goes first" if team == first else "goes later")
    sides = table.get("sides")
    if isinstance(sides, list) and len(sides) == teams:
        for words, side in zip(found, sides, strict=True):
            if isinstance(side, dict) and isinstance(side.get("faction"), str):
                words.append(f"plays {side['faction']}")
    return tuple(tuple(words) for words in found)
