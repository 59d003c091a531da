"""The search: what its tree keeps, what it finds, and what it may not know."""

from __future__ import annotations

import pytest

import breakfall
from breakfall import Luck, Match
from breakfall.bots import PATIENCE, Budget, SearchBot, Sight, make_bot
from breakfall.bots.search_bot import is_decided
from breakfall.core.option import Option, option
from breakfall.search.evaluator import Evaluator
from breakfall.search.search import Search
from breakfall.search.tree import ActionHistory, Decision, Edge, Node, pick

TEAMS: list[tuple[int, ...]] = [(0,), (1,)]


def some_options(count: int) -> list[Option]:
    return [option("try", str(number)) for number in range(count)]


def look(
    decision: Decision,
    options: list[Option],
    histories: dict[str, ActionHistory],
    spread: float = 0.3,
) -> int:
    return pick(decision, options, histories, spread, 0)


def try_out(decision: Decision, key: str, value: float, times: int) -> None:
    edge = decision.edges[key]
    edge.history.visits += times
    edge.history.total += value * times
    edge.visits += times
    edge.offered += times
    edge.total += value * times
    decision.visits += times
    decision.total += value * times


def test_every_option_is_tried_before_one_of_equal_worth_is_tried_again() -> None:
    decision, histories = Decision(0), dict[str, ActionHistory]()
    taken = []
    for _ in range(6):
        index = look(decision, some_options(6), histories)
        taken.append(index)
        try_out(decision, f"try:{index}", 0.0, 1)
    assert sorted(taken) == list(range(6))


def test_a_good_option_is_looked_at_again_and_a_hardly_tried_one_gets_its_turn() -> None:
    decision, histories = Decision(0), dict[str, ActionHistory]()
    look(decision, some_options(2), histories)
    try_out(decision, "try:0", 0.5, 20)
    try_out(decision, "try:1", -0.5, 20)
    assert look(decision, some_options(2), histories) == 0
    try_out(decision, "try:0", 0.5, 4000)
    decision.edges["try:1"].offered += 4000
    assert look(decision, some_options(2), histories, spread=2.0) == 1


def test_at_a_new_moment_what_went_well_elsewhere_is_tried_before_what_went_badly() -> None:
    here, elsewhere, histories = Decision(0), Decision(0), dict[str, ActionHistory]()
    look(elsewhere, some_options(5), histories)
    for number, value in enumerate((-0.5, 0.2, 0.6, -0.9, 0.0)):
        try_out(elsewhere, f"try:{number}", value, 8)
    taken = []
    for _ in range(5):
        taken.append(look(here, some_options(5), histories))
        try_out(here, f"try:{taken[-1]}", 0.0, 1)
    assert taken[:2] == [2, 1]
    assert not {0, 3} & set(taken)


def test_options_that_mean_the_same_share_an_edge() -> None:
    """Two guesses offer different things; what both offer is one edge."""
    decision, histories = Decision(0), dict[str, ActionHistory]()
    look(decision, [option("play", "wolf"), option("play", "owl")], histories)
    look(decision, [option("play", "owl"), option("play", "fox")], histories)
    assert sorted(decision.edges) == ["play:fox", "play:owl", "play:wolf"]
    assert decision.edges["play:owl"].offered == 2


def new_search(match: Match, seat: int, seed: int = 1) -> Search:
    setup = match.setup
    teams = setup.teams
    return Search(teams, seat, Luck(seed), Evaluator())


def test_a_pass_adds_one_edge_and_tells_every_edge_on_its_way() -> None:
    match = breakfall.new_match("nightbreak", seed=3, heroes="random", first="0")
    search = new_search(match, 0)
    for _ in range(50):
        search.simulate(match.copy())
    decision = search.root.decision(0)
    assert decision.visits == 50
    assert sum(edge.visits for edge in decision.edges.values()) == 50


class Counted(Evaluator):
    """Thinks that only the first team can win."""

    def values(self, match: Match, teams: list[tuple[int, ...]]) -> list[float]:
        return [1.0] + [-1.0] * (len(teams) - 1)


def test_each_team_hears_its_own_value() -> None:
    """At the root the first team is asked, somewhere below the second."""
    match = breakfall.new_match("nightbreak", seed=3, heroes="random", first="0")
    search = Search(TEAMS, 0, Luck(1), Counted())
    for _ in range(400):
        search.simulate(match.copy())
    means: dict[int, set[float]] = {0: set(), 1: set()}
    nodes = [search.root]
    while nodes:
        for decision in nodes.pop().decisions:
            for edge in decision.edges.values():
                nodes += edge.after
                if edge.visits:
                    means[decision.seat].add(edge.mean)
    assert means == {0: {1.0}, 1: {-1.0}}


def test_simultaneous_answers_are_picked_apart() -> None:
    """Each bidder has a decision of its own at the same moment: nobody bids knowing the other's."""
    match = breakfall.new_match("auction", players=3, seed=1)
    assert len(match.questions) > 1
    search = new_search(match, match.questions[0].seats[0])
    for _ in range(40):
        search.simulate(match.copy())
    asked = sorted(decision.seat for decision in search.root.decisions)
    assert asked == sorted(question.seats[0] for question in match.questions)
    assert {decision.visits for decision in search.root.decisions} == {40}


