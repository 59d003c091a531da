"""Copies that look alike and are not: each has its own option, in words of its own."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Story, player, table


def labels(story: Story) -> list[str]:
    return [story.label(key) for key in story.options]


@pytest.mark.rule("HF-11.6", "HF-14.22")
def test_a_lute_of_my_own_and_a_taken_one_are_two_answers() -> None:
    story = table(
        player("Greg", play=["Sword", "Lute"], pixels="R"),
        player("Sarah", hand=["Lute"]),
        heroes=["Bard"],
    )
    story.answer("ability:sword")
    assert story.offers("information:lute", "information:lute:borrowed")
    assert story.label("information:lute") != story.label("information:lute:borrowed")
    story.answer("information:lute:borrowed", "end")
    assert "Lute" in story.pile("Greg", "discard")  # his own one was not used
    assert story.left("Lute") == 8


@pytest.mark.rule("HF-9.4", "HF-14.22")
def test_a_lute_that_was_played_can_be_told_from_a_fresh_one() -> None:
    greg = player("Greg", play=["Lute", "Lute"], pixels="R", deck=["Copper"])
    story = table(greg, heroes=["Bard"])
    story.answer("information:lute", "trash")
    assert story.options == ["card:lute:played", "card:lute", "card:copper"]
    assert len(set(labels(story))) == 3
    story.answer("card:lute", "end")
    assert story.board("trash") == ["Lute"]
    assert story.left("Lute") == 9  # the played one is on its pile beside the eight


@pytest.mark.rule("HF-14.9", "HF-14.24")
def test_lightning_can_find_the_archer_that_would_stay() -> None:
    story = table(
        player("Greg", play=["Lookout", "Archer", "Archer"], pixels="G"),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
    )
    story.answer("ability:lookout", "pass", "card:archer", "end", "cast:lightning-strike")
    assert story.offers("card:archer:left-1", "card:archer:stays:left-1")
    assert len(set(labels(story))) == 3
    story.answer("card:archer:stays:left-1")
    assert story.cards("Greg") == []


@pytest.mark.rule("HF-14.7", "HF-14.10")
def test_the_seer_that_does_not_stay_can_be_the_one_that_is_discarded() -> None:
    greg = player("Greg", play=["Lookout", "Seer", "Seer"], pixels="GBY", deck=["Copper"] * 9)
    story = table(greg, player("Joe"))
    story.answer("ability:lookout", "card:seer")
    assert story.label("ability:seer") != story.label("ability:seer:stays")
    story.answer("ability:seer", "pixel:blue", "end")
    assert story.cards("Greg") == ["Seer"]


@pytest.mark.rule("HF-14.9", "HF-14.24")
def test_heroes_of_two_opponents_are_called_by_their_players() -> None:
    story = table(
        player("Greg", play=["Archer"]),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
        player("Emily", kept=["Archer"]),
    )
    story.answer("end", "cast:lightning-strike")
    assert story.label("card:archer:left-2") == "Archer (3/4, of Player 1)"
    assert story.label("card:archer:left-1") == "Archer (3/4, of Player 3)"


@pytest.mark.rule("HF-11.4")
def test_a_taken_copper_and_one_of_my_own_have_different_words() -> None:
    story = table(
        player("Greg", play=["Sword", "Copper"], pixels="RY"),
        player("Sarah", hand=["Copper"]),
    )
    story.answer("ability:sword")
    assert story.label("ability:copper").startswith("Use Copper: Thrift")
    assert story.label("ability:copper:borrowed").startswith(
        "Use Copper (taken from Player 2): Thrift"
    )


@pytest.mark.rule("HF-14.3", "HF-14.24")
def test_lightning_can_find_the_shape_shifter_whose_feral_was_not_hushed() -> None:
    story = table(
        player("Greg", play=["Shape Shifter", "Shape Shifter"], pixels="GG"),
        player("Joe", spells=["Hush", "Lightning Strike"], pixels="BBRY"),
    )
    story.answer("ability:shape-shifter", "cast:hush", "pass")
    story.answer("ability:shape-shifter", "pass", "fight:boss", "strike", "cast:lightning-strike")
    feral = "card:shape-shifter:boss-3-3:used:left-1"
    assert story.offers("card:shape-shifter:used:left-1", feral)
    assert "+3/+3 against a boss" in story.label(feral)
    story.answer(feral)
    assert story.prompt == "You fight Sea Serpent (12/12) with 2 damage and 3 health."


# ---------------------------------------------------------------- whose cards and pixels


@pytest.mark.rule("HF-14.17")
def test_backstab_says_whose_hand_it_chooses_from() -> None:
    story = table(
        player("Greg", play=["Quin's Daggers"], pixels="R"),
        player("Joe", hand=["Gold", "Silver", "Sword"]),
        player("Emily", hand=["Archer", "Seer", "Shield"]),
    )
    story.answer("ability:quins-daggers", "information:quins-daggers")
    assert story.prompt == "Quin's Daggers: discard which card of Player 2's hand?"
    story.answer("take:gold")
    assert story.asks("Joe", "discard-from-hand")
    assert story.prompt == "Quin's Daggers: discard which card of your hand?"
    story.answer("take:silver")
    assert story.prompt == "Quin's Daggers: discard which card of Player 3's hand?"


@pytest.mark.rule("HF-14.26", "HF-14.27")
def test_frostfire_points_at_the_pixels_of_the_right_war_room() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Frostfire"], pixels="BRGY"),
        player("Joe", pixels="BY", exhausted="R"),
    )
    story.answer("cast:frostfire")
    assert places(story) == ["pixel:1:blue", "pixel:1:yellow", "pixel:1:exhausted-red"]
    story.answer("pixel:exhausted-red")
    assert places(story)[0] == "pixel:0:green"


@pytest.mark.rule("HF-14.7")
def test_a_pixel_to_reset_is_pointed_at_where_it_lies() -> None:
    story = table(player("Greg", play=["Seer"], pixels="BY", exhausted="R"))
    story.answer("ability:seer")
    assert "pixel:0:exhausted-red" in places(story)


@pytest.mark.rule("HF-11.6")
def test_a_taken_hero_swept_away_is_not_said_to_be_on_a_deck() -> None:
    story = table(
        player("Greg", play=["Sword"], pixels="R"),
        player("Joe", hand=["Squire"], spells=["Riptide"], pixels="B"),
    )
    story.answer("ability:sword", "fight:minion-1", "cast:riptide")
    assert not any("on top of" in line for line in story.told)
    assert "Squire" in story.cards("Joe")  # it went back, and his turn has begun


def places(story: Story) -> list[str]:
    assert story.match.choice is not None
    return [place for offer in story.match.choice.options for place in offer.places]
