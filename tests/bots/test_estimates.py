"""Estimates: what a game counts, the weights that are shipped, and the story of the chances."""

from __future__ import annotations

import pytest

import breakfall
from breakfall import Luck
from breakfall.bots import LEVELS, chances, course, title_of
from breakfall.bots.learned import WEIGHTS, evaluator_for
from breakfall.search.evaluator import LearnedEvaluator
from tests.contract.playing import Table, all_tables, play_to_the_end

games = pytest.mark.parametrize("game", [info.key for info in breakfall.games()])
tables = pytest.mark.parametrize("table", all_tables(), ids=str)


@tables
def test_everything_counted_has_a_name_and_progress_lies_between_0_and_1(table: Table) -> None:
    match = table.match(3)
    luck = Luck(3)
    names = match.setup.game.feature_names()
    while (choice := match.choice) is not None and match.decisions < 60:
        for seat in range(table.players):
            counts = match.table_features(seat)
            assert len(counts) == len(names) + 1
            assert 0 <= counts[-1] <= 1
        match.choose(luck.below(len(choice)), choice.seat)


@pytest.mark.parametrize("game", ["break", "hellbreak", "nightbreak", "nightfall"])
def test_progress_goes_from_the_start_to_the_end(game: str) -> None:
    """Havenfall's is the points of the best, and who plays at random hardly makes any."""
    match = breakfall.new_match(game, seed=5)
    begun = match.features(0)[-1]
    play_to_the_end(match, Luck(5))
    assert begun < 0.2
    assert match.features(0)[-1] > 0.6


@games
def test_what_one_of_two_leads_by_the_other_lacks(game: str) -> None:
    match = breakfall.new_match(game, seed=5)
    luck = Luck(5)
    while (choice := match.choice) is not None and match.decisions < 80:
        mine, theirs = match.table_features(0), match.table_features(1)
        assert mine[:-1] == pytest.approx([-lead for lead in theirs[:-1]])
        match.choose(luck.below(len(choice)), choice.seat)


@games
def test_weights_that_are_shipped_fit_the_game(game: str) -> None:
    shipped = (WEIGHTS / f"{game}.json").is_file()
    assert isinstance(evaluator_for(game), LearnedEvaluator) == shipped


@tables
def test_chances_are_a_whole_and_the_winner_has_it_all_in_the_end(table: Table) -> None:
    match = table.match(8)
    setup = match.setup
    firsts = [team[0] for team in setup.teams]
    assert sum(chances(match)[seat] for seat in firsts) == pytest.approx(1)
    play_to_the_end(match, Luck(8))
    assert match.outcome is not None
    ends = chances(match)
    assert sum(ends[seat] for seat in firsts) == pytest.approx(1)
    if match.outcome.winners:
        losers = [seat for seat in range(setup.players) if seat not in match.outcome.winners]
        assert min(ends[seat] for seat in match.outcome.winners) > 0
        assert all(ends[seat] == 0 for seat in losers)


def test_the_course_begins_at_the_start_and_ends_now() -> None:
    match = breakfall.new_match("nightbreak", seed=8)
    start = chances(match)
    play_to_the_end(match, Luck(8))
    seen_at, seats = course(match, 10)
    assert seen_at[0] == 0
    assert seen_at[-1] == match.decisions
    assert [seat[0] for seat in seats] == start
    assert [seat[-1] for seat in seats] == chances(match)
    assert {len(seat) for seat in seats} == {len(seen_at)}


def test_levels_are_called_what_people_understand() -> None:
    assert list(LEVELS)[:5] == ["1", "2", "3", "4", "5"]
    assert title_of("1") == "level 1, beginner"
    assert title_of("greedy") == "greedy bot"
