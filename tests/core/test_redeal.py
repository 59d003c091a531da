"""Re-dealing: what is known stays, what is not may change, and nothing impossible comes out."""

from __future__ import annotations

import pytest

import breakfall
from breakfall import Luck
from breakfall.core.cards import Face, Zone, put_on_top, show
from breakfall.core.match import Guesses
from breakfall.core.redeal import redeal
from breakfall.core.table import Table

SEAT_0 = 1
SEAT_1 = 2


class Letter(Face):
    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class Colour(Face):
    def __init__(self, back: str) -> None:
        super().__init__()
        self.key = self.back = back


def game_with(faces: list[Face]) -> tuple[Table, Zone]:
    game = Table(2, Luck(1))
    deck = game.new_zone("deck", 0)
    game.new_cards(faces, deck)
    for card in deck.cards:
        show(card, game.everyone)
    return game, deck


def letters(zone: Zone) -> str:
    return "".join(card.face.key for card in zone.cards)


def guesses(game: Table, zones: list[Zone], viewer: int) -> set[tuple[str, ...]]:
    """What the zones could hold as far as this viewer can tell. Re-deals the game itself."""
    found = set()
    for seed in range(400):
        redeal(game, viewer, Luck(seed))
        found.add(tuple(letters(zone) for zone in zones))
    return found


def test_every_order_of_a_shuffled_deck_is_possible() -> None:
    game, deck = game_with([Letter(key) for key in "abc"])
    game.shuffle(deck)
    assert guesses(game, [deck], SEAT_0) == {
        ("abc",), ("acb",), ("bac",), ("bca",), ("cab",), ("cba",),
    }  # fmt: skip


def test_a_card_that_was_never_shuffled_stays() -> None:
    game, deck = game_with([Letter(key) for key in "abc"])
    assert guesses(game, [deck], SEAT_0) == {("abc",)}


def test_what_a_seat_has_seen_stays_for_that_seat_only() -> None:
    game, deck = game_with([Letter(key) for key in "abc"])
    game.shuffle(deck)
    show(deck.top, SEAT_0)
    top = deck.top.face.key
    assert {order[0][-1] for order in guesses(game, [deck], SEAT_0)} == {top}
    assert {order[0][-1] for order in guesses(game, [deck], SEAT_1)} == {"a", "b", "c"}


def test_cards_taken_out_unseen_may_be_any_of_the_deck() -> None:
    game, deck = game_with([Letter(key) for key in "abc"])
    removed = game.new_zone("removed", 0)
    game.shuffle(deck)
    put_on_top(deck.top, removed, out_of=deck)
    assert {zones[1] for zones in guesses(game, [deck, removed], SEAT_0)} == {"a", "b", "c"}


def test_a_refilled_deck_never_takes_over_what_was_removed() -> None:
    """Everybody saw the discards, so the new deck holds just them."""
    game, deck = game_with([Letter(key) for key in "abcd"])
    removed = game.new_zone("removed", 0)
    discard = game.new_zone("discard", game.everyone)
    game.shuffle(deck)
    for there in (removed, removed, discard, discard):
        put_on_top(deck.top, there, out_of=deck)
    for card in list(discard.cards):
        put_on_top(card, deck, out_of=discard)
    seen = sorted(letters(deck))
    game.shuffle(deck)
    for in_deck, _ in guesses(game, [deck, removed], SEAT_0):
        assert sorted(in_deck) == seen


def test_cards_known_to_one_seat_keep_that_knowledge_through_a_second_shuffle() -> None:
    """Seat 0 looked at two of four cards, then just these two were put under in random order.

    Seat 0 knows that these two lie there, though not which is which. Seat 1 knows nothing.
    """
    game, deck = game_with([Letter(key) for key in "abcd"])
    under = game.new_zone("under", 0)
    game.shuffle(deck)
    for _ in range(2):
        show(deck.top, SEAT_0)
        put_on_top(deck.top, under, out_of=deck)
    looked_at = sorted(letters(under))
    game.shuffle(under)
    for _, below in guesses(game, [deck, under], SEAT_0):
        assert sorted(below) == looked_at
    orders = {below for _, below in guesses(game, [deck, under], SEAT_0)}
    assert len(orders) == 2
    assert len(guesses(game, [deck, under], SEAT_1)) == 24


def test_a_back_that_was_seen_stays_that_back() -> None:
    game, deck = game_with([Colour(back) for back in ("red", "red", "blue", "blue")])
    game.shuffle(deck)
    deck.top.back_seen = True
    back = deck.top.face.back
    found = set()
    for seed in range(200):
        redeal(game, SEAT_0, Luck(seed))
        assert deck.top.face.back == back
        found.add(tuple(card.face.back for card in deck.cards[:3]))
    assert len(found) == 3  # the one card left of that back may be any of the three others


def test_luck_starts_anew() -> None:
    """A guess must not foresee the real match's next shuffle."""
    game, _ = game_with([Letter("a")])
    real = game.luck.copy().draw()
    redeal(game, SEAT_0, Luck(8))
    assert game.luck.draw() != real


def test_what_comes_out_does_not_depend_on_what_was_there() -> None:
    """Two tables that look alike to a seat: the same luck deals them alike."""
    outcomes = set()
    for seed in range(30):
        game, deck = game_with([Letter(key) for key in "abcdef"])
        removed = game.new_zone("removed", 0)
        game.luck = Luck(seed)
        game.shuffle(deck)
        put_on_top(deck.top, removed, out_of=deck)
        redeal(game, SEAT_0, Luck(99))
        outcomes.add((letters(deck), letters(removed), game.luck.draw()))
    assert len(outcomes) == 1


@pytest.mark.parametrize("game", [info.key for info in breakfall.games()])
def test_a_deal_worked_out_beforehand_comes_to_the_same(game: str) -> None:
    """At every decision of a match, for every seat: both ways show the same table to everybody."""
    match = breakfall.new_match(game, seed=4)
    luck = Luck(11)
    worked_out = 0
    while (choice := match.choice) is not None and match.decisions < 200:
        for seat in range(match.setup.players):
            seed = luck.getrandbits(32)
            guesses = match.guesses(seat)
            worked_out += guesses.deal is not None
            quick = match.guess(guesses, Luck(seed))
            slow = match.guess(Guesses(seat, guesses.mask, None), Luck(seed))
            for viewer in range(match.setup.players):
                assert quick.view(viewer) == slow.view(viewer)
            assert quick.knowledge() == slow.knowledge()
        match.choose(luck.below(len(choice)), choice.seat)
    assert worked_out > 0
