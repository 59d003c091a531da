"""An amount stands once on a card: its text and what it does both come from there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import breakfall
from breakfall.core.overlay import Changes, apply_overlay, remove_overlay
from tests.games.havenfall.story import Story, card, player, table

INFO = breakfall.find_game("havenfall")


@pytest.fixture(autouse=True)
def built_in_cards_afterwards() -> Iterator[None]:
    yield
    remove_overlay("havenfall")


def lay_over(changes: Changes) -> None:
    apply_overlay("havenfall", INFO.faces(), changes)


def elite_guards() -> Story:
    return table(player("Greg", play=["Elite Guard", *["Squire"] * 3, "Copper"], pixels="RGY"))


def test_another_amount_changes_what_an_ability_says_and_does() -> None:
    story = elite_guards()
    assert "Up to 3 other heroes get +2 damage and +2 health each." in story.label(
        "ability:elite-guard"
    )
    story.answer("ability:elite-guard")
    assert story.totals("Greg") == (4 + 3 * (2 + 2), 4 + 3 * (1 + 2))
    lay_over({"Elite Guard": {"amount": 5, "also": 2}})
    story = elite_guards()
    assert "Up to 2 other heroes get +5 damage and +5 health each." in story.label(
        "ability:elite-guard"
    )
    story.answer("ability:elite-guard")
    assert story.totals("Greg") == (4 + 3 * 2 + 2 * 5, 4 + 3 * 1 + 2 * 5)


def test_another_amount_changes_what_a_spell_says_and_does() -> None:
    lay_over({"Windfall": {"amount": 7}})
    story = table(player("Greg", play=["Copper"], spells=["Windfall"], pixels="Y"))
    assert story.label("cast:windfall") == "Play Windfall (yellow). +7 treasure this turn."
    story.answer("cast:windfall")
    assert story.side("Greg").treasure == 1 + 7


def test_answers_name_the_amount_of_the_card_that_asks() -> None:
    lay_over({"Tome of Serpents": {"amount": 6}, "Assassin": {"amount": 1}})
    greg = player("Greg", play=["Tome of Serpents", "Assassin", "Copper"], pixels="Y")
    story = table(greg)
    story.answer("information:tome-of-serpents")
    assert story.label("gain:treasure") == "+6 treasure"
    story.answer("gain:treasure")
    assert story.side("Greg").treasure == 1 + 6
    story.answer("ability:assassin")
    assert story.label("gain:health") == "+1 health"


def test_one_card_is_told_in_the_singular() -> None:
    lay_over({"Archer": {"amount": 1}})
    assert card("Archer").ability_text == "Draw 1 card."
