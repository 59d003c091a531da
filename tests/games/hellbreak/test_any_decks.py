"""The contract, played with decks that it does not know: doubles, and decks of one's own."""

from __future__ import annotations

import pytest

from breakfall import Luck, Match
from tests.contract.playing import BOUND, choose_randomly, play_to_the_end, position, seen_by
from tests.games.hellbreak.own_decks import DRACULA_AT_SEA, JAWS_IN_THE_CRYPT
from tests.games.hellbreak.tables import new_table

PAIRS = {
    "two Draculas": ("dracula", "dracula"),
    "two Jaws": ("jaws", "jaws"),
    "own decks": (DRACULA_AT_SEA, JAWS_IN_THE_CRYPT),
    "an own deck and its double": (JAWS_IN_THE_CRYPT, JAWS_IN_THE_CRYPT),
}
SEEDS = range(10)  # for each pair

any_decks = pytest.mark.parametrize("pair", PAIRS)
seats = (None, 0, 1)


def match_of(pair: str, seed: int) -> Match:
    one, other = PAIRS[pair]
    return new_table("open", seed=seed, first="random", deck0=one, deck1=other)


@pytest.mark.rule("HB-15.5")
@any_decks
def test_every_question_can_be_read_and_every_answer_told_from_the_others(pair: str) -> None:
    for seed in SEEDS:
        match, luck = match_of(pair, seed), Luck(seed)
        while match.outcome is None:
            assert match.decisions < BOUND
            for choice in match.choices:
                assert choice.prompt
                assert choice.rule.startswith("HB-")
                labels = [option.label for option in choice.options]
                assert len(set(labels)) == len(labels), labels
            choose_randomly(match, luck)
        assert match.log(None)


@pytest.mark.rule("HB-15.8")
@any_decks
def test_a_redeal_changes_nothing_that_its_seat_can_see(pair: str) -> None:
    for seed in SEEDS:
        match, luck = match_of(pair, seed), Luck(seed)
        while match.outcome is None:
            for seat in seats:
                guess = match.copy()
                guess.redeal(seat, luck)
                assert seen_by(guess, seat) == seen_by(match, seat)
            for _ in range(8 + seed % 5):
                if match.outcome is None:
                    choose_randomly(match, luck)


@pytest.mark.rule("HB-15.8")
@any_decks
def test_what_was_imagined_plays_to_its_end_and_copies_are_alike(pair: str) -> None:
    for seed in SEEDS:
        match, luck = match_of(pair, seed), Luck(seed)
        for _ in range(20 + 5 * seed):
            if match.outcome is None:
                choose_randomly(match, luck)
        assert position(match.copy()) == position(match)
        if match.outcome is None:
            match.redeal(seats[seed % len(seats)], luck)
            play_to_the_end(match, luck)
