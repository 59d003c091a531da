"""Information-set Monte Carlo tree search from one seat (single observer).

Each simulation takes a determinization: the match with everything this seat cannot know dealt
again. It walks down the tree along the options that promise most for whoever is asked (each team
for itself), adds one edge, and evaluates the table there. What it finds goes to every edge it took.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from breakfall.core.luck import Luck
from breakfall.core.match import Match
from breakfall.core.question import OpenQuestion
from breakfall.search.evaluator import Evaluator
from breakfall.search.tree import ActionHistory, Edge, Node, PathStep, pick

FIRST_SPREAD: Final = 0.3
LEAST_SPREAD: Final = 0.02


class Search:
    """A tree for one decision of one seat."""

    def __init__(
        self,
        teams: list[tuple[int, ...]],
        seat: int,
        luck: Luck,
        evaluator: Evaluator,
        *,
        rollout_choices: int = 0,
    ) -> None:
        self.teams = teams
        self.team_of = [team_of(teams, seat) for seat in range(sum(len(team) for team in teams))]
        self.seat = seat
        self.luck = luck
        self.evaluator = evaluator
        self.rollout_choices = rollout_choices  # choices made at random before a leaf is judged
        self.root = Node("", seat, "")
        self.histories: list[dict[str, ActionHistory]] = [{} for _ in teams]
        self.simulations = 0
        self.rolled_out = 0  # choices made in roll-outs
        self.sum = 0.0
        self.squares = 0.0

    def resume(self, earlier: Search, node: Node) -> None:
        """From a node that an earlier search has grown, with what it knows of options."""
        self.root = node
        self.histories = earlier.histories

    def spread(self) -> float:
        """How far the estimates lie apart: what exploring is measured by."""
        if self.simulations < 2:
            return FIRST_SPREAD
        mean = self.sum / self.simulations
        variance = self.squares / self.simulations - mean * mean
        return max(LEAST_SPREAD, sqrt(max(0.0, variance)))

    def simulate(self, guess: Match) -> None:
        """One simulation on one guess, which is used up."""
        path: list[PathStep] = []
        node = self.root
        spread = self.spread()
        while True:
            asked = guess.questions
            if not asked:
                break
            edge, joint = self.answer(guess, node, asked, spread, path)
            if edge.visits == 0:
                break
            node = next_node(edge, joint, guess)
        if self.rollout_choices:
            self.rolled_out += guess.roll_out(self.luck, self.rollout_choices)
        self.backpropagate(path, self.evaluator.values(guess, self.teams))
        guess.release()

    def answer(
        self,
        guess: Match,
        node: Node,
        asked: list[OpenQuestion],
        spread: float,
        path: list[PathStep],
    ) -> tuple[Edge, str]:
        """Pick for every open question, each without looking at the others, and play on."""
        joint = ""
        picks: list[int] = []
        for question in asked:
            seat = question.seats[0]
            team = self.team_of[seat]
            decision = node.decision(seat)
            options = question.options
            first = self.luck.below(len(options))
            index = pick(decision, options, self.histories[team], spread, first)
            edge = decision.edges[options[index].key]
            path.append(PathStep(decision, edge, team))
            picks.append(index)
            if len(asked) > 1:
                joint += edge.key + "|"
        for at in range(len(picks)):
            question = asked[at]
            guess.answer(question, picks[at], question.seats[0])
        return path[-1].edge, joint

    def backpropagate(self, path: list[PathStep], values: list[float]) -> None:
        for step in path:
            value = values[step.team]
            edge = step.edge
            edge.visits += 1
            edge.total += value
            decision = step.decision
            decision.visits += 1
            decision.total += value
            history = edge.history
            history.visits += 1
            history.total += value
        own = values[self.team_of[self.seat]]
        self.simulations += 1
        self.sum += own
        self.squares += own * own


def next_node(edge: Edge, joint: str, guess: Match) -> Node:
    """Where the edge leads: by who is asked what next, which chance may decide."""
    asked = guess.questions
    seat, kind = (asked[0].seats[0], asked[0].kind) if asked else (-1, "")
    found = edge.find(joint, seat, kind)
    if found is None:
        found = Node(joint, seat, kind)
        edge.after.append(found)
    return found


def team_of(teams: list[tuple[int, ...]], seat: int) -> int:
    for number, team in enumerate(teams):
        if seat in team:
            return number
    raise KeyError(seat)
