"""Bots against each other, their ratings, and the ladder."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import breakfall
from breakfall import BreakfallError
from breakfall.lab.arena import Pairing, elo, pairing, pairings
from breakfall.lab.elo import Meeting, fit, ratings
from breakfall.lab.experiment import Experiment
from breakfall.lab.ladder import Rung, RungResult, as_markdown, rungs
from breakfall.lab.marked_file import write_between_marks
from breakfall.lab.simulate import simulate

PLAN = Experiment("nightbreak", "classic", 2, ("random", "greedy"), 24, 1)


def test_three_quarters_of_the_points_are_190_elo() -> None:
    first, second = fit(2, [(0, 1, 750_000.0, 1_000_000)])
    assert first - second == pytest.approx(190.85, abs=0.01)


def test_ratings_of_bots_that_never_met_come_from_those_between() -> None:
    strength = fit(3, [(1, 0, 750_000.0, 1_000_000), (2, 1, 750_000.0, 1_000_000)])
    assert strength[2] - strength[0] == pytest.approx(381.7, abs=0.1)


def test_a_bot_that_never_lost_has_a_rating_all_the_same() -> None:
    loser, winner = ratings(2, [Meeting(1, 0, [1.0] * 100)])
    assert loser.elo == 0
    assert 500 < winner.elo < 1500


def test_the_truth_lies_in_nearly_all_ranges() -> None:
    """Deals are won whole, halved or lost; the true share is 0.6, that is 70.4 Elo."""
    chance = random.Random(5)
    hits = 0
    for _ in range(60):
        scores = chance.choices([0.0, 0.5, 1.0], [0.2, 0.4, 0.4], k=80)
        rating = ratings(2, [Meeting(1, 0, scores)])[1]
        hits += rating.low <= 70.44 <= rating.high
    assert 53 <= hits <= 60


def test_everybody_meets_everybody_or_only_neighbours() -> None:
    plan = Experiment("nightbreak", "classic", 2, ("a", "b", "c"), 20, 1)
    all_of_them = [one.bots for one in pairings(plan, neighbours_only=False)]
    assert all_of_them == [("b", "a"), ("c", "a"), ("c", "b")]
    assert [one.bots for one in pairings(plan, neighbours_only=True)] == [("b", "a"), ("c", "b")]
    with pytest.raises(BreakfallError, match="two or more"):
        pairings(Experiment("nightbreak", "classic", 2, ("a", "a"), 2, 1), neighbours_only=True)


def test_greedy_is_rated_over_random_and_climbs_a_rung() -> None:
    played = [pairing(simulate(one)) for one in pairings(PLAN, neighbours_only=False)]
    rated = elo(PLAN.bots, played)
    assert rated["random"].elo == 0
    assert rated["greedy"].low > 50
    assert RungResult(Rung("greedy", "random", 0.5), played[0]).verdict == "yes"
    assert RungResult(Rung("greedy", "random", 0.75), played[0]).verdict == "not sure"
    upside_down = Pairing("random", "greedy", played[0].report)
    assert RungResult(Rung("random", "greedy", 0.55), upside_down).verdict == "no"


def test_over_a_simple_bot_the_points_themselves_must_reach_the_goal() -> None:
    """So few matches leave a range of which 97 % is always a part."""
    played = pairing(simulate(Experiment("nightbreak", "classic", 2, ("greedy", "random"), 20, 1)))
    won = played.score.rate
    assert played.score.interval[0] < won - 0.01
    assert RungResult(Rung("5", "random", won), played).verdict == "yes"
    assert RungResult(Rung("5", "random", won + 0.01), played).verdict == "no"
    assert RungResult(Rung("5", "4", won), played).verdict == "not sure"


def test_every_level_stands_over_the_one_below() -> None:
    found = [(rung.bot, rung.below, rung.goal) for rung in rungs(["random", "greedy", "1", "2"])]
    assert found == [("2", "1", 0.55), ("2", "greedy", 0.8), ("2", "random", 0.97)]
    assert [(rung.bot, rung.below) for rung in rungs(["random", "greedy"])] == [
        ("greedy", "random")
    ]


def test_the_table_stands_between_its_marks_and_the_text_around_it_stays(tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    file.write_text("# Bots\n\n<!-- ladder -->\nold\n<!-- /ladder -->\n\nThe end.\n")
    played = pairing(simulate(Experiment("nightbreak", "classic", 2, ("greedy", "random"), 4, 1)))
    write_between_marks(
        file, "ladder", as_markdown([RungResult(Rung("greedy", "random", 0.5), played)])
    )
    text = file.read_text()
    assert text.startswith("# Bots\n\n<!-- ladder -->\n\n| game ")
    assert text.endswith("|\n\n<!-- /ladder -->\n\nThe end.\n")
    rules = breakfall.find_game("nightbreak").rules_version
    assert f"| nightbreak | classic, 2 players | {rules} | greedy v random |" in text
    assert "old" not in text
    with pytest.raises(BreakfallError, match="lacks the marks"):
        write_between_marks(file, "elo", "…")
    write_between_marks(tmp_path / "new.md", "ladder", "x\n")
    assert (tmp_path / "new.md").read_text() == "<!-- ladder -->\n\nx\n\n<!-- /ladder -->\n"
