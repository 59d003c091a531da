"""Quick start with Secret Archives: what lies face-down is a pair, and everybody knows that."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import breakfall
from breakfall import Match
from breakfall.games.nightfall.card import DraftCard
from breakfall.games.nightfall.cards import QUICK_START
from breakfall.games.nightfall.state import Night

PAIRS = {tuple(sorted(pair)) for pair in QUICK_START}
Dealt = tuple[tuple[str, ...], ...]


def quick_start(players: int) -> Match:
    return breakfall.new_match(
        "nightfall",
        format="secret-archives",
        players=players,
        seed=6,
        archives="quick-start",
        first="1",
    )


def dealt(match: Match) -> Dealt:
    """What lies before each player, face-down or turned up, in alphabetical order."""
    assert isinstance(match._table, Night)
    return tuple(
        tuple(
            sorted(
                [cast(DraftCard, card.face).order.name for card in player.picks.cards]
                + [archive.order.name for archive in player.archives]
            )
        )
        for player in match._table.players
    )


def imagined(match: Match, viewer: int | None) -> set[Dealt]:
    """What this viewer, guessing often, takes the pairs to be."""
    found: set[Dealt] = set()
    for seed in range(40):
        guess = match.copy()
        guess.redeal(viewer, random.Random(seed))
        found.add(dealt(guess))
    return found


def open_an_archive(match: Match, number: int) -> None:
    """That player, whose turn it is, plays no chain and pays with cards from hand."""
    table = cast(dict[str, Any], match.view(number)["table"])
    wanted = f"claim:{table['players'][number]['secret'][0]}"
    match.choose_key("play:nothing")
    while match.choice is not None and wanted not in match.choice.keys:
        match.choose_key(match.choice.keys[-1])
    match.choose_key(wanted)


@pytest.mark.rule("NF-16.7", "NF-14.2", "NF-4.11")
@pytest.mark.parametrize("viewer", [0, None])
def test_whoever_guesses_at_face_down_archives_guesses_pairs(viewer: int | None) -> None:
    match = quick_start(players=4)
    guesses = imagined(match, viewer)
    assert len(guesses) > 1
    for guess in guesses:
        assert set(guess) <= PAIRS
        assert len(set(guess)) == 4
        if viewer is not None:
            assert guess[viewer] == dealt(match)[viewer]


@pytest.mark.rule("NF-16.7", "NF-14.3", "NF-4.11")
def test_whoever_has_turned_up_half_a_pair_has_the_other_half_face_down() -> None:
    match = quick_start(players=3)
    open_an_archive(match, 1)
    guesses = imagined(match, 0)
    assert {guess[1] for guess in guesses} == {dealt(match)[1]}
    assert len({guess[2] for guess in guesses}) > 1
