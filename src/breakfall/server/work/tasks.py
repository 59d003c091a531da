"""What is done in worker processes: thinking, and playing matches again.

A worker keeps the matches that it worked at last, and plays them on; and the bots that thought
last, each with the tree that it grew, which serves for the next choice of the same turn.
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
from breakfall import bots
from breakfall.bots import PATIENCE, Bot, SearchBot, Sight, adviser, make_bot
from breakfall.core.match import Match
from breakfall.server.moves import Plan, begin

KEPT = 64
KEPT_BOTS = 4  # the tree of a level-5 bot takes up to 40 megabytes
POINTS = 60  # of the course of a match
Answers = list[tuple[int, str]]  # seat and option


class Task(NamedTuple):
    """A match after some choices: what a worker is asked about."""

    room: str
    plan: Plan
    answers: Answers


class Kept(NamedTuple):
    plan: Plan
    answers: Answers
    match: Match


class KeptBot(NamedTuple):
    """A bot after a thought: what it is called, and the match up to what it then chose."""

    name: str
    plan: Plan
    answers: Answers
    bot: Bot

    def goes_on(self, name: str, task: Task) -> bool:
        """This is the same bot in the same match, and what it remembers has happened so."""
        past = task.answers[: len(self.answers)]
        return (self.name, self.plan, self.answers) == (name, task.plan, past)


class Thought(NamedTuple):
    option: str
    is_grown: bool  # it began with a tree that was grown before


_kept: OrderedDict[tuple[str, str], Kept] = OrderedDict()
_bots: OrderedDict[tuple[str, int], KeptBot] = OrderedDict()


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
    name = (task.room, purpose)
    kept = _kept.pop(name, None)
    if kept is None or (kept.plan, kept.answers) != (task.plan, task.answers[: len(kept.answers)]):
        kept = Kept(task.plan, [], begin(task.plan))
    for seat, option in task.answers[len(kept.answers) :]:
        kept.match.choose_key(option, seat)
    _kept[name] = Kept(task.plan, list(task.answers), kept.match)
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return kept.match


def think(task: Task, seat: int, name: str, seed: int) -> Thought:
    """The option that a bot takes. It is given what its seat may see, no more."""
    sight = Sight(match_of(task, "think"), seat)
    kept = _bots.pop((task.room, seat), None)
    is_known = kept is not None and kept.goes_on(name, task)
    bot = kept.bot if kept is not None and is_known else make_bot(name, seed, PATIENCE)
    option = sight.choice.keys[bot.choose(sight)]
    if not isinstance(bot, SearchBot):
        return Thought(option, is_grown=False)  # it grows no tree: a new one does as well
    _bots[task.room, seat] = KeptBot(name, task.plan, [*task.answers, (seat, option)], bot)
    while len(_bots) > KEPT_BOTS:
        _bots.popitem(last=False)
    return Thought(option, bot.began_with_a_tree)


def advise(task: Task, seat: int, seed: int) -> list[tuple[str, float, float]]:
    """All options as the strongest bot sees them: how sure it is of each, and the chance to win."""
    sight = Sight(match_of(task, "think"), seat)
    found = adviser(seed).advise(sight)
    return [(sight.choice.keys[one.index], one.share, one.chance) for one in found]


def past(task: Task, seat: int | None, names: tuple[str, ...]) -> tuple[bytes, int]:
    """A view as JSON, and how many lines the log had."""
    match = match_of(task, "past")
    match.names = names
    return msgspec.json.encode(match.view(seat)), len(match.log(seat))


def course(task: Task) -> tuple[list[int], list[list[float]]]:
    """How likely each seat was to win, at up to so many decisions, the last one among them."""
    points, seats = bots.course(match_of(task, "course"), POINTS)
    return points, [[round(chance, 4) for chance in seat] for seat in seats]


def checked_record(record: dict[str, object]) -> tuple[dict[str, object], list[list[object]]]:
    """A record that plays through, as this Breakfall writes it: set-up and choices."""
    again = breakfall.load(record).record()
    choices = again.pop("choices")
    assert isinstance(choices, list)
    return again, choices


def record(task: Task) -> bytes:
    return msgspec.json.encode(match_of(task, "think").record())
