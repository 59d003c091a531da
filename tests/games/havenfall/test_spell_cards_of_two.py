"""The twelve spells of two pixels: each does what is printed on it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.havenfall.story import player, table


@pytest.mark.rule("HF-14.27")
def test_frostfire_switches_a_pixel_of_each() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Frostfire"], pixels="BRY"),
        player("Joe", pixels="G"),
        player("Sarah", exhausted="R"),
    )
    story.answer("cast:frostfire", "player:left-2", "pixel:yellow")
    assert story.pixels("Greg") == "/BRR"
    assert story.pixels("Sarah") == "/Y"
    assert story.pixels("Joe") == "G/"


def test_mirage_withdraws_the_monster_that_is_fought() -> None:
    story = table(
        player("Greg", play=["Squire"]),
        player("Joe", spells=["Mirage"], pixels="BG"),
        row=["Fish", "Octopus", "Dragon"],
        monsters=["Giant Worm", "Frog"],
    )
    story.answer("fight:minion-1", "cast:mirage", "monster:minion-1")
    assert story.row == ["Giant Worm", "Octopus", "Dragon"]
    assert story.board("monster_deck") == ["Frog", "Fish"]
    assert "Player 1 cannot defeat Giant Worm." in story.told


@pytest.mark.rule("HF-8.16")
def test_the_monster_that_mirage_brings_can_be_named_in_the_same_turn() -> None:
    story = table(
        player("Greg", play=["Squire"], spells=["Mirage"], pixels="BG"),
        player("Joe"),
        row=["Octopus", "Octopus", "Dragon"],
        monsters=["Fish"],
    )
    story.answer("cast:mirage", "monster:minion-1")
    assert story.row == ["Fish", "Octopus", "Dragon"]
    story.answer("fight:minion-1")
    assert story.board("defeated") == ["Fish"]


UP_TO_FOUR = ["squire", "silver", "shape-shifter", "swordsman", "assassin"]


def test_appraise_gains_a_card_of_up_to_four() -> None:
    greg = player("Greg", play=["Copper"], spells=["Appraise"], pixels="BY")
    story = table(greg, player("Joe"), artifacts=["Orken Jewel"])
    story.answer("cast:appraise")
    assert story.options == [f"take:{key}" for key in UP_TO_FOUR]
    story.answer("take:silver")
    assert story.pile("Greg", "discard") == ["Silver"]


def test_appraise_can_be_played_when_the_turn_of_another_ends() -> None:
    story = table(player("Greg"), player("Sarah"), player("Joe", spells=["Appraise"], pixels="BY"))
    story.answer("end")
    assert story.asks("Joe", "turn-ends")
    story.answer("cast:appraise", "take:swordsman")
    assert story.pile("Joe", "discard") == ["Swordsman"]


@pytest.mark.parametrize(
    ("spell", "pixels", "more"), [("Warpath", "RG", (2, 1)), ("Stampede", "RGB", (2, 2))]
)
def test_warpath_and_stampede_strengthen_all_your_heroes(
    spell: str, pixels: str, more: tuple[int, int]
) -> None:
    greg = player("Greg", play=["Squire", "Archer", "Octopus"], spells=[spell], pixels=pixels)
    story = table(greg, player("Joe"))
    story.answer(f"cast:{spell.lower()}")
    assert story.totals("Greg") == (2 + 3 + 5 + 2 * more[0], 1 + 4 + 3 + 2 * more[1])


def test_ransack_makes_an_opponent_discard_two_cards_at_random() -> None:
    left: Counter[str] = Counter()
    for seed in range(40):
        story = table(
            player("Greg", play=["Copper"], spells=["Ransack"], pixels="RY"),
            player("Joe", hand=["Gold", "Silver", "Octopus"]),
            seed=seed,
        )
        story.answer("cast:ransack")
        assert len(story.pile("Joe", "discard")) == 2
        left[story.pile("Joe", "hand")[0]] += 1
    assert set(left) == {"Gold", "Silver", "Octopus"}  # a monster is discarded like any card
    assert min(left.values()) >= 4


def test_ransack_takes_what_is_there() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Ransack"], pixels="RY"),
        player("Joe", hand=["Gold"]),
    )
    story.answer("cast:ransack")
    assert story.pile("Joe", "discard") == ["Gold"]


def test_harvest_draws_two_cards_and_brings_three_treasure() -> None:
    greg = player("Greg", play=["Copper"], deck=["Gold", "Shield"], spells=["Harvest"], pixels="GY")
    story = table(greg, player("Joe"))
    story.answer("cast:harvest")
    assert story.cards("Greg") == ["Copper", "Gold", "Shield"]
    assert story.side("Greg").treasure == 1 + 3 + 3


@pytest.mark.rule("HF-14.26")
def test_cheatcode_takes_a_pixel_of_the_opponent_you_choose() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Cheatcode"], pixels="RB"),
        player("Joe", pixels="G"),
        player("Sarah", pixels="Y"),
    )
    story.answer("cast:cheatcode", "player:left-2")
    assert story.pixels("Greg") == "/BRY"
    assert (story.pixels("Joe"), story.pixels("Sarah")) == ("G/", "/")


def test_stasis_exhausts_three_pixels_of_your_choice() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Stasis"], pixels="BB"),
        player("Joe", pixels="RRGGY"),
    )
    story.answer("cast:stasis", "pixel:red", "pixel:red", "pixel:yellow")
    assert story.pixels("Joe") == "GG/RRY"
    assert story.asks("Greg", "turn")


def test_stasis_exhausts_all_pixels_if_there_are_fewer() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Stasis"], pixels="BB"),
        player("Joe", pixels="RR", exhausted="G"),
    )
    story.answer("cast:stasis")
    assert story.pixels("Joe") == "/RRG"


def test_giants_draught_gives_five_damage_and_five_health() -> None:
    play = ["Squire", "Archer", "Copper"]
    greg = player("Greg", play=play, spells=["Giant's Draught"], pixels="GG")
    story = table(greg, player("Joe"))
    story.answer("cast:giants-draught")
    assert story.options == ["card:squire", "card:archer"]
    story.answer("card:squire")
    assert story.totals("Greg") == (2 + 3 + 5, 1 + 4 + 5)
    assert story.told[-1] == "Squire gets +5 damage and +5 health."


def test_golden_hour_brings_five_treasure_and_a_second_buy() -> None:
    greg = player("Greg", play=["Gold", "Shield"], spells=["Golden Hour"], pixels="YYG")
    story = table(greg, player("Joe"))
    story.answer("cast:golden-hour", "pay:yellow")
    assert story.side("Greg").treasure == 3 + 5
    story.answer("buy:silver", "buy:silver")
    assert story.pile("Greg", "discard") == ["Silver", "Silver"]
    assert story.side("Greg").treasure == 2
    assert not any(key.startswith("buy:") for key in story.options)


def test_unravel_takes_all_damage_and_health_of_a_hero() -> None:
    story = table(
        player("Greg", play=["Archer", "Squire"]),
        player("Joe", spells=["Unravel"], pixels="BB"),
        row=["Octopus", "Fish", "Fish"],
    )
    story.answer("fight:minion-1", "cast:unravel", "card:archer:left-1")
    assert "Player 1's Archer loses its damage and health this turn." in story.told
    assert "Player 1 cannot defeat Octopus." in story.told  # 2/1 against 5/3
    assert "Archer" in story.pile("Greg", "discard")  # it was not trashed


def test_unravel_takes_what_feral_and_rally_have_given_too() -> None:
    story = table(
        player("Greg", play=["Shape Shifter", "Elite Guard", "Lookout"], pixels="RGGG"),
        player("Joe", spells=["Unravel"], pixels="BB"),
        row=["Fish", "Fish", "Frog"],
    )
    story.answer("ability:elite-guard", "ability:shape-shifter:4-5", "fight:boss", "strike")
    story.answer("cast:unravel", "card:shape-shifter:4-5:boss-3-3:used:left-1")
    side = story.side("Greg")
    assert (side.damage, side.health) == (4 + 1 + 2, 4 + 2 + 2)
    assert (side.boss_damage, side.boss_health) == (0, 0)


def test_second_charge_gives_an_additional_fight() -> None:
    greg = player("Greg", play=["Elite Guard"] * 4, spells=["Second Charge"], pixels="GG")
    story = table(greg, player("Joe"), row=["Fish", "Octopus", "Frog"])
    story.answer("cast:second-charge", "fight:minion-1", "strike", "fight:boss", "strike")
    assert story.board("defeated") == ["Frog", "Fish"]
    assert story.side("Greg").points == 1
