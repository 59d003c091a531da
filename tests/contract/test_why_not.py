"""Whatever a player might expect to choose is on offer, or the match says why not."""

from __future__ import annotations

import pytest

from breakfall import Luck, Match
from breakfall.core.question import OpenQuestion
from breakfall.rulebook import Rule, rulebook
from tests.contract.playing import Table, all_tables, choose_randomly

# games whose questions say what a player might expect
DECLARED = ("break", "havenfall", "hellbreak", "nightbreak", "nightfall")
tables = pytest.mark.parametrize(
    "table", [table for table in all_tables() if table.game in DECLARED], ids=str
)


@tables
def test_what_is_expected_is_offered_or_barred_and_never_both(table: Table) -> None:
    rules = {rule.number for rule in rulebook(table.game).rules}
    barred = 0
    for seed in range(3):
        match, luck = table.match(seed), Luck(seed)
        while match.outcome is None:
            for question in match.questions:
                assert isinstance(question, OpenQuestion)
                barred += check(match, question, rules)
            choose_randomly(match, luck)
    assert barred > 100


def check(match: Match, question: OpenQuestion, rules: set[str]) -> int:
    """How many things were barred."""
    game, ask = match._table, question.declared
    found = 0
    for thing in ask.expected(game, question):
        reason = ask.why_not(game, question, thing)
        assert (thing in question.things) == (reason is None), (ask.kind, thing)
        if reason is not None:
            key = ask.option(question, thing).key
            assert str(reason) in map(str, match.why_not(question.seats[0], key))
            assert reason.rule in rules
            assert reason.reason.endswith(".")
            found += 1
    for key in match.choice_of(question.seats[0]).keys:
        assert match.why_not(question.seats[0], key) == []
    return found


@tables
def test_a_reason_tells_nothing_that_the_seat_may_not_know(table: Table) -> None:
    match, luck = table.match(7), Luck(7)
    while (choice := match.choice) is not None:
        guess = match.copy()
        guess.redeal(choice.seat, luck)
        assert reasons(guess, choice.seat) == reasons(match, choice.seat)
        choose_randomly(match, luck)


def reasons(match: Match, seat: int) -> list[str]:
    question = next(one for one in match.questions if seat in one.seats)
    assert isinstance(question, OpenQuestion)
    game, ask = match._table, question.declared
    keys = [ask.option(question, thing).key for thing in ask.expected(game, question)]
    return [str(barred) for key in sorted(keys) for barred in match.why_not(seat, key)]


WITH_RULES = [table for table in all_tables() if table.game != "auction"]


@pytest.mark.parametrize("table", WITH_RULES, ids=str)
def test_every_question_names_a_rule_that_exists(table: Table) -> None:
    match, luck = table.match(11), Luck(11)
    numbers: set[str] = set()
    while match.outcome is None:
        numbers.update(choice.rule for choice in match.choices)
        choose_randomly(match, luck)
    assert all(isinstance(rulebook(table.game).find(number), Rule) for number in numbers)
    assert numbers
