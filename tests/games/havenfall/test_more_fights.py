"""One fight a turn, additional fights, and how the row fills up."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Story, player, table

GUARD = "Elite Guard"  # 4 damage, 4 health


def fights(story: Story) -> list[str]:
    return [key for key in story.options if key.startswith("fight")]


def with_cloak(*, guards: int = 4, row: list[str], monsters: list[str], joe: str = "") -> Story:
    """Greg has an additional fight; Joe may have a spell for the end of the turn."""
    spells = ["Moonlit Page"] if joe else []
    story = table(
        player("Greg", play=["Champion's Cloak", *[GUARD] * guards], pixels="GG"),
        player("Joe", spells=spells, pixels=joe),
        row=row,
        monsters=monsters,
    )
    story.answer("ability:champions-cloak")
    return story


@pytest.mark.rule("HF-8.13")
def test_after_a_victory_you_may_use_your_other_cards_but_fight_no_more() -> None:
    story = table(
        player("Greg", play=[GUARD, "Shield", "Gold", "Spell Book"], pixels="BG"),
        player("Joe"),
        row=["Fish", "Fish", "Fish"],
    )
    story.answer("fight:minion-1", "strike")
    assert story.asks("Greg", "turn")
    assert story.options == [
        "ability:shield",
        "ability:spell-book",
        "buy-spell",
        "trade:blue",
        "end",
    ]
    story.answer("ability:shield", "end")
    assert len(story.pile("Greg", "hand")) == 6


@pytest.mark.rule("HF-8.14")
def test_in_the_second_fight_all_damage_and_health_count_again() -> None:
    story = with_cloak(
        guards=1, row=["Djiran Grunt", "Djiran Grunt", "Fish"], monsters=["Frog"] * 2
    )
    assert story.totals("Greg") == (4, 4)
    story.answer("fight:minion-1", "strike", "fight:minion-2", "strike")
    assert story.board("defeated") == ["Djiran Grunt", "Djiran Grunt"]
    assert story.pixels("Greg") == "/RRGG"


@pytest.mark.rule("HF-8.14")
def test_who_loses_the_first_fight_has_no_second_one() -> None:
    story = with_cloak(guards=1, row=["Dragon", "Fish", "Fish"], monsters=["Frog"])
    story.answer("fight:minion-1", "strike")
    assert story.haven.active == 1
    assert story.board("defeated") == []


@pytest.mark.rule("HF-8.14")
def test_an_additional_fight_is_no_third_one() -> None:
    story = with_cloak(row=["Fish", "Frog", "Armadillo"], monsters=["Fish", "Fish"])
    story.answer("fight:minion-1", "strike")
    assert fights(story) == ["fight:minion-2", "fight:boss"]
    story.answer("fight:minion-2", "strike")
    assert fights(story) == []


@pytest.mark.rule("HF-8.15")
def test_the_row_waits_for_the_second_fight_but_pixels_and_points_do_not() -> None:
    story = with_cloak(row=["Fish", "Frog", "Armadillo"], monsters=["Dragon", "Octopus"])
    story.answer("fight:boss", "strike")
    assert story.row == ["Fish", "Frog", None]
    assert story.side("Greg").points == 1
    assert story.pixels("Greg") == "/GGY"
    story.answer("fight:minion-1", "strike")
    assert story.row == ["Frog", "Dragon", "Octopus"]  # filled from left to right


@pytest.mark.rule("HF-8.15")
def test_a_second_fight_that_is_not_used_lets_the_row_move_before_the_last_window() -> None:
    story = with_cloak(row=["Fish", "Frog", "Armadillo"], monsters=["Dragon"], joe="B")
    story.answer("fight:minion-1", "strike")
    assert story.row == [None, "Frog", "Armadillo"]
    story.answer("end")
    assert story.asks("Joe", "turn-ends")
    assert story.row == ["Frog", "Armadillo", "Dragon"]


@pytest.mark.rule("HF-8.15")
def test_so_does_a_second_fight_that_is_lost() -> None:
    story = with_cloak(guards=1, row=["Fish", "Dragon", "Frog"], monsters=["Octopus"], joe="B")
    story.answer("fight:minion-1", "strike", "fight:minion-2", "strike")
    assert story.asks("Joe", "turn-ends")
    assert story.row == ["Dragon", "Frog", "Octopus"]
    assert story.board("defeated") == ["Fish"]


@pytest.mark.rule("HF-8.16")
def test_a_monster_drawn_in_this_turn_can_be_fought_in_the_next() -> None:
    story = with_cloak(row=["Fish", "Frog", "Armadillo"], monsters=["Octopus", "Octopus"])
    story.answer("fight:minion-1", "strike", "fight:minion-2", "strike", "end")
    assert story.row == ["Armadillo", "Octopus", "Octopus"]
    assert story.asks("Joe", "turn")
    assert fights(story) == ["fight:minion-1", "fight:minion-2", "fight:boss"]


def with_trident(**greg: object) -> Story:
    return table(
        player("Greg", **{"play": ["Trident of the Lost Seas", GUARD], "pixels": "B", **greg}),
        player("Joe"),
        row=["Fish", "Dragon", "Frog"],
        monsters=["Armadillo", "Octopus", "Octopus"],
    )


WITHDRAW = ("ability:trident-of-the-lost-seas", "monster:minion-2")


@pytest.mark.rule("HF-8.12", "HF-8.16")
@pytest.mark.parametrize("order", [["fight:minion-2", *WITHDRAW], [*WITHDRAW, "fight:minion-2"]])
def test_a_newcomer_can_be_fought_whether_it_is_named_before_or_after_it_comes(
    order: list[str],
) -> None:
    story = with_trident()
    story.answer(*order)
    if story.asks("Greg", "fighting"):
        story.answer("strike")
    assert story.board("defeated") == ["Armadillo"]
    assert story.pixels("Greg") == "/BY"


@pytest.mark.rule("HF-8.16")
def test_in_an_additional_fight_one_put_in_the_place_of_another_is_too_new() -> None:
    play = ["Trident of the Lost Seas", GUARD, "Champion's Cloak"]
    story = with_trident(play=play, pixels="BGG")
    story.answer("ability:champions-cloak", "fight:minion-1", "strike", *WITHDRAW)
    assert story.row == [None, "Armadillo", "Frog"]
    assert fights(story) == ["fight:boss"]
    assert [one and one["is_new"] for one in story.seen("Greg")["row"]] == [None, True, False]


@pytest.mark.rule("HF-8.16")
def test_a_newcomer_that_was_there_before_the_first_fight_may_be_the_second() -> None:
    play = ["Trident of the Lost Seas", GUARD, "Champion's Cloak"]
    story = with_trident(play=play, pixels="BGG")
    story.answer(*WITHDRAW, "ability:champions-cloak", "fight:minion-1", "strike")
    assert story.row == [None, "Armadillo", "Frog"]
    assert fights(story) == ["fight:minion-2", "fight:boss"]


@pytest.mark.rule("HF-8.16")
def test_a_second_fight_action_may_be_against_a_newcomer() -> None:
    story = with_trident(play=["Astral Descent", *[GUARD] * 3], pixels="BB")
    story.answer("fight:boss", "strike")
    assert story.row == ["Fish", "Dragon", "Armadillo"]
    assert fights(story) == []
    story.answer("ability:astral-descent")
    assert fights(story) == ["fight:minion-1", "fight:minion-2", "fight:boss"]


@pytest.mark.rule("HF-8.17")
@pytest.mark.parametrize(
    ("place", "after"),
    [
        ("minion-1", ["Frog", "Armadillo", None]),
        ("minion-2", ["Fish", "Armadillo", None]),
        ("boss", ["Fish", "Frog", None]),
    ],
)
def test_with_an_empty_monster_deck_places_on_the_right_stay_empty(
    place: str, after: list[str | None]
) -> None:
    story = table(
        player("Greg", play=[GUARD] * 5),
        player("Joe"),
        row=["Fish", "Frog", "Armadillo"],
        monsters=[],
        defeated=["Dragon", "Octopus"],
    )
    story.answer(f"fight:{place}")
    assert story.row == after
    assert len(story.board("defeated")) == 3  # nobody is shuffled back
    assert "fight:boss" not in story.options
