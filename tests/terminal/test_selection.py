"""What glows, and what a click means."""

from __future__ import annotations

import breakfall
from breakfall.core.seen import QuestionSeen
from breakfall.terminal.selection import NOWHERE, glow_for, pick


def question(kind: str) -> QuestionSeen:
    """The first question of this kind in a match in which the first option is always taken."""
    match = breakfall.new_match("nightbreak", seed=1, heroes="random", first="0")
    while (choice := match.choice) is not None and choice.kind != kind:
        match.choose(0)
    assert choice is not None
    return choice


def test_a_place_that_one_key_chooses_bears_that_key() -> None:
    choice = question("give-point")
    glow = glow_for(choice, 1, NOWHERE)
    assert sorted(glow.keys.values()) == ["1", "2", "3"]
    assert glow.highlighted == set(choice.options[1].places)


def test_a_place_that_several_options_point_at_glows_without_a_key() -> None:
    glow = glow_for(question("opening-move"), 0, NOWHERE)
    assert list(glow.keys.values()) == ["", "", ""]
    assert glow.highlighted == NOWHERE


def test_a_click_on_the_only_target_of_an_option_is_the_answer() -> None:
    choice = question("give-point")
    (place,) = choice.options[2].places
    assert pick(choice, NOWHERE, place).answer == 2


def test_an_option_that_points_at_two_heroes_needs_two_clicks() -> None:
    choice = question("opening-move")
    one, other = choice.options[2].places
    first = pick(choice, NOWHERE, one)
    assert first.answer is None
    assert len(first.fitting) == 2
    assert pick(choice, first.picked, other).answer == 2
    assert pick(choice, first.picked, one).picked == NOWHERE


def test_a_click_where_only_words_differ_leaves_it_to_the_list() -> None:
    choice = question("action")
    (place,) = choice.options[0].places
    clicked = pick(choice, NOWHERE, place)
    assert clicked.answer is None
    assert clicked.is_for_the_list


def test_a_click_elsewhere_picks_nothing() -> None:
    assert pick(question("give-point"), NOWHERE, "rank:9:9").picked == NOWHERE
