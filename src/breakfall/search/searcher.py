"""Information-set Monte Carlo tree search from one seat (single observer).

Each pass takes a guess: the match with everything this seat cannot know dealt anew. It walks down
the tree along options that promise most for whoever is asked (each team for itself), adds one
edge, and judges the table there by the game's estimate. What it finds goes to every edge it took.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from breakfall.core.luck import Luck
from breakfall.core.match import Match
from breakfall.core.question import BaseQuestion
from breakfall.search.judge import Judge
from breakfall.search.tree import Edge, Node, Picked, Repute, pick

FIRST_SPREAD: Final = 0.3
LEAST_SPREAD: Final = 0.02


class Search:
    """A tree for one decision of one seat."""

    def __init__(
        self,
        teams: list[tuple[int, ...]],
        seat: int,
        luck: Luck,
        judge: Judge,
        *,
        rolls_on: int = 0,
    ) -> None:
        self.teams = teams
        self.team_of = [team_of(teams, seat) for seat in range(sum(len(team) for team in teams))]
        self.seat = seat
        self.luck = luck
        self.judge = judge
        self.rolls_on = rolls_on  # choices made at random before a leaf is judged
        self.root = Node("", seat, "")
        self.reputes: list[dict[str, Repute]] = [{} for _ in teams]
        self.passes = 0
        self.rolled = 0  # choices made in roll-outs
        self.sum = 0.0
        self.squares = 0.0

    def go_on(self, earlier: Search, node: Node) -> None:
        """From a node that an earlier search has grown, with what it knows of options."""
        self.root = node
        self.reputes = earlier.reputes

    def spread(self) -> float:
        """How far the estimates lie apart: what exploring is measured by."""
        if self.passes < 2:
            return FIRST_SPREAD
        mean = self.sum / self.passes
        variance = self.squares / self.passes - mean * mean
        return max(LEAST_SPREAD, sqrt(max(0.0, variance)))

    def look(self, guess: Match) -> None:
        """One pass on one guess, which is used up."""
        path: list[Picked] = []
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
        if self.rolls_on:
            self.rolled += guess.roll_out(self.luck, self.rolls_on)
        self.learn(path, self.judge.values(guess, self.teams))
        guess.release()

    def answer(
        self, guess: Match, node: Node, asked: list[BaseQuestion], spread: float, path: list[Picked]
    ) -> tuple[Edge, str]:
        """Pick for every open question, each without looking at the others, and play on."""
        joint = ""
        picks: list[int] = []
        for question in asked:
            seat = question.seats[0]
            team = self.team_of[seat]
            point = node.point(seat)
            options = question.options
            first = self.luck.below(len(options))
            index = pick(point, options, self.reputes[team], spread, first)
            edge = point.edges[options[index].key]
            path.append(Picked(point, edge, team))
            picks.append(index)
            if len(asked) > 1:
                joint += edge.key + "|"
        for at in range(len(picks)):
            question = asked[at]
            guess.answer(question, picks[at], question.seats[0])
        return path[-1].edge, joint

    def learn(self, path: list[Picked], values: list[float]) -> None:
        for picked in path:
            value = values[picked.team]
            edge = picked.edge
            edge.visits += 1
            edge.total += value
            point = picked.point
            point.visits += 1
            point.total += value
            repute = edge.repute
            repute.visits += 1
            repute.total += value
        own = values[self.team_of[self.seat]]
        self.passes += 1
        self.sum += own
        self.squares += own * own


def next_node(edge: Edge, joint: str, guess: Match) -> Node:
    """Where the edge leads: by who is asked what next, which chance may decide."""
    asked = guess.questions
    seat, prompt = (asked[0].seats[0], asked[0].prompt) if asked else (-1, "")
    found = edge.find(joint, seat, prompt)
    if found is None:
        found = Node(joint, seat, prompt)
        edge.after.append(found)
    return found


def team_of(teams: list[tuple[int, ...]], seat: int) -> int:
    for number, team in enumerate(teams):
        if seat in team:
            return number
    raise KeyError(seat)
