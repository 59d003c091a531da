"""How a match ends. (HF-15)"""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Given, player, table

STRONG = ["Elite Guard"] * 5  # 20/20


# ---------------------------------------------------------------- ten points


@pytest.mark.rule("HF-15.1")
def test_ten_points_win_in_the_middle_of_a_turn() -> None:
    story = table(
        player("Greg", play=[*STRONG, "Shield"], pixels="G", points=8),
        player("Joe", points=9),
        row=["Fish", "Fish", "Octopus"],
    )
    story.answer("fight:boss", "strike")
    assert story.kind == "over"  # the Shield is no longer asked for
    assert story.winners == ["Greg"]
    assert story.side("Greg").points == 10
    assert len(story.cards("Greg")) == 6  # nothing was discarded


@pytest.mark.rule("HF-15.1")
def test_nine_points_do_not_win() -> None:
    story = table(
        player("Greg", play=STRONG, points=7), player("Joe"), row=["Fish", "Fish", "Octopus"]
    )
    story.answer("fight:boss")
    assert story.side("Greg").points == 9
    assert story.winners is None


@pytest.mark.rule("HF-15.1")
def test_points_beyond_ten_make_no_difference() -> None:
    story = table(
        player("Greg", play=STRONG, points=9), player("Joe"), row=["Fish", "Fish", "Dwarven King"]
    )
    story.answer("fight:boss")
    assert story.side("Greg").points == 14
    assert story.winners == ["Greg"]


@pytest.mark.rule("HF-15.1")
def test_the_tenth_point_may_come_from_conquer() -> None:
    story = table(
        player("Greg", play=[*STRONG, "Commander Trauss"], pixels="G", points=7),
        player("Joe"),
        row=["Fish", "Fish", "Octopus"],
        leaders_are_free=True,
    )
    story.answer("fight:boss", "strike")
    assert story.winners is None
    story.answer("ability:commander-trauss")
    assert story.winners == ["Greg"]


# ---------------------------------------------------------------- no monsters left


def last_monster(greg: Given, joe: Given) -> list[str] | None:
    """Greg defeats the last monster, a Fish on Minion 1; who wins?"""
    story = table(greg, joe, row=["Fish", None, None], monsters=[])
    story.answer("fight:minion-1")
    return story.winners


@pytest.mark.rule("HF-15.2")
def test_without_monsters_the_most_points_win() -> None:
    assert last_monster(player("Greg", play=STRONG, points=3), player("Joe", points=2)) == ["Greg"]
    assert last_monster(player("Greg", play=STRONG, points=3), player("Joe", points=4)) == ["Joe"]


@pytest.mark.rule("HF-15.2")
def test_whoever_defeats_the_last_monster_may_finish_the_turn() -> None:
    story = table(
        player("Greg", play=[*STRONG, "Commander Trauss"], pixels="G", points=2),
        player("Joe", points=4, pixels="BBB"),
        row=[None, None, "Octopus"],
        monsters=[],
        leaders_are_free=True,
    )
    story.answer("fight:boss", "strike")
    assert story.asks("Greg", "turn")
    story.answer("ability:commander-trauss")  # and with it the turn is over
    assert story.winners == ["Greg"]
    assert story.side("Greg").points == 5


@pytest.mark.rule("HF-15.2")
@pytest.mark.parametrize(
    ("row", "monsters"), [(["Fish", None, None], []), ([None, None, None], ["Fish"])]
)
def test_one_monster_in_row_or_deck_is_enough_to_go_on(
    row: list[str | None], monsters: list[str]
) -> None:
    story = table(
        player("Greg", play=["Shield"], pixels="G", points=3),
        player("Joe"),
        row=row,
        monsters=monsters,
    )
    story.answer("end")
    assert story.winners is None


# ---------------------------------------------------------------- the last round


@pytest.mark.rule("HF-15.3")
def test_the_match_ends_when_everybody_has_had_the_last_round() -> None:
    story = table(player("Greg", points=1), player("Joe", points=3), round_now=50, last_round=50)
    story.answer("end")
    assert story.asks("Joe", "turn")  # who still has a turn
    story.answer("end")
    assert story.winners == ["Joe"]


@pytest.mark.rule("HF-15.3")
@pytest.mark.parametrize(
    ("last_round", "goes_on"), [(50, True), (26, True), (25, False), (0, True)]
)
def test_a_table_may_agree_on_another_number_of_rounds_or_on_none(
    last_round: int, goes_on: bool
) -> None:
    story = table(player("Greg", points=1), player("Joe"), round_now=25, last_round=last_round)
    story.answer("end", "end")
    assert (story.winners is None) == goes_on


# ---------------------------------------------------------------- ties


@pytest.mark.rule("HF-15.4")
def test_with_equal_points_the_most_pixels_of_both_sides_win() -> None:
    story = table(
        player("Greg", points=4, pixels="BB"),
        player("Joe", points=4, pixels="B", exhausted="RG"),
        player("Sarah", points=3, pixels="BBRRGG"),
        round_now=50,
    )
    story.answer("end", "end", "end")
    assert story.winners == ["Joe"]


@pytest.mark.rule("HF-15.4")
def test_with_equal_pixels_too_it_is_a_draw() -> None:
    story = table(
        player("Greg", points=4, pixels="BR"),
        player("Joe", points=4, pixels="GY"),
        player("Sarah", points=1),
        round_now=50,
    )
    story.answer("end", "end", "end")
    assert story.winners == []
    outcome = story.match.outcome
    assert outcome is not None
    assert [sorted(place) for place in outcome.ranking] == [[0, 1], [2]]


@pytest.mark.rule("HF-15.4")
def test_pixels_do_not_beat_points() -> None:
    greg = player("Greg", play=STRONG, points=4)
    assert last_monster(greg, player("Joe", points=3, pixels="BRGYBRGY")) == ["Greg"]
