"""Abilities: paying for them, when they can be used, and what becomes of them."""

from __future__ import annotations

import pytest

from breakfall.games.havenfall.rules.coming_and_going import trash
from tests.games.havenfall.story import player, table

COPPER = "Copper"


# ---------------------------------------------------------------- activating


@pytest.mark.rule("HF-6.1")
def test_an_ability_is_carried_out_from_first_to_last() -> None:
    story = table(
        player("Greg", play=["Seer"], pixels="BY", deck=["Gold", "Squire", COPPER]),
        player("Joe"),
    )
    story.answer("ability:seer")
    assert story.pixels("Greg") == "/BY"
    assert story.pile("Greg", "discard") == ["Seer"]  # first,
    assert story.cards("Greg") == ["Gold", "Squire"]  # then,
    assert story.asks("Greg", "reset-pixel")  # and then
    story.answer("pixel:yellow")
    assert story.pixels("Greg") == "Y/B"


@pytest.mark.rule("HF-6.1")
def test_only_what_says_may_is_left_to_you() -> None:
    story = table(
        player("Greg", play=["Adventurer", "Lookout", "Squire"], pixels="GY", discard=["Sword"]),
        player("Joe"),
    )
    story.answer("ability:adventurer")
    assert story.side("Greg").treasure == 1  # not left to you
    story.answer("done")  # you may trash a card
    assert story.pile("Greg", "discard") == ["Sword"]
    story.answer("ability:lookout")
    assert story.asks("Greg", "keep-hero")
    assert "done" not in story.options  # War Horn does not say "may"


@pytest.mark.rule("HF-6.2")
@pytest.mark.parametrize(
    ("pixels", "can_be_used"),
    [("GY", True), ("GGYY", True), ("GG", False), ("YY", False), ("BR", False)],
)
def test_an_ability_takes_all_its_pixels_in_their_colours(pixels: str, can_be_used: bool) -> None:
    story = table(player("Greg", play=["Archer"], pixels=pixels), player("Joe"))
    assert story.offers("ability:archer") == can_be_used


@pytest.mark.rule("HF-6.2")
def test_exhausted_pixels_do_not_pay() -> None:
    story = table(player("Greg", play=["Archer"], pixels="G", exhausted="Y"), player("Joe"))
    assert not story.offers("ability:archer")


@pytest.mark.rule("HF-6.2")
def test_with_several_ways_to_pay_you_choose() -> None:
    story = table(player("Greg", play=["Crown of Nyra", "Spell Book"], pixels="BR"))
    story.answer("information:crown-of-nyra", "pixel:red", "pixel:blue")
    story.answer("ability:spell-book")
    assert story.asks("Greg", "pay-with")
    assert story.options == ["pay:blue", "pay:red"]
    story.answer("pay:red")
    assert story.pixels("Greg") == "B/R"


@pytest.mark.rule("HF-6.3")
def test_a_payment_is_final_even_if_the_ability_comes_to_nothing() -> None:
    story = table(
        player("Greg", play=["Shield", "Bard"], pixels="G"),
        player("Joe", spells=["Hush"], pixels="B"),
    )
    story.answer("ability:shield", "cast:hush")
    assert story.pixels("Greg") == "/G"
    assert {key for key in story.options if not key.startswith("fight")} == {"end"}
    story.answer("end")
    assert len(story.pile("Greg", "hand")) == 5
    assert story.pixels("Greg") == "/G"


@pytest.mark.rule("HF-6.4")
def test_each_card_has_one_use_a_turn() -> None:
    story = table(player("Greg", play=[COPPER, COPPER], pixels="YYYY"), player("Joe"))
    story.answer("ability:copper")
    assert story.offers("ability:copper")  # the other one
    story.answer("ability:copper")
    assert not story.offers("ability:copper")
    assert story.side("Greg").treasure == 4
    assert story.pixels("Greg") == "YY/YY"


@pytest.mark.rule("HF-6.4")
def test_a_used_card_can_be_used_again_in_the_next_turn() -> None:
    story = table(player("Greg", play=[COPPER], pixels="Y", deck=[]), player("Joe"))
    story.answer("ability:copper", "end", "end")
    assert story.offers("ability:copper")


@pytest.mark.rule("HF-6.4")
def test_a_card_that_comes_back_in_the_same_turn_is_fresh() -> None:
    story = table(player("Greg", play=["Seer"], pixels="BBYY", deck=[]), player("Joe"))
    story.answer("ability:seer", "pixel:blue")
    assert story.cards("Greg") == ["Seer"]  # discarded, shuffled and drawn
    assert story.offers("ability:seer")


@pytest.mark.rule("HF-6.5")
def test_abilities_cannot_be_used_in_the_turns_of_others() -> None:
    story = table(
        player("Greg", play=["Shield", *["Elite Guard"] * 2], pixels="GRR"),
        player("Joe", kept=["Archer"], pixels="GY"),
    )
    for answers in (["ability:shield"], ["fight:minion-1", "strike"]):
        story.answer(*answers)
        assert story.asks("Greg", "turn")  # Joe is asked nothing
    story.answer("end")
    assert story.asks("Joe", "turn")
    assert story.offers("ability:archer")


