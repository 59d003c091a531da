"""Bots at a server's table: a worker keeps the tree that a bot has grown, for its next choice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

import breakfall
from breakfall import Luck
from breakfall.server.moves import plan_of
from breakfall.server.work import tasks
from breakfall.server.work.pool import WorkerPool
from breakfall.server.work.tasks import Answers, Task, Thought
from tests.server.client import House
from tests.server.conftest import Start


class Course:
    """A match between bots of level 2, thought out by this process as a worker does it."""

    def __init__(self, table: str) -> None:
        self.match = breakfall.new_match("break", seed=5)
        self.task = Task(table, plan_of(self.match.setup), [])

    def think(self) -> tuple[int, Thought]:
        assert self.match.choice is not None
        seat = self.match.choice.seat
        return seat, tasks.think(self.task, seat, "2", 1)

    def go_on(self, seat: int, option: str) -> None:
        self.match.choose_key(option, seat)
        self.task = self.task._replace(answers=[*self.task.answers, (seat, option)])

    def until_grown(self) -> Answers:
        """To a choice that begins with a grown tree: the answers before it."""
        while True:
            seat, thought = self.think()
            if thought.is_grown:
                return self.task.answers
            self.go_on(seat, thought.option)


def test_a_bot_goes_on_with_the_tree_of_its_last_choice() -> None:
    course = Course("kept")
    grown = 0
    for _ in range(40):
        seat, thought = course.think()
        grown += thought.is_grown
        course.go_on(seat, thought.option)
    assert grown >= 10


def test_a_tree_that_was_grown_for_another_past_is_not_used() -> None:
    course = Course("taken back")
    *before, (seat, option) = course.until_grown()
    course.match.undo()
    others = [key for key in course.match.choice_of(seat).keys if key != option]
    for other in others:
        course.match.choose_key(other, seat)
        assert course.match.choice is not None
        if course.match.choice.seat == seat:
            break
        course.match.undo()
    assert course.match.decisions > len(before)
    course.task = course.task._replace(answers=[*before, (seat, other)])
    assert not course.think()[1].is_grown

    again = Course("dealt again")
    again.until_grown()
    again.task = again.task._replace(plan=replace(again.task.plan, seed=6))
    assert not again.think()[1].is_grown


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(2)
    pool.start(wake_up=False)
    yield pool
    pool.stop()


async def test_a_seat_stays_with_its_worker(pool: WorkerPool) -> None:
    one = await pool.ask_for(("table", 0), tasks.awake)
    for _ in range(3):
        assert await pool.ask_for(("table", 0), tasks.awake) == one


async def test_bots_at_a_real_table_keep_their_trees(start_server: Start) -> None:
    running = start_server(workers=2)
    house = House(running.url)
    ann = await house.sit(await house.create("break", "me", "2", seed=5))
    pool = running.server.pool
    await ann.play_to_the_end(Luck(3), most=60)
    assert pool.grown > pool.thoughts / 4 > 4
    await house.close()
