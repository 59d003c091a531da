"""Setting up the players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import breakfall
from breakfall.core.errors import BreakfallError
from breakfall.games.havenfall.table import HavenfallTable
from breakfall.games.havenfall.terms import COLOURS

LEADER_OF = {
    "blue": "sorceress-alira",
    "red": "blade-master-quin",
    "green": "commander-trauss",
    "yellow": "king-mordell",
}


def laid(seed: int = 1, players: int = 2, **options: Any) -> HavenfallTable:
    """A new match, when its first turn has just begun."""
    match = breakfall.new_match("havenfall", players=players, seed=seed, **options)
    game = match._table
    assert isinstance(game, HavenfallTable)
    return game


def sides_seen(seed: int, players: int) -> list[dict[str, Any]]:
    seen = breakfall.new_match("havenfall", players=players, seed=seed).view(None)["table"]
    assert isinstance(seen, dict)
    sides: list[dict[str, Any]] = seen["sides"]
    return sides


@pytest.mark.rule("HF-4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_the_same_ten_cards(players: int) -> None:
    haven = laid(players=players)
    for side in haven.sides:
        piles = side.piles
        own = [*piles.deck.cards, *piles.hand.cards, *piles.play.cards]
        assert piles.discard.is_empty
        assert Counter(one.face.name for one in own) == {
            "Copper": 7,
            "Sword": 1,
            "Shield": 1,
            "Spell Book": 1,
        }


@pytest.mark.rule("HF-4.2")
def test_war_rooms_are_dealt_by_chance_and_no_colour_twice() -> None:
    dealt: Counter[tuple[int, str]] = Counter()
    for seed in range(200):
        colours = [side["colour"] for side in sides_seen(seed, 3)]
        assert len(set(colours)) == 3
        dealt.update(enumerate(colours))
    assert len(dealt) == 3 * 4  # each colour came to each seat
    assert all(25 < times < 75 for times in dealt.values())  # 50 on average


@pytest.mark.rule("HF-4.2", "HF-4.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_leaders_of_the_war_rooms_in_use_are_there(players: int) -> None:
    haven = laid(players=players)
    keys = [one.face.key for one in haven.cards if one.face.key in LEADER_OF.values()]
    assert sorted(keys) == sorted(LEADER_OF[COLOURS[side.colour]] for side in haven.sides)


@pytest.mark.rule("HF-4.3")
def test_the_leader_of_a_war_room_lies_face_up_beside_it() -> None:
    met: set[str] = set()
    for seed in range(6):
        for side in sides_seen(seed, 4):
            assert side["leader"] == [LEADER_OF[side["colour"]]]
            met.add(side["colour"])
    assert met == set(COLOURS)


@pytest.mark.rule("HF-4.4")
@pytest.mark.parametrize(("players", "supply"), [(2, 5), (3, 7), (4, 10)])
def test_everybody_begins_with_one_pixel_of_their_colour_out_of_the_supply(
    players: int, supply: int
) -> None:
    haven = laid(players=players)
    left = [supply] * 4
    for side in haven.sides:
        assert side.available == [int(colour == side.colour) for colour in range(4)]
        assert side.exhausted == [0, 0, 0, 0]
        left[side.colour] -= 1
    assert haven.supply == left


@pytest.mark.rule("HF-4.5")
def test_chance_decides_who_goes_first_and_everybody_has_the_same_chance() -> None:
    firsts = Counter(laid(seed, 4).active for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert all(25 < times < 75 for times in firsts.values())  # 50 on average


@pytest.mark.rule("HF-4.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_table_may_name_the_first_player(seat: int) -> None:
    for seed in range(4):
        haven = laid(seed, 3, first=seat)
        assert haven.active == haven.first == seat


@pytest.mark.rule("HF-4.5")
def test_nobody_can_go_first_who_is_not_there() -> None:
    with pytest.raises(BreakfallError, match="setting first cannot be '2' with 2 players"):
        laid(first=2)


@pytest.mark.rule("HF-4.6")
def test_everybody_starts_with_no_points_and_five_cards_of_a_shuffled_deck() -> None:
    hands = set()
    for seed in range(5):
        haven = laid(seed, first=0)
        greg, joe = haven.sides
        assert (greg.points, joe.points) == (0, 0)
        assert len(greg.play) == len(joe.piles.hand.cards) == 5
        assert len(greg.piles.deck.cards) == len(joe.piles.deck.cards) == 5
        hands.add(tuple(me.name for me in greg.play))
        hands.add(tuple(one.face.name for one in joe.piles.hand.cards))
    assert len(hands) > 3
