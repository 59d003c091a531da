"""Nobody holds more than five spells. (HF-10.6)"""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import player, table

FIVE = ["Windfall", "Toll", "Hush", "Bulwark", "Purge"]


@pytest.mark.rule("HF-10.6")
def test_with_five_spells_nobody_asks() -> None:
    story = table(
        player("Emily", play=["Spell Book"], spells=FIVE[:4], pixels="B"), spells=["Stasis"]
    )
    story.answer("ability:spell-book")
    assert story.asks("Emily", "turn")
    assert len(story.pile("Emily", "spells")) == 5


@pytest.mark.rule("HF-10.6")
def test_the_sixth_spell_makes_one_go_at_once() -> None:
    story = table(
        player("Emily", play=["Spell Book"], spells=FIVE, pixels="BY"),
        player("Greg"),
        spells=["Stasis"],
    )
    story.answer("ability:spell-book")
    assert story.asks("Emily", "too-many-spells")
    drops = [key for key in story.options if key.startswith("drop")]
    assert sorted(drops) == sorted(
        ["drop:windfall", "drop:toll", "drop:hush", "drop:bulwark", "drop:purge", "drop:stasis"]
    )
    story.answer("drop:stasis")  # the new one
    assert sorted(story.pile("Emily", "spells")) == sorted(FIVE)
    assert story.board("trashed_spells") == ["Stasis"]
    assert story.asks("Emily", "turn")


@pytest.mark.rule("HF-10.6")
def test_the_sixth_spell_may_be_answered_by_playing_one_that_can_be_played() -> None:
    story = table(
        player("Emily", play=["Spell Book"], spells=FIVE, pixels="BY"),
        player("Greg"),
        spells=["Stasis"],
    )
    story.answer("ability:spell-book")
    casts = [key for key in story.options if key.startswith("cast")]
    # Toll, Hush and Bulwark wait for an opponent's turn; Stasis takes a blue pixel.
    assert sorted(casts) == ["cast:purge", "cast:windfall"]
    story.answer("cast:windfall")
    assert story.side("Emily").treasure == 4
    assert "Stasis" in story.pile("Emily", "spells")
    assert story.board("trashed_spells") == ["Windfall"]


@pytest.mark.rule("HF-10.6")
def test_two_spells_too_many_go_one_after_the_other() -> None:
    story = table(
        player("Emily", play=["Wizard"], spells=FIVE, pixels="BR"),
        spells=["Stasis", "Gamble", "Riptide"],
    )
    story.answer("ability:wizard", "keep:gamble")
    assert story.asks("Emily", "too-many-spells")
    story.answer("drop:toll")
    assert story.asks("Emily", "keep-spell")
    story.answer("keep:stasis", "drop:hush")
    assert len(story.pile("Emily", "spells")) == 5
    assert {"Gamble", "Stasis"} <= set(story.pile("Emily", "spells"))


@pytest.mark.rule("HF-5.12", "HF-10.6")
def test_cards_drawn_by_a_sixth_spell_after_discarding_are_discarded_too() -> None:
    greg = player(
        "Greg",
        play=["Acolyte"],
        deck=["Gold", "Gold", *["Copper"] * 5],
        spells=["Second Wind", *FIVE[:4]],
        pixels="BG",
    )
    story = table(greg, player("Joe"), spells=["Stasis"])
    story.answer("ability:acolyte", "end")
    assert story.asks("Greg", "too-many-spells")
    story.answer("cast:second-wind")
    assert story.cards("Greg") == []
    assert sorted(story.pile("Greg", "discard")) == ["Acolyte", "Gold", "Gold"]
    assert story.pile("Greg", "hand") == ["Copper"] * 5


# ---------------------------------------------------------------- others may respond


CHEAT = {"spells": ["Cheatcode"], "pixels": "RR"}


@pytest.mark.rule("HF-10.25")
def test_a_spell_played_as_one_of_six_can_be_answered_like_any_other() -> None:
    story = table(
        player("Emily", play=["Spell Book"], spells=FIVE, pixels="BY"),
        player("Greg", **CHEAT),
        spells=["Stasis"],
    )
    story.answer("ability:spell-book", "pass")
    assert story.asks("Emily", "too-many-spells")
    story.answer("cast:windfall")
    assert story.asks("Greg", "spell-played")
    assert story.prompt == "Player 1 plays Windfall. Respond with a spell?"
    story.answer("cast:cheatcode", "pixel:exhausted-blue")
    assert story.pixels("Emily") == "/Y"
    assert story.asks("Emily", "turn")


@pytest.mark.rule("HF-10.25")
def test_a_spell_trashed_as_one_of_six_opens_no_window() -> None:
    story = table(
        player("Emily", play=["Spell Book"], spells=FIVE, pixels="BY"),
        player("Greg", **CHEAT),
        spells=["Stasis"],
    )
    story.answer("ability:spell-book", "pass", "drop:toll")
    assert story.asks("Emily", "turn")


@pytest.mark.rule("HF-10.9", "HF-10.25")
def test_one_of_six_played_during_another_spell_waits_for_the_window_of_that_spell() -> None:
    story = table(
        player("Emily", play=["Copper"], spells=["Moonlit Page", *FIVE[:4]], pixels="BY"),
        player("Greg", **CHEAT),
        spells=["Stasis", "Purge", "Gamble"],
    )
    story.answer("cast:moonlit-page")
    assert story.asks("Emily", "too-many-spells")  # four, and two more
    story.answer("cast:windfall")
    assert story.asks("Greg", "spell-played")
    assert "Moonlit Page" in story.prompt
    story.answer("pass")
    assert story.asks("Emily", "turn")  # once was enough


@pytest.mark.rule("HF-10.25")
def test_one_of_six_played_in_a_window_opens_no_other_one() -> None:
    story = table(
        player("Greg", play=["Copper"], pixels="G"),
        player("Emily", spells=["Moonlit Page", "Cheatcode", *FIVE[1:4]], pixels="BRRY"),
        player("Joe", **CHEAT),
        spells=["Stasis", "Purge", "Gamble"],
    )
    story.answer("end")
    assert story.asks("Emily", "turn-ends")
    story.answer("cast:moonlit-page", "cast:cheatcode", "pay:yellow", "player:left-2")
    assert story.asks("Joe", "turn-ends")
