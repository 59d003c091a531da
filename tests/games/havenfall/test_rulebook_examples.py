"""The thirteen worked examples of the rulebook, to the letter."""

from __future__ import annotations

import pytest

import breakfall
from breakfall.games.havenfall.cards import HEROES
from tests.games.havenfall.story import card, monster, player, table

COPPER = "Copper"


@pytest.mark.rule("HF-2.4", "HF-6.2")
def test_example_1_a_hero_shows_its_rank_and_the_pixels_its_ability_takes() -> None:
    for hero in HEROES:
        assert len(hero.pixels) == (2 if hero.rank == 3 else 1)
        assert sorted(hero.pixels) == sorted("BRGY"[colour] for colour in hero.colours)


@pytest.mark.rule("HF-3.1", "HF-3.5", "HF-3.8")
def test_example_2_the_board_for_beginners_is_complete() -> None:
    match = breakfall.new_match("havenfall", format="beginners", players=2, seed=7)
    board = match.view(None)["table"]
    assert isinstance(board, dict)
    heroes = [pile["name"] for pile in board["piles"] if pile["type"] == "hero"]
    assert heroes == [
        "Squire",
        "Swordsman",
        "Shape Shifter",
        "Assassin",
        "Seer",
        "Elite Guard",
    ]
    left = {pile["name"]: pile["left"] for pile in board["piles"]}
    assert (left["Silver"], left["Gold"]) == (16, 10)
    assert (left["Squire"], left["Swordsman"], left["Elite Guard"]) == (4, 8, 10)
    assert sum(pile["type"] == "artifact" for pile in board["piles"]) == 8
    assert sorted(board["arcane"]) == [
        "astral-descent",
        "diamond",
        "family-heirloom",
        "ghost-of-sen",
    ]
    assert len(board["row"]) == 3


@pytest.mark.rule("HF-8.1")
def test_example_2_minions_show_their_lower_and_the_boss_its_higher_numbers() -> None:
    story = table(player("Greg"), row=["Dragon Whelp", "Octopus", "The Ancient"])
    numbers = [(one["damage"], one["health"]) for one in story.seen(None)["row"]]
    assert numbers == [(1, 1), (5, 3), (13, 13)]


@pytest.mark.rule("HF-2.3", "HF-5.8")
def test_example_3_the_information_of_a_card_costs_no_pixels() -> None:
    story = table(player("Greg", play=["Tome of Serpents"], deck=["Silver"]))
    story.answer("draw:tome-of-serpents")
    assert story.cards("Greg") == ["Tome of Serpents", "Silver"]
    story.answer("information:tome-of-serpents", "gain:treasure")
    assert story.side("Greg").treasure == 6


@pytest.mark.rule("HF-5.14", "HF-5.15", "HF-6.1")
def test_example_4_greg_prepares_buys_a_silver_and_draws_six_cards() -> None:
    story = table(player("Greg", play=["Shield", *[COPPER] * 4], pixels="G"), player("Sarah"))
    story.answer("ability:shield")
    assert story.pixels("Greg") == "/G"
    story.answer("buy:silver")
    assert len(story.pile("Greg", "hand")) == 6
    assert sorted(story.pile("Greg", "discard")) == [*[COPPER] * 4, "Shield", "Silver"]
    assert story.haven.active == 1


@pytest.mark.rule("HF-7.2", "HF-7.4", "HF-7.6")
def test_example_5_sarah_makes_three_copper_four_and_buys_a_blacksmith() -> None:
    story = table(
        player("Sarah", play=[COPPER, COPPER, COPPER, "Shield", "Sword"], pixels="Y"),
        player("Joe"),
        heroes=["Thief", "Bard", "Healer", "Blacksmith", "Seer", "Elite Guard"],
    )
    assert story.side("Sarah").treasure == 3
    story.answer("ability:copper")
    assert story.side("Sarah").treasure == 4
    story.answer("buy:blacksmith")
    assert sorted(story.pile("Sarah", "discard")) == sorted(
        ["Blacksmith", COPPER, COPPER, COPPER, "Shield", "Sword"]
    )
    assert story.left("Blacksmith") == 7


