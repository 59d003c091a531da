"""Roll-outs: playing on at random without stopping to ask."""

from __future__ import annotations

import pytest

import breakfall
from breakfall import BreakfallError, Luck, Match
from tests.contract.playing import Table, all_tables

tables = pytest.mark.parametrize("table", all_tables(), ids=str)


def answer_at_random(match: Match, luck: Luck, choices: int = -1) -> int:
    """The same one question at a time; all that are open together before any is resolved."""
    made = 0
    while made != choices and (asked := list(match.questions)):
        for question in asked:
            match.answer(question, luck.below(len(question.options)), question.seats[0])
            made += 1
    return made


@tables
def test_a_roll_out_plays_what_answering_at_random_plays(table: Table) -> None:
    rolled, asked = table.match(4), table.match(4)
    assert rolled.roll_out(Luck(9)) == answer_at_random(asked, Luck(9))
    assert rolled.outcome is not None
    assert asked.outcome is not None
    assert rolled.outcome.as_json() == asked.outcome.as_json()
    assert rolled.view(None)["table"] == asked.view(None)["table"]


def test_a_roll_out_stops_after_so_many_choices() -> None:
    rolled = breakfall.new_match("nightbreak", seed=2)
    asked = breakfall.new_match("nightbreak", seed=2)
    assert rolled.roll_out(Luck(1), 30) == 30
    answer_at_random(asked, Luck(1), 30)
    assert rolled.view(0)["table"] == asked.view(0)["table"]
    assert rolled.choice is not None
    assert asked.choice is not None
    assert rolled.choice.keys == asked.choice.keys


def test_nothing_of_a_match_is_answered_for_others_after_a_roll_out() -> None:
    """The rules stop to ask again, also where the roll-out ended in the middle of a match."""
    breakfall.new_match("nightbreak", seed=2).roll_out(Luck(1), 3)
    match = breakfall.new_match("nightbreak", seed=2)
    match.choose(0)
    assert match.decisions == 1
    assert match.choice is not None


def test_no_choices_are_no_roll_out() -> None:
    match = breakfall.new_match("nightbreak", seed=2)
    before = match.view(0)["table"]
    assert match.roll_out(Luck(1), 0) == 0
    assert match.view(0)["table"] == before


def test_a_match_that_was_rolled_out_cannot_be_played_again() -> None:
    match = breakfall.new_match("nightbreak", seed=2)
    match.roll_out(Luck(1), 3)
    for again in (match.copy, match.undo, match.record):
        with pytest.raises(BreakfallError, match=r"rolled out"):
            again()
