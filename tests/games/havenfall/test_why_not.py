"""Stories about what is not on offer, and the rule that says why."""

from __future__ import annotations

import pytest

from breakfall.games.havenfall.formats import TEAMS
from tests.games.havenfall.story import player, table

# ---------------------------------------------------------------- buying


@pytest.mark.rule("HF-7.4")
def test_a_card_that_costs_too_much_says_what_it_costs() -> None:
    story = table(player("Greg", play=["Copper"] * 3))
    assert story.why_not("buy:gold") == ["Gold costs 6; you have 3 treasure. (HF-7.4)"]
    assert story.why_not("pile:gold") == story.why_not("buy:gold")
    assert story.why_not("buy:silver") == []


@pytest.mark.rule("HF-7.1", "HF-7.7")
def test_there_is_one_buy_a_turn() -> None:
    story = table(player("Greg", play=["Gold", "Gold", "Shield"], pixels="G"))
    story.answer("buy:silver")
    assert story.why_not("buy:silver") == ["You have no buy left this turn. (HF-7.1)"]


@pytest.mark.rule("HF-5.5")
def test_who_buys_can_neither_fight_nor_trash() -> None:
    story = table(player("Greg", play=["Gold", "Gold", "Shield"], pixels="G"))
    story.answer("buy:silver")
    another = "You have taken another action this turn. (HF-5.5)"
    assert story.why_not("fight:minion-1") == [another]
    assert story.why_not("row:minion-1") == [another]
    assert story.why_not("trash") == [another]


@pytest.mark.rule("HF-7.5")
def test_items_beside_the_board_are_not_for_sale() -> None:
    heroes = ("Thief", "Shape Shifter", "Swordsman", "Assassin", "Seer", "Elite Guard")
    story = table(player("Greg", play=["Gold"]), heroes=heroes)
    assert story.why_not("pile:fake-diamond") == ["Fake Diamond is not for sale. (HF-7.5)"]


@pytest.mark.rule("HF-10.2", "HF-10.4")
def test_a_spell_takes_a_book_that_has_sold_none_and_three_treasure() -> None:
    story = table(player("Greg", play=["Gold"]))
    assert story.why_not("buy-spell") == ["You need a Spell Book in play. (HF-10.2)"]
    story = table(player("Greg", play=["Copper", "Spell Book"]))
    assert story.why_not("buy-spell") == ["A spell costs 3; you have 1 treasure. (HF-10.2)"]
    story = table(player("Greg", play=["Gold", "Gold", "Spell Book"]))
    story.answer("buy-spell")
    assert story.why_not("buy-spell") == [
        "Each Spell Book lets you buy one spell a turn. (HF-10.4)"
    ]


# ---------------------------------------------------------------- fighting


@pytest.mark.rule("HF-8.2")
def test_a_named_monster_stays_named_and_the_turn_does_not_end_before_the_blow() -> None:
    story = table(player("Greg", play=["Squire", "Shield"], pixels="G"))
    assert story.why_not("strike") == ["Name the monster you fight first. (HF-8.2)"]
    story.answer("fight:minion-1")
    assert story.why_not("fight:boss") == [
        "You have named a monster. Once named, it stays. (HF-8.2)"
    ]
    assert story.why_not("end") == [
        "You have named a monster: strike before your turn ends. (HF-5.7)"
    ]


@pytest.mark.rule("HF-8.16")
def test_a_newcomer_says_that_it_came_too_late() -> None:
    greg = player("Greg", play=["Champion's Cloak", *["Elite Guard"] * 3], pixels="GG")
    story = table(greg, row=["Fish", "Octopus", "Dragon"], monsters=["Frog", "Frog"])
    story.answer("fight:minion-1", "strike")
    story.answer("ability:champions-cloak")
    assert story.why_not("fight:boss") == [
        "Frog came after your first fight of this action. (HF-8.16)"
    ]


# ---------------------------------------------------------------- lines of cards, pixels


@pytest.mark.rule("HF-6.2", "HF-6.4")
def test_an_ability_says_what_it_takes_and_that_it_was_used() -> None:
    story = table(player("Greg", play=["Shield", "Sword"], pixels="GG"))
    assert story.why_not("ability:sword") == [
        "Strike takes red; you do not have those pixels available. (HF-6.2)"
    ]
    story.answer("ability:shield")
    assert story.why_not("play:0:0") == ["Prepare has been used this turn. (HF-6.4)"]


