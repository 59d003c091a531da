"""Action: trashing."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import player, table

COPPER = "Copper"


@pytest.mark.rule("HF-9.1")
@pytest.mark.parametrize(
    ("colour", "left"),
    [("blue", "RGY/B"), ("red", "BGY/R"), ("green", "BRY/G"), ("yellow", "BRG/Y")],
)
def test_a_pixel_of_any_colour_trashes_a_card(colour: str, left: str) -> None:
    story = table(player("Greg", play=["Sword", "Shield"], pixels="BRGY"), player("Joe"))
    story.answer("trash", "card:sword", f"pay:{colour}")
    assert story.board("trash") == ["Sword"]
    assert story.cards("Greg") == ["Shield"]
    assert story.pixels("Greg") == left


@pytest.mark.rule("HF-9.1")
def test_without_an_available_pixel_nothing_can_be_trashed() -> None:
    story = table(player("Greg", play=[COPPER], exhausted="BRGY"), player("Joe"))
    assert not story.offers("trash")


@pytest.mark.rule("HF-9.2")
def test_you_trash_one_card_after_another_and_stop_when_you_like() -> None:
    story = table(player("Greg", play=[COPPER, "Sword", "Shield"], pixels="BBB"), player("Joe"))
    story.answer("trash", "card:copper")
    assert story.offers("trash", "end")
    story.answer("trash", "card:sword", "end")
    assert story.board("trash") == ["Sword", COPPER]
    assert story.pile("Greg", "discard") == ["Shield"]
    assert story.pixels("Greg") == "B/BB"


@pytest.mark.rule("HF-9.2")
def test_you_trash_no_more_cards_than_you_have_pixels() -> None:
    story = table(player("Greg", play=[COPPER, "Sword", "Shield"], pixels="BB"), player("Joe"))
    story.answer("trash", "card:copper", "trash", "card:sword")
    assert not story.offers("trash")


@pytest.mark.rule("HF-9.3")
def test_a_trashed_card_lies_open_and_never_comes_back() -> None:
    story = table(
        player("Greg", play=["Silver", COPPER], pixels="BB", deck=[]),
        player("Joe"),
    )
    story.answer("trash", "card:silver")
    assert story.seen("Joe")["trash"] == ["silver"]
    assert story.left("Silver") == 16  # not back on its pile
    assert not any(key.startswith(("take", "buy:silver")) for key in story.options)
    story.answer("end")
    assert story.pile("Greg", "hand") == [COPPER]  # all that was shuffled
    assert story.board("trash") == ["Silver"]


@pytest.mark.rule("HF-9.4")
def test_your_own_cards_of_any_type_can_be_trashed() -> None:
    own = ["Gold", "Lute", "Squire", "Orken Jewel", "King Mordell", "Octopus", "Ghost of Sen"]
    story = table(
        player("Greg", play=own, pixels="B", discard=["Sword"], deck=["Shield"]),
        player("Joe", kept=["Archer"]),
    )
    story.answer("trash")
    assert story.asks("Greg", "trash-which")
    assert story.options == [
        "card:gold",
        "card:lute",
        "card:squire",
        "card:orken-jewel",
        "card:king-mordell",
        "card:octopus",
        "card:ghost-of-sen",
    ]


@pytest.mark.rule("HF-9.4")
def test_a_card_of_an_opponent_cannot_be_trashed() -> None:
    story = table(
        player("Greg", play=["Sword", COPPER], pixels="BR"),
        player("Joe", hand=["Gold"]),
    )
    story.answer("ability:sword")
    assert story.cards("Greg") == ["Sword", COPPER, "Gold"]
    story.answer("trash")
    assert story.options == ["card:sword:used", "card:copper"]


@pytest.mark.rule("HF-9.4")
def test_a_card_whose_text_forbids_it_cannot_be_trashed() -> None:
    story = table(player("Greg", play=["Family Heirloom"], pixels="BB"), player("Joe"))
    assert not story.offers("trash")
    other = table(player("Greg", play=["Family Heirloom", COPPER, "Sword"], pixels="BB"))
    other.answer("trash")
    assert other.options == ["card:copper", "card:sword"]


@pytest.mark.rule("HF-9.5")
def test_what_a_trashed_card_has_done_stays_done() -> None:
    story = table(
        player("Greg", play=["Silver", COPPER, "Spell Book"], pixels="YYY"),
        player("Joe"),
    )
    story.answer("ability:silver")
    assert story.side("Greg").treasure == 5
    story.answer("trash", "card:silver:used")
    assert story.side("Greg").treasure == 3  # without the printed 2
    assert story.offers("buy-spell")
    story.answer("buy-spell")
    assert len(story.pile("Greg", "spells")) == 1