@pytest.mark.rule("HF-5.4", "HF-7.1", "HF-10.1")
def test_example_6_emily_buys_the_dwarven_stone_and_deciphers_a_spell_afterwards() -> None:
    emily = player(
        "Emily",
        play=["Gold", COPPER, "Spell Book", "Shape Shifter", "Shape Shifter"],
        pixels="BYY",
    )
    story = table(emily, artifacts=["Dwarven Stone"], spells=["Toll"])
    story.answer("ability:gold")
    assert story.side("Emily").treasure == 9
    story.answer("buy:dwarven-stone")
    assert story.pile("Emily", "discard") == ["Dwarven Stone"]
    story.answer("ability:spell-book")
    assert story.pile("Emily", "spells") == ["Toll"]
    story.answer("end")
    assert story.haven.active == 1
    assert len(story.pile("Emily", "hand")) == 5


@pytest.mark.rule("HF-8.10")
@pytest.mark.parametrize(
    ("name", "points"),
    [("Fish", 1), ("Octopus", 2), ("Giant Worm", 3), ("The Ancient", 4), ("Dwarven King", 5)],
)
def test_example_7_a_boss_is_worth_its_rank(name: str, points: int) -> None:
    story = table(player("Greg", play=["Elite Guard"] * 5), row=["Fish", "Fish", name])
    assert story.totals("Greg") == (20, 20)
    story.answer("fight:boss")
    assert monster(name).rank == points
    assert story.side("Greg").points == points


@pytest.mark.rule("HF-5.13", "HF-8.2", "HF-8.7", "HF-8.8", "HF-8.9", "HF-14.6")
def test_example_8_emily_defeats_the_giant_worm_and_chooses_a_spell() -> None:
    story = table(
        player("Emily", play=["Cavalry", "Acolyte", *[COPPER] * 3], pixels="B"),
        player("Greg"),
        row=["Fish", "Giant Worm", "Dragon"],
        monsters=["Octopus", "Frog"],
        spells=["Windfall", "Toll", "Purge"],
    )
    assert story.totals("Emily") == (7, 6)
    assert "Giant Worm, Minion 2 (4/6)" in story.label("fight:minion-2")
    story.answer("fight:minion-2", "ability:acolyte")
    assert story.board("defeated") == ["Giant Worm"]
    assert story.pixels("Emily") == "/BY"
    assert story.row == ["Fish", "Dragon", "Octopus"]
    assert story.asks("Emily", "keep-spell")
    assert "Cavalry" in story.pile("Emily", "discard")  # she has discarded already
    assert story.pile("Emily", "hand") == []
    assert story.options == ["keep:windfall", "keep:toll"]
    story.answer("keep:toll")
    assert story.pile("Emily", "spells") == ["Toll"]
    assert story.board("spell_deck") == ["Windfall", "Purge"]
    assert len(story.pile("Emily", "hand")) == 5
    assert story.haven.active == 1


@pytest.mark.rule("HF-9.1", "HF-9.2", "HF-9.5")
def test_example_9_greg_trashes_his_whole_hand_and_still_draws_six() -> None:
    story = table(
        player("Greg", play=[COPPER, COPPER, COPPER, "Shield", "Silver"], pixels="BRGGYY"),
        player("Sarah"),
    )
    story.answer("ability:shield")
    story.answer("trash", "card:copper", "pay:blue")
    story.answer("trash", "card:copper", "pay:red")
    story.answer("trash", "card:copper", "pay:green")
    story.answer("trash", "card:shield:used", "trash")
    assert sorted(story.board("trash")) == [COPPER, COPPER, COPPER, "Shield", "Silver"]
    assert story.pixels("Greg") == "/BRGGYY"
    story.answer("end")
    assert len(story.pile("Greg", "hand")) == 6


