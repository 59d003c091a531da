"""A bot that grows a tree of what could be chosen, on guesses at what it cannot see."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from breakfall.bots.learned import evaluator_for
from breakfall.bots.sight import Sight
from breakfall.core.luck import Luck
from breakfall.search.evaluator import Evaluator
from breakfall.search.search import Search
from breakfall.search.tree import Node

MOST_LEFT = 0.5  # of the simulations that are left: more than another option will get of them
CHECK_EVERY = 16  # simulations between two looks at the clock and at whether all is decided


@dataclass(frozen=True)
class Budget:
    """How long to think: simulations at most, and seconds at most if any are named.

    With seconds, how far a bot gets depends on the machine; without, it plays the same everywhere.
    """

    simulations: int
    seconds: float | None = None

    def left(self, done: int, took: float) -> int:
        """How many simulations there is time for, going by how long those so far took."""
        left = self.simulations - done
        if self.seconds is not None and took > 0:
            left = min(left, int(done * (self.seconds - took) / took))
        return left


@dataclass(frozen=True)
class Advice:
    """What a search found about one option."""

    index: int
    share: float  # of all simulations that went there: how sure the search is
    chance: float  # to win, as far as it can tell


class SearchBot:
    def __init__(self, seed: int, budget: Budget, evaluator: Evaluator | None = None) -> None:
        self._luck = Luck(seed)
        self._budget = budget
        self._evaluator = evaluator  # None: the best there is for the game
        self._tree: Tree | None = None
        self.began_with_a_tree = False  # the last search went on where another had ended

    def choose(self, sight: Sight) -> int:
        search = self._search(sight)
        best = advice_of(search, sight)[0].index
        self._tree = Tree(search, sight.settled, sight.choice.keys[best])
        return best

    def advise(self, sight: Sight) -> list[Advice]:
        """All options, the best first."""
        return advice_of(self._search(sight), sight)

    def _search(self, sight: Sight) -> Search:
        search = Search(
            sight.teams, sight.seat, self._luck, self._evaluator or evaluator_for(sight.game)
        )
        grown = None if self._tree is None else self._tree.grown_for(sight)
        self.began_with_a_tree = grown is not None
        if self._tree is not None and grown is not None:
            search.resume(self._tree.search, grown)
        began = time.perf_counter()
        with without_garbage_collection():
            for done in range(1, self._budget.simulations + 1):
                search.simulate(sight.determinize(self._luck))
                if done % CHECK_EVERY == 0:
                    left = self._budget.left(done, time.perf_counter() - began)
                    if left <= 0 or is_decided(search, sight, left):
                        break
        return search


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Guesses that are released leave no garbage, and to look for it takes a tenth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@dataclass(frozen=True)
class Tree:
    """A tree kept for the next choice of the same turn."""

    search: Search
    settled: int
    chosen: str

    def grown_for(self, sight: Sight) -> Node | None:
        """The part below what was chosen, if nobody else has chosen anything since."""
        if sight.settled != self.settled + 1:
            return None
        edge = self.search.root.decision(self.search.seat).edges[self.chosen]
        return edge.find("", sight.choice.seat, sight.choice.kind)


def advice_of(search: Search, sight: Sight) -> list[Advice]:
    edges = search.root.decision(sight.choice.seat).edges
    total = max(1, sum(edge.visits for edge in edges.values()))
    found: list[Advice] = []
    for index, key in enumerate(sight.choice.keys):
        edge = edges.get(key)
        if edge is None or edge.visits == 0:
            found.append(Advice(index, 0.0, 0.0))
        else:
            found.append(Advice(index, edge.visits / total, (edge.mean + 1) / 2))
    return sorted(found, key=lambda one: (-one.share, -one.chance, one.index))


def is_decided(search: Search, sight: Sight, left: int) -> bool:
    """No other option will be looked at more often than the one in front.

    It would need most of the simulations that are left, which the one in front takes for itself.
    """
    visits = sorted(edge.visits for edge in search.root.decision(sight.choice.seat).edges.values())
    return len(visits) < 2 or visits[-1] > visits[-2] + left * MOST_LEFT
