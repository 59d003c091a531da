"""Wrong calls: one exception, a message that names the problem, and nothing changed."""

from __future__ import annotations

import copy
import json
from typing import Any, SupportsIndex

import numpy as np
import pytest

import breakfall
from breakfall import BreakfallError, Luck, Match
from breakfall.core.numbers import seed_as_text, seed_from_text
from tests.contract.playing import play_to_the_end, position


def new() -> Match:
    return breakfall.new_match("auction", players=2, seed=3)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'; the games are: nightbreak"),
        ({"game": "auction", "format": "rapid"}, "Auction has no format 'rapid'; it has plain"),
        ({"game": "auction", "players": 9}, "Auction Plain is for 2 or 3 players, not 9"),
        ({"game": "auction", "seed": -1}, "a seed is a whole number"),
        ({"game": "auction", "hue": "red"}, "Auction has no setting 'hue'; it has: none"),
        (
            {"game": "nightbreak", "first": 7},
            "setting first cannot be '7'; it may be: random",
        ),
        ({"game": "nightbreak", "format": "unity", "players": 2}, "is for 3 or 4 players, not 2"),
    ],
)
def test_a_set_up_that_cannot_be(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BreakfallError, match=message):
        breakfall.new_match(**arguments)


@pytest.mark.parametrize(
    ("index", "player", "message"),
    [
        (4, 0, "option 4 does not exist: 'bid' offers 0 to 3"),
        (-1, 0, "option -1 does not exist"),
        (0, 2, "there is no seat 2: this match has seats 0 to 1"),
        (0, -1, "there is no seat -1"),
    ],
)
def test_an_answer_that_cannot_be(index: int, player: int, message: str) -> None:
    match = new()
    before = position(match)
    with pytest.raises(BreakfallError, match=message):
        match.choose(index, player)
    assert position(match) == before


def test_nothing_to_choose_when_it_is_over() -> None:
    match = new()
    play_to_the_end(match, Luck(1))
    assert match.choice is None
    with pytest.raises(BreakfallError, match="the match is over"):
        match.choose(0)
    with pytest.raises(BreakfallError, match="the match is over"):
        match.choose(0, 1)


def test_nothing_to_take_back() -> None:
    match = new()
    with pytest.raises(BreakfallError, match="cannot undo 1 choices: 0 have been made"):
        match.undo()


def test_an_option_that_is_not_there() -> None:
    match = new()
    with pytest.raises(BreakfallError, match="'bid' has no option 'bid:card-9'"):
        match.choose_key("bid:card-9", 0)


def test_a_view_for_nobody() -> None:
    with pytest.raises(BreakfallError, match="there is no seat 5"):
        new().view(5)


def whole_record() -> dict[str, Any]:
    match = new()
    play_to_the_end(match, Luck(1))
    return match.record()


def changed(**changes: object) -> dict[str, Any]:
    return whole_record() | changes


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("text", "this is not a Breakfall record: str found"),
        ({}, "this is not a Breakfall record"),
        (changed(breakfall=9), "this record has version 9; this Breakfall reads versions 1 to 3"),
        (changed(game="chess"), "there is no game 'chess'"),
        (changed(game=None), "this record is broken: 'game' is missing or not a text"),
        (changed(rules=2), "played with rules version 2 of Auction; this Breakfall has version 1"),
        (changed(players="two"), "'players' is missing or not a whole number"),
        (changed(settings=[]), "this is not a Breakfall record: list found"),
        (changed(choices="none"), "'choices' is not a list"),
        (changed(choices=[[0, "bid"]]), "breaks at choice 1 of 1: .* is not .seat, question"),
        (
            changed(choices=[[7, "bid", "bid:card-0"]]),
            "breaks at choice 1 of 1: there is no seat 7",
        ),
        (changed(choices=[[0, "ask", "bid:card-0"]]), "answers 'ask', but 'bid' is asked"),
        (changed(outcome=None), "this record breaks at its end"),
    ],
)
def test_a_record_that_cannot_be_read(source: object, message: str) -> None:
    with pytest.raises(BreakfallError, match=message):
        breakfall.load(source)


def test_a_tampered_record_says_where_it_breaks() -> None:
    record = whole_record()
    tampered = copy.deepcopy(record)
    tampered["choices"][-1][2] = "bid:card-3"  # in the second round everybody holds three
    last = len(record["choices"])
    with pytest.raises(BreakfallError, match=f"breaks at choice {last} of {last}: .*'bid:card-3'"):
        breakfall.load(tampered)


def test_a_record_that_goes_on_after_the_end() -> None:
    record = whole_record()
    record["choices"].append([0, "bid", "bid:card-0"])
    with pytest.raises(BreakfallError, match="the match is over already"):
        breakfall.load(record)