@pytest.mark.rule("HF-6.5")
def test_an_ability_may_be_used_between_naming_a_monster_and_the_blow() -> None:
    story = table(player("Greg", play=["Elite Guard"] * 2 + ["Shield"], pixels="G"), player("Joe"))
    story.answer("fight:minion-1")
    assert story.asks("Greg", "fighting")
    assert story.offers("ability:shield", "strike")


# ---------------------------------------------------------------- something to work on


@pytest.mark.rule("HF-6.6")
@pytest.mark.parametrize(
    ("name", "line", "needs"),
    [
        ("Blacksmith", "ability:blacksmith", {"play": ["Gold"]}),  # nothing above Gold
        ("Assassin", "ability:assassin", {}),
        ("Sword", "ability:sword", {}),
        ("Blade Master Quin", "ability:blade-master-quin", {}),
        ("Squire", "ability:squire", {"play": ["Gold"]}),
        ("Ghost of Sen", "ability:ghost-of-sen", {}),
        ("Cursed Grall Staff", "ability:cursed-grall-staff", {}),
        ("Champion's Cloak", "information:champions-cloak", {"play": ["Seer"]}),
    ],
)
def test_what_has_nothing_to_choose_cannot_be_used(
    name: str, line: str, needs: dict[str, list[str]]
) -> None:
    story = table(
        player("Greg", play=[name, *needs.get("play", [])], pixels="BBRRGGYY"), player("Joe")
    )
    assert not story.offers(line)


@pytest.mark.rule("HF-6.6")
@pytest.mark.parametrize(
    ("row", "can_switch", "can_withdraw"),
    [
        (["Fish", "Frog", None], True, True),
        (["Fish", None, None], False, True),
        ([None, None, None], False, False),
    ],
)
def test_monsters_must_be_there_to_be_chosen(
    row: list[str | None], can_switch: bool, can_withdraw: bool
) -> None:
    story = table(player("Greg", play=["Trident of the Lost Seas"], pixels="B"), row=row)
    assert story.offers("information:trident-of-the-lost-seas") == can_switch
    assert story.offers("ability:trident-of-the-lost-seas") == can_withdraw


@pytest.mark.rule("HF-6.6")
def test_war_horn_needs_a_hero_that_does_not_stay_already() -> None:
    story = table(
        player("Greg", play=["Lookout", "Lookout", "Chains of the Ancient"], pixels="GG"),
        player("Joe"),
    )
    story.answer("ability:lookout", "card:lookout")
    assert story.offers("ability:lookout:stays")
    story.answer("information:chains-of-the-ancient", "card:lookout:used")
    assert story.cards("Greg") == ["Lookout", "Chains of the Ancient"]
    assert not story.offers("ability:lookout:stays")


@pytest.mark.rule("HF-6.6")
def test_what_has_to_choose_nothing_may_be_used_for_nothing() -> None:
    story = table(player("Greg", play=["Archer"], pixels="GY", deck=[]), player("Joe"))
    story.answer("ability:archer")
    assert story.cards("Greg") == ["Archer"]
    assert story.pixels("Greg") == "/GY"


# ---------------------------------------------------------------- a card that is gone


@pytest.mark.rule("HF-6.7")
def test_the_ability_of_a_card_that_a_spell_takes_away_is_lost() -> None:
    story = table(
        player("Greg", play=["Acolyte", "Shield"], pixels="BG", deck=[COPPER] * 5),
        player("Joe", spells=["Riptide"], pixels="B"),
        spells=["Toll"],
    )
    story.answer("ability:acolyte")
    assert story.asks("Joe", "ability")
    story.answer("cast:riptide")
    assert story.pile("Greg", "deck")[0] == "Acolyte"
    assert story.pixels("Greg") == "G/B"
    story.answer("end")
    assert story.pile("Greg", "spells") == []


@pytest.mark.rule("HF-6.7")
def test_an_ability_chooses_only_when_it_is_carried_out() -> None:
    story = table(
        player("Greg", play=["Lookout", "Squire", "Seer"], pixels="G"),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
    )
    story.answer("ability:lookout", "cast:lightning-strike", "card:seer:left-1")
    assert story.asks("Greg", "keep-hero")
    assert story.options == ["card:lookout:used", "card:squire"]
    story.answer("card:squire", "end")
    assert story.cards("Greg") == ["Squire"]


@pytest.mark.rule("HF-6.7")
def test_a_line_of_information_is_lost_with_its_card_in_the_same_way() -> None:
    """No spell of today takes an artifact, so we take it by hand while the table asks."""
    story = table(
        player("Greg", play=["Champion's Cloak", "Squire", "Shield"], pixels="G"),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
    )
    story.answer("information:champions-cloak")
    assert story.asks("Joe", "leaving")
    trash(story.haven, story.in_play("Champion's Cloak"))
    story.answer("pass")
    assert story.asks("Greg", "turn")
    assert story.cards("Greg") == ["Squire", "Shield"]
