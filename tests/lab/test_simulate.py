"""Many matches between bots."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from breakfall import BreakfallError
from breakfall.lab.executors import ProcessExecutor, workers_for
from breakfall.lab.experiment import Experiment
from breakfall.lab.play import play
from breakfall.lab.simulate import simulate
from breakfall.lab.tasks import tasks_for


def experiment(
    form: str = "classic",
    players: int = 2,
    bots: tuple[str, ...] = ("random", "random"),
    games: int = 8,
    seed: int = 1,
    game: str = "nightbreak",
) -> Experiment:
    return Experiment(game, form, players, bots, games, seed)


def without_timing(result: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in result.items() if key != "timing"}


def test_the_result_is_the_same_for_any_number_of_workers() -> None:
    one = simulate(experiment(games=10), workers=1)
    three = simulate(experiment(games=10), workers=3)
    assert one.matches == three.matches
    assert without_timing(one.as_json()) == without_timing(three.as_json())


def test_a_match_depends_on_its_number_alone() -> None:
    """So a longer run begins with the matches of a shorter one."""
    short, long = simulate(experiment(games=3)), simulate(experiment(games=6))
    assert long.matches[:3] == short.matches
    shifted = experiment(games=3, seed=2)
    assert play(shifted, 0).decisions == play(experiment(), 1).decisions


def test_the_bots_change_seats_on_the_same_deal() -> None:
    plan = experiment(bots=("greedy", "random"))
    assert [plan.seed_of(number) for number in range(4)] == [1, 1, 2, 2]
    assert [plan.line_up(number) for number in range(2)] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]
    one, other = play(plan, 0), play(plan, 1)
    first = [words[0] for words in one.traits]
    assert first == [words[0] for words in other.traits]  # who goes first is part of the deal


def test_a_bot_that_plays_itself_gets_a_new_deal_for_every_match() -> None:
    plan = experiment(bots=("random", "random"))
    assert [plan.seed_of(number) for number in range(3)] == [1, 2, 3]


def test_three_bots_play_a_deal_in_three_seatings() -> None:
    plan = experiment("standard", 3, ("greedy", "random", "random"), game="nightfall")
    assert [plan.seed_of(number) for number in range(6)] == [1, 1, 1, 2, 2, 2]
    assert {tuple(plan.line_up(number)).index("greedy") for number in range(3)} == {0, 1, 2}


def test_what_was_begun_of_a_deal_is_played_to_its_end() -> None:
    report = simulate(experiment(bots=("random", "greedy"), games=3))
    assert len(report.matches) == 4
    assert report.scores["greedy"].deals == 2


def test_points_are_shared_by_those_who_win_together_and_by_all_in_a_draw() -> None:
    match = play(experiment("unity", 3, ("greedy", "random")), 0)
    assert match.score("greedy") + match.score("random") == 1
    drawn = replace(match, winners=frozenset())
    assert (drawn.points(0), drawn.score("random")) == (0.5, 0.5)
    both = replace(match, winners=frozenset({0, 1}))
    assert both.points(1) == 0.5


def test_it_stops_when_the_range_is_narrow_enough_and_always_at_the_same_match() -> None:
    plan = experiment(bots=("random",), games=1000)
    one = simulate(plan, until=0.08)
    two = simulate(plan, until=0.08, workers=2)
    assert one.matches == two.matches
    assert len(one.matches) == 150  # in batches of 50; 100 matches are not enough for ± 8 %
    assert one.half_width <= 0.08


@pytest.mark.parametrize(("form", "players"), [("classic", 2), ("unity", 3), ("unity", 4)])
def test_bots_change_seats_so_that_each_plays_each_equally_often(form: str, players: int) -> None:
    plan = experiment(form, players, ("greedy", "random"), games=10)
    seats = Counter(
        (bot, team) for number in range(10) for team, bot in enumerate(plan.line_up(number))
    )
    assert set(seats.values()) == {5}


def test_every_match_is_won_by_one_team_or_drawn() -> None:
    report = simulate(experiment("unity", 3, games=12))
    assert [match.number for match in report.matches] == list(range(12))
    won = sum(share.count for share in report.by_team.values())
    assert won + report.draws.count == 12
    assert all(share.total == 12 for share in report.by_team.values())
    assert set(report.by_team) == {"seat 0", "seats 1+2"}


def test_traits_that_a_table_shows_are_counted() -> None:
    report = simulate(experiment(games=6))
    assert set(report.by_trait) == {"goes first", "goes later", "plays Moon", "plays Sun"}
    assert report.lengths == [16] * 6


def test_a_game_without_such_traits_can_be_simulated_too() -> None:
    report = simulate(experiment("plain", 3, ("random", "greedy"), game="auction", games=4))
    assert report.by_trait == {}
    assert report.lengths == [2] * 4
    assert set(report.by_bot) == {"greedy", "random"}


def test_lengths_are_rounds_where_a_game_counts_them_and_endings_leave_names_out() -> None:
    report = simulate(experiment("standard", 2, game="havenfall", games=3, seed=5))
    assert len(report.lengths) == 3
    assert all(1 < length <= 51 for length in report.lengths)
    assert sum(share.count for share in report.endings.values()) == 3
    assert not any("Player" in ending for ending in report.endings)


def test_the_greedy_bot_beats_the_random_one() -> None:
    report = simulate(experiment(bots=("greedy", "random"), games=10, seed=100))
    assert report.by_bot["greedy"].count >= 8


def test_every_match_is_told_as_soon_as_it_is_over() -> None:
    told: list[int] = []
    simulate(experiment(games=5), on_matches=told.append)
    assert told == [0, 1, 1, 1, 1, 1]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (experiment(games=0), "at least one match"),
        (experiment(bots=("nobody", "random")), "no bot 'nobody'"),
        (experiment(bots=("random",) * 3), "2 teams for 3 bots"),
        (experiment(form="chess"), "no format 'chess'"),
        (experiment(players=5), "not 5"),
        (experiment(game="chess"), "no game 'chess'"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(wrong: Experiment, words: str) -> None:
    with pytest.raises(BreakfallError, match=words):
        simulate(wrong)


def test_seeds_start_again_at_the_end() -> None:
    last = experiment(seed=2**64 - 1, games=2)
    assert play(last, 1).decisions == play(experiment(seed=0), 0).decisions


def test_few_matches_start_no_processes() -> None:
    assert workers_for(1) == 1
    assert workers_for(7) == 1


def test_a_run_that_is_given_up_does_not_play_on() -> None:
    """Or this test would take as long as forty thousand matches."""
    plan = experiment(games=40_000)
    crew = ProcessExecutor(2)
    matches = crew.play(tasks_for(1, plan, list(range(plan.games)), 2, keep_records=False))
    next(matches)
    crew.close()


def test_numbers_of_numpy_make_the_same_experiment() -> None:
    plain = Experiment("nightbreak", "classic", 2, ("random",), 2, 7)
    other = Experiment("nightbreak", "classic", np.int64(2), ("random",), np.int8(2), np.uint64(7))  # type: ignore[arg-type]
    assert json.dumps(other.identity()) == json.dumps(plain.identity())
    assert play(other, 1) == play(plain, 1)
    with pytest.raises(BreakfallError, match=r"seed is a whole number, not 1\.5"):
        Experiment("nightbreak", "classic", 2, ("random",), 2, 1.5)  # type: ignore[arg-type]
