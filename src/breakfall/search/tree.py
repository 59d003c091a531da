"""The tree of a search: what each option led to, whatever the hidden cards were.

Options that mean the same (their key) share an edge, so one tree serves all guesses. A node is a
moment: the questions that are open together. What was taken at one of them is judged apart
from the others, since nobody sees the answers of the others to simultaneous questions.

An option also has a history: how it went wherever in the tree it was taken (the history heuristic).
Where many are on offer, those that went well elsewhere are tried first, the others late or never.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from breakfall.core.option import Option

HUGE: Final = 1e9
PRIOR_WEIGHT: Final = 2.0  # how many tries the moment's own average weighs beside a history


class ActionHistory:
    """How an option went for a team, at whatever moment it was taken."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Edge:
    """An option at a question: how often it could be taken, was taken, and how it went."""

    def __init__(self, key: str, history: ActionHistory) -> None:
        self.key = key
        self.history = history
        self.offered = 0
        self.visits = 0
        self.total = 0.0  # for the team that is asked
        self.after: list[Node] = []

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def find(self, joint: str, seat: int, kind: str) -> Node | None:
        """The moment after it in which this seat is asked this, once everybody has answered so."""
        for node in self.after:
            if node.seat == seat and node.kind == kind and node.joint == joint:
                return node
        return None


class Decision:
    """One open question in a node: its options as met so far."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[str, Edge] = {}
        self.visits = 0
        self.total = 0.0  # for the team that is asked


class Node:
    """A moment: who is asked what first, after which simultaneous answers.

    It has a decision for each open question.
    """

    def __init__(self, joint: str, seat: int, kind: str) -> None:
        self.joint = joint
        self.seat = seat
        self.kind = kind
        self.decisions: list[Decision] = []

    def decision(self, seat: int) -> Decision:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        made = Decision(seat)
        self.decisions.append(made)
        return made


class PathStep:
    """An edge taken in this simulation, the decision it belongs to, and the team that took it."""

    def __init__(self, decision: Decision, edge: Edge, team: int) -> None:
        self.decision = decision
        self.edge = edge
        self.team = team


def pick(
    decision: Decision,
    options: list[Option],
    histories: dict[str, ActionHistory],
    spread: float,
    first: int,
) -> int:
    """The option to look at next: well tried ones that went well, and those hardly tried.

    UCB over the options at hand, with the number of times an option was on offer in place of the
    number of simulations. Its history counts as one more try. `first` is where to begin: ties are
    luck.
    """
    edges = decision.edges
    count = len(options)
    best_index = 0
    best_score = -HUGE
    average = decision.total / decision.visits if decision.visits else 0.0
    for turn in range(count):
        index = first + turn
        if index >= count:
            index -= count
        key = options[index].key
        edge = edges.get(key)
        if edge is None:
            edge = edges[key] = Edge(key, history_of(key, histories))
        edge.offered += 1
        history = edge.history
        expected = average + spread  # of what was never tried anywhere
        if history.visits:
            expected = (history.total + PRIOR_WEIGHT * average) / (history.visits + PRIOR_WEIGHT)
        tries = edge.visits + 1.0
        score = (edge.total + expected) / tries + spread * sqrt(log(edge.offered + 1.0) / tries)
        if score > best_score:
            best_score = score
            best_index = index
    return best_index


def history_of(key: str, histories: dict[str, ActionHistory]) -> ActionHistory:
    found = histories.get(key)
    if found is None:
        found = histories[key] = ActionHistory()
    return found
