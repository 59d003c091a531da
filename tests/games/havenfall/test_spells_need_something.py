"""Spells that need something to choose, and spells in one's own turn. (HF-10.13, HF-10.14)"""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Given, Story, player, table


def castable(story: Story) -> list[str]:
    return [key for key in story.options if key.startswith("cast:")]


@pytest.mark.rule("HF-10.13")
@pytest.mark.parametrize(
    ("spell", "pixels", "joe"),
    [
        ("Lightning Strike", "BRR", player("Joe", kept=["Archer"])),
        ("Cheatcode", "RR", player("Joe", exhausted="G")),
        ("Stasis", "BB", player("Joe", pixels="G")),
        ("Pickpocket", "R", player("Joe", hand=["Copper"])),
        ("Second Sight", "B", player("Joe", hand=["Octopus"])),
        ("Ransack", "RY", player("Joe", hand=["Octopus"])),
        ("Inheritance", "RRRR", player("Joe", hand=["Copper"])),
        ("Riptide", "B", player("Joe", kept=["Squire"])),
        ("Unravel", "BB", player("Joe", kept=["Archer"])),
    ],
)
def test_a_spell_needs_something_of_an_opponent_to_choose(
    spell: str, pixels: str, joe: Given
) -> None:
    key = f"cast:{spell.lower().replace(' ', '-')}"
    greg = {"spells": [spell], "pixels": pixels}
    assert not table(player("Greg", **greg), player("Joe")).offers(key)
    assert table(player("Greg", **greg), joe).offers(key)


@pytest.mark.rule("HF-10.13")
@pytest.mark.parametrize(
    ("spell", "pixels", "without", "with_it"),
    [
        ("Battle Fury", "R", ["Copper"], ["Squire"]),
        ("Stone Skin", "G", ["Copper"], ["Squire"]),
        ("Giant's Draught", "GG", ["Copper"], ["Octopus"]),
        ("Transmute", "Y", ["Gold"], ["Silver"]),
        ("Possess", "GGGG", ["Squire"], ["Archer"]),
        ("Bloodrage", "R", ["Squire"], ["Octopus"]),
        ("Thick Hide", "G", ["Squire"], ["Octopus"]),
    ],
)
def test_a_spell_needs_a_card_of_its_own_kind_to_work_on(
    spell: str, pixels: str, without: list[str], with_it: list[str]
) -> None:
    key = f"cast:{spell.lower().replace(' ', '-').replace(chr(39), '')}"

    def greg(play: list[str]) -> Given:
        return player("Greg", play=[*play, "Lute"], spells=[spell], pixels=pixels)

    row = [None, None, None]
    bare = {"row": row, "monsters": [], "heroes": ["Bard"]}
    assert not table(greg(without), player("Joe"), **bare).offers(key)  # type: ignore[arg-type]
    assert table(greg(with_it), player("Joe"), **bare).offers(key)  # type: ignore[arg-type]


@pytest.mark.rule("HF-10.13")
def test_a_spell_that_chooses_nothing_can_be_played_for_nothing() -> None:
    story = table(player("Greg", play=["Copper"], spells=["Stampede"], pixels="RGG"))
    story.answer("cast:stampede")  # without a hero
    assert story.totals("Greg") == (0, 0)
    assert story.board("trashed_spells") == ["Stampede"]


@pytest.mark.rule("HF-10.13")
def test_a_text_that_names_a_moment_is_for_that_moment_only() -> None:
    story = table(
        player(
            "Greg", spells=["Hush", "Bulwark", "Toll", "Grand Heist", "Windfall"], pixels="BGYRY"
        ),
        player("Joe", kept=["Archer"], hand=["Gold"]),
    )
    assert castable(story) == ["cast:windfall"]


@pytest.mark.rule("HF-10.14")
def test_in_ones_own_turn_a_spell_can_be_played_before_and_after_the_action_and_in_a_fight() -> (
    None
):
    story = table(
        player(
            "Greg",
            play=["Elite Guard", "Elite Guard"],
            spells=["Windfall", "Battle Fury", "Stone Skin"],
            pixels="RGY",
        ),
        row=["Fish", "Fish", "Fish"],
    )
    assert set(castable(story)) == {"cast:windfall", "cast:battle-fury", "cast:stone-skin"}
    story.answer("cast:windfall", "fight:minion-1")
    assert story.asks("Greg", "fighting")
    story.answer("cast:stone-skin", "strike")
    assert story.board("defeated") == ["Fish"]
    assert castable(story) == ["cast:battle-fury"]
