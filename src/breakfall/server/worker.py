"""What is done in worker processes: thinking, and playing matches again.

A worker keeps the matches that it worked at last, and plays them on.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from multiprocessing import connection, parent_process
from typing import NamedTuple

import msgspec

import breakfall
from breakfall.bots import Sight, make_bot
from breakfall.core.match import Match
from breakfall.server.playing import begin
from breakfall.server.storage import Plan

KEPT = 64
POINTS = 60  # of the course of a match
Answers = list[tuple[int, str]]  # seat and option


class Task(NamedTuple):
    """A match after some choices: what a worker is asked about."""

    table: str
    plan: Plan
    answers: Answers


class Kept(NamedTuple):
    answers: Answers
    match: Match


_kept: OrderedDict[tuple[str, str], Kept] = OrderedDict()


def start() -> None:
    """In each new worker: Ctrl+C is for the server, and nobody works on without it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    if server is not None:
        threading.Thread(target=end_with, args=(server.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


def awake() -> int:
    return os.getpid()


def match_of(task: Task, purpose: str) -> Match:
    """The match of a task, played on from where it was when we last had it."""
    name = (task.table, purpose)
    kept = _kept.pop(name, None)
    if kept is None or kept.answers != task.answers[: len(kept.answers)]:
        kept = Kept([], begin(task.plan))
    for seat, option in task.answers[len(kept.answers) :]:
        kept.match.choose_key(option, seat)
    _kept[name] = Kept(list(task.answers), kept.match)
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return kept.match


def think(task: Task, seat: int, bot: str, seed: int) -> str:
    """The option that a bot takes. It is given what its seat may see, no more."""
    match = match_of(task, "think")
    sight = Sight(match, seat)
    return sight.choice.keys[make_bot(bot, seed).choose(sight)]


def past(task: Task, seat: int | None) -> tuple[bytes, int]:
    """A view as JSON, and how many lines the log had."""
    match = match_of(task, "past")
    return msgspec.json.encode(match.view(seat)), len(match.log(seat))


def course(task: Task) -> tuple[list[int], list[list[float]]]:
    """How each seat stood, at up to so many decisions, the last one among them."""
    total = len(task.answers)
    points = sorted({round(total * point / (POINTS - 1)) for point in range(POINTS)})
    standing: list[list[float]] = [[] for _ in range(task.plan.players)]
    match = begin(task.plan)
    for decisions in range(total + 1):
        if decisions:
            seat, option = task.answers[decisions - 1]
            match.choose_key(option, seat)
        if decisions in points:
            for one, values in enumerate(standing):
                values.append(round(match.evaluate(one), 4))
    return points, standing


def checked_record(record: dict[str, object]) -> tuple[dict[str, object], list[list[object]]]:
    """A record that plays through, as this Breakfall writes it: set-up and choices."""
    again = breakfall.load(record).record()
    choices = again.pop("choices")
    assert isinstance(choices, list)
    return again, choices


def record(task: Task) -> bytes:
    return msgspec.json.encode(match_of(task, "think").record())
