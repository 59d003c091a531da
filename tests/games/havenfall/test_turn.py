"""The turn: how it begins, the one action, and what may be done besides."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Story, player, table

COPPER = "Copper"


def actions(story: Story) -> set[str]:
    """Which of the three actions are still open."""
    kinds = {key.split(":")[0] for key in story.options}
    return kinds & {"buy", "fight", "trash"}


# ---------------------------------------------------------------- the beginning


@pytest.mark.rule("HF-5.1")
def test_turns_go_round_clockwise() -> None:
    story = table(player("Greg"), player("Joe"), player("Sarah"))
    order = []
    for _ in range(5):
        order.append(story.haven.active)
        story.answer("end")
    assert order == [0, 1, 2, 0, 1]


@pytest.mark.rule("HF-5.2")
def test_the_whole_hand_is_laid_open_and_in_play() -> None:
    hand = ["Gold", "Squire", "Shield", COPPER]
    story = table(player("Greg", hand=hand), player("Joe", hand=["Silver"]), begins=True)
    assert sorted(story.cards("Greg")) == sorted(hand)
    assert story.pile("Greg", "hand") == []
    assert len(story.seen("Joe")["sides"][0]["play"]) == 4
    assert story.cards("Joe") == []  # it is not his turn
    assert story.pile("Joe", "hand") == ["Silver"]


@pytest.mark.rule("HF-5.3")
def test_exhausted_pixels_reset_when_ones_own_turn_begins() -> None:
    story = table(
        player("Greg", hand=[COPPER], pixels="B", exhausted="RG"),
        player("Joe", exhausted="YY"),
        begins=True,
    )
    assert story.pixels("Greg") == "BRG/"
    assert story.pixels("Joe") == "/YY"
    story.answer("end")
    assert story.pixels("Joe") == "YY/"


@pytest.mark.rule("HF-5.3")
def test_a_pixel_stays_exhausted_until_then() -> None:
    story = table(player("Greg", play=["Shield"], pixels="G"), player("Joe"))
    story.answer("ability:shield", "end")
    assert story.asks("Joe", "turn")
    assert story.pixels("Greg") == "/G"


@pytest.mark.rule("HF-5.3")
def test_a_text_may_reset_a_pixel_at_another_time() -> None:
    story = table(player("Greg", play=["Crown of Nyra"], pixels="B", exhausted="RY"))
    story.answer("ability:crown-of-nyra", "pixel:red", "pixel:yellow")
    assert story.pixels("Greg") == "RY/B"


# ---------------------------------------------------------------- one action


def with_all_actions() -> Story:
    return table(
        player("Greg", play=["Gold", "Elite Guard", "Elite Guard", "Shield"], pixels="BGRR"),
        player("Joe"),
        row=["Fish", "Octopus", "Dragon"],
    )


@pytest.mark.rule("HF-5.4")
@pytest.mark.parametrize(
    ("answers", "open_after"),
    [
        (["buy:silver"], set()),
        (["fight:minion-1", "strike"], set()),
        (["trash", "card:gold", "pay:blue"], {"trash"}),
    ],
)
def test_a_turn_has_one_action(answers: list[str], open_after: set[str]) -> None:
    story = with_all_actions()
    assert actions(story) == {"buy", "fight", "trash"}
    story.answer(*answers)
    assert story.asks("Greg", "turn")
    assert actions(story) == open_after


@pytest.mark.rule("HF-5.4", "HF-6.5")
@pytest.mark.parametrize(
    "action",
    [["buy:silver"], ["fight:minion-1", "strike"], ["trash", "card:gold", "pay:blue"]],
)
def test_lines_abilities_spells_and_trades_come_before_and_after_any_action(
    action: list[str],
) -> None:
    story = table(
        player(
            "Greg",
            play=["Gold", "Elite Guard", "Elite Guard", "Shield", "Orken Jewel"],
            spells=["Windfall"],
            pixels="BGRRY",
        ),
        player("Joe"),
        row=["Fish", "Octopus", "Dragon"],
    )
    lines = ("draw:orken-jewel", "information:orken-jewel", "ability:shield")
    besides = (*lines, "cast:windfall", "trade:red")
    assert story.offers(*besides)
    story.answer(*action)
    assert story.offers(*besides)


@pytest.mark.rule("HF-5.5")
@pytest.mark.parametrize(
    ("name", "ability"),
    [
        ("Assassin", "ability:assassin"),
        ("Ghost of Sen", "ability:ghost-of-sen"),
        ("Champion's Cloak", "ability:champions-cloak"),
    ],
)
def test_an_ability_that_belongs_to_a_fight_announces_it(name: str, ability: str) -> None:
    story = table(
        player("Greg", play=[name, "Gold", "Gold", "Elite Guard"], pixels="GGYY"),
        player("Joe"),
        defeated=["Frog"],
    )
    assert actions(story) == {"buy", "fight", "trash"}
    story.answer(ability)
    if story.kind == "damage-or-health":
        story.answer("gain:damage")
    assert actions(story) == {"fight"}


@pytest.mark.rule("HF-5.5")
def test_it_is_announced_even_if_the_ability_comes_to_nothing() -> None:
    story = table(
        player("Greg", play=["Assassin", "Gold"], pixels="YY"),
        player("Joe", spells=["Hush"], pixels="B"),
    )
    story.answer("ability:assassin", "cast:hush")
    assert story.cards("Greg") == ["Assassin", "Gold"]
    assert actions(story) == {"fight"}


@pytest.mark.rule("HF-5.5")
def test_after_another_action_an_ability_of_the_fight_cannot_be_used() -> None:
    story = table(player("Greg", play=["Assassin", "Gold", "Shield"], pixels="GYY"), player("Joe"))
    assert story.offers("ability:assassin")
    story.answer("buy:silver")
    assert story.offers("ability:shield")
    assert not story.offers("ability:assassin")


@pytest.mark.rule("HF-5.6")
def test_a_turn_may_end_without_an_action() -> None:
    story = with_all_actions()
    story.answer("end")
    assert story.haven.active == 1
    assert story.row == ["Fish", "Octopus", "Dragon"]
    assert (story.left("Silver"), story.board("trash")) == (16, [])
    assert len(story.pile("Greg", "hand")) == 5


@pytest.mark.rule("HF-5.7")
def test_who_has_announced_a_fight_may_play_on_and_then_give_up() -> None:
    story = table(
        player("Greg", play=["Assassin", COPPER, "Shield"], pixels="GY"),
        player("Joe"),
    )
    story.answer("ability:assassin", "gain:health")
    assert story.offers("ability:shield", "fight:minion-1", "end")
    story.answer("ability:shield", "end")
    assert story.haven.active == 1
    assert len(story.pile("Greg", "hand")) == 6


@pytest.mark.rule("HF-5.7")
def test_after_a_purchase_that_fails_the_buyer_may_go_on() -> None:
    story = table(
        player("Greg", play=["Silver", "Silver", "Shield"], pixels="G"),
        player("Joe", spells=["Toll"], pixels="Y"),
    )
    story.answer("buy:silver", "cast:toll")
    assert story.left("Silver") == 16
    assert story.asks("Greg", "turn")
    assert story.options == ["ability:shield", "end"]  # no other action than buying
    story.answer("ability:shield")
    assert story.haven.active == 1  # nothing is left to do: the turn is over


# ---------------------------------------------------------------- information


@pytest.mark.rule("HF-5.8")
@pytest.mark.parametrize("lines", [["draw", "information"], ["information", "draw"]])
def test_the_lines_of_a_card_are_played_in_any_order_and_each_once(lines: list[str]) -> None:
    story = table(player("Greg", play=["Orken Jewel"]), player("Joe"))
    first, second = (f"{line}:orken-jewel" for line in lines)
    assert story.offers(first, second)
    story.answer(first)
    assert not story.offers(first)
    story.answer(second)
    assert not story.offers(first)
    assert not story.offers(second)
    assert story.cards("Greg") == ["Orken Jewel", COPPER]
    story.answer("end")
    assert len(story.pile("Greg", "hand")) == 6


@pytest.mark.rule("HF-5.8")
def test_one_line_may_be_played_and_the_other_left() -> None:
    story = table(player("Greg", play=["Orken Jewel"]), player("Joe"))
    story.answer("draw:orken-jewel", "end")
    assert len(story.pile("Greg", "hand")) == 5


@pytest.mark.rule("HF-5.9")
def test_printed_numbers_count_while_their_card_is_in_play() -> None:
    story = table(player("Greg", play=["Gold", "Swordsman", "Chains of the Ancient"]))
    assert story.side("Greg").treasure == 3
    assert story.totals("Greg") == (3, 4)
    story.answer("information:chains-of-the-ancient", "card:swordsman")
    assert story.totals("Greg") == (0, 2)
    assert story.side("Greg").treasure == 3


@pytest.mark.rule("HF-5.10")
def test_a_text_about_cards_means_those_in_play() -> None:
    story = table(
        player("Greg", play=["Blacksmith", "Shield"], pixels="YY", discard=[COPPER], deck=[COPPER]),
        player("Joe", hand=[COPPER]),
    )
    assert not story.offers("ability:blacksmith")  # no treasure in play


@pytest.mark.rule("HF-5.10")
def test_a_text_means_your_own_cards_unless_it_says_otherwise() -> None:
    story = table(
        player("Greg", play=["Champion's Cloak", "Elite Guard"], pixels="RG"),
        player("Joe", kept=["Squire"]),
    )
    assert not story.offers("information:champions-cloak")  # the only rank below 3 is Joe's
    story.answer("ability:elite-guard")
    assert story.in_play("Squire").damage == 2


@pytest.mark.rule("HF-5.10")
def test_a_text_may_name_another_place() -> None:
    story = table(player("Greg", play=["Adventurer"], pixels="Y", discard=["Shield", COPPER]))
    story.answer("ability:adventurer")
    assert story.options == ["done", "take:copper", "take:shield"]
    story.answer("take:shield")
    assert story.board("trash") == ["Shield"]
    assert story.pile("Greg", "discard") == [COPPER]


@pytest.mark.rule("HF-5.11")
def test_cards_drawn_in_your_turn_come_from_the_top_and_are_in_play_at_once() -> None:
    story = table(
        player("Greg", play=["Archer"], pixels="GY", deck=["Gold", "Seer", COPPER]),
        player("Joe"),
    )
    story.answer("ability:archer")
    assert story.cards("Greg") == ["Archer", "Gold", "Seer"]
    assert story.side("Greg").treasure == 3
    assert story.totals("Greg") == (6, 8)
    assert [one["name"] for one in story.seen("Joe")["sides"][0]["play"]] == story.cards("Greg")


@pytest.mark.rule("HF-5.11")
def test_cards_drawn_in_the_turn_of_another_go_to_the_hand() -> None:
    story = table(
        player("Greg", play=[COPPER]),
        player(
            "Joe",
            spells=["Second Wind", "Moonlit Page"],
            pixels="BG",
            hand=["Squire"],
            deck=["Gold", "Seer"],
        ),
    )
    story.answer("end", "cast:second-wind")
    assert story.asks("Joe", "turn-ends")  # still in Greg's turn
    assert story.cards("Joe") == []
    assert sorted(story.pile("Joe", "hand")) == ["Gold", "Seer", "Squire"]
    assert story.seen("Greg")["sides"][1]["hand"] == [None, None, None]
