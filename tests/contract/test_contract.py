"""What every game must pass, over every format and number of players. (architecture, part 7)"""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator

import pytest

import breakfall
from breakfall import Luck, Match
from tests.contract.playing import (
    TRIES_ALL,
    Table,
    all_tables,
    choose_randomly,
    play_to_the_end,
    position,
    seen_by,
)

SEEDS = range(120 if TRIES_ALL else 2)
BATCH = 25
BATCHES = [SEEDS[start : start + BATCH] for start in range(0, len(SEEDS), BATCH)]

tables = pytest.mark.parametrize("table", all_tables(), ids=str)
many_seeds = pytest.mark.parametrize("seeds", BATCHES, ids=lambda seeds: f"{seeds[0]}+")


def play_some(match: Match, luck: Luck, choices: int) -> None:
    for _ in range(choices):
        if match.outcome is None:
            choose_randomly(match, luck)


@tables
@many_seeds
def test_the_same_seed_and_choices_give_the_same_match(table: Table, seeds: range) -> None:
    for seed in seeds:
        one, other = table.match(seed), table.match(seed)
        play_to_the_end(one, Luck(seed))
        play_to_the_end(other, Luck(seed))
        assert one.record() == other.record()
        assert seen_by(one, None) == seen_by(other, None)


@tables
@many_seeds
def test_every_card_lies_in_one_zone_and_every_option_differs(table: Table, seeds: range) -> None:
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        dealt = sorted(card.face.key for card in match._table.cards)
        while match.outcome is None:
            for choice in match.choices:
                assert len(set(choice.keys)) == len(choice) > 1
            check_cards(match, dealt)
            choose_randomly(match, luck)
        check_cards(match, dealt)
        assert match.choice is None


def check_cards(match: Match, dealt: list[str]) -> None:
    lying = [card for zone in match._table.zones for card in zone.cards]
    assert sorted(card.index for card in lying) == list(range(len(dealt)))
    assert sorted(card.face.key for card in lying) == dealt


@tables
@many_seeds
def test_a_copy_is_equal_and_independent(table: Table, seeds: range) -> None:
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        while match.outcome is None:
            before = position(match)
            twin = match.copy()
            assert position(twin) == before
            choose_randomly(twin, luck.copy())
            assert position(match) == before
            choose_randomly(match, luck)
            assert position(twin) == position(match)
            play_some(match, luck, 5 + seed % 7)


