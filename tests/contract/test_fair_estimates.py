"""What a match tells about how a seat stands comes from what that seat may know, in every game."""

from __future__ import annotations

import pytest

import breakfall
from breakfall import Luck, Match
from tests.contract.playing import Table, all_tables, choose_randomly

tables = pytest.mark.parametrize("table", all_tables(), ids=str)
SEEDS = range(2)
LOOKS = 6  # at each match


@tables
def test_an_estimate_is_the_same_whatever_lies_hidden(table: Table) -> None:
    """The match is re-dealt for the seat; asked like a real one, it would answer the same."""
    for seed in SEEDS:
        match, luck = table.match(seed), Luck(seed)
        for look in range(LOOKS):
            play_some(match, luck, 3 + 9 * look)
            if match.outcome is not None:
                break
            seat = luck.below(table.players)
            other = match.copy()
            other.redeal(seat, luck)
            guesses = other.determinizations(seat)
            values = [guess.evaluate(seat) for guess in guesses]
            assert match.evaluate(seat) == sum(values) / len(values)
            counts = [guess.features(seat) for guess in guesses]
            means = [sum(column) / len(counts) for column in zip(*counts, strict=True)]
            assert match.features(seat) == means


def play_some(match: Match, luck: Luck, choices: int) -> None:
    for _ in range(choices):
        if match.outcome is None:
            choose_randomly(match, luck)


@pytest.mark.parametrize("game", ["nightfall", "havenfall"])
def test_hidden_cards_would_have_told_more(game: str) -> None:
    """Otherwise the test above could not fail: the table itself does tell."""
    differences = 0
    for seed in range(12):
        match, luck = breakfall.new_match(game, seed=seed), Luck(seed)
        play_some(match, luck, 60)
        other = match.copy()
        other.redeal(0, luck)
        differences += match.evaluate_table(0) != other.evaluate_table(0)
    assert differences > 3


@tables
def test_a_guess_is_judged_by_its_own_cards(table: Table) -> None:
    match, luck = table.match(7), Luck(7)
    play_some(match, luck, 20)
    guess = match.guess(match.guesses(0), luck)
    assert guess.evaluate(1) == guess.evaluate_table(1)
    assert guess.features(1) == guess.table_features(1)


def test_a_real_match_that_was_rolled_out_tells_nothing() -> None:
    match = breakfall.new_match("nightfall", seed=1)
    match.roll_out(Luck(1), 30)
    with pytest.raises(breakfall.BreakfallError, match="was rolled out"):
        match.evaluate(0)
    with pytest.raises(breakfall.BreakfallError, match="was rolled out"):
        match.features(0)
