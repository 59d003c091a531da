"""From one view to the next, and back to the whole."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import breakfall
from breakfall import Luck
from breakfall.server.rooms.delta import delta
from tests.server.client import apply

leaves = st.none() | st.integers(0, 3) | st.sampled_from(["", "a", "b"])
json_values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc="), inner),
    max_leaves=12,
)


@given(json_values, json_values)
def test_a_delta_leads_from_any_value_to_any_other(before: object, after: object) -> None:
    sent = json.loads(json.dumps(delta(before, after)))
    assert json.dumps(apply(before, sent), sort_keys=True) == json.dumps(after, sort_keys=True)


@pytest.mark.parametrize("game", [game.key for game in breakfall.games()])
def test_deltas_lead_through_whole_matches_to_the_letter(game: str) -> None:
    """Also where 1 and True would be taken for each other, were they ever in the same place."""
    match, luck = breakfall.new_match(game, seed=4), Luck(4)
    seats = [None, *range(match.setup.players)]
    seen = [match.view(seat) for seat in seats]
    while (choice := match.choice) is not None:
        match.choose(luck.below(len(choice)))
        for index, seat in enumerate(seats):
            now = match.view(seat)
            told = apply(seen[index], delta(seen[index], now))
            assert json.dumps(told, sort_keys=True) == json.dumps(now, sort_keys=True)
            seen[index] = now


@given(json_values)
def test_nothing_changed_is_told_by_nothing(value: object) -> None:
    assert delta(value, json.loads(json.dumps(value))) is None


def test_only_what_changed_is_told() -> None:
    before = {"hand": ["a", "b", "c"], "health": 3, "gone": 1, "same": {"deep": [1]}}
    after = {"hand": ["a", "x", "c"], "health": 2, "same": {"deep": [1]}, "new": None}
    assert delta(before, after) == {
        "k": {"hand": {"i": {"1": {"=": "x"}}}, "health": {"=": 2}, "new": {"=": None}},
        "-": ["gone"],
    }
