"""Bonuses that come and go with their cards; pixels that are gained and traded."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Story, player, table

COPPER = "Copper"


# ---------------------------------------------------------------- bonuses


def rallied() -> Story:
    """Greg's Elite Guard has strengthened his Swordsman, and Joe may answer the fight."""
    story = table(
        player("Greg", play=["Elite Guard", "Swordsman", "Shield"], pixels="RRGG"),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
        row=["Dragon", "Dragon", "Dragon"],
    )
    story.answer("ability:elite-guard", "pass")
    assert story.totals("Greg") == (9, 9)  # 4/4, 3/2 + 2/2, 0/1
    return story


@pytest.mark.rule("HF-6.8")
def test_a_bonus_goes_with_the_card_that_gives_it() -> None:
    story = rallied()
    story.answer("fight:boss", "strike", "cast:lightning-strike", "card:elite-guard:used:left-1")
    assert story.asks("Greg", "fighting")
    assert story.totals("Greg") == (3, 3)


@pytest.mark.rule("HF-6.8")
def test_a_bonus_goes_with_the_card_that_has_it() -> None:
    story = rallied()
    story.answer("fight:boss", "strike", "cast:lightning-strike", "card:swordsman:5-4:left-1")
    assert story.totals("Greg") == (4, 5)


@pytest.mark.rule("HF-6.8", "HF-14.2")
def test_a_bonus_that_stance_has_moved_goes_from_where_it_is() -> None:
    story = rallied()
    story.answer("ability:swordsman:5-4", "pass", "stance:damage-0")
    assert story.totals("Greg") == (4, 14)
    story.answer("fight:boss", "strike", "cast:lightning-strike", "card:elite-guard:used:left-1")
    swordsman = story.in_play("Swordsman")
    assert (swordsman.damage, swordsman.health) == (0, 5)
    assert story.totals("Greg") == (0, 6)


@pytest.mark.rule("HF-6.8")
def test_a_bonus_from_a_spell_needs_only_the_card_that_has_it() -> None:
    greg = player(
        "Greg",
        play=["Swordsman", "Squire", "Chains of the Ancient", "Mordell's Ring"],
        spells=["Battle Fury"],
        pixels="R",
    )
    story = table(greg)
    story.answer("cast:battle-fury", "card:swordsman")
    story.answer("information:chains-of-the-ancient", "card:squire")
    assert story.totals("Greg") == (9, 4)
    story.answer("information:mordells-ring", "card:swordsman:9-2")
    assert story.totals("Greg") == (0, 2)


@pytest.mark.rule("HF-6.8")
def test_a_bonus_to_the_total_goes_with_the_card_that_gives_it() -> None:
    story = table(player("Greg", play=["Tome of Serpents", "Squire", "Chains of the Ancient"]))
    story.answer("information:tome-of-serpents", "gain:damage")
    assert story.totals("Greg") == (6, 3)
    story.answer("information:chains-of-the-ancient", "card:tome-of-serpents:4-0")
    assert story.totals("Greg") == (2, 3)


@pytest.mark.rule("HF-6.8")
def test_bonuses_last_for_the_turn() -> None:
    story = table(
        player("Greg", play=["Lookout", "Cavalry"], pixels="BGG", deck=[COPPER] * 5),
        player("Joe"),
    )
    story.answer("ability:cavalry", "ability:lookout", "card:cavalry:7-7:used", "end")
    story.answer("end")
    assert story.asks("Greg", "turn")
    assert story.totals("Greg") == (4, 4)


@pytest.mark.rule("HF-6.8")
def test_what_an_ability_has_finished_stays_when_its_card_leaves() -> None:
    greg = player(
        "Greg",
        play=["Shield", "Archer", "Champion's Cloak", *["Elite Guard"] * 4, "Mordell's Ring"],
        pixels="GGGGYYY",
        deck=["Gold", "Silver", *[COPPER] * 9],
    )
    story = table(greg, player("Joe"), row=["Fish", "Frog", "Armadillo"])
    story.answer("ability:shield", "ability:archer", "ability:champions-cloak")
    story.answer("information:mordells-ring", "card:shield:used")
    story.answer("ability:mordells-ring", "card:archer:used", "card:champions-cloak:used")
    assert {"Gold", "Silver"} <= set(story.cards("Greg"))  # cards drawn
    story.answer("fight:minion-1", "strike", "fight:minion-2", "strike", "end")
    assert len(story.board("defeated")) == 2  # the additional fight
    assert len(story.pile("Greg", "hand")) == 6  # the bigger hand


