"""Simultaneous choices and reaction windows, shown with the auction."""

from __future__ import annotations

import json
from typing import cast

import pytest

import breakfall
from breakfall import BreakfallError, Luck, Match
from tests.core.auction import Auction


def auction(seed: int = 0, players: int = 3) -> Match:
    return breakfall.new_match("auction", players=players, seed=seed)


def hand(match: Match, seat: int) -> list[str]:
    table = cast(Auction, match._table)
    return [card.face.key for card in table.hands[seat].cards]


def match_where_hands(wanted: str) -> Match:
    """The first seed whose three hands hold that many X: "100" means seat 0 alone has one."""
    for seed in range(500):
        match = auction(seed)
        if "".join(str(hand(match, seat).count("x")) for seat in range(3)) == wanted:
            return match
    raise AssertionError(wanted)


def bid_without_x(match: Match) -> None:
    for seat in range(3):
        cards = hand(match, seat)
        match.choose(next(n for n, key in enumerate(cards) if key != "x"), seat)


def test_bids_may_come_in_any_order_and_nobody_waits() -> None:
    one, other = auction(), auction()
    for seat in (0, 1, 2):
        one.choose(1, seat)
    for seat in (2, 0, 1):
        other.choose(1, seat)
    assert one.view(None) == other.view(None)
    assert one.log(0) == other.log(0)


def test_all_seats_are_asked_at_once_and_each_only_once() -> None:
    match = auction()
    assert [choice.seat for choice in match.choices] == [0, 1, 2]
    match.choose(0, 1)
    assert [choice.seat for choice in match.choices] == [0, 2]
    with pytest.raises(BreakfallError, match="seat 1 is not asked now"):
        match.choose(0, 1)


def test_nobody_sees_a_bid_early() -> None:
    waiting, answered = auction(), auction()
    answered.choose(2, 1)
    for seat in (0, 2, None):
        before = waiting.view(seat)
        after = answered.view(seat)
        assert (before["table"], waiting.log(seat)) == (after["table"], answered.log(seat))


def test_a_guess_forgets_the_bids_of_others_but_not_ones_own() -> None:
    match = auction()
    match.choose(1, 0)
    match.choose(2, 1)
    guess = match.copy()
    guess.redeal(0, Luck(4))
    assert [choice.seat for choice in guess.choices] == [1, 2]
    assert guess.decisions == 1
    assert match.decisions == 2
    twin = guess.copy()
    assert [choice.seat for choice in twin.choices] == [1, 2]


def test_a_window_asks_only_who_could_react() -> None:
    match = match_where_hands("010")
    bid_without_x(match)
    assert [(choice.seat, choice.kind) for choice in match.choices] == [(1, "cancel")]
    assert match.choices[0].keys == ["pass", "pass:until-turn-ends", "throw-x"]


def test_in_a_window_one_may_pass_and_need_not_be_asked_again() -> None:
    match = match_where_hands("010")
    bid_without_x(match)
    labels = [option.label for option in match.choices[0].options]
    assert labels == ["Pass", "Pass, and do not ask me again this turn", "Throw in your X"]


def test_a_window_stays_shut_when_nobody_could_react() -> None:
    match = match_where_hands("000")
    bid_without_x(match)
    assert [choice.kind for choice in match.choices] == ["bid", "bid", "bid"]


def test_a_reaction_resolves_at_once_and_everybody_is_asked_again() -> None:
    match = match_where_hands("101")
    bid_without_x(match)
    match.choose_key("pass", 0)
    match.choose_key("throw-x", 2)
    assert match.log(None)[-1] == "Player 3 cancels the round."
    assert (match.choice_of(0).seat, match.choice_of(0).kind) == (0, "cancel")
    match.choose_key("pass", 0)
    assert match.view(None)["table"] == match.copy().view(None)["table"]
    assert [choice.kind for choice in match.choices] == ["bid", "bid", "bid"]
    table = cast(Auction, match._table)
    assert table.scores == [0, 0, 0]


def test_silence_lasts_until_the_turn_ends() -> None:
    match = match_where_hands("101")
    bid_without_x(match)
    match.choose_key("pass:until-turn-ends", 0)
    match.choose_key("throw-x", 2)
    assert [choice.kind for choice in match.choices] == ["bid", "bid", "bid"]  # 0 is not asked
    bid_without_x(match)
    assert [(choice.seat, choice.kind) for choice in match.choices] == [(0, "cancel")]


def test_an_open_window_survives_a_record() -> None:
    match = match_where_hands("010")
    bid_without_x(match)
    again = breakfall.load(json.loads(json.dumps(match.record())))
    assert again.choices[0].keys == match.choices[0].keys
