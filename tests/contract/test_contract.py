"""What every game must pass, over every format and number of players. (architecture, part 7)"""

from __future__ import annotations

import json

import pytest

import breakfall
from breakfall import Luck, Match
from tests.contract.playing import (
    Table,
    all_tables,
    choose_randomly,
    everything,
    play_to_the_end,
    seen_by,
)

SEEDS = range(200)
BATCH = 20
BATCHES = [range(start, start + BATCH) for start in range(0, len(SEEDS), BATCH)]

tables = pytest.mark.parametrize("table", all_tables(), ids=str)
many_seeds = pytest.mark.parametrize("seeds", BATCHES, ids=lambda seeds: f"{seeds[0]}+")


@tables
@many_seeds
def test_the_same_seed_and_choices_give_the_same_match(table: Table, seeds: range) -> None:
    for seed in seeds:
        one, other = table.match(seed), table.match(seed)
        play_to_the_end(one, Luck(seed))
        play_to_the_end(other, Luck(seed))
        assert one.record() == other.record()
        assert everything(one) == everything(other)


@tables
@many_seeds
def test_every_card_lies_in_one_zone_and_every_option_differs(table: Table, seeds: range) -> None:
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        dealt = sorted(card.face.key for card in match._game.cards)
        while match.outcome is None:
            for choice in match.choices:
                assert len(set(choice.keys)) == len(choice) > 1
            check_cards(match, dealt)
            choose_randomly(match, luck)
        check_cards(match, dealt)
        assert match.choice is None


def check_cards(match: Match, dealt: list[str]) -> None:
    lying = [card for zone in match._game.zones for card in zone.cards]
    assert sorted(card.index for card in lying) == list(range(len(dealt)))
    assert sorted(card.face.key for card in lying) == dealt


@tables
@many_seeds
def test_a_copy_is_equal_and_independent(table: Table, seeds: range) -> None:
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        while match.outcome is None:
            before = everything(match)
            twin = match.copy()
            assert everything(twin) == before
            choose_randomly(twin, luck.copy())
            assert everything(match) == before
            choose_randomly(match, luck)
            assert everything(twin) == everything(match)
            play_some(match, luck, seed % 5)


def play_some(match: Match, luck: Luck, choices: int) -> None:
    for _ in range(choices):
        if match.outcome is None:
            choose_randomly(match, luck)


@tables
@many_seeds
def test_a_redeal_changes_nothing_that_its_seat_can_see(table: Table, seeds: range) -> None:
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        seats: list[int | None] = [None, *range(table.players)]
        while match.outcome is None:
            for seat in seats:
                guess = match.copy()
                guess.redeal(seat, luck)
                assert seen_by(guess, seat) == seen_by(match, seat)
                again = guess.copy()
                assert everything(again) == everything(guess)
            play_some(match, luck, 1 + seed % 5)


@tables
@many_seeds
def test_an_imagined_match_plays_to_its_end(table: Table, seeds: range) -> None:
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        while match.outcome is None:
            for choice in match.choices:
                guess = match.copy()
                guess.redeal(choice.player, luck)
                play_to_the_end(guess, luck)
                with pytest.raises(breakfall.BreakfallError, match="re-dealt"):
                    guess.record()
            play_some(match, luck, 7 + seed % 11)


@tables
@many_seeds
def test_records_and_undo_lead_back_to_the_same_decision(table: Table, seeds: range) -> None:
    for seed in seeds:
        match, luck = table.match(seed), Luck(seed)
        while match.outcome is None:
            before, record = everything(match), match.record()
            assert everything(breakfall.load(json.loads(json.dumps(record)))) == before
            made = match.decisions
            play_some(match, luck, 1 + seed % 13)
            later, record_later = everything(match), match.record()
            match.undo(match.decisions - made)
            assert (everything(match), match.record()) == (before, record)
            match = breakfall.load(record_later)
            assert everything(match) == later


@tables
def test_every_single_decision_can_be_copied_saved_and_undone(table: Table) -> None:
    match, luck = table.match(1000), Luck(5)
    while match.outcome is None:
        before = everything(match)
        assert everything(match.copy()) == before
        assert everything(breakfall.load(match.record())) == before
        here = luck.copy()
        choose_randomly(match, luck)
        after = everything(match)
        match.undo()
        assert everything(match) == before
        choose_randomly(match, here)
        assert everything(match) == after


@tables
def test_hidden_cards_really_change_in_a_redeal(table: Table) -> None:
    """Otherwise the test above could not fail."""
    changed = 0
    for seed in range(20):
        match, luck = table.match(seed), Luck(seed)
        play_some(match, luck, 25)
        guess = match.copy()
        guess.redeal(0, luck)
        faces = [card.face.key for card in match._game.cards]
        changed += faces != [card.face.key for card in guess._game.cards]
    assert changed > 10