# ---------------------------------------------------------------- gaining pixels


@pytest.mark.rule("HF-6.9")
def test_a_pixel_that_is_gained_is_exhausted_until_the_next_turn() -> None:
    story = table(
        player("Greg", play=["Shield", "Elite Guard"], deck=["Shield", *[COPPER] * 4]),
        player("Joe"),
        row=["Frog", "Fish", "Fish"],
    )
    story.answer("fight:minion-1")
    assert story.pixels("Greg") == "/G"
    assert story.haven.supply == [5, 5, 4, 5]
    assert story.asks("Joe", "turn")  # there was no pixel for Greg's Shield, so he was done
    story.answer("end")
    assert story.asks("Greg", "turn")
    assert story.pixels("Greg") == "G/"
    assert story.offers("ability:shield")


@pytest.mark.rule("HF-6.9")
def test_a_pixel_that_is_taken_does_not_come_out_of_the_supply() -> None:
    story = table(
        player("Greg", play=[COPPER], spells=["Cheatcode"], pixels="RY"),
        player("Joe", pixels="B"),
    )
    story.answer("cast:cheatcode")
    assert story.pixels("Greg") == "/BRY"
    assert story.pixels("Joe") == "/"
    assert story.haven.supply == [5, 5, 5, 5]


@pytest.mark.rule("HF-6.10")
def test_an_empty_supply_gives_nothing() -> None:
    story = table(
        player("Greg", play=["Elite Guard"]),
        player("Joe"),
        row=["Frog", "Fish", "Fish"],
        supply="BBRRYY",
    )
    story.answer("fight:minion-1")
    assert story.board("defeated") == ["Frog"]
    assert story.pixels("Greg") == "/"
    assert story.haven.supply == [2, 2, 0, 2]


# ---------------------------------------------------------------- trading


@pytest.mark.rule("HF-6.11")
@pytest.mark.parametrize(
    ("pixels", "exhausted", "after"),
    [
        ("RR", "", "/Y"),
        ("", "RR", "/Y"),
        ("R", "R", "/Y"),
        ("RRR", "R", "RR/Y"),
        ("R", "RR", "R/Y"),
    ],
)
def test_two_pixels_of_either_side_become_one_exhausted_ones_first(
    pixels: str, exhausted: str, after: str
) -> None:
    story = table(player("Greg", play=[COPPER], pixels=pixels, exhausted=exhausted))
    story.answer("trade:red")
    assert story.asks("Greg", "trade-for")
    assert story.options == ["pixel:blue", "pixel:green", "pixel:yellow"]
    story.answer("pixel:yellow")
    assert story.pixels("Greg") == after
    assert story.haven.supply == [5, 7, 5, 4]


@pytest.mark.rule("HF-6.11")
def test_it_takes_two_of_one_colour() -> None:
    story = table(player("Greg", play=[COPPER], pixels="BR", exhausted="GG"))
    trades = [key for key in story.options if key.startswith("trade")]
    assert trades == ["trade:green"]


@pytest.mark.rule("HF-6.11")
def test_you_may_trade_as_often_as_you_like() -> None:
    story = table(player("Greg", play=[COPPER], pixels="RRRRRR"), player("Joe"))
    story.answer("trade:red", "pixel:blue", "trade:red", "pixel:blue")
    story.answer("trade:blue", "pixel:green", "trade:red", "pixel:green")
    story.answer("trade:green", "pixel:yellow")
    assert story.pixels("Greg") == "/Y"
    assert story.haven.supply == [5, 11, 5, 4]


@pytest.mark.rule("HF-6.11")
def test_you_cannot_take_what_the_supply_does_not_have() -> None:
    story = table(player("Greg", play=[COPPER], pixels="RRBB"), supply="BG")
    story.answer("trade:red")
    assert story.options == ["pixel:blue", "pixel:green"]
    nothing = table(player("Greg", play=[COPPER], pixels="RRBB"), supply="RR")
    assert nothing.offers("trade:blue")
    assert not nothing.offers("trade:red")


@pytest.mark.rule("HF-6.11")
def test_you_trade_in_your_own_turn_only() -> None:
    story = table(player("Greg", play=[COPPER]), player("Joe", pixels="RR"))
    assert not story.offers("trade:red")
    story.answer("end")
    assert story.asks("Joe", "turn")
    assert story.offers("trade:red")
