"""What is not on offer has a reason, with the rule that says so."""

from __future__ import annotations

from tests.games.break_.story import table


def test_a_troop_that_is_held_cannot_move_but_may_get_free() -> None:
    story = table(
        """
        5  .  .  st .  .
        1  .  .  Ar .  .
        """,
        "forest",
        "rock",
        turn=1,
        snares=["c5"],
    )
    assert story.why_not("move:c5") == ["Stone is held by a snare. (BR-9.9)"]
    assert story.why_not("free:c5") == []
    assert story.why_not("tile:c1") == ["Archer is an enemy. You move your own troops. (BR-4.3)"]


def test_a_heavy_troop_cannot_use_nimble_moves() -> None:
    story = table(
        """
        5  .  .  st .  ro
        1  .  .  Ar .  .
        """,
        "forest",
        "rock",
        turn=1,
        heavy=0,
        nimble=1,
    )
    assert story.why_not("move:c5") == [
        "Stone is not nimble, and your heavy moves are used up. (BR-4.3)"
    ]
    assert story.offers("move:e5")


def test_a_troop_moves_to_tiles_beside_it_that_are_not_blocked() -> None:
    story = table(
        """
        4  .  .  .  .  st
        3  .  Ar Ar .  .
        """,
        "forest",
        "rock",
        trees="c4",
    )
    story.answer("move:c3")
    assert story.why_not("tile:d4") == [
        "Archer moves to a tile beside it, not diagonally. (BR-4.5)"
    ]
    assert story.why_not("tile:c4") == ["c4 has trees on it. (BR-2.3)"]
    assert story.why_not("tile:b3") == [
        "Archer stands on b3. Your troops cannot share a tile. (BR-4.5)"
    ]
    assert story.why_not("tile:d3") == []


def test_a_utility_needs_its_caster_and_something_to_hit() -> None:
    story = table(
        """
        5  .  .  .  .  st
        3  .  .  Ar .  .
        """,
        "forest",
        "rock",
    )
    assert story.why_not("cast:gust") == ["Gust needs a mage of yours on the board. (BR-5.4)"]
    assert story.why_not("cast:arrow") == [
        "None of your archers has anybody ahead to hit. (BR-10.3)"
    ]


def test_a_used_utility_waits_for_the_next_turn() -> None:
    story = table(
        """
        5  .  .  st .  .
        3  .  .  Ar .  .
        """,
        "forest",
        "rock",
        used=["arrow"],
    )
    assert story.why_not("utility:0:arrow") == [
        "You have used Arrow this turn. It recharges when your next one starts. (BR-5.1)"
    ]


def test_trees_are_taken_or_placed_but_not_both() -> None:
    story = table(
        """
        5  .  .  st .  .
        3  .  .  Ar .  .
        """,
        "forest",
        "rock",
        trees="d3",
    )
    assert story.why_not("cast:trees") == ["You have Trees on the board already. (BR-10.2)"]
    story.answer("take:trees")
    assert story.why_not("take:trees") == [
        "You have placed or taken Trees this turn already. (BR-10.2)"
    ]


def test_nobody_pays_for_a_blaze_that_is_not_there() -> None:
    story = table(
        """
        8  .  .  .  .  st
        3  .  .  He Bl .
        """,
        "fire",
        "rock",
        reserve=[0],
    )
    for rite in ("cast:rite", "cast:kindle"):
        assert story.why_not(rite) == ["You have no Blaze left in reserve. (BR-12.6)"]


def test_what_was_declined_waits_for_something_else() -> None:
    story = table(
        """
        8  .  .  .  .  st
        4  .  .  Wo .  .
        3  .  .  Ar .  .
        """,
        "forest",
        "rock",
    )
    story.answer("cast:arrow", "stop")
    assert story.why_not("cast:arrow") == [
        "You decided against this. Do something else first. (BR-5.8)"
    ]


def test_the_owner_of_a_trap_learns_why_it_does_not_leap_out() -> None:
    story = table(
        """
        8  .  .  .  .  st
        3  .  .  Ar .  .
        """,
        "forest",
        "rock",
        traps={"c3": "lurking-rogue", "d4": "snare"},
    )
    assert story.why_not("leap:c3") == ["Archer stands on the rogue's tile. (BR-9.6)"]
    assert story.why_not("leap:d4") == ["This trap is Snare. Only a rogue leaps out. (BR-9.6)"]
