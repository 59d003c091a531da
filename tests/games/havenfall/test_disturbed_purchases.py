"""A purchase that others answer with spells, and how the turn goes on. (HF-10.18, HF-10.22)"""

from __future__ import annotations

import pytest

from breakfall.core.cards import put_on_top
from breakfall.games.havenfall.cards import SPELLS
from tests.games.havenfall.story import Given, Story, player, table

EMILY = ["Gold", "Copper", "Spell Book", "Shape Shifter", "Shape Shifter"]


def taxed(buyer: Given, *others: Given) -> Story:
    """Joe can take four treasure from whoever buys."""
    return table(
        buyer,
        player("Joe", spells=["Toll"], pixels="Y"),
        *others,
        artifacts=["Dwarven Stone"],
    )


def for_sale(story: Story) -> list[str]:
    return [key for key in story.options if key.startswith("buy:")]


@pytest.mark.rule("HF-10.18")
def test_example_6_with_a_toll_ends_in_a_cheaper_purchase() -> None:
    story = taxed(player("Emily", play=EMILY, pixels="BYY"))
    story.answer("ability:gold", "buy:dwarven-stone")
    assert story.asks("Joe", "buying")
    story.answer("cast:toll")
    assert story.asks("Emily", "turn")  # her turn is not over: 9 - 4 treasure are left
    assert story.side("Emily").treasure == 5
    assert story.left("Dwarven Stone") == 1
    story.answer("buy:shape-shifter", "ability:spell-book")
    assert "Shape Shifter" in story.pile("Emily", "discard")
    assert story.pile("Emily", "spells") == ["Windfall"]


@pytest.mark.rule("HF-10.18")
def test_example_6_with_wealth_used_only_after_a_toll_buys_the_same_card() -> None:
    story = taxed(player("Emily", play=EMILY, pixels="YYG"))
    story.answer("buy:swordsman", "cast:toll")
    assert for_sale(story) == []  # 3 + 1 - 4
    assert story.offers("ability:gold")
    story.answer("ability:gold", "buy:swordsman")
    assert story.pile("Emily", "discard") == ["Swordsman"]
    assert story.side("Emily").treasure == 1


@pytest.mark.rule("HF-10.18", "HF-5.5")
def test_after_a_failed_purchase_the_action_is_still_to_buy() -> None:
    story = taxed(player("Greg", play=["Gold", "Gold", "Copper", "Archer"], pixels="R"))
    story.answer("buy:elite-guard", "cast:toll")
    assert for_sale(story) == ["buy:squire", "buy:silver"]  # 7 - 4
    assert not any(key.startswith(("fight", "trash")) for key in story.options)
    assert "Your action: buy." in story.prompt


@pytest.mark.rule("HF-10.18")
def test_the_turn_ends_by_itself_when_the_buyer_cannot_go_on() -> None:
    story = taxed(player("Greg", play=["Gold", "Sword"]), player("Sarah"))
    story.answer("buy:silver", "cast:toll")
    assert story.haven.active == 1
    assert sorted(story.pile("Greg", "discard")) == ["Gold", "Sword"]
    assert story.left("Silver") == 16


@pytest.mark.rule("HF-10.18")
def test_the_next_purchase_can_be_answered_as_well() -> None:
    sarah = player("Sarah", spells=["Grand Heist"], pixels="RYB")
    story = taxed(player("Greg", play=["Gold", "Gold", "Copper"]), sarah)
    story.answer("buy:elite-guard", "cast:toll", "pass", "buy:silver")
    assert story.asks("Sarah", "buying")
    story.answer("cast:grand-heist")
    assert story.pile("Sarah", "discard") == ["Silver"]


@pytest.mark.rule("HF-10.18")
def test_a_heist_finds_nothing_in_a_purchase_that_fails() -> None:
    story = table(
        player("Greg", play=["Gold", "Gold", "Copper", "Shield"], pixels="G"),
        player("Sarah", spells=["Grand Heist"], pixels="RYB"),
        player("Joe", spells=["Toll"], pixels="Y"),
    )
    story.answer("buy:elite-guard", "cast:grand-heist", "cast:toll", "buy:silver")
    assert story.pile("Greg", "discard") == ["Silver"]
    assert story.pile("Sarah", "discard") == []
    assert story.board("trashed_spells") == ["Toll", "Grand Heist"]


@pytest.mark.rule("HF-10.18")
def test_a_purchase_that_can_still_be_paid_succeeds() -> None:
    story = taxed(player("Greg", play=["Gold", "Gold", "Gold", "Shield"], pixels="G"))
    story.answer("buy:silver", "cast:toll")
    assert story.pile("Greg", "discard") == ["Silver"]
    assert story.side("Greg").treasure == 9 - 4 - 3
    assert story.asks("Greg", "turn")


@pytest.mark.rule("HF-10.18")
def test_a_purchase_fails_when_its_pile_has_become_empty() -> None:
    greg = player("Greg", play=["Gold", "Gold", "Gold", "Copper"], spells=["Transmute"], pixels="Y")
    story = taxed(greg)
    silver = next(pile for pile in story.haven.piles if pile.face.name == "Silver")
    for card in silver.zone.cards[1:]:
        put_on_top(card, story.haven.board.trash, out_of=silver.zone)
    story.answer("buy:silver", "cast:toll", "cast:transmute")
    assert "Silver" in story.cards("Greg")  # the last one
    assert story.pile("Greg", "discard") == []
    assert story.offers("buy:gold", "end")  # 9 - 4 + 1


# ---------------------------------------------------------------- what the buyer may answer with


@pytest.mark.rule("HF-10.22")
@pytest.mark.parametrize(
    ("spell", "left"),
    [
        ("Windfall", 3 - 4 + 4),
        ("Dragon's Hoard", 3 - 4 + 5),
        ("Pickpocket", 3 - 4 + 6),
        ("Golden Hour", 3 - 4 + 5),
    ],
)
def test_a_buyer_may_answer_a_toll_with_any_spell_that_brings_treasure(
    spell: str, left: int
) -> None:
    key = next(f"cast:{one.key}" for one in SPELLS if one.name == spell)
    story = table(
        player("Greg", play=["Gold"], spells=[spell, "Stampede"], pixels="YYYYR"),
        player("Joe", spells=["Toll"], pixels="Y", hand=["Dwarven Stone"]),
    )
    story.answer("buy:silver", "cast:toll")
    assert story.asks("Greg", "buying")
    assert [one for one in story.options if one.startswith("cast:")] == [key]
    story.answer(key)
    while story.asks("Greg", "pay-with"):
        story.answer("pay:yellow")
    assert story.side("Greg").treasure == left - 3
    assert story.pile("Greg", "discard") == ["Silver"]