# ---------------------------------------------------------------- numbers


WHOLE = [1, np.int64(1), np.uint8(1), np.array([3, 1])[1]]
NOT_WHOLE: list[Any] = [1.0, np.float64(1), "1", True, np.True_, [1], 1 + 0j]


@pytest.mark.parametrize("one", WHOLE, ids=repr)
def test_any_kind_of_whole_number_is_an_index_a_seat_and_a_seed(one: SupportsIndex) -> None:
    plain = breakfall.new_match("auction", players=2, seed=1)
    match = breakfall.new_match("auction", players=2, seed=one)
    for played, number in ((plain, 1), (match, one)):
        played.choose(number, number)
        played.choose_key(played.choice_of(0).keys[1], 0)
        played.choose(number)
        played.undo(number)
    assert json.loads(json.dumps(match.record())) == plain.record()
    assert match.view(one) == plain.view(1)
    assert match.log(one, one) == plain.log(1, 1)
    assert match.evaluate(one) == plain.evaluate(1)
    assert match.features(one) == plain.features(1)
    assert json.dumps(match.view(one)) == json.dumps(plain.view(1))
    assert Luck(one).getrandbits(64) == Luck(1).getrandbits(64)
    match.redeal(one, Luck(1))
    plain.redeal(1, Luck(1))
    assert position(match) == position(plain)


@pytest.mark.parametrize("one", NOT_WHOLE, ids=repr)
def test_anything_else_is_refused_and_changes_nothing(one: Any) -> None:
    match = new()
    match.choose(0, 0)
    before, record = position(match), match.record()
    for call in (
        lambda: match.choose(one),
        lambda: match.choose(one, 1),
        lambda: match.choose(0, one),
        lambda: match.choose_key("bid:card-0", one),
        lambda: match.choice_of(one),
        lambda: match.undo(one),
        lambda: match.view(one),
        lambda: match.log(one),
        lambda: match.log(1, one),
        lambda: match.evaluate(one),
        lambda: match.features(one),
        lambda: match.guesses(one),
        lambda: match.redeal(one, Luck(1)),
        lambda: breakfall.new_match("auction", seed=one),
        lambda: breakfall.new_match("auction", players=one),
        lambda: Luck(one),
    ):
        with pytest.raises(BreakfallError, match="is a whole number, not"):
            call()
    assert (position(match), match.record()) == (before, record)
    match.choose(0, 1)
    assert match.decisions == 2


# ---------------------------------------------------------------- seeds in records


def test_a_record_holds_its_seed_as_text_that_no_program_rounds() -> None:
    match = breakfall.new_match("auction", seed=2**64 - 3)
    assert match.record()["seed"] == "0xfffffffffffffffd"
    assert breakfall.load(match.record()).setup.seed == 2**64 - 3


def test_a_record_of_old_with_its_seed_as_a_number_still_opens() -> None:
    match = breakfall.new_match("auction", seed=2**63 - 25)
    play_to_the_end(match, Luck(1))
    old = match.record() | {"breakfall": 1, "seed": 2**63 - 25}
    assert breakfall.load(old).record() == match.record()


def test_a_seed_that_a_page_has_rounded_is_told() -> None:
    """9223372036854775783 is 9223372036854776000 once JavaScript has written it again."""
    match = breakfall.new_match("nightfall", seed=2**63 - 25)
    play_to_the_end(match, Luck(1))
    old = match.record() | {"breakfall": 1, "seed": 9223372036854776000}
    with pytest.raises(BreakfallError, match=r"breaks at choice .* seed was probably damaged"):
        breakfall.load(old)


def test_a_tampered_record_whose_seed_is_whole_says_nothing_of_its_seed() -> None:
    record = whole_record() | {"outcome": None}
    for seed in (record["seed"], 3):
        with pytest.raises(BreakfallError) as told:
            breakfall.load(record | {"seed": seed})
        assert "damaged" not in str(told.value)


@pytest.mark.parametrize(
    "seed", ["", "0x", "seven", "-1", "1.0", "0x10000000000000000", "9" * 21, "0x_1", "٣"]
)
def test_a_text_that_is_no_seed(seed: str) -> None:
    with pytest.raises(BreakfallError, match=r"a seed is a whole number from 0 to 2\*\*64 - 1"):
        breakfall.load(changed(seed=seed))


def test_a_seed_is_read_from_digits_and_from_what_a_record_holds() -> None:
    for seed in (0, 7, 2**53 + 1, 2**64 - 1):
        assert seed_from_text(str(seed)) == seed_from_text(seed_as_text(seed)) == seed
