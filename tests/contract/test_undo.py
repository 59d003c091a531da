"""Taking back is no peek: a choice that may be taken back has told its maker nothing.

What its maker did not know before the choice is dealt anew, the choice is made again, and its maker
must see the same: the table, the log, who is asked and what, and that it may be taken back.
"""

from __future__ import annotations

import pytest

from breakfall import Luck, Match
from breakfall.core import undoing
from tests.contract.playing import TRIES_ALL, Table, all_tables, asked

SEEDS = range(10 if TRIES_ALL else 1)
DEALS = 3  # for each choice that may be taken back


class Made:
    """A random choice: who made it, which, and whether it may be taken back."""

    def __init__(self, match: Match, luck: Luck) -> None:
        choices = match.choices
        choice = choices[luck.below(len(choices))]
        self.seat = choice.seats[luck.below(len(choice.seats))]
        self.key = choice.keys[luck.below(len(choice))]
        self._before = match.copy()
        self.may_be_taken_back = undoing.choose(match, self.key, self.seat)

    def seen(self, match: Match) -> list[object]:
        """What its maker sees after it that they had not seen before."""
        log = match.log(self.seat, self._before.event_count)
        return [match.view(self.seat), log, asked(match, self.seat)]

    def seen_in_another_deal(self, luck: Luck) -> list[object]:
        """What its maker would have seen if the hidden cards were others."""
        deal = self._before.copy()
        deal.redeal(self.seat, luck)
        assert undoing.choose(deal, self.key, self.seat), "only some deals let it be taken back"
        return self.seen(deal)


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_what_may_be_taken_back_has_told_its_maker_nothing(table: Table) -> None:
    taken_back = 0
    for seed in SEEDS:
        match, luck = table.match(seed), Luck(seed)
        while match.outcome is None:
            made = Made(match, luck)
            if made.may_be_taken_back:
                taken_back += 1
                seen = made.seen(match)
                for _ in range(DEALS):
                    assert made.seen_in_another_deal(luck) == seen, (made.seat, made.key)
    assert taken_back  # or there would be nothing to see here