@pytest.mark.rule("HF-6.6")
def test_an_ability_without_anything_to_work_on_shows_its_text() -> None:
    story = table(player("Greg", play=["Blacksmith"], pixels="Y"))
    (reason,) = story.why_not("ability:blacksmith")
    assert reason.startswith("Smelt has nothing to work on now: Replace a treasure card in play ")
    assert reason.endswith(" (HF-6.6)")


@pytest.mark.rule("HF-6.11")
def test_a_trade_takes_two_pixels_of_a_color() -> None:
    story = table(player("Greg", play=["Copper"], pixels="B"))
    assert story.why_not("trade:blue") == ["A trade takes two blue pixels; you have 1. (HF-6.11)"]
    story = table(player("Greg", play=["Copper"], pixels="BB"), supply="BB")
    assert story.why_not("trade:blue") == [
        "The supply has no pixel of another color left. (HF-6.11)"
    ]


@pytest.mark.rule("HF-9.1", "HF-9.4")
def test_trashing_takes_a_pixel_and_a_card_of_ones_own() -> None:
    story = table(player("Greg", play=["Copper"]))
    assert story.why_not("trash") == [
        "To trash a card takes an available pixel; you have none. (HF-9.1)"
    ]
    story = table(player("Greg", play=["Copper", "Family Heirloom", "Silver"], pixels="B"))
    story.answer("trash")
    (reason,) = story.why_not("play:0:1")
    assert reason == (
        "Family Heirloom cannot be trashed: you took it from an opponent, or its text forbids it. "
        "(HF-9.4)"
    )


# ---------------------------------------------------------------- spells and targets


@pytest.mark.rule("HF-10.8", "HF-10.13")
def test_a_spell_says_what_it_takes_and_what_it_misses() -> None:
    greg = player("Greg", play=["Copper"], spells=["Riptide", "Toll", "Windfall"], pixels="BY")
    story = table(greg, player("Joe"))
    assert story.why_not("cast:riptide")[0].startswith("Riptide has nothing to work on now: ")
    assert story.why_not("spell:0:windfall") == []
    greg = player("Greg", play=["Copper"], spells=["Bloodrage"], pixels="B")
    assert table(greg).why_not("cast:bloodrage") == [
        "Bloodrage takes red; you do not have those pixels available. (HF-10.8)"
    ]


@pytest.mark.rule("HF-10.22")
def test_in_a_window_a_spell_may_make_no_difference() -> None:
    joe = player("Joe", spells=["Bloodrage", "Windfall"], pixels="RY")
    story = table(player("Greg", play=["Squire"]), joe)
    story.answer("fight:minion-1")
    assert story.asks("Joe", "fight")
    assert story.why_not("cast:windfall") == [
        "Windfall makes no difference at this moment. (HF-10.22)"
    ]


@pytest.mark.rule("HF-14.24")
def test_lightning_strikes_heroes_of_opponents_only() -> None:
    greg = player("Greg", play=["Archer", "Copper", "Squire"])
    joe = player("Joe", spells=["Lightning Strike"], pixels="BRY", kept=["Lookout"])
    story = table(greg, joe)
    story.answer("fight:minion-1", "cast:lightning-strike")
    assert story.asks("Joe", "whom-to-strike")
    assert story.why_not("play:0:1") == ["Copper is a treasure. Choose a hero. (HF-14.24)"]
    assert story.why_not("play:1:0") == [
        "Lookout is yours. Choose a card of an opponent. (HF-14.24)"
    ]


@pytest.mark.rule("HF-18.3")
def test_a_partner_is_no_opponent() -> None:
    hand = ["Copper"]
    story = table(
        player("Greg", play=["Sword"], pixels="R"),
        player("Joe", hand=hand),
        player("Sarah", hand=hand),
        player("Emily", hand=hand),
        form=TEAMS,
    )
    story.answer("ability:sword")
    assert story.options == ["player:left-1", "player:left-3"]
    assert story.why_not("side:2") == ["Player 3 is your partner. (HF-18.3)"]
