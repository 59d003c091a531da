"""Learning: what decides matches gets its weight, and what does not gets none."""

from __future__ import annotations

import json

import pytest

import breakfall
from breakfall import BreakfallError, Luck
from breakfall.bots.learned import read_evaluator
from breakfall.lab.training import Sample, SelfPlay, collect_samples, learn

GAME = "nightbreak"
NAMES = breakfall.find_game(GAME).feature_names()


def moments(count: int) -> list[Sample]:
    """Sides that differ in everything, of which only Favor decides who wins."""
    luck = Luck(7)
    found = []
    for number in range(count):
        counts = [luck.below(9) - 4.0 for _ in NAMES]
        won = 1.0 if counts[NAMES.index("favor")] + (luck.below(3) - 1) > 0 else 0.0
        found.append(Sample(number, [*counts, 0.5], 0.0, won))
    return found


def test_what_decides_gets_the_weight() -> None:
    learned = learn(GAME, moments(3000))
    late = {name: early + 0.5 * more for name, (early, more) in learned.weights.items()}
    favor = late.pop("favor")
    assert favor > 1
    assert all(abs(weight) < favor / 8 for weight in late.values())
    assert learned.told > 0.85


def test_weights_are_read_as_they_were_written() -> None:
    learned = learn(GAME, moments(500))
    judge = read_evaluator(GAME, json.dumps(learned.as_json()))
    match = breakfall.new_match(GAME, seed=1)
    one, other = judge.values(match, [(0,), (1,)])
    assert one == -other
    ahead = [0.0] * len(NAMES)
    ahead[NAMES.index("favor")] = 3.0
    assert judge.weigh([*ahead, 0.5], 0.0) > 0.5


def test_weights_of_another_version_of_a_game_are_refused() -> None:
    weights = {name: [0.0, 0.0] for name in NAMES if name != "favor"}
    with pytest.raises(BreakfallError, match=r"do not fit what it counts \(favor\)"):
        read_evaluator(GAME, json.dumps({"weights": weights}))


def test_the_same_moments_for_any_number_of_workers() -> None:
    self_play = SelfPlay(GAME, matches=6, seed=50, simulations=2, every=40)
    assert collect_samples(self_play, workers=1) == collect_samples(self_play, workers=2)