def winning_moment() -> tuple[Match, int]:
    """A decision where one option wins at once and another does not."""
    for seed in range(200):
        match = breakfall.new_match("hellbreak", seed=seed)
        luck = Luck(seed)
        while (choice := match.choice) is not None:
            wins = []
            for index in range(len(choice)):
                after = match.copy()
                after.choose(index, choice.seat)
                wins.append(after.outcome is not None and choice.seat in after.outcome.winners)
            if any(wins) and not all(wins):
                return match, wins.index(True)
            match.choose(luck.below(len(choice)), choice.seat)
    raise AssertionError("no such moment was found")


def test_a_search_takes_the_option_that_wins_at_once() -> None:
    match, winning = winning_moment()
    assert match.choice is not None
    seat = match.choice.seat
    advice = SearchBot(1, Budget(200)).advise(Sight(match, seat))
    after = match.copy()
    after.choose(advice[0].index, seat)
    assert after.outcome is not None
    assert seat in after.outcome.winners
    assert advice[0].chance > 0.9
    assert winning in [one.index for one in advice]


def test_advice_is_about_every_option_and_its_shares_are_a_whole() -> None:
    match = breakfall.new_match("nightbreak", seed=3, heroes="random", first="0")
    assert match.choice is not None
    advice = SearchBot(1, Budget(64)).advise(Sight(match, match.choice.seat))
    assert sorted(one.index for one in advice) == list(range(len(match.choice)))
    assert sum(one.share for one in advice) == pytest.approx(1)
    assert all(0 <= one.chance <= 1 for one in advice)


def test_a_tree_is_kept_while_nobody_else_chooses() -> None:
    """Two choices of one seat in a row: the second begins with what the first has seen."""
    match = breakfall.new_match("nightbreak", seed=3, heroes="random", first="0")
    kept = fresh = 0
    bots = [SearchBot(seat, Budget(40)) for seat in (0, 1)]
    last = -1
    while (choice := match.choice) is not None and match.decisions < 40:
        seat = choice.seat
        tree = bots[seat]._tree
        if tree is not None:
            root = tree.grown_for(Sight(match, seat))
            if last == seat and tree.settled + 1 == match.settled:
                kept += root is not None and root.decision(seat).visits > 0
            else:
                fresh += 1
                assert root is None
        match.choose(bots[seat].choose(Sight(match, seat)), seat)
        last = seat
    assert kept > 0
    assert fresh > 0


def test_thinking_stops_when_its_time_is_up() -> None:
    match = breakfall.new_match("nightbreak", seed=3, heroes="random", first="0")
    bot = SearchBot(1, Budget(10**9, seconds=0.0))
    assert match.choice is not None
    bot.choose(Sight(match, match.choice.seat))
    assert bot._tree is not None
    assert bot._tree.search.simulations == 16


def test_thinking_ends_when_another_option_would_need_most_of_the_passes_left() -> None:
    match = breakfall.new_match("nightbreak", seed=3, heroes="random", first="0")
    assert match.choice is not None
    sight = Sight(match, match.choice.seat)
    search = new_search(match, sight.seat)
    one, other = (Edge(key, ActionHistory()) for key in sight.choice.keys[:2])
    search.root.decision(sight.seat).edges = {one.key: one, other.key: other}
    one.visits, other.visits = 300, 200
    assert not is_decided(search, sight, left=200)
    assert is_decided(search, sight, left=199)


def test_what_is_left_goes_by_passes_and_by_time() -> None:
    assert Budget(1000).left(400, took=7.0) == 600
    assert Budget(1000, seconds=1.0).left(400, took=0.5) == 400
    assert Budget(1000, seconds=1.0).left(400, took=0.1) == 600
    assert Budget(1000, seconds=1.0).left(400, took=1.0) == 0


def test_level_5_looks_further_only_where_somebody_waits_for_it() -> None:
    """In the lab simulations are counted, so that its matches come out the same everywhere."""
    in_the_lab, at_a_table = make_bot("5", 1), make_bot("5", 1, PATIENCE)
    assert isinstance(in_the_lab, SearchBot)
    assert isinstance(at_a_table, SearchBot)
    assert in_the_lab._budget.seconds is None
    assert at_a_table._budget.seconds == PATIENCE
    assert at_a_table._budget.simulations > in_the_lab._budget.simulations


def test_a_moment_has_a_point_for_each_seat_that_is_asked() -> None:
    node = Node("", 0, "bid")
    assert node.decision(0) is node.decision(0)
    assert node.decision(0) is not node.decision(1)


def test_nodes_lead_on_by_who_is_asked_what() -> None:
    edge = Edge("pass", ActionHistory())
    edge.after = [Node("", 0, "bid"), Node("", 1, "bid"), Node("bid:2|", 1, "bid")]
    assert edge.find("", 1, "bid") is edge.after[1]
    assert edge.find("bid:2|", 1, "bid") is edge.after[2]
    assert edge.find("", 1, "attack") is None
