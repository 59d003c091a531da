"""Wrong calls: one exception, a message that names the problem, and nothing changed."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import breakfall
from breakfall import BreakfallError, Luck, Match
from tests.contract.playing import play_to_the_end, position


def new() -> Match:
    return breakfall.new_match("auction", players=2, seed=3)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'; on the shelf: nightbreak"),
        ({"game": "auction", "format": "rapid"}, "Auction has no format 'rapid'; it has plain"),
        ({"game": "auction", "players": 9}, "Auction Plain is for 2 or 3 players, not 9"),
        ({"game": "auction", "seed": -1}, "a seed is a whole number"),
        ({"game": "auction", "hue": "red"}, "Auction has no option 'hue'; it has: none"),
        ({"game": "nightbreak", "first": 7}, "option first cannot be '7'; it may be: random, 0, 1"),
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
    with pytest.raises(BreakfallError, match="cannot take back 1 choices: 0 have been made"):
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
        (changed(breakfall=9), "this record has version 9; this Breakfall reads version 1"),
        (changed(game="chess"), "there is no game 'chess'"),
        (changed(game=None), "this record is broken: 'game' is missing or not a text"),
        (changed(rules=2), "played with rules version 2 of Auction; this Breakfall has version 1"),
        (changed(players="two"), "'players' is missing or not a whole number"),
        (changed(options=[]), "this is not a Breakfall record: list found"),
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
