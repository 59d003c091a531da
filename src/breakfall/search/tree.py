"""The tree of a search: what each option led to, whatever the hidden cards were.

Options that mean the same (their key) share an edge, so one tree serves all guesses. A node is a
moment: the questions that are open together. What was picked for one of them is judged apart from
the others, since nobody sees the answers of the others to simultaneous questions.

An option also has a name to lose: how it went wherever in the tree it was taken. Where many are on
offer, those of good repute are looked at first, and those of bad repute late or never.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from breakfall.core.option import Option

HUGE: Final = 1e9
DOUBT: Final = 2.0  # how many tries the moment's own average weighs beside a repute


class Repute:
    """How an option went for a team, at whatever moment it was taken."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Edge:
    """An option at a question: how often it could be taken, was taken, and how it went."""

    def __init__(self, key: str, repute: Repute) -> None:
        self.key = key
        self.repute = repute
        self.offered = 0
        self.visits = 0
        self.total = 0.0  # for the team that is asked
        self.after: list[Node] = []

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def find(self, joint: str, seat: int, prompt: str) -> Node | None:
        """The moment after it in which this seat is asked this, once everybody has answered so."""
        for node in self.after:
            if node.seat == seat and node.prompt == prompt and node.joint == joint:
                return node
        return None


class Point:
    """One open question in a node: its options as met so far."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[str, Edge] = {}
        self.visits = 0
        self.total = 0.0  # for the team that is asked


class Node:
    """A moment: who is asked what first, after which simultaneous answers.

    It has a point for each question that is open.
    """

    def __init__(self, joint: str, seat: int, prompt: str) -> None:
        self.joint = joint
        self.seat = seat
        self.prompt = prompt
        self.points: list[Point] = []

    def point(self, seat: int) -> Point:
        for point in self.points:
            if point.seat == seat:
                return point
        made = Point(seat)
        self.points.append(made)
        return made


class Picked:
    """An edge taken in this pass, the point it belongs to, and the team that took it."""

    def __init__(self, point: Point, edge: Edge, team: int) -> None:
        self.point = point
        self.edge = edge
        self.team = team


def pick(
    point: Point,
    options: list[Option],
    reputes: dict[str, Repute],
    spread: float,
    first: int,
) -> int:
    """The option to look at next: well tried ones that went well, and those hardly tried.

    UCB over the options at hand, with the number of times an option was on offer in place of the
    number of passes. Its repute counts as one more try. `first` is where to begin looking: ties
    are luck.
    """
    edges = point.edges
    count = len(options)
    best_index = 0
    best_score = -HUGE
    usual = point.total / point.visits if point.visits else 0.0
    for turn in range(count):
        index = first + turn
        if index >= count:
            index -= count
        key = options[index].key
        edge = edges.get(key)
        if edge is None:
            edge = edges[key] = Edge(key, repute_of(key, reputes))
        edge.offered += 1
        repute = edge.repute
        expected = usual + spread  # of what was never tried anywhere
        if repute.visits:
            expected = (repute.total + DOUBT * usual) / (repute.visits + DOUBT)
        tries = edge.visits + 1.0
        score = (edge.total + expected) / tries + spread * sqrt(log(edge.offered + 1.0) / tries)
        if score > best_score:
            best_score = score
            best_index = index
    return best_index


def repute_of(key: str, reputes: dict[str, Repute]) -> Repute:
    found = reputes.get(key)
    if found is None:
        found = reputes[key] = Repute()
    return found