@pytest.mark.rule("HF-10.2", "HF-10.3")
def test_example_10_emily_buys_a_thief_and_a_spell() -> None:
    story = table(
        player("Emily", play=["Silver", "Silver", "Silver", "Swordsman", "Spell Book"]),
        heroes=["Thief", "Bard", "Healer", "Blacksmith", "Seer", "Elite Guard"],
        spells=["Toll"],
    )
    assert story.side("Emily").treasure == 6
    story.answer("buy:thief")
    assert story.side("Emily").treasure == 4
    story.answer("buy-spell")
    assert "Thief" in story.pile("Emily", "discard")
    assert story.pile("Emily", "spells") == ["Toll"]


@pytest.mark.rule("HF-8.4", "HF-8.11", "HF-10.8", "HF-10.19", "HF-14.24")
def test_example_11_joe_strikes_gregs_archer_with_lightning() -> None:
    story = table(
        player("Greg", play=["Archer", "Adventurer"]),
        player("Joe", spells=["Lightning Strike"], pixels="BRYY"),
        row=["Fish", "Giant Worm", "Fish"],
    )
    assert story.totals("Greg") == (4, 6)
    story.answer("fight:minion-2")
    assert story.asks("Joe", "fight")
    story.answer("cast:lightning-strike")
    assert story.pixels("Joe") == "Y/BRY"
    story.answer("card:archer:left-1")
    assert story.totals("Greg") == (1, 2)
    assert "Player 1 cannot defeat Giant Worm." in story.told
    assert story.board("trash") == ["Archer"]
    assert story.row == ["Fish", "Giant Worm", "Fish"]  # not defeated
    assert story.haven.active == 1


@pytest.mark.rule("HF-11.3", "HF-11.4", "HF-11.5", "HF-11.6", "HF-13.1", "HF-13.4", "HF-14.5")
def test_example_12_joe_smelts_sarahs_silver_and_gives_it_back() -> None:
    story = table(
        player("Joe", play=["Sword", "Blacksmith", "Gold", COPPER, COPPER], pixels="RY"),
        player("Sarah", hand=["Silver"]),
    )
    story.answer("ability:sword")
    assert "Silver" in story.cards("Joe")
    assert story.side("Joe").treasure == 7
    story.answer("ability:blacksmith", "card:silver:borrowed")
    assert story.cards("Joe").count("Gold") == 2
    assert story.side("Joe").treasure == 8
    assert story.board("trash") == []
    story.answer("buy:elite-guard")
    assert "Silver" in story.cards("Sarah")  # it was in her hand, and her turn has begun
    assert story.pile("Joe", "discard").count("Gold") == 2
    assert story.left("Gold") == 9


@pytest.mark.rule("HF-12.1", "HF-14.11", "HF-14.12", "HF-14.13", "HF-14.25")
def test_example_13_greg_takes_revenge_on_the_dwarven_king() -> None:
    story = table(
        player(
            "Greg",
            play=["Swordsman", "Elite Guard", "Elite Guard", "Gold", "Commander Trauss"],
            spells=["Possess"],
            pixels="GGGGBB",
        ),
        player("Joe"),
        row=["Octopus", "Octopus", "Fish"],
        defeated=["Dwarven King", "Frog"],
        leaders_are_free=True,
    )
    story.answer("cast:possess", "pay:blue", "pay:blue", "card:swordsman")
    assert story.board("trash") == ["Swordsman"]
    assert "Ghost of Sen" in story.cards("Greg")
    story.answer("ability:ghost-of-sen")
    assert story.offers("fight:defeated-as-minion", "fight:defeated-as-boss", "fight:boss")
    story.answer("fight:defeated-as-boss", "strike")
    assert story.side("Greg").points == 5
    story.answer("ability:commander-trauss")
    assert story.side("Greg").points == 6
    assert story.side("Greg").exhausted[3] == 1  # the yellow pixel
    assert story.row == ["Octopus", "Octopus", "Fish"]
    assert story.board("defeated") == ["Dwarven King", "Frog"]


def test_the_cards_of_the_examples_cost_what_was_paid_for_them() -> None:
    prices = {"Silver": 3, "Blacksmith": 4, "Dwarven Stone": 9, "Thief": 2, "Elite Guard": 7}
    assert {name: card(name).cost for name in prices} == prices