@tables
@many_seeds
def test_a_redeal_changes_nothing_that_its_seat_can_see(table: Table, seeds: range) -> None:
    seats: list[int | None] = [None, *range(table.players)]
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        while match.outcome is None:
            seat = seats[luck.below(len(seats))]
            guess = match.copy()
            guess.redeal(seat, luck)
            assert seen_by(guess, seat) == seen_by(match, seat)
            assert position(guess.copy()) == position(guess)
            # In growing strides: each look reads the whole log. Every decision of one match is
            # looked at below.
            play_some(match, luck, 4 + seed % 7 + match.decisions // 8)


@tables
@many_seeds
def test_an_imagined_match_plays_to_its_end(table: Table, seeds: range) -> None:
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        while match.outcome is None:
            for choice in match.choices:
                guess = match.copy()
                guess.redeal(choice.seat, luck)
                play_to_the_end(guess, luck)
                with pytest.raises(breakfall.BreakfallError, match="re-dealt"):
                    guess.record()
            play_some(match, luck, 20 + seed % 11)


@tables
@many_seeds
def test_records_and_undo_lead_back_to_the_same_decision(table: Table, seeds: range) -> None:
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        while match.outcome is None:
            before, record = position(match), match.record()
            assert position(breakfall.load(json.loads(json.dumps(record)))) == before
            made = match.decisions
            # In growing strides: each look plays the whole match again.
            play_some(match, luck, 25 + seed % 13 + made // 4)
            later, record_later = position(match), match.record()
            match.undo(match.decisions - made)
            assert (position(match), match.record()) == (before, record)
            match = breakfall.load(record_later)
            assert position(match) == later


@tables
def test_every_single_decision_can_be_copied_saved_and_undone(table: Table) -> None:
    match, luck = table.match(1000), Luck(5)
    while match.outcome is None:
        before, log = position(match), match.log(0)
        assert position(match.copy()) == before
        assert position(breakfall.load(match.record())) == before
        here = luck.copy()
        choose_randomly(match, luck)
        after = position(match)
        match.undo()
        assert (position(match), match.log(0)) == (before, log)
        choose_randomly(match, here)
        assert position(match) == after


@tables
def test_every_single_decision_can_be_redealt_for_every_seat(table: Table) -> None:
    match, luck = table.match(1001), Luck(6)
    while match.outcome is None:
        for seat in (None, *range(table.players)):
            guess = match.copy()
            guess.redeal(seat, luck)
            assert seen_by(guess, seat) == seen_by(match, seat)
        choose_randomly(match, luck)


@tables
@many_seeds
def test_the_truth_plays_no_part_in_a_redeal(table: Table, seeds: range) -> None:
    """Re-dealing a guess gives the same as re-dealing the real match, also in what is asked."""
    seats: list[int | None] = [None, *range(table.players)]
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        play_some(match, luck, 1 + luck.below(120))
        while match.outcome is None:
            seat = seats[luck.below(len(seats))]
            guess, other = match.copy(), match.copy()
            guess.redeal(seat, luck)
            guess.redeal(seat, Luck(seed))
            other.redeal(seat, Luck(seed))
            assert position(guess) == position(other)
            play_some(match, luck, 1 + luck.below(60))


@tables
@many_seeds
def test_a_redealt_match_plays_to_its_end(table: Table, seeds: range) -> None:
    seats: list[int | None] = [None, *range(table.players)]
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        play_some(match, luck, luck.below(120))
        if match.outcome is None:
            match.redeal(seats[seed % len(seats)], luck)
            play_to_the_end(match, luck)


@tables
def test_hidden_cards_really_change_in_a_redeal(table: Table) -> None:
    """Otherwise the tests above could not fail. Some tables have no secrets."""
    secret = changed = 0
    for seed in range(20):
        match, luck = table.match(seed), Luck(seed)
        play_some(match, luck, 25)
        guess = match.copy()
        guess.redeal(None, luck)
        faces = [card.face.key for card in match._table.cards]
        secret += has_secrets(match)
        changed += faces != [card.face.key for card in guess._table.cards]
    assert changed > secret // 2 or changed == secret == 0


def has_secrets(match: Match) -> bool:
    """There are cards that a spectator could take for each other."""
    spectator = match._table.mask_of(None)
    unknown = [card for card in match._table.cards if not card.known_to & spectator]
    kinds = {(card.lot, card.face.key) for card in unknown}
    return len(kinds) > len({card.lot for card in unknown})


@tables
def test_views_and_records_are_plain_json(table: Table) -> None:
    match = table.match(3)
    play_to_the_end(match, Luck(3))
    for plain in (match.view(0), match.view(None), match.record()):
        assert json.loads(json.dumps(plain)) == plain


@pytest.fixture
def garbage() -> Iterator[Callable[[], int]]:
    """Counts what only the garbage collector can free of what was made during a test."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield gc.collect
    gc.enable()
    gc.unfreeze()


@tables
def test_a_guess_that_is_let_go_leaves_no_garbage(table: Table, garbage: Callable[[], int]) -> None:
    """So a search need not look for any."""
    match = table.match(6)
    luck = Luck(6)
    while match.decisions < 60 and (choice := match.choice) is not None:
        guess = match.guess(match.guesses(choice.seat), luck)
        garbage()
        guess.roll_out(luck, 20)
        guess.release()
        del guess
        assert garbage() == 0
        play_some(match, luck, 6)
