"""Whom a window asks for spells, and for how long. (HF-10.22 to HF-10.24)"""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Given, Story, player, table

PASSES = ["pass", "pass:until-turn-ends"]


def thief(name: str = "Joe") -> Given:
    """Somebody with a spell that is asked for in every window."""
    return player(name, spells=["Cheatcode"], pixels="RR")


def castable(story: Story) -> list[str]:
    return [key for key in story.options if key.startswith("cast:")]


@pytest.mark.rule("HF-10.22")
@pytest.mark.parametrize(
    ("spells", "pixels"),
    [
        ([], "BRGY"),  # nothing to play
        (["Unravel"], "B"),  # nothing to pay with
        (["Toll"], "Y"),  # not meant for a fight
        (["Riptide"], "B"),  # nobody to choose: an Archer is rank 3
        (["Stampede"], "RGY"),  # of no use in the turn of another
    ],
)
def test_nobody_is_asked_in_vain(spells: list[str], pixels: str) -> None:
    story = table(
        player("Greg", play=["Archer"]),
        player("Joe", spells=spells, pixels=pixels),
    )
    story.answer("fight:minion-1")
    assert story.haven.active == 1  # fought and lost without a question


@pytest.mark.rule("HF-10.22")
@pytest.mark.parametrize("spell", ["Second Wind", "Moonlit Page", "Purge"])
def test_spells_that_do_not_depend_on_the_moment_are_asked_for_when_the_turn_ends(
    spell: str,
) -> None:
    story = table(
        player("Greg", play=["Shield", "Archer", "Gold"], pixels="G"),
        player("Joe", hand=["Copper"], spells=[spell], pixels="BGY"),
    )
    story.answer("ability:shield", "buy:silver")
    assert story.asks("Joe", "turn-ends")


@pytest.mark.rule("HF-10.22")
def test_whose_turn_it_is_is_asked_only_after_somebody_else_has_played_a_spell() -> None:
    def lay() -> Story:
        greg = player("Greg", play=["Shield"], spells=["Cheatcode"], pixels="RRG")
        return table(greg, thief(), seed=2)

    story = lay()
    story.answer("ability:shield", "pass")
    assert story.asks("Greg", "turn")
    story = lay()
    story.answer("ability:shield", "cast:cheatcode", "pixel:exhausted-green")
    assert story.asks("Greg", "ability")
    assert castable(story) == ["cast:cheatcode"]


@pytest.mark.rule("HF-10.22")
def test_a_buyer_may_answer_a_toll_with_treasure() -> None:
    story = table(
        player("Greg", play=["Gold"], spells=["Windfall", "Stampede"], pixels="YRGG"),
        player("Joe", spells=["Toll"], pixels="Y"),
    )
    story.answer("buy:silver")
    assert story.asks("Joe", "buying")
    story.answer("cast:toll")
    assert story.asks("Greg", "buying")
    assert castable(story) == ["cast:windfall"]
    story.answer("cast:windfall")
    assert story.pile("Greg", "discard") == ["Silver"]
    assert story.side("Greg").treasure == 0


@pytest.mark.rule("HF-10.23")
def test_a_window_goes_clockwise_until_all_have_passed_in_a_row() -> None:
    story = table(
        thief("Greg"),
        thief("Joe"),
        thief("Sarah"),
        thief("Emily"),
    )
    story.answer("end")
    assert story.asks("Joe", "turn-ends")
    story.answer("pass")
    assert story.asks("Sarah", "turn-ends")
    story.answer("cast:cheatcode", "player:left-1")
    assert story.asks("Emily", "turn-ends") is False  # one red pixel is too few for Cheatcode
    assert story.asks("Greg", "turn-ends")
    story.answer("pass")
    assert story.asks("Joe", "turn-ends")  # who passed may still answer
    assert story.options[:2] == PASSES
    story.answer("pass")
    assert story.haven.active == 1


@pytest.mark.rule("HF-10.24")
def test_whoever_wants_to_be_left_out_is_asked_again_in_the_next_turn() -> None:
    story = table(
        player("Greg", play=["Shield", "Gold"], pixels="G"),
        player("Sarah", hand=["Gold"]),
        thief("Joe"),
    )
    story.answer("ability:shield")
    assert story.asks("Joe", "ability")
    story.answer("pass:until-turn-ends", "buy:silver")
    assert story.asks("Joe", "turn-begins")  # Greg's turn is over, and Sarah's begins
    assert story.haven.active == 1
