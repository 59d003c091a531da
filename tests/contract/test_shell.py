"""What all games show alike: headline, seats, piles and zones, filled by each game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import breakfall
from breakfall import Luck, Match
from breakfall.core.view import MatchView

GAMES = ("break", "havenfall", "hellbreak", "nightbreak", "nightfall")
CHOICES = 60


def views(game: str) -> Iterator[MatchView]:
    """What everybody sees, spectators too, now and then in a match played at random."""
    match, luck = breakfall.new_match(game, seed=5), Luck(5)
    for number in range(CHOICES):
        if match.choice is None:
            break
        if number % 6 == 0:
            yield from (match.view(seat) for seat in (None, *range(match.setup.players)))
        match.choose(luck.below(len(match.choice)))


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_stands_in_the_shell_and_the_headline_says_something(game: str) -> None:
    for view in views(game):
        shell = view["shell"]
        assert shell["headline"]
        assert shell["score_name"]
        assert [seat["seat"] for seat in shell["seats"]] == list(range(view["players"]))
        assert all(0 <= seat < view["players"] for seat in shell["active"])


@pytest.mark.parametrize("game", GAMES)
def test_piles_and_zones_have_names_of_their_own_and_hold_printed_cards(game: str) -> None:
    printed = {face.key for face in breakfall.find_game(game).faces()}
    for view in views(game):
        piles, zones = view["shell"]["piles"], view["shell"]["zones"]
        assert len({pile["id"] for pile in piles}) == len(piles)
        assert len({zone["id"] for zone in zones}) == len(zones)
        for pile in piles:
            assert set(pile["cards"]) <= printed
            assert len(pile["cards"]) <= pile["count"]
        cards = {place["card"] for zone in zones for place in zone["places"]}
        assert cards - {None} <= printed


def headline(match: Match, seat: int | None) -> str:
    return match.view(seat)["shell"]["headline"]


def test_a_headline_speaks_to_whoever_reads_it() -> None:
    match = breakfall.new_match("havenfall", first="1", rounds="50", seed=1)
    assert headline(match, 1) == "Round 1 of 50 · Your turn"
    assert headline(match, 0) == "Round 1 of 50 · Player 2's turn"
    match.names = ("Ann", "Bo")
    assert headline(match, None) == "Round 1 of 50 · Bo's turn"


def test_a_set_up_says_who_goes_first_once_that_is_decided() -> None:
    undecided = breakfall.new_match("nightfall", seed=1)
    assert headline(undecided, 0) == "Set-up"
    agreed = breakfall.new_match("nightfall", first="1", seed=1)
    assert headline(agreed, 0) == "Set-up · Player 2 goes first"
    assert headline(agreed, 1) == "Set-up · you go first"
