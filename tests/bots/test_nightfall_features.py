"""What Nightfall's learned estimate counts about a deck."""

from __future__ import annotations

import pytest

import breakfall
from breakfall.core.seen import QuestionSeen
from breakfall.games.nightfall.card import Order
from breakfall.games.nightfall.cards import ORDERS, STARTERS
from breakfall.games.nightfall.features import FEATURES, fitting

NAMED = {order.name: order for order in ORDERS}


def test_starters_fit_only_their_own_colour() -> None:
    """Two of each colour: an order can follow its twin and, counted so, itself; none is kicked."""
    assert fitting([*STARTERS, *STARTERS]) == [2.0, 0.0]


def test_an_order_that_links_to_others_makes_the_whole_deck_fit_better() -> None:
    """Alton (white) leads to red and green, the Melee (red) to purple and yellow.

    By hand: 3 white orders can follow 2 (both J.J.s), 3 red ones 3 (two "Bad Smoke" and Alton),
    two of green, purple and yellow 3 each, two blue ones 2. Only the Melee is kicked by white: by
    Alton, who is the one white order that leads to red.
    """
    deck = [*STARTERS, *STARTERS, NAMED["Alton Hickman"], NAMED["Furious Melee"]]
    links = 3 * 2 + 3 * 3 + 3 * (2 * 3) + 2 * 2
    assert fitting(deck) == pytest.approx([links / 14, 1 / 14])


def test_nobody_without_orders_is_counted_wrongly() -> None:
    assert fitting([]) == [0.0, 0.0]


def test_every_order_is_counted_wherever_it_lies() -> None:
    """A discarded starter is still owned; a claimed order is one more."""
    match = breakfall.new_match("nightfall", format="standard", seed=2)
    while match.choice is not None and match.choice.kind != "claim":
        match.choose(0)
    assert match.choice is not None
    seat = match.choice.seat
    before = match.table_features(seat)
    while not (claimed := claims(match.choice_of(seat))):
        keys = match.choice_of(seat).keys
        match.choose_key(next(key for key in keys if key.startswith("discard:")), seat)
    match.choose_key(claimed[0].claim.key, seat)
    after = match.table_features(seat)
    for order in ORDERS:
        place = FEATURES.index(order.name)
        assert after[place] == before[place] + (order is claimed[0])


def claims(choice: QuestionSeen) -> list[Order]:
    return [order for order in ORDERS if order.claim.key in choice.keys]
